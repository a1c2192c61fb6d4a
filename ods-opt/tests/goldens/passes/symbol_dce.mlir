// options: --symbol-dce --mlir-print-op-generic
module {
  "gpu.module"() <{sym_name = "m"}> ({
    func.func private @dead()
    func.func private @used()
    func.func @user() { func.call @used() : () -> () return }
  }) : () -> ()
  func.func private @outer()
  func.func private @outer2()
  func.func private @outer3()
  func.func private @outer4()
  func.func private @outer5() 
  "gpu.module"() <{sym_name = "m2"}> ({
    "test.x"() {a = @outer5} : () -> ()
  }) : () -> ()
  "test.x"() {a = @outer} : () -> ()
}
