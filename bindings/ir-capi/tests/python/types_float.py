"""Float types."""

from mlir.ir import *
with Context():
    for cls in [BF16Type, F16Type, F32Type, F64Type, FloatTF32Type, Float8E5M2Type, Float8E4M3Type, Float8E4M3FNType,
                Float8E5M2FNUZType, Float8E4M3FNUZType, Float8E4M3B11FNUZType, Float8E3M4Type, Float6E2M3FNType,
                Float6E3M2FNType, Float4E2M1FNType, Float8E8M0FNUType]:
        ty = cls.get()
        print(ty, repr(ty), ty.width, FloatType(ty), ty == Type.parse(str(ty)))
