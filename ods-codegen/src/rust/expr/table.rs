//! The classes, methods and functions that the runtime provides to expressions, each by its C++ name, with
//! its counterpart among the [functions](ods_schema::functions) of the runtime. Names match in either
//! language's style: `getShape`, `get_shape` and `shape` are equal.

use ods_schema::functions::{Function, Kind, attributes, build, numbers, shaped, types, values};

use crate::model::names::camel_to_snake;

/// A class of types or attributes.
#[derive(Debug)]
pub struct Class {
    /// Its C++ name without `mlir::`.
    pub name: &'static str,
    /// Its base class, where methods are looked up that it does not have.
    pub(super) base: &'static str,
    /// The function that tests for it.
    pub test: Function,
}

/// A C++ method or function with its counterpart in the runtime.
#[derive(Debug)]
pub(super) struct Callee {
    /// The C++ name: `Class.method` or `function` or `Class::function`, without `mlir::` and `llvm::`.
    pub(super) name: &'static str,
    /// Its counterpart.
    pub(super) function: Function,
    /// The class of the type or attribute that it returns, if that is more than `Type` or `Attribute`.
    pub(super) class: Option<&'static str>,
    /// Whether an `Option` that it returns is a value that may be null in C++, rather than the failure of a
    /// cast.
    is_nullable: bool,
}

const fn class(name: &'static str, base: &'static str, test: Function) -> Class {
    Class { name, base, test }
}

const fn callee(name: &'static str, function: Function) -> Callee {
    Callee { name, function, class: None, is_nullable: false }
}

impl Callee {
    /// The same with a class of the result.
    const fn returning(self, class: &'static str) -> Callee {
        Callee { class: Some(class), ..self }
    }

    /// The same with a result that may be null.
    const fn nullable(self) -> Callee {
        Callee { is_nullable: true, ..self }
    }

    /// Its result, and whether it may have none.
    pub(super) fn result(&self) -> (Kind, bool) {
        match self.function.result {
            Kind::Optional(result) if !self.is_nullable => (*result, true),
            result => (result, false),
        }
    }

    /// Number of arguments in C++ besides the context. The object of a method does not count, and that of a
    /// builder is the context.
    fn arity(&self) -> usize {
        self.parameters().len()
    }

    /// The kinds of these arguments.
    pub(super) fn parameters(&self) -> &'static [Kind] {
        let has_object = self.name.split_once('.').is_some_and(|(class, _)| class != "Builder");
        self.function.arguments().get(usize::from(has_object)..).unwrap_or_default()
    }
}

