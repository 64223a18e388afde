"""Interrupts `tutti compile` while it writes; prints the files it left behind.

usage: interrupt.py FOLDER
"""

import os
import signal
import subprocess
import sys
import time

folder = sys.argv[1]
program = os.path.join(folder, "in.mlir")
with open(program, "w") as file:
    file.write("func.func @f(%0: tensor<4xf32>) -> tensor<4xf32> {\n")
    for i in range(1, 100000):
        file.write(f"  %{i} = stablehlo.add %{i - 1}, %0 : tensor<4xf32>\n")
    file.write("  return %99999 : tensor<4xf32>\n}\n")

output = os.path.join(folder, "out.mlir")
with open(output, "w") as file:
    file.write("as it was\n")
process = subprocess.Popen(["tutti", "compile", program, "--quiet", "-o", output])
while process.poll() is None and len(os.listdir(folder)) < 3:
    time.sleep(0.001)  # until the temporary file is there
process.send_signal(signal.SIGINT)
print("signal", -process.wait())
print(sorted(os.listdir(folder)))
with open(output) as file:
    print(file.readline())
