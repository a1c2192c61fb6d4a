

// Where operations begin, and levels.
module{func.func @one_line(%a : i32)->i32{return %a : i32}
    func.func @two( %a :i32 , %b:i32 ) -> (i32,i32)
    {
      %0,%1 = func.call @two( %b,%a ):(i32,i32)->(i32,i32)
          %2 :2=func.call @two(%0, %1)   :   (i32, i32) -> (i32, i32)


      return %2#0,%2#1:i32,i32
    }
  func.func private @empty()   module {} module{
  } module {

  // Nothing yet.
}}
func.func @blocks(%c: i1) {
      cf.cond_br %c,^yes( %c :i1 ) , ^no
^yes ( %x : i1 ) :// after a label
    cf.br ^no
    ^no:

    return
}
func.func @regions(%c : i1) -> i32 {
  %0 = scf.if %c ->(i32){
    %1 = arith.constant 1 : i32
        scf.yield %1 : i32 }else{
    %2 = arith.constant 2 : i32  scf.yield %2 : i32
  }
  %3 = scf.if %c -> (i32) {
    scf.yield %0 : i32
  }
  else
  {
    scf.yield %0 : i32
  } {a.b }
  return %3 : i32
}