/// The builtin classes.
pub(super) const CLASSES: &[Class] = &[
    class("Type", "", types::is_type),
    class("IntegerType", "Type", types::is_integer_type),
    class("IndexType", "Type", types::is_index_type),
    class("NoneType", "Type", types::is_none_type),
    class("TokenType", "Type", types::is_token_type),
    class("ComplexType", "Type", types::is_complex_type),
    class("TupleType", "Type", types::is_tuple_type),
    class("FunctionType", "Type", types::is_function_type),
    class("GraphType", "Type", types::is_graph_type),
    class("OpaqueType", "Type", types::is_opaque_type),
    class("FloatType", "Type", types::is_float_type),
    class("Float4E2M1FNType", "FloatType", types::is_f4_e2m1_fn),
    class("Float6E2M3FNType", "FloatType", types::is_f6_e2m3_fn),
    class("Float6E3M2FNType", "FloatType", types::is_f6_e3m2_fn),
    class("Float8E5M2Type", "FloatType", types::is_f8_e5m2),
    class("Float8E4M3Type", "FloatType", types::is_f8_e4m3),
    class("Float8E4M3FNType", "FloatType", types::is_f8_e4m3_fn),
    class("Float8E5M2FNUZType", "FloatType", types::is_f8_e5m2_fnuz),
    class("Float8E4M3FNUZType", "FloatType", types::is_f8_e4m3_fnuz),
    class("Float8E4M3B11FNUZType", "FloatType", types::is_f8_e4m3_b11_fnuz),
    class("Float8E3M4Type", "FloatType", types::is_f8_e3m4),
    class("Float8E8M0FNUType", "FloatType", types::is_f8_e8m0_fnu),
    class("BFloat16Type", "FloatType", types::is_bf16),
    class("Float16Type", "FloatType", types::is_f16),
    class("FloatTF32Type", "FloatType", types::is_tf32),
    class("Float32Type", "FloatType", types::is_f32),
    class("Float64Type", "FloatType", types::is_f64),
    class("Float80Type", "FloatType", types::is_f80),
    class("Float128Type", "FloatType", types::is_f128),
    class("ShapedType", "Type", types::is_shaped_type),
    class("VectorType", "ShapedType", types::is_vector_type),
    class("VectorType::Builder", "VectorType", types::is_vector_type),
    class("FixedVectorType", "VectorType", types::is_fixed_vector_type),
    class("ScalableVectorType", "VectorType", types::is_scalable_vector_type),
    class("TensorType", "ShapedType", types::is_tensor_type),
    class("RankedTensorType", "TensorType", types::is_ranked_tensor_type),
    class("UnrankedTensorType", "TensorType", types::is_unranked_tensor_type),
    class("BaseMemRefType", "ShapedType", types::is_base_memref_type),
    class("MemRefType", "BaseMemRefType", types::is_memref_type),
    class("UnrankedMemRefType", "BaseMemRefType", types::is_unranked_memref_type),
    class("Attribute", "", attributes::is_attribute),
    class("TypedAttr", "Attribute", attributes::is_typed_attr),
    class("UnitAttr", "Attribute", attributes::is_unit_attr),
    class("IntegerAttr", "TypedAttr", attributes::is_integer_attr),
    class("BoolAttr", "Attribute", attributes::is_bool_attr),
    class("FloatAttr", "TypedAttr", attributes::is_float_attr),
    class("StringAttr", "TypedAttr", attributes::is_string_attr),
    class("ArrayAttr", "Attribute", attributes::is_array_attr),
    class("DictionaryAttr", "Attribute", attributes::is_dictionary_attr),
    class("TypeAttr", "Attribute", attributes::is_type_attr),
    class("SymbolRefAttr", "Attribute", attributes::is_symbol_ref_attr),
    class("FlatSymbolRefAttr", "SymbolRefAttr", attributes::is_flat_symbol_ref_attr),
    class("ElementsAttr", "TypedAttr", attributes::is_elements_attr),
    class("DenseElementsAttr", "ElementsAttr", attributes::is_dense_elements_attr),
    class("DenseIntOrFPElementsAttr", "DenseElementsAttr", attributes::is_dense_int_or_fp_elements_attr),
    class("DenseTypedElementsAttr", "DenseElementsAttr", attributes::is_dense_int_or_fp_elements_attr),
    class("DenseIntElementsAttr", "DenseElementsAttr", attributes::is_dense_int_elements_attr),
    class("DenseFPElementsAttr", "DenseElementsAttr", attributes::is_dense_fp_elements_attr),
    class("DenseStringElementsAttr", "DenseElementsAttr", attributes::is_dense_string_elements_attr),
    class("SplatElementsAttr", "DenseElementsAttr", attributes::is_splat_elements_attr),
    class("SparseElementsAttr", "ElementsAttr", attributes::is_sparse_elements_attr),
    class("DenseResourceElementsAttr", "ElementsAttr", attributes::is_dense_resource_elements_attr),
    class("DenseArrayAttr", "Attribute", attributes::is_dense_array_attr),
    class("DenseBoolArrayAttr", "DenseArrayAttr", attributes::is_dense_bool_array_attr),
    class("DenseI8ArrayAttr", "DenseArrayAttr", attributes::is_dense_i8_array_attr),
    class("DenseI16ArrayAttr", "DenseArrayAttr", attributes::is_dense_i16_array_attr),
    class("DenseI32ArrayAttr", "DenseArrayAttr", attributes::is_dense_i32_array_attr),
    class("DenseI64ArrayAttr", "DenseArrayAttr", attributes::is_dense_i64_array_attr),
    class("DenseF32ArrayAttr", "DenseArrayAttr", attributes::is_dense_f32_array_attr),
    class("DenseF64ArrayAttr", "DenseArrayAttr", attributes::is_dense_f64_array_attr),
    class("AffineMapAttr", "Attribute", attributes::is_affine_map_attr),
    class("IntegerSetAttr", "Attribute", attributes::is_integer_set_attr),
    class("StridedLayoutAttr", "Attribute", attributes::is_strided_layout_attr),
    class("DistinctAttr", "Attribute", attributes::is_distinct_attr),
    class("LocationAttr", "Attribute", attributes::is_location_attr),
    class("OpaqueAttr", "Attribute", attributes::is_opaque_attr),
];

