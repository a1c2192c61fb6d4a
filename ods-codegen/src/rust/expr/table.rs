//! The classes, methods and functions that the runtime provides to expressions, each by its C++ name, with its function in
//! `ir_core::predicates`. Names match in either language's style: `getShape`, `get_shape` and `shape` are equal.

use crate::model::names::camel_to_snake;

/// A kind of value, in the notation of the rows below.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Bool,
    Int,
    Float,
    Str,
    Type,
    Attribute,
    ApInt,
    ApFloat,
    AffineMap,
    IntegerSet,
    Value,
    Op,
    Region,
    /// A slice that is borrowed from the context.
    List(&'static Kind),
    /// A vector; emitted code borrows it.
    OwnedList(&'static Kind),
    /// `Option`, as a value.
    Optional(&'static Kind),
    /// A type of a class.
    Class(&'static str),
}

/// A class of types or attributes.
#[derive(Debug)]
pub(in crate::rust) struct Class {
    /// Its C++ name without `mlir::`.
    pub(in crate::rust) name: &'static str,
    /// Its base class, where methods are looked up that it does not have.
    pub(super) base: &'static str,
    /// The function that tests for it.
    pub(in crate::rust) test: &'static str,
}

/// A method of a class, or a function.
pub(super) struct Function {
    /// The C++ name: `Class.method` or `function` or `Class::function`, without `mlir::` and `llvm::`.
    pub(super) name: &'static str,
    /// Its parameters besides the object and the context.
    pub(super) args: &'static [Kind],
    /// Its result.
    pub(super) result: Kind,
    /// Whether the Rust function returns an `Option` of the result.
    pub(super) is_partial: bool,
    /// The Rust function.
    pub(super) path: &'static str,
}

const fn class(name: &'static str, base: &'static str, test: &'static str) -> Class {
    Class { name, base, test }
}

/// A function that always returns a result.
const fn total(name: &'static str, args: &'static [Kind], result: Kind, path: &'static str) -> Function {
    Function { name, args, result, is_partial: false, path }
}

/// A function that returns an `Option` of its result.
const fn partial(name: &'static str, args: &'static [Kind], result: Kind, path: &'static str) -> Function {
    Function { name, args, result, is_partial: true, path }
}

use Kind::{ApInt, Attribute, Bool, Float, Int, List, Op, Optional, OwnedList, Region, Str, Type, Value};

/// The builtin classes.
pub(super) const CLASSES: &[Class] = &[
    class("Type", "", "types::is_type"),
    class("IntegerType", "Type", "types::is_integer_type"),
    class("IndexType", "Type", "types::is_index_type"),
    class("NoneType", "Type", "types::is_none_type"),
    class("ComplexType", "Type", "types::is_complex_type"),
    class("TupleType", "Type", "types::is_tuple_type"),
    class("FunctionType", "Type", "types::is_function_type"),
    class("GraphType", "Type", "types::is_graph_type"),
    class("OpaqueType", "Type", "types::is_opaque_type"),
    class("FloatType", "Type", "types::is_float_type"),
    class("Float4E2M1FNType", "FloatType", "types::is_f4_e2m1_fn"),
    class("Float6E2M3FNType", "FloatType", "types::is_f6_e2m3_fn"),
    class("Float6E3M2FNType", "FloatType", "types::is_f6_e3m2_fn"),
    class("Float8E5M2Type", "FloatType", "types::is_f8_e5m2"),
    class("Float8E4M3Type", "FloatType", "types::is_f8_e4m3"),
    class("Float8E4M3FNType", "FloatType", "types::is_f8_e4m3_fn"),
    class("Float8E5M2FNUZType", "FloatType", "types::is_f8_e5m2_fnuz"),
    class("Float8E4M3FNUZType", "FloatType", "types::is_f8_e4m3_fnuz"),
    class("Float8E4M3B11FNUZType", "FloatType", "types::is_f8_e4m3_b11_fnuz"),
    class("Float8E3M4Type", "FloatType", "types::is_f8_e3m4"),
    class("Float8E8M0FNUType", "FloatType", "types::is_f8_e8m0_fnu"),
    class("BFloat16Type", "FloatType", "types::is_bf16"),
    class("Float16Type", "FloatType", "types::is_f16"),
    class("FloatTF32Type", "FloatType", "types::is_tf32"),
    class("Float32Type", "FloatType", "types::is_f32"),
    class("Float64Type", "FloatType", "types::is_f64"),
    class("Float80Type", "FloatType", "types::is_f80"),
    class("Float128Type", "FloatType", "types::is_f128"),
    class("ShapedType", "Type", "types::is_shaped_type"),
    class("VectorType", "ShapedType", "types::is_vector_type"),
    class("VectorType::Builder", "VectorType", "types::is_vector_type"),
    class("FixedVectorType", "VectorType", "types::is_fixed_vector_type"),
    class("ScalableVectorType", "VectorType", "types::is_scalable_vector_type"),
    class("TensorType", "ShapedType", "types::is_tensor_type"),
    class("RankedTensorType", "TensorType", "types::is_ranked_tensor_type"),
    class("UnrankedTensorType", "TensorType", "types::is_unranked_tensor_type"),
    class("BaseMemRefType", "ShapedType", "types::is_base_memref_type"),
    class("MemRefType", "BaseMemRefType", "types::is_memref_type"),
    class("UnrankedMemRefType", "BaseMemRefType", "types::is_unranked_memref_type"),
    class("Attribute", "", "attributes::is_attribute"),
    class("TypedAttr", "Attribute", "attributes::is_typed_attr"),
    class("UnitAttr", "Attribute", "attributes::is_unit_attr"),
    class("IntegerAttr", "TypedAttr", "attributes::is_integer_attr"),
    class("BoolAttr", "Attribute", "attributes::is_bool_attr"),
    class("FloatAttr", "TypedAttr", "attributes::is_float_attr"),
    class("StringAttr", "TypedAttr", "attributes::is_string_attr"),
    class("ArrayAttr", "Attribute", "attributes::is_array_attr"),
    class("DictionaryAttr", "Attribute", "attributes::is_dictionary_attr"),
    class("TypeAttr", "Attribute", "attributes::is_type_attr"),
    class("SymbolRefAttr", "Attribute", "attributes::is_symbol_ref_attr"),
    class("FlatSymbolRefAttr", "SymbolRefAttr", "attributes::is_flat_symbol_ref_attr"),
    class("ElementsAttr", "TypedAttr", "attributes::is_elements_attr"),
    class("DenseElementsAttr", "ElementsAttr", "attributes::is_dense_elements_attr"),
    class("DenseIntOrFPElementsAttr", "DenseElementsAttr", "attributes::is_dense_int_or_fp_elements_attr"),
    class("DenseIntElementsAttr", "DenseElementsAttr", "attributes::is_dense_int_elements_attr"),
    class("DenseFPElementsAttr", "DenseElementsAttr", "attributes::is_dense_fp_elements_attr"),
    class("DenseStringElementsAttr", "DenseElementsAttr", "attributes::is_dense_string_elements_attr"),
    class("SplatElementsAttr", "DenseElementsAttr", "attributes::is_splat_elements_attr"),
    class("SparseElementsAttr", "ElementsAttr", "attributes::is_sparse_elements_attr"),
    class("DenseResourceElementsAttr", "ElementsAttr", "attributes::is_dense_resource_elements_attr"),
    class("DenseArrayAttr", "Attribute", "attributes::is_dense_array_attr"),
    class("DenseBoolArrayAttr", "DenseArrayAttr", "attributes::is_dense_bool_array_attr"),
    class("DenseI8ArrayAttr", "DenseArrayAttr", "attributes::is_dense_i8_array_attr"),
    class("DenseI16ArrayAttr", "DenseArrayAttr", "attributes::is_dense_i16_array_attr"),
    class("DenseI32ArrayAttr", "DenseArrayAttr", "attributes::is_dense_i32_array_attr"),
    class("DenseI64ArrayAttr", "DenseArrayAttr", "attributes::is_dense_i64_array_attr"),
    class("DenseF32ArrayAttr", "DenseArrayAttr", "attributes::is_dense_f32_array_attr"),
    class("DenseF64ArrayAttr", "DenseArrayAttr", "attributes::is_dense_f64_array_attr"),
    class("AffineMapAttr", "Attribute", "attributes::is_affine_map_attr"),
    class("IntegerSetAttr", "Attribute", "attributes::is_integer_set_attr"),
    class("StridedLayoutAttr", "Attribute", "attributes::is_strided_layout_attr"),
    class("DistinctAttr", "Attribute", "attributes::is_distinct_attr"),
    class("LocationAttr", "Attribute", "attributes::is_location_attr"),
    class("OpaqueAttr", "Attribute", "attributes::is_opaque_attr"),
];

const VECTOR: Kind = Kind::Class("VectorType");
const SHAPED: Kind = Kind::Class("ShapedType");

/// Methods.
pub(super) const METHODS: &[Function] = &[
    total("Type.isInteger", &[], Bool, "types::is_integer_type"),
    total("Type.isInteger", &[Int], Bool, "types::is_integer_of_width"),
    total("Type.isSignlessInteger", &[], Bool, "types::is_signless_integer"),
    total("Type.isSignlessInteger", &[Int], Bool, "types::is_signless_integer_of_width"),
    total("Type.isSignedInteger", &[], Bool, "types::is_signed_integer"),
    total("Type.isSignedInteger", &[Int], Bool, "types::is_signed_integer_of_width"),
    total("Type.isUnsignedInteger", &[], Bool, "types::is_unsigned_integer"),
    total("Type.isUnsignedInteger", &[Int], Bool, "types::is_unsigned_integer_of_width"),
    total("Type.isSignlessIntOrIndex", &[], Bool, "types::is_signless_int_or_index"),
    total("Type.isSignlessIntOrFloat", &[], Bool, "types::is_signless_int_or_float"),
    total("Type.isSignlessIntOrIndexOrFloat", &[], Bool, "types::is_signless_int_or_index_or_float"),
    total("Type.isIntOrIndex", &[], Bool, "types::is_int_or_index"),
    total("Type.isIntOrFloat", &[], Bool, "types::is_int_or_float"),
    total("Type.isIntOrIndexOrFloat", &[], Bool, "types::is_int_or_index_or_float"),
    total("Type.isIndex", &[], Bool, "types::is_index_type"),
    total("Type.isFloat", &[], Bool, "types::is_float_type"),
    total("Type.isBF16", &[], Bool, "types::is_bf16"),
    total("Type.isF16", &[], Bool, "types::is_f16"),
    total("Type.isTF32", &[], Bool, "types::is_tf32"),
    total("Type.isF32", &[], Bool, "types::is_f32"),
    total("Type.isF64", &[], Bool, "types::is_f64"),
    total("Type.isF80", &[], Bool, "types::is_f80"),
    total("Type.isF128", &[], Bool, "types::is_f128"),
    partial("Type.getIntOrFloatBitWidth", &[], Int, "types::bit_width"),
    total("IntegerType.isSignless", &[], Bool, "types::is_signless_integer"),
    total("IntegerType.isSigned", &[], Bool, "types::is_signed_integer"),
    total("IntegerType.isUnsigned", &[], Bool, "types::is_unsigned_integer"),
    partial("IntegerType.getWidth", &[], Int, "types::integer_width"),
    partial("FloatType.getWidth", &[], Int, "types::bit_width"),
    partial("FunctionType.getInputs", &[], List(&Type), "types::function_inputs"),
    partial("FunctionType.getResults", &[], List(&Type), "types::function_results"),
    partial("GraphType.getInputs", &[], List(&Type), "types::function_inputs"),
    partial("GraphType.getResults", &[], List(&Type), "types::function_results"),
    partial("TupleType.getTypes", &[], List(&Type), "types::tuple_types"),
    partial("ComplexType.getElementType", &[], Type, "types::complex_element_type"),
    partial("ShapedType.getElementType", &[], Type, "shaped::element_type"),
    partial("ShapedType.getElementTypeBitWidth", &[], Int, "shaped::element_type_bit_width"),
    total("ShapedType.hasRank", &[], Bool, "shaped::has_rank"),
    partial("ShapedType.getRank", &[], Int, "shaped::rank"),
    partial("ShapedType.getShape", &[], List(&Int), "shaped::shape"),
    partial("ShapedType.getDimSize", &[Int], Int, "shaped::dim_size"),
    partial("ShapedType.isDynamicDim", &[Int], Bool, "shaped::is_dynamic_dim"),
    total("ShapedType.hasStaticShape", &[], Bool, "shaped::has_static_shape"),
    total("ShapedType.hasStaticShape", &[List(&Int)], Bool, "shaped::has_this_static_shape"),
    partial("ShapedType.getNumElements", &[], Int, "shaped::num_elements"),
    partial("ShapedType.getNumDynamicDims", &[], Int, "shaped::num_dynamic_dims"),
    partial("ShapedType.clone", &[Type], SHAPED, "shaped::with_element_type"),
    partial("VectorType.clone", &[Type], VECTOR, "shaped::with_element_type"),
    partial("VectorType.cloneWith", &[Optional(&List(&Int)), Type], VECTOR, "shaped::clone_with"),
    partial("ShapedType.cloneWith", &[Optional(&List(&Int)), Type], SHAPED, "shaped::clone_with"),
    partial("VectorType.getScalableDims", &[], List(&Bool), "shaped::scalable_dims"),
    total("VectorType.isScalable", &[], Bool, "shaped::is_scalable"),
    total("VectorType.allDimsScalable", &[], Bool, "shaped::all_dims_scalable"),
    partial("VectorType.scaleElementBitwidth", &[Int], VECTOR, "shaped::scale_element_bit_width"),
    partial("VectorType::Builder.dropDim", &[Int], Kind::Class("VectorType::Builder"), "shaped::drop_dim"),
    partial(
        "VectorType::Builder.setDim",
        &[Int, Int],
        Kind::Class("VectorType::Builder"),
        "shaped::with_dim",
    ),
    partial(
        "VectorType::Builder.setElementType",
        &[Type],
        Kind::Class("VectorType::Builder"),
        "shaped::with_element_type",
    ),
    total("RankedTensorType.getEncoding", &[], Optional(&Attribute), "shaped::encoding"),
    total("BaseMemRefType.getMemorySpace", &[], Optional(&Attribute), "shaped::memory_space"),
    total("MemRefType.isStrided", &[], Bool, "shaped::is_strided"),
    partial("TypedAttr.getType", &[], Type, "attributes::attribute_type"),
    partial("ElementsAttr.getType", &[], SHAPED, "attributes::attribute_type"),
    partial("ElementsAttr.getElementType", &[], Type, "attributes::elements_element_type"),
    partial("ElementsAttr.getNumElements", &[], Int, "attributes::elements_count"),
    partial("ElementsAttr.size", &[], Int, "attributes::elements_count"),
    total("DenseElementsAttr.isSplat", &[], Bool, "attributes::is_splat_elements_attr"),
    partial("IntegerAttr.getValue", &[], ApInt, "attributes::integer_value"),
    partial("IntegerAttr.getInt", &[], Int, "attributes::int"),
    partial("IntegerAttr.getSInt", &[], Int, "attributes::int"),
    partial("IntegerAttr.getUInt", &[], Int, "attributes::uint"),
    partial("BoolAttr.getValue", &[], Bool, "attributes::bool_value"),
    partial("FloatAttr.getValue", &[], Kind::ApFloat, "attributes::float_value"),
    partial("StringAttr.getValue", &[], Str, "attributes::string_value"),
    partial("StringAttr.str", &[], Str, "attributes::string_value"),
    partial("StringAttr.strref", &[], Str, "attributes::string_value"),
    partial("SymbolRefAttr.getRootReference", &[], Str, "attributes::root_reference"),
    partial("FlatSymbolRefAttr.getValue", &[], Str, "attributes::root_reference"),
    partial("TypeAttr.getValue", &[], Type, "attributes::type_value"),
    partial("ArrayAttr.getValue", &[], List(&Attribute), "attributes::array_elements"),
    partial("ArrayAttr.size", &[], Int, "attributes::array_size"),
    partial("DictionaryAttr.size", &[], Int, "attributes::dictionary_size"),
    total("DictionaryAttr.get", &[Str], Optional(&Attribute), "attributes::dictionary_entry"),
    partial("DenseArrayAttr.size", &[], Int, "attributes::dense_array_size"),
    partial("DenseArrayAttr.getSize", &[], Int, "attributes::dense_array_size"),
    partial("DenseBoolArrayAttr.asArrayRef", &[], OwnedList(&Bool), "attributes::dense_array_bools"),
    partial("DenseI8ArrayAttr.asArrayRef", &[], OwnedList(&Int), "attributes::dense_array_ints"),
    partial("DenseI16ArrayAttr.asArrayRef", &[], OwnedList(&Int), "attributes::dense_array_ints"),
    partial("DenseI32ArrayAttr.asArrayRef", &[], OwnedList(&Int), "attributes::dense_array_ints"),
    partial("DenseI64ArrayAttr.asArrayRef", &[], OwnedList(&Int), "attributes::dense_array_ints"),
    partial("AffineMapAttr.getValue", &[], Kind::AffineMap, "attributes::affine_map"),
    partial("IntegerSetAttr.getValue", &[], Kind::IntegerSet, "attributes::integer_set"),
    total("ApInt.isNegative", &[], Bool, "numbers::is_negative"),
    total("ApInt.isNonNegative", &[], Bool, "numbers::is_non_negative"),
    total("ApInt.isStrictlyPositive", &[], Bool, "numbers::is_strictly_positive"),
    total("ApInt.isZero", &[], Bool, "numbers::is_zero"),
    total("ApInt.isPowerOf2", &[], Bool, "numbers::is_power_of_2"),
    total("ApInt.getBitWidth", &[], Int, "numbers::bit_width"),
    partial("ApInt.getSExtValue", &[], Int, "numbers::sext_value"),
    partial("ApInt.getZExtValue", &[], Int, "numbers::zext_value"),
    total("Value.getType", &[], Type, "values::value_type"),
    total("Value.use_empty", &[], Bool, "values::is_unused"),
    total("Value.hasOneUse", &[], Bool, "values::has_one_use"),
    partial("Op.getOperand", &[Int], Value, "values::operand"),
    partial("Op.getResult", &[Int], Value, "values::result"),
    total("Op.getNumOperands", &[], Int, "values::num_operands"),
    total("Op.getNumResults", &[], Int, "values::num_results"),
    total("Op.getNumRegions", &[], Int, "values::num_regions"),
    total("Op.getNumSuccessors", &[], Int, "values::num_successors"),
    total("Op.getOperands", &[], OwnedList(&Value), "values::operands"),
    total("Op.getResults", &[], OwnedList(&Value), "values::results"),
    total("Op.getOperandTypes", &[], OwnedList(&Type), "values::operand_types"),
    total("Op.getResultTypes", &[], OwnedList(&Type), "values::result_types"),
    total("Op.getParentOp", &[], Optional(&Op), "values::parent_op"),
    total("Region.empty", &[], Bool, "values::is_empty_region"),
    total("Region.hasOneBlock", &[], Bool, "values::has_one_block"),
    total("Region.getNumArguments", &[], Int, "values::num_region_arguments"),
    total("Block.getNumArguments", &[], Int, "values::num_block_arguments"),
    total("Builder.getI1Type", &[], Kind::Class("IntegerType"), "build::i1_type"),
    total("Builder.getI8Type", &[], Kind::Class("IntegerType"), "build::i8_type"),
    total("Builder.getI16Type", &[], Kind::Class("IntegerType"), "build::i16_type"),
    total("Builder.getI32Type", &[], Kind::Class("IntegerType"), "build::i32_type"),
    total("Builder.getI64Type", &[], Kind::Class("IntegerType"), "build::i64_type"),
    total("Builder.getIndexType", &[], Kind::Class("IndexType"), "types::index_type"),
    total("Builder.getNoneType", &[], Kind::Class("NoneType"), "types::none_type"),
    total("Builder.getBF16Type", &[], Kind::Class("BFloat16Type"), "types::bf16_type"),
    total("Builder.getF16Type", &[], Kind::Class("Float16Type"), "types::f16_type"),
    total("Builder.getTF32Type", &[], Kind::Class("FloatTF32Type"), "build::tf32_type"),
    total("Builder.getF32Type", &[], Kind::Class("Float32Type"), "types::f32_type"),
    total("Builder.getF64Type", &[], Kind::Class("Float64Type"), "types::f64_type"),
    total("Builder.getF80Type", &[], Kind::Class("Float80Type"), "build::f80_type"),
    total("Builder.getF128Type", &[], Kind::Class("Float128Type"), "build::f128_type"),
    partial("Builder.getIntegerType", &[Int], Kind::Class("IntegerType"), "types::integer_type"),
    partial("Builder.getIntegerType", &[Int, Bool], Kind::Class("IntegerType"), "build::integer_type_signed"),
    total("Builder.getUnitAttr", &[], Kind::Class("UnitAttr"), "build::unit_attr"),
    total("Builder.getBoolAttr", &[Bool], Kind::Class("BoolAttr"), "build::bool_attr"),
    total("Builder.getI8IntegerAttr", &[Int], Kind::Class("IntegerAttr"), "build::i8_attr"),
    total("Builder.getI16IntegerAttr", &[Int], Kind::Class("IntegerAttr"), "build::i16_attr"),
    total("Builder.getI32IntegerAttr", &[Int], Kind::Class("IntegerAttr"), "build::i32_attr"),
    total("Builder.getI64IntegerAttr", &[Int], Kind::Class("IntegerAttr"), "build::i64_attr"),
    total("Builder.getIndexAttr", &[Int], Kind::Class("IntegerAttr"), "build::index_attr"),
    partial("Builder.getIntegerAttr", &[Type, Int], Kind::Class("IntegerAttr"), "build::integer_attr"),
    total("Builder.getF32FloatAttr", &[Float], Kind::Class("FloatAttr"), "build::f32_attr"),
    total("Builder.getF64FloatAttr", &[Float], Kind::Class("FloatAttr"), "build::f64_attr"),
    partial("Builder.getFloatAttr", &[Type, Float], Kind::Class("FloatAttr"), "build::float_attr"),
    total("Builder.getStringAttr", &[Str], Kind::Class("StringAttr"), "build::string_attr"),
    total("Builder.getArrayAttr", &[List(&Attribute)], Kind::Class("ArrayAttr"), "build::array_attr"),
    total(
        "Builder.getDenseBoolArrayAttr",
        &[List(&Bool)],
        Kind::Class("DenseBoolArrayAttr"),
        "build::dense_bool_array_attr",
    ),
    total(
        "Builder.getDenseI8ArrayAttr",
        &[List(&Int)],
        Kind::Class("DenseI8ArrayAttr"),
        "build::dense_i8_array_attr",
    ),
    total(
        "Builder.getDenseI16ArrayAttr",
        &[List(&Int)],
        Kind::Class("DenseI16ArrayAttr"),
        "build::dense_i16_array_attr",
    ),
    total(
        "Builder.getDenseI32ArrayAttr",
        &[List(&Int)],
        Kind::Class("DenseI32ArrayAttr"),
        "build::dense_i32_array_attr",
    ),
    total(
        "Builder.getDenseI64ArrayAttr",
        &[List(&Int)],
        Kind::Class("DenseI64ArrayAttr"),
        "build::dense_i64_array_attr",
    ),
    total("Builder.getI32ArrayAttr", &[List(&Int)], Kind::Class("ArrayAttr"), "build::i32_array_attr"),
    total("Builder.getI64ArrayAttr", &[List(&Int)], Kind::Class("ArrayAttr"), "build::i64_array_attr"),
    total("Builder.getBoolArrayAttr", &[List(&Bool)], Kind::Class("ArrayAttr"), "build::bool_array_attr"),
    total("Builder.getStrArrayAttr", &[List(&Str)], Kind::Class("ArrayAttr"), "build::str_array_attr"),
];

/// Free functions and static methods. Arguments that are the context are left out.
pub(super) const FUNCTIONS: &[Function] = &[
    total("getElementTypeOrSelf", &[Type], Type, "shaped::element_type_or_self"),
    partial("getFlattenedTypes", &[Type], OwnedList(&Type), "types::flattened_types"),
    total("getI1SameShape", &[Type], Type, "shaped::i1_same_shape"),
    total("isPowerOf2_64", &[Int], Bool, "numbers::is_power_of_2_64"),
    total("isPowerOf2_32", &[Int], Bool, "numbers::is_power_of_2_64"),
    total("ShapedType::isDynamic", &[Int], Bool, "shaped::is_dynamic"),
    total("hasNItems", &[Region, Int], Bool, "values::has_blocks"),
    total("hasNItemsOrMore", &[Region, Int], Bool, "values::has_blocks_or_more"),
    total("hasNItemsOrLess", &[Region, Int], Bool, "values::has_blocks_or_less"),
    total("hasSingleElement", &[Region], Bool, "values::has_one_block"),
    partial("IntegerType::get", &[Int], Kind::Class("IntegerType"), "types::integer_type"),
    total("IndexType::get", &[], Kind::Class("IndexType"), "types::index_type"),
    total("NoneType::get", &[], Kind::Class("NoneType"), "types::none_type"),
    total("BFloat16Type::get", &[], Kind::Class("BFloat16Type"), "types::bf16_type"),
    total("Float16Type::get", &[], Kind::Class("Float16Type"), "types::f16_type"),
    total("Float32Type::get", &[], Kind::Class("Float32Type"), "types::f32_type"),
    total("Float64Type::get", &[], Kind::Class("Float64Type"), "types::f64_type"),
    total("ComplexType::get", &[Type], Kind::Class("ComplexType"), "types::complex_type"),
    total(
        "FunctionType::get",
        &[List(&Type), List(&Type)],
        Kind::Class("FunctionType"),
        "types::function_type",
    ),
    partial("VectorType::get", &[List(&Int), Type], VECTOR, "shaped::vector_type"),
    partial("VectorType::get", &[List(&Int), Type, List(&Bool)], VECTOR, "shaped::scalable_vector_type"),
    partial(
        "RankedTensorType::get",
        &[List(&Int), Type],
        Kind::Class("RankedTensorType"),
        "shaped::ranked_tensor_type",
    ),
    partial(
        "RankedTensorType::get",
        &[List(&Int), Type, Attribute],
        Kind::Class("RankedTensorType"),
        "shaped::encoded_tensor_type",
    ),
    partial(
        "UnrankedTensorType::get",
        &[Type],
        Kind::Class("UnrankedTensorType"),
        "shaped::unranked_tensor_type",
    ),
    partial("IntegerAttr::get", &[Type, Int], Kind::Class("IntegerAttr"), "build::integer_attr"),
    partial("FloatAttr::get", &[Type, Float], Kind::Class("FloatAttr"), "build::float_attr"),
    total("StringAttr::get", &[Str], Kind::Class("StringAttr"), "build::string_attr"),
    total("TypeAttr::get", &[Type], Kind::Class("TypeAttr"), "build::type_attr"),
    total("UnitAttr::get", &[], Kind::Class("UnitAttr"), "build::unit_attr"),
    total("BoolAttr::get", &[Bool], Kind::Class("BoolAttr"), "build::bool_attr"),
    total("ArrayAttr::get", &[List(&Attribute)], Kind::Class("ArrayAttr"), "build::array_attr"),
    total("SymbolRefAttr::get", &[Str], Kind::Class("SymbolRefAttr"), "build::symbol_ref_attr"),
    total("FlatSymbolRefAttr::get", &[Str], Kind::Class("FlatSymbolRefAttr"), "build::symbol_ref_attr"),
    total("AffineMapAttr::get", &[Kind::AffineMap], Kind::Class("AffineMapAttr"), "build::affine_map_attr"),
];

/// Methods of lists, which the emitter expands; listed here with the other known methods.
pub(super) const LIST_METHODS: &[(&str, ListMethod)] = &[
    ("size", ListMethod::Len),
    ("empty", ListMethod::IsEmpty),
    ("front", ListMethod::First),
    ("back", ListMethod::Last),
    ("drop_front", ListMethod::DropFront),
    ("drop_back", ListMethod::DropBack),
    ("contains", ListMethod::Contains),
    ("types", ListMethod::Types),
    ("type", ListMethod::Types),
];

/// A method of a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ListMethod {
    /// The number of elements.
    Len,
    /// Whether it is empty.
    IsEmpty,
    /// The first element.
    First,
    /// The last element.
    Last,
    /// All elements but the first, or the first few.
    DropFront,
    /// All elements but the last, or the last few.
    DropBack,
    /// Whether it contains a value.
    Contains,
    /// The types of its values.
    Types,
}

/// Traits that `hasTrait<T>` asks for, with the function that tests for each.
pub(super) const TRAITS: &[(&str, &str)] = &[("ValueSemantics", "types::has_value_semantics")];

/// The form of a name that both styles share: in snake case, a getter without `get_`.
pub(super) fn normalized(name: &str) -> String {
    let snake = camel_to_snake(name);
    match snake.strip_prefix("get_") {
        Some(rest) if !rest.is_empty() => rest.to_owned(),
        _ => snake,
    }
}

/// Whether two names end with the same letter, a fast check that rules out most pairs.
fn ends_alike(name: &str, normalized: &str) -> bool {
    let last = |name: &str| name.bytes().last().map(|byte| byte.to_ascii_lowercase());
    last(name) == last(normalized)
}

/// The class of that name, without `mlir::`.
pub(super) fn find_class(name: &str) -> Option<&'static Class> {
    CLASSES.iter().find(|class| class.name == name)
}

/// Whether a class is another or derives from it.
pub(super) fn derives_from(class: &str, base: &str) -> bool {
    let mut found = find_class(class);
    while let Some(class) = found {
        if class.name == base {
            return true;
        }
        found = find_class(class.base);
    }
    false
}

/// A method of a class or of one of its base classes, by its normalized name and number of arguments.
pub(super) fn find_method(class: &str, name: &str, args: usize) -> Option<&'static Function> {
    let mut class = class;
    loop {
        let found = METHODS.iter().find(|method| {
            let method_name = method.name.strip_prefix(class).and_then(|rest| rest.strip_prefix('.'));
            method.args.len() == args
                && method_name.is_some_and(|method| ends_alike(method, name) && normalized(method) == name)
        });
        if found.is_some() {
            return found;
        }
        class = find_class(class)?.base;
    }
}

