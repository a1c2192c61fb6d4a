func.func @a( ) { return }
// -----   


// A part with an error that is expected stays.
// expected-error @+1 {{unknown}}
   func.func  @b( ) { unknown.op   }

    // -----
#a = 1 : i32
"t.op"( ) {a = #a} : () -> ()
// -----


