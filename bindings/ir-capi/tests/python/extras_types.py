"""Short names of types."""

from _support import attempt
from mlir.ir import *
import mlir.extras.types as T
with Context(), Location.unknown():
    print(T.i(5), T.si(6), T.ui(7), T.bool(), T.i8(), T.i16(), T.i32(), T.i64(), T.index(), T.f16(), T.f32(), T.f64(), T.bf16(), T.none())
    print(T.complex(T.f32()), T.vector(2, 3, T.f32()), T.tensor(2, 3, T.i8()), T.tensor(T.f32()), T.memref(4, T.f64()), T.tuple(T.i8(), T.f32()), T.function(inputs=[T.i8()], results=[]))
    print(T.vector(4, T.f32(), scalable=[True]), T.memref(2, T.f32(), memory_space=Attribute.parse("1 : i64")))
    attempt(T.tensor, 2)
    attempt(T.vector, T.f32(), 2)
