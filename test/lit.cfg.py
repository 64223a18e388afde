"""How lit runs the tests below this folder."""

import os

import lit.formats

config.name = "Tutti"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".hlo", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.tutti_build_dir, "test")
config.environment["PATH"] = os.pathsep.join(
    [
        os.path.join(config.tutti_build_dir, "bin"),
        config.llvm_bin_dir,
        config.environment["PATH"],
    ]
)
# FileCheck variables end with the function they were bound in.
config.environment["FILECHECK_OPTS"] = "--enable-var-scope"
# Compiled programs are kept with the tests, not in the user's cache.
config.environment["TUTTI_CACHE"] = os.path.join(config.test_exec_root, "cache")
config.substitutions.append(("%tutti_src", config.tutti_source_dir))
config.substitutions.append(("%tutti_build", config.tutti_build_dir))
