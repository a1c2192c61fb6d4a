#[doc = " Whether all of {a, b} have same type."]
fn all_of_a_b_have_same_type_holds(
    _ctx: &ir_core::context::Context,
    ir: &ir_core::ir::Ir,
    _op: ir_core::ir::Op,
    a: ir_core::ir::Value,
    b: ir_core::ir::Value,
) -> bool {
    ods::values::value_type(ir, a) == ods::values::value_type(ir, b)
}
#[doc = " Whether it is 32-bit signless integer attribute."]
fn is_i32_attr(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| {
        Some(
            ods::attributes::is_integer_attr(ctx, value)
                && ods::types::is_signless_integer_of_width(
                    ctx,
                    ods::attributes::attribute_type(ctx, value)?,
                    32,
                ),
        )
    })
}
#[doc = " Whether it is 64-bit signless integer attribute whose minimum value is 1 whose maximum value is 7."]
fn is_attr_constraint(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| {
        Some(
            ods::attributes::is_integer_attr(ctx, value)
                && ods::types::is_signless_integer_of_width(
                    ctx,
                    ods::attributes::attribute_type(ctx, value)?,
                    64,
                )
                && (ods::attributes::int(ctx, value)? >= 1)
                && (ods::attributes::int(ctx, value)? <= 7),
        )
    })
}
#[doc = " Whether it is 64-bit signless integer attribute whose value is positive."]
fn is_attr_constraint_2(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| {
        Some(
            ods::attributes::is_integer_attr(ctx, value)
                && ods::types::is_signless_integer_of_width(
                    ctx,
                    ods::attributes::attribute_type(ctx, value)?,
                    64,
                )
                && ods::numbers::is_strictly_positive(&ods::attributes::integer_value(ctx, value)?),
        )
    })
}
#[doc = " Whether it is 64-bit signless integer attribute whose value is a power of two > 0."]
fn is_attr_constraint_3(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| {
        Some(
            ods::attributes::is_integer_attr(ctx, value)
                && ods::types::is_signless_integer_of_width(
                    ctx,
                    ods::attributes::attribute_type(ctx, value)?,
                    64,
                )
                && ods::numbers::is_power_of_2(&ods::attributes::integer_value(ctx, value)?),
        )
    })
}
#[doc = " Whether it is bool attribute."]
fn is_attr_constraint_4(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::attributes::is_bool_attr(ctx, value)
}
#[doc = " Whether it is string attribute."]
fn is_str_attr(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::attributes::is_string_attr(ctx, value)
}
#[doc = " Whether it is 32-bit float attribute."]
fn is_f32_attr(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| {
        Some(
            ods::attributes::is_float_attr(ctx, value)
                && ods::types::is_f32(ctx, ods::attributes::attribute_type(ctx, value)?),
        )
    })
}
#[doc = " Whether it is unit attribute."]
fn is_unit_attr(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::attributes::is_unit_attr(ctx, value)
}
#[doc = " Whether it is any type attribute."]
fn is_type_attr(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::attributes::is_type_attr(ctx, value)
}
#[doc = " Whether it is type attribute of floating-point."]
fn is_attr_constraint_5(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| {
        Some(
            ods::attributes::is_type_attr(ctx, value)
                && ods::types::is_float_type(ctx, ods::attributes::type_value(ctx, value)?),
        )
    })
}
#[doc = " Whether it is flat symbol reference attribute."]
fn is_flat_symbol_ref_attr(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::attributes::is_flat_symbol_ref_attr(ctx, value)
}
#[doc = " Whether it is complex type with floating-point elements."]
fn is_type_constraint(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::holds(|| {
        Some(
            ods::types::is_complex_type(ctx, value)
                && ods::types::is_float_type(ctx, ods::types::complex_element_type(ctx, value)?),
        )
    })
}
#[doc = " Whether it is 32-bit signless integer."]
fn is_i32(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::types::is_signless_integer_of_width(ctx, value, 32)
}
#[doc = " The type of 32-bit signless integer."]
fn build_i32(ctx: &ir_core::context::Context) -> Option<ir_core::context::Type> {
    ods::types::integer_type(ctx, 32)
}
#[doc = " Whether it is 16-bit float."]
fn is_f16(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::types::is_f16(ctx, value)
}
#[doc = " The type of 16-bit float."]
fn build_f16(ctx: &ir_core::context::Context) -> ir_core::context::Type {
    ods::types::f16_type(ctx)
}
#[doc = " Whether it is index."]
fn is_index(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::types::is_index_type(ctx, value)
}
#[doc = " The type of index."]
fn build_index(ctx: &ir_core::context::Context) -> ir_core::context::Type {
    ods::types::index_type(ctx)
}
#[doc = " Whether it is 64-bit signless integer attribute."]
fn is_attr_constraint_6(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| {
        Some(
            ods::attributes::is_integer_attr(ctx, value)
                && ods::types::is_signless_integer_of_width(
                    ctx,
                    ods::attributes::attribute_type(ctx, value)?,
                    64,
                ),
        )
    })
}
#[doc = " The default `-1`."]
fn default_i64_attr(ctx: &ir_core::context::Context) -> Option<ir_core::context::Attribute> {
    ods::build::integer_attr(ctx, ods::types::integer_type(ctx, 64)?, -1)
}
#[doc = " The default `true`."]
fn default_bool_attr(ctx: &ir_core::context::Context) -> ir_core::context::Attribute {
    ods::build::bool_attr(ctx, true)
}
#[doc = " The default `\"text\"`."]
fn default_str_attr(ctx: &ir_core::context::Context) -> ir_core::context::Attribute {
    ods::build::string_attr(ctx, "text")
}
#[doc = " The default `0.5f`."]
fn default_f32_attr(ctx: &ir_core::context::Context) -> Option<ir_core::context::Attribute> {
    ods::build::float_attr(ctx, ods::types::f32_type(ctx), 0.5)
}
#[doc = " Whether it is i64 dense array attribute."]
fn is_attr_constraint_7(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::attributes::is_dense_i64_array_attr(ctx, value)
}
#[doc = " The default `{1, 2}`."]
fn default_dense_i64_array_attr(ctx: &ir_core::context::Context) -> ir_core::context::Attribute {
    ods::build::dense_i64_array_attr(ctx, &[1, 2])
}
#[doc = " Whether it is 64-bit integer array attribute."]
fn is_attr_constraint_8(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| {
        Some(
            ods::attributes::is_array_attr(ctx, value)
                && ods::attributes::array_elements(ctx, value)?.iter().all(|&attr| {
                    ods::holds(|| {
                        Some(
                            ods::attributes::is_integer_attr(ctx, attr)
                                && ods::types::is_signless_integer_of_width(
                                    ctx,
                                    ods::attributes::attribute_type(ctx, attr)?,
                                    64,
                                ),
                        )
                    })
                }),
        )
    })
}
#[doc = " The default `{}`."]
fn default_i64_array_attr(ctx: &ir_core::context::Context) -> ir_core::context::Attribute {
    ods::build::i64_array_attr(ctx, &[])
}
#[doc = " Whether it is a colour."]
fn is_attr_constraint_9(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::attributes::is_enum_attr(ctx, value, 32, &[0, 5])
}
#[doc = " The default `::mlir::test::Color::Green`."]
fn default_test_color(ctx: &ir_core::context::Context) -> ir_core::context::Attribute {
    ods::build::i32_attr(ctx, 5)
}
#[doc = " The default `compute()`."]
fn default_i32_attr(ctx: &ir_core::context::Context) -> ir_core::context::Attribute {
    <super::Externals as Externals>::default_i32_attr(ctx)
}
#[doc = " Whether it is vector of any type values."]
fn is_any_vector_of_any_rank(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::types::is_vector_type(ctx, value)
}
#[doc = " Whether the result is an element."]
fn the_result_is_an_element_holds(
    ctx: &ir_core::context::Context,
    ir: &ir_core::ir::Ir,
    _op: ir_core::ir::Op,
    a: ir_core::ir::Value,
    b: ir_core::ir::Value,
) -> bool {
    ods::holds(|| {
        Some(
            ods::shaped::element_type(ctx, ods::values::value_type(ir, a))? == ods::values::value_type(ir, b),
        )
    })
}
#[doc = " The type that `result` has."]
fn transformed_type(
    ctx: &ir_core::context::Context,
    value: ir_core::context::Type,
) -> Option<ir_core::context::Type> {
    ods::shaped::element_type(ctx, value)
}
#[doc = " Whether all of {vector, result} have same element type."]
fn all_of_vector_result_have_same_element_type_holds(
    ctx: &ir_core::context::Context,
    ir: &ir_core::ir::Ir,
    _op: ir_core::ir::Op,
    a: ir_core::ir::Value,
    b: ir_core::ir::Value,
) -> bool {
    ods::shaped::element_type_or_self(ctx, ods::values::value_type(ir, a))
        == ods::shaped::element_type_or_self(ctx, ods::values::value_type(ir, b))
}
#[doc = " Whether all of {vector, other} have same rank."]
fn all_of_vector_other_have_same_rank_holds(
    ctx: &ir_core::context::Context,
    ir: &ir_core::ir::Ir,
    _op: ir_core::ir::Op,
    a: ir_core::ir::Value,
    b: ir_core::ir::Value,
) -> bool {
    ods::holds(|| {
        Some(
            ods::shaped::rank(ctx, ods::values::value_type(ir, a))?
                == ods::shaped::rank(ctx, ods::values::value_type(ir, b))?,
        )
    })
}
#[doc = " Whether all of {vector, other} have same shape."]
fn all_of_vector_other_have_same_shape_holds(
    ctx: &ir_core::context::Context,
    ir: &ir_core::ir::Ir,
    _op: ir_core::ir::Op,
    a: ir_core::ir::Value,
    b: ir_core::ir::Value,
) -> bool {
    ods::holds(|| {
        Some(
            ods::shaped::shape(ctx, ods::values::value_type(ir, a))?
                == ods::shaped::shape(ctx, ods::values::value_type(ir, b))?,
        )
    })
}
#[doc = " Whether it is flags."]
fn is_attr_constraint_10(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::attributes::is_bit_enum_attr(ctx, value, 32, 9)
}
#[doc = " The default `::mlir::test::Flags::None`."]
fn default_test_flags(ctx: &ir_core::context::Context) -> ir_core::context::Attribute {
    ods::build::i32_attr(ctx, 0)
}
#[doc = " Whether it is floating-point-like."]
fn is_float_like(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::types::is_float_type(ctx, value)
        || ods::holds(|| {
            Some(
                ods::types::has_value_semantics(ctx, value)
                    && ({
                        let element_type = ods::shaped::element_type(ctx, value)?;
                        ods::types::is_float_type(ctx, element_type)
                    }),
            )
        })
}
#[doc = " Whether it is function type."]
fn is_function_type(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::types::is_function_type(ctx, value)
}
#[doc = " Whether it is none type or index or unsigned integer."]
fn is_type_constraint_2(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::types::is_none_type(ctx, value)
        || ods::types::is_index_type(ctx, value)
        || ods::types::is_unsigned_integer(ctx, value)
}
#[doc = " Whether it is bfloat16 type."]
fn is_bf16(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::types::is_bf16(ctx, value)
}
#[doc = " The type of bfloat16 type."]
fn build_bf16(ctx: &ir_core::context::Context) -> ir_core::context::Type {
    ods::types::bf16_type(ctx)
}
#[doc = " Whether it is signless integer."]
fn is_any_signless_integer(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::types::is_signless_integer(ctx, value)
}
#[doc = " Whether it is signless-integer."]
fn is_signless_integer_like(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::types::is_signless_integer(ctx, value)
        || ods::holds(|| {
            Some(
                ods::types::has_value_semantics(ctx, value)
                    && ({
                        let element_type = ods::shaped::element_type(ctx, value)?;
                        ods::types::is_signless_integer(ctx, element_type)
                    }),
            )
        })
}
#[doc = " Whether it is lists of lists."]
fn is_attr_constraint_11(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| {
        Some(
            ods::attributes::is_array_attr(ctx, value)
                && ods::attributes::array_elements(ctx, value)?.iter().all(|&attr| {
                    ods::holds(|| {
                        Some(
                            ods::attributes::is_array_attr(ctx, attr)
                                && ods::attributes::array_elements(ctx, attr)?.iter().all(|&attr| {
                                    ods::holds(|| {
                                        Some(
                                            ods::attributes::is_integer_attr(ctx, attr)
                                                && ods::types::is_signless_integer_of_width(
                                                    ctx,
                                                    ods::attributes::attribute_type(ctx, attr)?,
                                                    64,
                                                ),
                                        )
                                    })
                                }),
                        )
                    })
                }),
        )
    })
}
#[doc = " Whether it is array attribute with at least 1 elements with at most 3 elements."]
fn is_attr_constraint_12(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| {
        Some(
            ods::attributes::is_array_attr(ctx, value)
                && (ods::attributes::array_size(ctx, value)? >= 1)
                && (ods::attributes::array_size(ctx, value)? <= 3),
        )
    })
}
#[doc = " Whether it is i32 dense array attribute whose value is non-negative."]
fn is_attr_constraint_13(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| {
        Some(
            ods::attributes::is_dense_i32_array_attr(ctx, value)
                && ods::attributes::dense_array_ints(ctx, value)?.iter().all(|&v| v >= 0),
        )
    })
}
#[doc = " Whether it is i64 dense array attribute should be in increasing order."]
fn is_attr_constraint_14(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| {
        Some(
            ods::attributes::is_dense_i64_array_attr(ctx, value)
                && ods::attributes::dense_array_ints(ctx, value)?.is_sorted()
                && ({
                    let a = &ods::attributes::dense_array_ints(ctx, value)?[..];
                    !ods::numbers::has_equal_neighbours(a)
                }),
        )
    })
}
#[doc = " Whether it is 32-bit signless integer elements attribute."]
fn is_i32_elements_attr(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| {
        Some(
            ods::attributes::is_dense_int_elements_attr(ctx, value)
                && ods::types::is_signless_integer_of_width(
                    ctx,
                    ods::shaped::element_type(ctx, ods::attributes::attribute_type(ctx, value)?)?,
                    32,
                ),
        )
    })
}
#[doc = " Whether it is 64-bit signless int elements attribute of shape [2]."]
fn is_attr_constraint_15(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| {
        Some(
            ods::attributes::is_dense_int_elements_attr(ctx, value)
                && ods::types::is_signless_integer_of_width(
                    ctx,
                    ods::shaped::element_type(ctx, ods::attributes::attribute_type(ctx, value)?)?,
                    64,
                )
                && (ods::shaped::shape(ctx, ods::attributes::attribute_type(ctx, value)?)? == [2]),
        )
    })
}
#[doc = " Whether it is ranked or unranked memref of any type values."]
fn is_any_ranked_or_unranked_mem_ref(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::types::is_base_memref_type(ctx, value)
}
#[doc = " Whether it is division."]
fn is_attr_constraint_16(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| Some(10i64.checked_div(ods::attributes::int(ctx, value)?)? == 5))
}
#[doc = " Whether it is bits."]
fn is_attr_constraint_17(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| Some((ods::attributes::int(ctx, value)? & 3) == 2))
}
#[doc = " Whether it is set."]
fn is_attr_constraint_18(ctx: &ir_core::context::Context, value: ir_core::context::Attribute) -> bool {
    ods::holds(|| Some([1, -2].contains(&ods::attributes::int(ctx, value)?)))
}
#[doc = " Whether it is ranked tensor of any type values."]
fn is_any_ranked_tensor(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::types::is_ranked_tensor_type(ctx, value)
}
#[doc = " Whether it is region with 1 blocks."]
fn is_region_constraint(
    _ctx: &ir_core::context::Context,
    ir: &ir_core::ir::Ir,
    value: ir_core::ir::Region,
) -> bool {
    ods::values::has_blocks(ir, value, 1)
}
#[doc = " Whether it is region with at least 1 blocks."]
fn is_region_constraint_2(
    _ctx: &ir_core::context::Context,
    ir: &ir_core::ir::Ir,
    value: ir_core::ir::Region,
) -> bool {
    ods::values::has_blocks_or_more(ir, value, 1)
}
#[doc = " Whether it is region with at most 1 blocks."]
fn is_region_constraint_3(
    _ctx: &ir_core::context::Context,
    ir: &ir_core::ir::Ir,
    value: ir_core::ir::Region,
) -> bool {
    ods::values::has_blocks_or_less(ir, value, 1)
}
#[doc = " Whether it is rust 1."]
fn is_type_constraint_3(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::types::is_vector_type(ctx, value)
        && <super::Externals as Externals>::is_type_constraint_3_condition(ctx, value)
}
#[doc = " Whether it is rust 2."]
fn is_type_constraint_4(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::holds(|| {
        Some(
            ods::types::is_vector_type(ctx, value)
                && ods::shaped::shape(ctx, value)?
                    .iter()
                    .all(|&size| ods::holds(|| Some(size.checked_rem(2)? == 0))),
        )
    })
}
#[doc = " Whether it is rust 3."]
fn is_type_constraint_5(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::holds(|| Some(ods::types::is_float_type(ctx, ods::shaped::element_type(ctx, value)?)))
}
#[doc = " Whether it is rust 4."]
fn is_type_constraint_6(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    if ods::types::is_integer_type(ctx, value) {
        ods::types::is_integer_of_width(ctx, value, 32)
    } else {
        ods::types::is_f32(ctx, value)
    }
}
#[doc = " Whether it is statically shaped memref of any type values."]
fn is_type_constraint_7(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::types::is_memref_type(ctx, value) && ods::shaped::has_static_shape(ctx, value)
}
#[doc = " Whether it is 1D tensor of index values."]
fn is_type_constraint_8(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::holds(|| {
        Some(
            ods::types::is_ranked_tensor_type(ctx, value)
                && ods::shaped::has_rank(ctx, value)
                && (ods::shaped::rank(ctx, value)? == 1)
                && ({
                    let element_type = ods::shaped::element_type(ctx, value)?;
                    ods::types::is_index_type(ctx, element_type)
                }),
        )
    })
}
#[doc = " Whether it is 0D/1D memref of 8-bit signless integer values."]
fn is_type_constraint_9(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::holds(|| {
        Some(
            ods::types::is_memref_type(ctx, value)
                && ({
                    let element_type = ods::shaped::element_type(ctx, value)?;
                    ods::types::is_signless_integer_of_width(ctx, element_type, 8)
                })
                && ods::shaped::has_rank(ctx, value)
                && (ods::holds(|| Some(ods::shaped::rank(ctx, value)? == 0))
                    || ods::holds(|| Some(ods::shaped::rank(ctx, value)? == 1))),
        )
    })
}
#[doc = " Whether it is tensor of vector of 32-bit float values values."]
fn is_type_constraint_10(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::holds(|| {
        Some(
            ods::types::is_tensor_type(ctx, value)
                && ({
                    let element_type = ods::shaped::element_type(ctx, value)?;
                    ods::types::is_vector_type(ctx, element_type)
                        && (ods::shaped::rank(ctx, element_type)? > 0)
                        && ({
                            let element_type = ods::shaped::element_type(ctx, element_type)?;
                            ods::types::is_f32(ctx, element_type)
                        })
                }),
        )
    })
}
#[doc = " Whether it is nested tuple with any combination of 1-bit signless integer values."]
fn is_type_constraint_11(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::holds(|| {
        Some(
            ods::types::is_tuple_type(ctx, value)
                && ods::types::flattened_types(ctx, value)?
                    .iter()
                    .all(|&t| ods::types::is_signless_integer_of_width(ctx, t, 1)),
        )
    })
}
#[doc = " Whether it is tensor of any type values."]
fn is_any_tensor(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::types::is_tensor_type(ctx, value)
}
#[doc = " Whether there are operands."]
fn there_are_operands_holds(
    _ctx: &ir_core::context::Context,
    ir: &ir_core::ir::Ir,
    op: ir_core::ir::Op,
) -> bool {
    ods::values::num_operands(ir, op) > 1
}
#[doc = " Whether it is a mask."]
fn it_is_a_mask_holds(
    ctx: &ir_core::context::Context,
    ir: &ir_core::ir::Ir,
    _op: ir_core::ir::Op,
    a: ir_core::ir::Value,
    b: ir_core::ir::Value,
) -> bool {
    ods::shaped::i1_same_shape(ctx, ods::values::value_type(ir, a)) == ods::values::value_type(ir, b)
}
#[doc = " The type that `output` has."]
fn transformed_type_2(
    ctx: &ir_core::context::Context,
    value: ir_core::context::Type,
) -> ir_core::context::Type {
    ods::shaped::i1_same_shape(ctx, value)
}
#[doc = " Whether it is shaped."]
fn it_is_shaped_holds(ctx: &ir_core::context::Context, ir: &ir_core::ir::Ir, op: ir_core::ir::Op) -> bool {
    ods::holds(|| {
        Some(
            (ods::values::num_results(ir, op) > 0)
                && (ods::values::num_operands(ir, op) > 0)
                && ods::types::is_shaped_type(
                    ctx,
                    ods::values::value_type(ir, ods::values::result(ir, op, 0)?),
                )
                && ods::types::is_shaped_type(
                    ctx,
                    ods::values::value_type(ir, ods::values::operand(ir, op, 0)?),
                ),
        )
    })
}
#[doc = " Whether 'input' is tensor of any type values."]
fn input_is_tensor_of_any_type_values_holds(
    ctx: &ir_core::context::Context,
    ir: &ir_core::ir::Ir,
    _op: ir_core::ir::Op,
    a: ir_core::ir::Value,
) -> bool {
    ods::types::is_tensor_type(ctx, ods::values::value_type(ir, a))
}
#[doc = " Whether optional ones are there together."]
fn optional_ones_are_there_together_holds(
    _ctx: &ir_core::context::Context,
    _ir: &ir_core::ir::Ir,
    _op: ir_core::ir::Op,
    a: Option<ir_core::ir::Value>,
    b: Option<ir_core::ir::Value>,
) -> bool {
    a.is_some() == b.is_some()
}
#[doc = " Whether variadic ones match."]
fn variadic_ones_match_holds(
    _ctx: &ir_core::context::Context,
    ir: &ir_core::ir::Ir,
    _op: ir_core::ir::Op,
    a: &[ir_core::ir::Value],
    b: ir_core::ir::Value,
) -> bool {
    (&ods::values::value_types(ir, a)[..]) == [ods::values::value_type(ir, b)]
}
#[doc = " Whether it is vector of 32-bit signless integer or 32-bit float values of length 2/4."]
fn is_type_constraint_12(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::holds(|| {
        Some(
            ods::types::is_vector_type(ctx, value)
                && (ods::shaped::rank(ctx, value)? > 0)
                && ({
                    let element_type = ods::shaped::element_type(ctx, value)?;
                    ods::types::is_signless_integer_of_width(ctx, element_type, 32)
                        || ods::types::is_f32(ctx, element_type)
                })
                && (ods::holds(|| Some(ods::shaped::num_elements(ctx, value)? == 2))
                    || ods::holds(|| Some(ods::shaped::num_elements(ctx, value)? == 4))),
        )
    })
}
#[doc = " Whether it is of ranks 1."]
fn is_type_constraint_13(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::holds(|| {
        Some(ods::types::is_scalable_vector_type(ctx, value) && (ods::shaped::rank(ctx, value)? == 1))
    })
}
#[doc = " Whether it is vector of integer values of ranks 1/2."]
fn is_type_constraint_14(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::holds(|| {
        Some(
            ods::types::is_vector_type(ctx, value)
                && (ods::shaped::rank(ctx, value)? > 0)
                && ({
                    let element_type = ods::shaped::element_type(ctx, value)?;
                    ods::types::is_integer_type(ctx, element_type)
                })
                && (ods::holds(|| Some(ods::shaped::rank(ctx, value)? == 1))
                    || ods::holds(|| Some(ods::shaped::rank(ctx, value)? == 2))),
        )
    })
}
#[doc = " Whether it is vector of any type values."]
fn is_any_vector_of_non_zero_rank(ctx: &ir_core::context::Context, value: ir_core::context::Type) -> bool {
    ods::holds(|| Some(ods::types::is_vector_type(ctx, value) && (ods::shaped::rank(ctx, value)? > 0)))
}
/// What the author writes.
trait Externals {
    #[doc = " `$_builder.getIntegerAttr($_builder.getIntegerType(32), compute())`"]
    fn default_i32_attr(ctx: &ir_core::context::Context) -> ir_core::context::Attribute;
    #[doc = " `cast<VectorType>($_self).shape().length() > 0`"]
    fn is_type_constraint_3_condition(ctx: &ir_core::context::Context, a: ir_core::context::Type) -> bool;
}
