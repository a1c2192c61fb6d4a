// Part of odsgen. Apache-2.0.
//
// The shape dialect and its types. Names and values are those of MLIR 22's
// mlir/Dialect/Shape/IR/ShapeBase.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef SHAPE_BASE_TD
#define SHAPE_BASE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def ShapeDialect : Dialect {
  let name = "shape";
  let summary = "Types and operations for shape dialect";
  let description = "Computes shapes of values. A function of shapes gives the invalid shape for an invalid one.";
  let cppNamespace = "::mlir::shape";
  let dependentDialects = ["arith::ArithDialect", "tensor::TensorDialect"];
  let useDefaultTypePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
}

class Shape_Type<string name, string typeMnemonic> : TypeDef<ShapeDialect, name> {
  let mnemonic = typeMnemonic;
}

def Shape_ShapeType : Shape_Type<"Shape", "shape"> {
  let description = "A shape: of no known rank, of a rank with sizes that may be unknown, or invalid.";
}
def Shape_SizeType : Shape_Type<"Size", "size"> {
  let description = "A size that is not negative; it may be unknown or invalid.";
}
def Shape_ValueShapeType : Shape_Type<"ValueShape", "value_shape"> {
  let description = "A value with its shape; either may be unknown.";
}

def Shape_ExtentTensorType : 1DTensorOf<[Index]>,
    BuildableType<"::mlir::RankedTensorType::get({ShapedType::kDynamic}, $_builder.getType<::mlir::IndexType>())"> {
  let description = "A valid shape as a tensor of its sizes.";
}

def Shape_ShapeOrSizeType : AnyTypeOf<[Shape_SizeType, Shape_ShapeType], "shape or size">;
def Shape_ShapeOrExtentTensorType
    : AnyTypeOf<[Shape_ShapeType, Shape_ExtentTensorType], "shape or extent tensor">;
def Shape_SizeOrIndexType : AnyTypeOf<[Shape_SizeType, Index], "size or index">;
def Shape_AnyShapeOrSizeType : AnyTypeOf<[Shape_SizeOrIndexType, Shape_ShapeOrExtentTensorType], "any shape or size">;

def Shape_WitnessType : Shape_Type<"Witness", "witness"> {
  let description = "Orders code after the checks that it relies on. When the code runs, nothing of it is left.";
}

#endif // SHAPE_BASE_TD
