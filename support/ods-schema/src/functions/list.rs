//! The list of the functions.

/// Calls a macro with the signatures of the functions, by module. A generic function has one of its
/// instances.
#[macro_export]
macro_rules! predicate_functions {
    ($callback:ident) => {
        $callback! {
            /// Classes and methods of types.
            types {
                fn is_type(&Context, Type) -> bool;
                fn is_integer_type(&Context, Type) -> bool;
                fn is_index_type(&Context, Type) -> bool;
                fn is_none_type(&Context, Type) -> bool;
                fn is_token_type(&Context, Type) -> bool;
                fn is_complex_type(&Context, Type) -> bool;
                fn is_tuple_type(&Context, Type) -> bool;
                fn is_function_type(&Context, Type) -> bool;
                fn is_graph_type(&Context, Type) -> bool;
                fn is_opaque_type(&Context, Type) -> bool;
                fn is_float_type(&Context, Type) -> bool;
                fn is_f4_e2m1_fn(&Context, Type) -> bool;
                fn is_f6_e2m3_fn(&Context, Type) -> bool;
                fn is_f6_e3m2_fn(&Context, Type) -> bool;
                fn is_f8_e5m2(&Context, Type) -> bool;
                fn is_f8_e4m3(&Context, Type) -> bool;
                fn is_f8_e4m3_fn(&Context, Type) -> bool;
                fn is_f8_e5m2_fnuz(&Context, Type) -> bool;
                fn is_f8_e4m3_fnuz(&Context, Type) -> bool;
                fn is_f8_e4m3_b11_fnuz(&Context, Type) -> bool;
                fn is_f8_e3m4(&Context, Type) -> bool;
                fn is_f8_e8m0_fnu(&Context, Type) -> bool;
                fn is_bf16(&Context, Type) -> bool;
                fn is_f16(&Context, Type) -> bool;
                fn is_tf32(&Context, Type) -> bool;
                fn is_f32(&Context, Type) -> bool;
                fn is_f64(&Context, Type) -> bool;
                fn is_f80(&Context, Type) -> bool;
                fn is_f128(&Context, Type) -> bool;
                fn is_shaped_type(&Context, Type) -> bool;
                fn is_vector_type(&Context, Type) -> bool;
                fn is_fixed_vector_type(&Context, Type) -> bool;
                fn is_scalable_vector_type(&Context, Type) -> bool;
                fn is_tensor_type(&Context, Type) -> bool;
                fn is_ranked_tensor_type(&Context, Type) -> bool;
                fn is_unranked_tensor_type(&Context, Type) -> bool;
                fn is_base_memref_type(&Context, Type) -> bool;
                fn is_memref_type(&Context, Type) -> bool;
                fn is_unranked_memref_type(&Context, Type) -> bool;
                fn is_signless_integer(&Context, Type) -> bool;
                fn is_signed_integer(&Context, Type) -> bool;
                fn is_unsigned_integer(&Context, Type) -> bool;
                fn is_integer_of_width(&Context, Type, i64) -> bool;
                fn is_signless_integer_of_width(&Context, Type, i64) -> bool;
                fn is_signed_integer_of_width(&Context, Type, i64) -> bool;
                fn is_unsigned_integer_of_width(&Context, Type, i64) -> bool;
                fn is_signless_int_or_index(&Context, Type) -> bool;
                fn is_signless_int_or_float(&Context, Type) -> bool;
                fn is_signless_int_or_index_or_float(&Context, Type) -> bool;
                fn is_int_or_index(&Context, Type) -> bool;
                fn is_int_or_float(&Context, Type) -> bool;
                fn is_int_or_index_or_float(&Context, Type) -> bool;
                fn has_value_semantics(&Context, Type) -> bool;
                fn implements(&Context, Type, &str) -> bool;
                fn is_named(&Context, Type, &str, &[&str]) -> bool;
                fn bit_width(&Context, Type) -> Option<i64>;
                fn integer_width(&Context, Type) -> Option<i64>;
                fn function_inputs(&Context, Type) -> Option<&[Type]>;
                fn function_results(&Context, Type) -> Option<&[Type]>;
                fn tuple_types(&Context, Type) -> Option<&[Type]>;
                fn flattened_types(&Context, Type) -> Option<Vec<Type>>;
                fn complex_element_type(&Context, Type) -> Option<Type>;
                fn integer_type(&Context, i64) -> Option<Type>;
                fn function_type(&Context, &[Type], &[Type]) -> Type;
                fn complex_type(&Context, Type) -> Type;
                fn bf16_type(&Context) -> Type;
                fn f16_type(&Context) -> Type;
                fn f32_type(&Context) -> Type;
                fn f64_type(&Context) -> Type;
                fn index_type(&Context) -> Type;
                fn none_type(&Context) -> Type;
            }

            /// Shaped types.
            shaped {
                fn element_type(&Context, Type) -> Option<Type>;
                fn element_type_or_self(&Context, Type) -> Type;
                fn element_type_bit_width(&Context, Type) -> Option<i64>;
                fn has_rank(&Context, Type) -> bool;
                fn rank(&Context, Type) -> Option<i64>;
                fn shape(&Context, Type) -> Option<&[i64]>;
                fn dim_size(&Context, Type, i64) -> Option<i64>;
                fn is_dynamic_dim(&Context, Type, i64) -> Option<bool>;
                fn is_dynamic(&Context, i64) -> bool;
                fn has_static_shape(&Context, Type) -> bool;
                fn has_this_static_shape(&Context, Type, &[i64]) -> bool;
                fn num_elements(&Context, Type) -> Option<i64>;
                fn num_dynamic_dims(&Context, Type) -> Option<i64>;
                fn scalable_dims(&Context, Type) -> Option<&[bool]>;
                fn is_scalable(&Context, Type) -> bool;
                fn all_dims_scalable(&Context, Type) -> bool;
                fn encoding(&Context, Type) -> Option<Attribute>;
                fn memory_space(&Context, Type) -> Option<Attribute>;
                fn is_strided(&Context, Type) -> bool;
                fn with_element_type(&Context, Type, Type) -> Option<Type>;
                fn clone_with(&Context, Type, Option<&[i64]>, Type) -> Option<Type>;
                fn scale_element_bit_width(&Context, Type, i64) -> Option<Type>;
                fn drop_dim(&Context, Type, i64) -> Option<Type>;
                fn with_dim(&Context, Type, i64, i64) -> Option<Type>;
                fn i1_same_shape(&Context, Type) -> Type;
                fn vector_type(&Context, &[i64], Type) -> Option<Type>;
                fn scalable_vector_type(&Context, &[i64], Type, &[bool]) -> Option<Type>;
                fn ranked_tensor_type(&Context, &[i64], Type) -> Option<Type>;
                fn encoded_tensor_type(&Context, &[i64], Type, Attribute) -> Option<Type>;
                fn unranked_tensor_type(&Context, Type) -> Option<Type>;
            }

            /// Classes and methods of attributes.
            attributes {
                fn is_attribute(&Context, Attribute) -> bool;
                fn is_typed_attr(&Context, Attribute) -> bool;
                fn is_unit_attr(&Context, Attribute) -> bool;
                fn is_integer_attr(&Context, Attribute) -> bool;
                fn is_bool_attr(&Context, Attribute) -> bool;
                fn is_float_attr(&Context, Attribute) -> bool;
                fn is_string_attr(&Context, Attribute) -> bool;
                fn is_array_attr(&Context, Attribute) -> bool;
                fn is_dictionary_attr(&Context, Attribute) -> bool;
                fn is_type_attr(&Context, Attribute) -> bool;
                fn is_symbol_ref_attr(&Context, Attribute) -> bool;
                fn is_flat_symbol_ref_attr(&Context, Attribute) -> bool;
                fn is_elements_attr(&Context, Attribute) -> bool;
                fn is_dense_elements_attr(&Context, Attribute) -> bool;
                fn is_dense_int_or_fp_elements_attr(&Context, Attribute) -> bool;
                fn is_dense_int_elements_attr(&Context, Attribute) -> bool;
                fn is_dense_fp_elements_attr(&Context, Attribute) -> bool;
                fn is_dense_string_elements_attr(&Context, Attribute) -> bool;
                fn is_splat_elements_attr(&Context, Attribute) -> bool;
                fn is_sparse_elements_attr(&Context, Attribute) -> bool;
                fn is_dense_resource_elements_attr(&Context, Attribute) -> bool;
                fn is_dense_array_attr(&Context, Attribute) -> bool;
                fn is_dense_bool_array_attr(&Context, Attribute) -> bool;
                fn is_dense_i8_array_attr(&Context, Attribute) -> bool;
                fn is_dense_i16_array_attr(&Context, Attribute) -> bool;
                fn is_dense_i32_array_attr(&Context, Attribute) -> bool;
                fn is_dense_i64_array_attr(&Context, Attribute) -> bool;
                fn is_dense_f32_array_attr(&Context, Attribute) -> bool;
                fn is_dense_f64_array_attr(&Context, Attribute) -> bool;
                fn is_affine_map_attr(&Context, Attribute) -> bool;
                fn is_integer_set_attr(&Context, Attribute) -> bool;
                fn is_strided_layout_attr(&Context, Attribute) -> bool;
                fn is_distinct_attr(&Context, Attribute) -> bool;
                fn is_location_attr(&Context, Attribute) -> bool;
                fn is_opaque_attr(&Context, Attribute) -> bool;
                fn implements(&Context, Attribute, &str) -> bool;
                fn is_named(&Context, Attribute, &str, &[&str]) -> bool;
                fn is_enum_attr(&Context, Attribute, i64, &[i64]) -> bool;
                fn is_bit_enum_attr(&Context, Attribute, i64, i64) -> bool;
                fn attribute_type(&Context, Attribute) -> Option<Type>;
                fn elements_element_type(&Context, Attribute) -> Option<Type>;
                fn elements_count(&Context, Attribute) -> Option<i64>;
                fn integer_value(&Context, Attribute) -> Option<ApInt>;
                fn int(&Context, Attribute) -> Option<i64>;
                fn uint(&Context, Attribute) -> Option<i64>;
                fn bool_value(&Context, Attribute) -> Option<bool>;
                fn float_value(&Context, Attribute) -> Option<ApFloat>;
                fn string_value(&Context, Attribute) -> Option<&str>;
                fn root_reference(&Context, Attribute) -> Option<&str>;
                fn type_value(&Context, Attribute) -> Option<Type>;
                fn array_elements(&Context, Attribute) -> Option<&[Attribute]>;
                fn array_size(&Context, Attribute) -> Option<i64>;
                fn dictionary_size(&Context, Attribute) -> Option<i64>;
                fn dictionary_entry(&Context, Attribute, &str) -> Option<Attribute>;
                fn dense_array_size(&Context, Attribute) -> Option<i64>;
                fn dense_array_bools(&Context, Attribute) -> Option<Vec<bool>>;
                fn dense_array_ints(&Context, Attribute) -> Option<Vec<i64>>;
                fn affine_map(&Context, Attribute) -> Option<AffineMap>;
                fn integer_set(&Context, Attribute) -> Option<IntegerSet>;
            }

            /// Types and attributes that a builder interns.
            build {
                fn named_type(&Context, &str, &str) -> Type;
                fn i1_type(&Context) -> Type;
                fn i8_type(&Context) -> Type;
                fn i16_type(&Context) -> Type;
                fn i32_type(&Context) -> Type;
                fn i64_type(&Context) -> Type;
                fn f4_e2m1_fn_type(&Context) -> Type;
                fn f6_e2m3_fn_type(&Context) -> Type;
                fn f6_e3m2_fn_type(&Context) -> Type;
                fn f8_e5m2_type(&Context) -> Type;
                fn f8_e4m3_type(&Context) -> Type;
                fn f8_e4m3_fn_type(&Context) -> Type;
                fn f8_e5m2_fnuz_type(&Context) -> Type;
                fn f8_e4m3_fnuz_type(&Context) -> Type;
                fn f8_e4m3_b11_fnuz_type(&Context) -> Type;
                fn f8_e3m4_type(&Context) -> Type;
                fn f8_e8m0_fnu_type(&Context) -> Type;
                fn tf32_type(&Context) -> Type;
                fn f80_type(&Context) -> Type;
                fn f128_type(&Context) -> Type;
                fn integer_type_signed(&Context, i64, bool) -> Option<Type>;
                fn unit_attr(&Context) -> Attribute;
                fn bool_attr(&Context, bool) -> Attribute;
                fn i8_attr(&Context, i64) -> Attribute;
                fn i16_attr(&Context, i64) -> Attribute;
                fn i32_attr(&Context, i64) -> Attribute;
                fn i64_attr(&Context, i64) -> Attribute;
                fn index_attr(&Context, i64) -> Attribute;
                fn integer_attr(&Context, Type, i64) -> Option<Attribute>;
                fn f32_attr(&Context, f64) -> Attribute;
                fn f64_attr(&Context, f64) -> Attribute;
                fn float_attr(&Context, Type, f64) -> Option<Attribute>;
                fn string_attr(&Context, &str) -> Attribute;
                fn type_attr(&Context, Type) -> Attribute;
                fn symbol_ref_attr(&Context, &str) -> Attribute;
                fn affine_map_attr(&Context, AffineMap) -> Attribute;
                fn array_attr(&Context, &[Attribute]) -> Attribute;
                fn i32_array_attr(&Context, &[i64]) -> Attribute;
                fn i64_array_attr(&Context, &[i64]) -> Attribute;
                fn bool_array_attr(&Context, &[bool]) -> Attribute;
                fn str_array_attr(&Context, &[&str]) -> Attribute;
                fn dense_bool_array_attr(&Context, &[bool]) -> Attribute;
                fn dense_i8_array_attr(&Context, &[i64]) -> Attribute;
                fn dense_i16_array_attr(&Context, &[i64]) -> Attribute;
                fn dense_i32_array_attr(&Context, &[i64]) -> Attribute;
                fn dense_i64_array_attr(&Context, &[i64]) -> Attribute;
            }

            /// Integers and lists.
            numbers {
                fn is_negative(&ApInt) -> bool;
                fn is_non_negative(&ApInt) -> bool;
                fn is_strictly_positive(&ApInt) -> bool;
                fn is_zero(&ApInt) -> bool;
                fn is_power_of_2(&ApInt) -> bool;
                fn bit_width(&ApInt) -> i64;
                fn sext_value(&ApInt) -> Option<i64>;
                fn zext_value(&ApInt) -> Option<i64>;
                fn is_power_of_2_64(i64) -> bool;
                fn len(&[i64]) -> i64;
                fn element(&[i64], i64) -> Option<i64>;
                fn drop_front(&[i64], i64) -> Option<&[i64]>;
                fn drop_back(&[i64], i64) -> Option<&[i64]>;
                fn has_equal_neighbours(&[i64]) -> bool;
                fn all_equal(&[i64]) -> bool;
                fn repeated(i64, i64) -> Option<Vec<i64>>;
            }

            /// Values, operations, regions and blocks.
            values {
                fn value_type(&Ir, Value) -> Type;
                fn value_types(&Ir, &[Value]) -> Vec<Type>;
                fn is_unused(&Ir, Value) -> bool;
                fn has_one_use(&Ir, Value) -> bool;
                fn operand(&Ir, Op, i64) -> Option<Value>;
                fn result(&Ir, Op, i64) -> Option<Value>;
                fn num_operands(&Ir, Op) -> i64;
                fn num_results(&Ir, Op) -> i64;
                fn num_regions(&Ir, Op) -> i64;
                fn num_successors(&Ir, Op) -> i64;
                fn operands(&Ir, Op) -> Vec<Value>;
                fn results(&Ir, Op) -> Vec<Value>;
                fn operand_types(&Ir, Op) -> Vec<Type>;
                fn result_types(&Ir, Op) -> Vec<Type>;
                fn parent_op(&Ir, Op) -> Option<Op>;
                fn is_empty_region(&Ir, Region) -> bool;
                fn has_one_block(&Ir, Region) -> bool;
                fn has_blocks(&Ir, Region, i64) -> bool;
                fn has_blocks_or_more(&Ir, Region, i64) -> bool;
                fn has_blocks_or_less(&Ir, Region, i64) -> bool;
                fn num_region_arguments(&Ir, Region) -> i64;
                fn num_block_arguments(&Ir, Block) -> i64;
            }
        }
    };
}
