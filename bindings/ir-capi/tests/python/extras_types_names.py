"""Short names of all types."""

from mlir.ir import *
from mlir.extras import types as T

with Context(), Location.unknown():
    print([str(f()) for f in (T.bool, T.i8, T.i16, T.i32, T.i64, T.si8, T.si64, T.ui8, T.ui32, T.f16, T.f32, T.f64, T.bf16, T.tf32, T.index, T.none)])
    print(T.i(5), T.si(6), T.ui(7), T.complex(T.f32()), T.tuple(T.i8(), T.f32()), T.function(inputs=[T.i8()], results=[]))