/// Methods.
pub(super) const METHODS: &[Callee] = &[
    callee("Type.isInteger", types::is_integer_type),
    callee("Type.isInteger", types::is_integer_of_width),
    callee("Type.isSignlessInteger", types::is_signless_integer),
    callee("Type.isSignlessInteger", types::is_signless_integer_of_width),
    callee("Type.isSignedInteger", types::is_signed_integer),
    callee("Type.isSignedInteger", types::is_signed_integer_of_width),
    callee("Type.isUnsignedInteger", types::is_unsigned_integer),
    callee("Type.isUnsignedInteger", types::is_unsigned_integer_of_width),
    callee("Type.isSignlessIntOrIndex", types::is_signless_int_or_index),
    callee("Type.isSignlessIntOrFloat", types::is_signless_int_or_float),
    callee("Type.isSignlessIntOrIndexOrFloat", types::is_signless_int_or_index_or_float),
    callee("Type.isIntOrIndex", types::is_int_or_index),
    callee("Type.isIntOrFloat", types::is_int_or_float),
    callee("Type.isIntOrIndexOrFloat", types::is_int_or_index_or_float),
    callee("Type.isIndex", types::is_index_type),
    callee("Type.isFloat", types::is_float_type),
    callee("Type.isBF16", types::is_bf16),
    callee("Type.isF16", types::is_f16),
    callee("Type.isTF32", types::is_tf32),
    callee("Type.isF32", types::is_f32),
    callee("Type.isF64", types::is_f64),
    callee("Type.isF80", types::is_f80),
    callee("Type.isF128", types::is_f128),
    callee("Type.getIntOrFloatBitWidth", types::bit_width),
    callee("IntegerType.isSignless", types::is_signless_integer),
    callee("IntegerType.isSigned", types::is_signed_integer),
    callee("IntegerType.isUnsigned", types::is_unsigned_integer),
    callee("IntegerType.getWidth", types::integer_width),
    callee("FloatType.getWidth", types::bit_width),
    callee("FunctionType.getInputs", types::function_inputs),
    callee("FunctionType.getResults", types::function_results),
    callee("GraphType.getInputs", types::function_inputs),
    callee("GraphType.getResults", types::function_results),
    callee("TupleType.getTypes", types::tuple_types),
    callee("ComplexType.getElementType", types::complex_element_type),
    callee("ShapedType.getElementType", shaped::element_type),
    callee("ShapedType.getElementTypeBitWidth", shaped::element_type_bit_width),
    callee("ShapedType.hasRank", shaped::has_rank),
    callee("ShapedType.getRank", shaped::rank),
    callee("ShapedType.getShape", shaped::shape),
    callee("ShapedType.getDimSize", shaped::dim_size),
    callee("ShapedType.isDynamicDim", shaped::is_dynamic_dim),
    callee("ShapedType.hasStaticShape", shaped::has_static_shape),
    callee("ShapedType.hasStaticShape", shaped::has_this_static_shape),
    callee("ShapedType.getNumElements", shaped::num_elements),
    callee("ShapedType.getNumDynamicDims", shaped::num_dynamic_dims),
    callee("ShapedType.clone", shaped::with_element_type).returning("ShapedType"),
    callee("VectorType.clone", shaped::with_element_type).returning("VectorType"),
    callee("VectorType.cloneWith", shaped::clone_with).returning("VectorType"),
    callee("ShapedType.cloneWith", shaped::clone_with).returning("ShapedType"),
    callee("VectorType.getScalableDims", shaped::scalable_dims),
    callee("VectorType.isScalable", shaped::is_scalable),
    callee("VectorType.allDimsScalable", shaped::all_dims_scalable),
    callee("VectorType.scaleElementBitwidth", shaped::scale_element_bit_width).returning("VectorType"),
    callee("VectorType::Builder.dropDim", shaped::drop_dim).returning("VectorType::Builder"),
    callee("VectorType::Builder.setDim", shaped::with_dim).returning("VectorType::Builder"),
    callee("VectorType::Builder.setElementType", shaped::with_element_type).returning("VectorType::Builder"),
    callee("RankedTensorType.getEncoding", shaped::encoding).nullable(),
    callee("BaseMemRefType.getMemorySpace", shaped::memory_space).nullable(),
    callee("MemRefType.isStrided", shaped::is_strided),
    callee("TypedAttr.getType", attributes::attribute_type),
    callee("ElementsAttr.getType", attributes::attribute_type).returning("ShapedType"),
    callee("ElementsAttr.getElementType", attributes::elements_element_type),
    callee("ElementsAttr.getNumElements", attributes::elements_count),
    callee("ElementsAttr.size", attributes::elements_count),
    callee("DenseElementsAttr.isSplat", attributes::is_splat_elements_attr),
    callee("IntegerAttr.getValue", attributes::integer_value),
    callee("IntegerAttr.getInt", attributes::int),
    callee("IntegerAttr.getSInt", attributes::int),
    callee("IntegerAttr.getUInt", attributes::uint),
    callee("BoolAttr.getValue", attributes::bool_value),
    callee("FloatAttr.getValue", attributes::float_value),
    callee("StringAttr.getValue", attributes::string_value),
    callee("StringAttr.str", attributes::string_value),
    callee("StringAttr.strref", attributes::string_value),
    callee("SymbolRefAttr.getRootReference", attributes::root_reference),
    callee("FlatSymbolRefAttr.getValue", attributes::root_reference),
    callee("TypeAttr.getValue", attributes::type_value),
    callee("ArrayAttr.getValue", attributes::array_elements),
    callee("ArrayAttr.size", attributes::array_size),
    callee("DictionaryAttr.size", attributes::dictionary_size),
    callee("DictionaryAttr.get", attributes::dictionary_entry).nullable(),
    callee("DenseArrayAttr.size", attributes::dense_array_size),
    callee("DenseArrayAttr.getSize", attributes::dense_array_size),
    callee("DenseBoolArrayAttr.asArrayRef", attributes::dense_array_bools),
    callee("DenseI8ArrayAttr.asArrayRef", attributes::dense_array_ints),
    callee("DenseI16ArrayAttr.asArrayRef", attributes::dense_array_ints),
    callee("DenseI32ArrayAttr.asArrayRef", attributes::dense_array_ints),
    callee("DenseI64ArrayAttr.asArrayRef", attributes::dense_array_ints),
    callee("AffineMapAttr.getValue", attributes::affine_map),
    callee("IntegerSetAttr.getValue", attributes::integer_set),
    callee("ApInt.isNegative", numbers::is_negative),
    callee("ApInt.isNonNegative", numbers::is_non_negative),
    callee("ApInt.isStrictlyPositive", numbers::is_strictly_positive),
    callee("ApInt.isZero", numbers::is_zero),
    callee("ApInt.isPowerOf2", numbers::is_power_of_2),
    callee("ApInt.getBitWidth", numbers::bit_width),
    callee("ApInt.getSExtValue", numbers::sext_value),
    callee("ApInt.getZExtValue", numbers::zext_value),
    callee("Value.getType", values::value_type),
    callee("Value.use_empty", values::is_unused),
    callee("Value.hasOneUse", values::has_one_use),
    callee("Op.getOperand", values::operand),
    callee("Op.getResult", values::result),
    callee("Op.getNumOperands", values::num_operands),
    callee("Op.getNumResults", values::num_results),
    callee("Op.getNumRegions", values::num_regions),
    callee("Op.getNumSuccessors", values::num_successors),
    callee("Op.getOperands", values::operands),
    callee("Op.getResults", values::results),
    callee("Op.getOperandTypes", values::operand_types),
    callee("Op.getResultTypes", values::result_types),
    callee("Op.getParentOp", values::parent_op).nullable(),
    callee("Region.empty", values::is_empty_region),
    callee("Region.hasOneBlock", values::has_one_block),
    callee("Region.getNumArguments", values::num_region_arguments),
    callee("Block.getNumArguments", values::num_block_arguments),
    callee("Builder.getI1Type", build::i1_type).returning("IntegerType"),
    callee("Builder.getI8Type", build::i8_type).returning("IntegerType"),
    callee("Builder.getI16Type", build::i16_type).returning("IntegerType"),
    callee("Builder.getI32Type", build::i32_type).returning("IntegerType"),
    callee("Builder.getI64Type", build::i64_type).returning("IntegerType"),
    callee("Builder.getIndexType", types::index_type).returning("IndexType"),
    callee("Builder.getNoneType", types::none_type).returning("NoneType"),
    callee("Builder.getBF16Type", types::bf16_type).returning("BFloat16Type"),
    callee("Builder.getF16Type", types::f16_type).returning("Float16Type"),
    callee("Builder.getTF32Type", build::tf32_type).returning("FloatTF32Type"),
    callee("Builder.getF32Type", types::f32_type).returning("Float32Type"),
    callee("Builder.getF64Type", types::f64_type).returning("Float64Type"),
    callee("Builder.getF80Type", build::f80_type).returning("Float80Type"),
    callee("Builder.getF128Type", build::f128_type).returning("Float128Type"),
    callee("Builder.getIntegerType", types::integer_type).returning("IntegerType"),
    callee("Builder.getIntegerType", build::integer_type_signed).returning("IntegerType"),
    callee("Builder.getUnitAttr", build::unit_attr).returning("UnitAttr"),
    callee("Builder.getBoolAttr", build::bool_attr).returning("BoolAttr"),
    callee("Builder.getI8IntegerAttr", build::i8_attr).returning("IntegerAttr"),
    callee("Builder.getI16IntegerAttr", build::i16_attr).returning("IntegerAttr"),
    callee("Builder.getI32IntegerAttr", build::i32_attr).returning("IntegerAttr"),
    callee("Builder.getI64IntegerAttr", build::i64_attr).returning("IntegerAttr"),
    callee("Builder.getIndexAttr", build::index_attr).returning("IntegerAttr"),
    callee("Builder.getIntegerAttr", build::integer_attr).returning("IntegerAttr"),
    callee("Builder.getF32FloatAttr", build::f32_attr).returning("FloatAttr"),
    callee("Builder.getF64FloatAttr", build::f64_attr).returning("FloatAttr"),
    callee("Builder.getFloatAttr", build::float_attr).returning("FloatAttr"),
    callee("Builder.getStringAttr", build::string_attr).returning("StringAttr"),
    callee("Builder.getArrayAttr", build::array_attr).returning("ArrayAttr"),
    callee("Builder.getDenseBoolArrayAttr", build::dense_bool_array_attr).returning("DenseBoolArrayAttr"),
    callee("Builder.getDenseI8ArrayAttr", build::dense_i8_array_attr).returning("DenseI8ArrayAttr"),
    callee("Builder.getDenseI16ArrayAttr", build::dense_i16_array_attr).returning("DenseI16ArrayAttr"),
    callee("Builder.getDenseI32ArrayAttr", build::dense_i32_array_attr).returning("DenseI32ArrayAttr"),
    callee("Builder.getDenseI64ArrayAttr", build::dense_i64_array_attr).returning("DenseI64ArrayAttr"),
    callee("Builder.getI32ArrayAttr", build::i32_array_attr).returning("ArrayAttr"),
    callee("Builder.getI64ArrayAttr", build::i64_array_attr).returning("ArrayAttr"),
    callee("Builder.getBoolArrayAttr", build::bool_array_attr).returning("ArrayAttr"),
    callee("Builder.getStrArrayAttr", build::str_array_attr).returning("ArrayAttr"),
];

