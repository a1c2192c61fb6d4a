#map=affine_map<( d0 , d1 )[ s0 ]->( d0+d1 , d0   mod 2,-1)>
#set = affine_set< (d0) : (d0 >= 0,d0== 1 , 4 - d0>=0) >
!alias=tuple< i32,tensor< ?x4xf32 > >
#opaque = #other.attr<a  ,  "b, {" , [ c ]>
{-#
  dialect_resources : {
    builtin: { blob : "0x04000000010000000200000003000000"   }
  }
#-}
module attributes{ a.b,c.d={ e },f.g = [ 1:i8 , 2 : i8 ]   }{
"t.op"(){a = dense<[ [1,2] , [3,   4] ]>:tensor<2x2xi32> , b = array<i32:1 ,2>,c=dense<(1 ,2)> : tensor<complex<i32>>,
         d = @sym :: @nested , e = "a  b" , f= -1 : i32, g = !other.type< a  b >,
  h = sparse<[[0,1]], 5> : tensor<2x2xi32>, i = #map , j = loc("f":1 : 2), k = memref<4x?xf32,strided<[?,1],offset: 3>>}
  : ()->()
}
