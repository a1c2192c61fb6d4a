%t, %v = "t.x"() : () -> (!async.token, !async.value<f32>)
async.await %t : !async.token
%0 = async.await %v : !async.value<f32>
