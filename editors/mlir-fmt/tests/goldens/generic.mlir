"t.op" ( )<{a=1:i32 ,b = { c}}>( { },{
} , {"t.inner"() :()->() ^bb0 ( %a:i32 , %b : tensor<4xf32>loc("x":1:2) ) :
"t.end"(%a)[ ^bb0 , ^bb1 ]:(i32)->()
^bb1:}){d , e="x"}:()->()   loc( "here" )
%0:2, %1 = "t.three"() { f } :() -> (i32,i32 , !t.ty<a  ,b>)
%named = "t.long"(%0#0, %0#1,
                  %1)
    {g = 1}
      : (i32, i32, !t.ty<a  ,b>)
     -> i32
