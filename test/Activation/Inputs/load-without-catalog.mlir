func.func @f() {
  act.load_func_set 0 {engine = "act"}
  return
}