/// Free functions and static methods. Arguments that are the context are left out.
pub(super) const FUNCTIONS: &[Callee] = &[
    callee("getElementTypeOrSelf", shaped::element_type_or_self),
    callee("getFlattenedTypes", types::flattened_types),
    callee("getI1SameShape", shaped::i1_same_shape),
    callee("isPowerOf2_64", numbers::is_power_of_2_64),
    callee("isPowerOf2_32", numbers::is_power_of_2_64),
    callee("ShapedType::isDynamic", shaped::is_dynamic),
    callee("hasNItems", values::has_blocks),
    callee("hasNItemsOrMore", values::has_blocks_or_more),
    callee("hasNItemsOrLess", values::has_blocks_or_less),
    callee("hasSingleElement", values::has_one_block),
    callee("IntegerType::get", types::integer_type).returning("IntegerType"),
    callee("IndexType::get", types::index_type).returning("IndexType"),
    callee("NoneType::get", types::none_type).returning("NoneType"),
    callee("Float4E2M1FNType::get", build::f4_e2m1_fn_type).returning("Float4E2M1FNType"),
    callee("Float6E2M3FNType::get", build::f6_e2m3_fn_type).returning("Float6E2M3FNType"),
    callee("Float6E3M2FNType::get", build::f6_e3m2_fn_type).returning("Float6E3M2FNType"),
    callee("Float8E5M2Type::get", build::f8_e5m2_type).returning("Float8E5M2Type"),
    callee("Float8E4M3Type::get", build::f8_e4m3_type).returning("Float8E4M3Type"),
    callee("Float8E4M3FNType::get", build::f8_e4m3_fn_type).returning("Float8E4M3FNType"),
    callee("Float8E5M2FNUZType::get", build::f8_e5m2_fnuz_type).returning("Float8E5M2FNUZType"),
    callee("Float8E4M3FNUZType::get", build::f8_e4m3_fnuz_type).returning("Float8E4M3FNUZType"),
    callee("Float8E4M3B11FNUZType::get", build::f8_e4m3_b11_fnuz_type).returning("Float8E4M3B11FNUZType"),
    callee("Float8E3M4Type::get", build::f8_e3m4_type).returning("Float8E3M4Type"),
    callee("Float8E8M0FNUType::get", build::f8_e8m0_fnu_type).returning("Float8E8M0FNUType"),
    callee("FloatTF32Type::get", build::tf32_type).returning("FloatTF32Type"),
    callee("Float80Type::get", build::f80_type).returning("Float80Type"),
    callee("Float128Type::get", build::f128_type).returning("Float128Type"),
    callee("BFloat16Type::get", types::bf16_type).returning("BFloat16Type"),
    callee("Float16Type::get", types::f16_type).returning("Float16Type"),
    callee("Float32Type::get", types::f32_type).returning("Float32Type"),
    callee("Float64Type::get", types::f64_type).returning("Float64Type"),
    callee("ComplexType::get", types::complex_type).returning("ComplexType"),
    callee("FunctionType::get", types::function_type).returning("FunctionType"),
    callee("VectorType::get", shaped::vector_type).returning("VectorType"),
    callee("VectorType::get", shaped::scalable_vector_type).returning("VectorType"),
    callee("RankedTensorType::get", shaped::ranked_tensor_type).returning("RankedTensorType"),
    callee("RankedTensorType::get", shaped::encoded_tensor_type).returning("RankedTensorType"),
    callee("UnrankedTensorType::get", shaped::unranked_tensor_type).returning("UnrankedTensorType"),
    callee("IntegerAttr::get", build::integer_attr).returning("IntegerAttr"),
    callee("FloatAttr::get", build::float_attr).returning("FloatAttr"),
    callee("StringAttr::get", build::string_attr).returning("StringAttr"),
    callee("TypeAttr::get", build::type_attr).returning("TypeAttr"),
    callee("UnitAttr::get", build::unit_attr).returning("UnitAttr"),
    callee("BoolAttr::get", build::bool_attr).returning("BoolAttr"),
    callee("ArrayAttr::get", build::array_attr).returning("ArrayAttr"),
    callee("SymbolRefAttr::get", build::symbol_ref_attr).returning("SymbolRefAttr"),
    callee("FlatSymbolRefAttr::get", build::symbol_ref_attr).returning("FlatSymbolRefAttr"),
    callee("AffineMapAttr::get", build::affine_map_attr).returning("AffineMapAttr"),
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

/// Arguments of `hasTrait<T>`, each with the function that tests for it.
pub(super) const TRAITS: &[(&str, Function)] = &[("ValueSemantics", types::has_value_semantics)];

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
pub(super) fn find_method(class: &str, name: &str, args: usize) -> Option<&'static Callee> {
    let mut class = class;
    loop {
        let found = METHODS.iter().find(|method| {
            let method_name = method.name.strip_prefix(class).and_then(|rest| rest.strip_prefix('.'));
            method.arity() == args
                && method_name.is_some_and(|method| ends_alike(method, name) && normalized(method) == name)
        });
        if found.is_some() {
            return found;
        }
        class = find_class(class)?.base;
    }
}

/// The names of the methods of a class and of its base classes.
pub(super) fn methods(class: &str) -> Vec<&'static str> {
    let mut found = Vec::new();
    let mut class = class;
    loop {
        let own =
            |method: &'static Callee| method.name.strip_prefix(class).and_then(|rest| rest.strip_prefix('.'));
        found.extend(METHODS.iter().filter_map(own));
        let Some(base) = find_class(class) else { return found };
        class = base.base;
    }
}

/// A function by its name without `mlir::` and `llvm::`, in either style, and its number of arguments.
pub(super) fn find_function(name: &str, args: usize) -> Option<&'static Callee> {
    let split = |name: &str| match name.rsplit_once("::") {
        Some((owner, last)) => (owner.to_owned(), camel_to_snake(last)),
        None => (String::new(), camel_to_snake(name)),
    };
    let expected = split(name);
    FUNCTIONS.iter().find(|function| function.arity() == args && split(function.name) == expected)
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
                let found = find_method(class, &normalized(&spelling), method.arity());
                assert!(found.is_some_and(|found| found.function == method.function), "{}", method.name);
            }
        }
    }
}
