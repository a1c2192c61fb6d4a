"""Names of `ir` that dialects' modules give with `import *`, and types of parameters."""

from mlir.dialects import _ods_common

for dialect in ("affine", "arith", "builtin", "func", "scf", "tensor"):
    names = {}
    exec(f"from mlir.dialects.{dialect} import *", names)
    print(dialect, [name for name in ("ShapedType", "Context", "IntegerAttr", "InsertionPoint", "np") if name in names])
for name in (
    "BoolOrAttrList", "DynamicIndexList", "IntOrAttrList", "MixedInt", "MixedValues", "OptionalBoolList",
    "OptionalIntList", "ResultValueT", "StaticIntLike", "ValueLike", "VariadicResultValueT",
):
    print(name, hasattr(_ods_common, name))