/// A function by its name without `mlir::` and `llvm::`, in either style, and its number of arguments.
pub(super) fn find_function(name: &str, args: usize) -> Option<&'static Function> {
    let split = |name: &str| match name.rsplit_once("::") {
        Some((owner, last)) => (owner.to_owned(), camel_to_snake(last)),
        None => (String::new(), camel_to_snake(name)),
    };
    let wanted = split(name);
    FUNCTIONS.iter().find(|function| function.args.len() == args && split(function.name) == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_derive_from_classes() {
        for class in CLASSES {
            assert!(class.base.is_empty() || find_class(class.base).is_some(), "{}", class.name);
            assert!(
                derives_from(class.name, "Type") != derives_from(class.name, "Attribute"),
                "{}",
                class.name
            );
        }
    }

    #[test]
    fn methods_have_classes_and_are_found_in_both_styles() {
        for method in METHODS {
            let Some((class, name)) = method.name.split_once('.') else { panic!("{}", method.name) };
            let is_plain = ["ApInt", "Value", "Op", "Region", "Block", "Builder"].contains(&class);
            assert!(is_plain || find_class(class).is_some(), "{}", method.name);
            for spelling in [name.to_owned(), camel_to_snake(name)] {
                let found = find_method(class, &normalized(&spelling), method.args.len());
                assert!(found.is_some_and(|found| found.path == method.path), "{}", method.name);
            }
        }
    }
}
