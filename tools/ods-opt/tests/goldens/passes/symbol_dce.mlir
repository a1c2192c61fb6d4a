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
// -----
module { builtin.module { func.func @pub() { return }  func.func private @priv() { return } } }
// -----
module { builtin.module @a { func.func @pub() { return }  func.func private @priv() { return } } }
// -----
module { builtin.module @a attributes {sym_visibility = "private"} { func.func @pub() { return }  func.func private @priv() { return } } }
// -----
module { builtin.module { builtin.module @b { func.func @pub() { return } } } }
// -----
func.func private @f() { 
  builtin.module { func.func @pub() { return }  func.func private @priv() { return } } 
  return }
func.func @g() { call @f() : () -> () return }
// -----
func.func @f() { 
  builtin.module { func.func @pub() { call @priv() : () -> () return }  func.func private @priv() { return } func.func private @p2() { return } 
    func.func nested @n() { return }
    builtin.module { func.func @pub() { return } func.func private @q() { return } } 
    builtin.module @m { func.func @pub() { return } func.func private @q() { return } } 
    builtin.module @m2 attributes {sym_visibility = "private"} { func.func @pub() { return } func.func private @q() { return } } 
    builtin.module @m3 attributes {sym_visibility = "nested"} { func.func @pub() { return } func.func private @q() { return } } 
  } 
  return }
// -----
func.func nested @n() { return }
// -----
func.func @f() { 
  builtin.module { func.func nested @n() { return } }
  return }
