//! Tests of each form of expressions, and comparisons with compiled predicates of the runtime.

use ir_core::Context;
use ir_core::constraints as compiled;
use ir_core::context::{Attribute, Type};
use ir_core::ir::{Ir, Op, Order};
use ir_core::text::Parser;
use ods_schema::plan::{Arithmetic, Class, Expr, Function, OfList, Operator};

use super::{Classes, List, Names, Natives, Preparation, Program, Value, World};

/// A predicate of the runtime.
type Compiled<T> = fn(&Context, T) -> bool;

fn boxed(expression: Expr) -> Box<Expr> {
    Box::new(expression)
}

fn call(path: &str, arguments: impl Into<Vec<Expr>>) -> Expr {
    Expr::Call(path.to_owned(), arguments.into())
}

fn unknown() -> Expr {
    Expr::Unknown("onlyCppKnows()".to_owned())
}

fn int(value: i64) -> Expr {
    Expr::Int(value)
}

fn function(name: &str, parameters: u32, slots: u32, body: Expr) -> Function {
    Function { name: name.to_owned(), parameters, slots, is_partial: false, body }
}

fn program(functions: &[Function]) -> Result<Program, String> {
    let natives = Natives::default();
    let names = Names::new(functions)?;
    let (mut classes, mut unknown) = (Classes::default(), Vec::new());
    Preparation { natives: &natives, names: &names, classes: &mut classes, unknown: &mut unknown }
        .program(functions)
}

/// The value of an expression with these parameters, as text.
fn value_of(ctx: &Context, body: Expr, parameters: &[Value<'_>]) -> String {
    let count = u32::try_from(parameters.len()).unwrap();
    let program = program(&[function("f", count, 8, body)]).unwrap();
    text(&program.call(0, World { ctx, ir: None }, parameters))
}

fn text(value: &Value<'_>) -> String {
    match value {
        Value::Unknown => "?".to_owned(),
        Value::Nothing => "nothing".to_owned(),
        Value::Some(value) => format!("some({})", text(value)),
        Value::Bool(value) => value.to_string(),
        Value::Int(value) => value.to_string(),
        Value::Float(value) => value.to_string(),
        Value::Str(value) => format!("{value:?}"),
        Value::List(list) => {
            let elements: Vec<String> = list.iter().map(|element| text(&element)).collect();
            format!("[{}]", elements.join(", "))
        }
        other => format!("{other:?}"),
    }
}

fn value(body: Expr) -> String {
    value_of(&Context::new(), body, &[])
}

#[test]
fn constants_lists_and_options() {
    assert_eq!(value(Expr::Bool(true)), "true");
    assert_eq!(value(int(-7)), "-7");
    assert_eq!(value(Expr::Float(0.5)), "0.5");
    assert_eq!(value(Expr::Str("a\"b".to_owned())), "\"a\\\"b\"");
    assert_eq!(value(Expr::List(vec![int(1), int(2)])), "[1, 2]");
    assert_eq!(value(Expr::List(vec![])), "[]");
    assert_eq!(value(Expr::Nothing), "nothing");
    assert_eq!(value(Expr::Some(boxed(int(3)))), "3");
    assert_eq!(value(Expr::Some(boxed(Expr::Nothing))), "some(nothing)");
    assert_eq!(value(Expr::SomeIf(boxed(int(3)), boxed(Expr::Bool(true)))), "3");
    assert_eq!(value(Expr::SomeIf(boxed(int(3)), boxed(Expr::Bool(false)))), "nothing");
    assert_eq!(value(Expr::IsSome(boxed(Expr::Nothing))), "false");
    assert_eq!(value(Expr::IsSome(boxed(Expr::Some(boxed(Expr::Nothing))))), "true");
    assert_eq!(value(Expr::Try(boxed(Expr::Some(boxed(Expr::Nothing))))), "nothing");
}

#[test]
fn an_absent_option_ends_the_function_or_the_nearest_condition() {
    let absent = || Expr::Try(boxed(Expr::Nothing));
    assert_eq!(value(Expr::List(vec![int(1), absent()])), "nothing");
    assert_eq!(value(Expr::Holds(boxed(absent()))), "false");
    assert_eq!(value(Expr::Not(boxed(Expr::Holds(boxed(absent()))))), "true");
    assert_eq!(value(Expr::Holds(boxed(Expr::Some(boxed(Expr::Bool(true)))))), "true");
    assert_eq!(value(Expr::Holds(boxed(Expr::Nothing))), "false");
    // The option is not evaluated after a decision.
    assert_eq!(value(Expr::All(vec![Expr::Bool(false), absent()])), "false");
    assert_eq!(value(Expr::All(vec![absent(), Expr::Bool(false)])), "nothing");
    assert_eq!(value(Expr::Any(vec![Expr::Bool(true), absent()])), "true");
}

#[test]
fn operators() {
    let binary = |operator, a, b| value(Expr::Binary(operator, boxed(a), boxed(b)));
    assert_eq!(binary(Operator::Eq, int(1), int(1)), "true");
    assert_eq!(binary(Operator::Ne, int(1), int(1)), "false");
    assert_eq!(binary(Operator::Lt, int(-1), int(1)), "true");
    assert_eq!(binary(Operator::Ge, Expr::Float(0.5), Expr::Float(0.5)), "true");
    assert_eq!(binary(Operator::Le, Expr::Float(f64::NAN), Expr::Float(0.5)), "false");
    assert_eq!(binary(Operator::Gt, int(2), int(1)), "true");
    assert_eq!(binary(Operator::And, int(6), int(3)), "2");
    assert_eq!(binary(Operator::Or, int(6), int(3)), "7");
    assert_eq!(binary(Operator::Xor, int(6), int(3)), "5");
    assert_eq!(binary(Operator::Eq, Expr::Nothing, int(3)), "false");
    assert_eq!(binary(Operator::Eq, Expr::Nothing, Expr::Nothing), "true");
    let list = |values: &[i64]| Expr::List(values.iter().copied().map(Expr::Int).collect());
    assert_eq!(binary(Operator::Eq, list(&[1, 2]), list(&[1, 2])), "true");
    assert_eq!(binary(Operator::Eq, list(&[1, 2]), list(&[1, 3])), "false");
    assert_eq!(binary(Operator::Ne, list(&[]), list(&[1])), "true");
    assert_eq!(value(Expr::Not(boxed(int(0)))), "-1");
    assert_eq!(value(Expr::Not(boxed(Expr::Bool(true)))), "false");
    assert_eq!(value(Expr::Neg(boxed(int(i64::MIN)))), i64::MIN.to_string());
    assert_eq!(value(Expr::Neg(boxed(Expr::Float(0.5)))), "-0.5");
    assert_eq!(value(Expr::Number(boxed(Expr::Bool(true)))), "1");
    assert_eq!(value(Expr::Number(boxed(int(5)))), "5");
}

#[test]
fn arithmetic_wraps_around_or_is_an_option() {
    let arithmetic = |operation, a, b| value(Expr::Arithmetic(operation, boxed(int(a)), boxed(int(b))));
    assert_eq!(arithmetic(Arithmetic::Add, i64::MAX, 1), i64::MIN.to_string());
    assert_eq!(arithmetic(Arithmetic::Sub, 3, 5), "-2");
    assert_eq!(arithmetic(Arithmetic::Mul, i64::MAX, 2), "-2");
    assert_eq!(arithmetic(Arithmetic::Div, -7, 2), "-3");
    assert_eq!(arithmetic(Arithmetic::Div, 1, 0), "nothing");
    assert_eq!(arithmetic(Arithmetic::Rem, i64::MIN, -1), "nothing");
    assert_eq!(arithmetic(Arithmetic::Rem, -7, 2), "-1");
    assert_eq!(arithmetic(Arithmetic::Shl, 1, 63), i64::MIN.to_string());
    assert_eq!(arithmetic(Arithmetic::Shl, 1, 64), "nothing");
    assert_eq!(arithmetic(Arithmetic::Shr, -8, 1), "-4");
    assert_eq!(arithmetic(Arithmetic::Shr, 1, -1), "nothing");
}

#[test]
fn what_only_cpp_knows_is_unknown_unless_something_else_decides() {
    let (yes, no) = (|| Expr::Bool(true), || Expr::Bool(false));
    assert_eq!(value(Expr::All(vec![unknown(), no()])), "false");
    assert_eq!(value(Expr::All(vec![unknown(), yes()])), "?");
    assert_eq!(value(Expr::Any(vec![unknown(), yes()])), "true");
    assert_eq!(value(Expr::Any(vec![unknown(), no()])), "?");
    assert_eq!(value(Expr::All(vec![unknown(), Expr::Try(boxed(Expr::Nothing))])), "?");
    assert_eq!(value(Expr::Not(boxed(unknown()))), "?");
    assert_eq!(value(Expr::Holds(boxed(Expr::Try(boxed(unknown()))))), "?");
    assert_eq!(value(Expr::Binary(Operator::Eq, boxed(unknown()), boxed(int(1)))), "?");
    assert_eq!(value(Expr::List(vec![int(1), unknown()])), "?");
    assert_eq!(value(Expr::If(Box::new([unknown(), int(1), int(2)]))), "?");
    assert_eq!(value(Expr::If(Box::new([yes(), int(1), unknown()]))), "1");
    assert_eq!(value(call("numbers::is_power_of_2_64", [unknown()])), "?");
    assert_eq!(value(Expr::Let(vec![(0, unknown())], boxed(int(4)))), "4");
    // A predicate accepts what it cannot decide.
    let ctx = Context::new();
    let program = program(&[function("f", 0, 0, unknown()), function("g", 0, 0, no())]).unwrap();
    let world = World { ctx: &ctx, ir: None };
    assert!(program.accepts(0, world, &[]));
    assert!(!program.accepts(1, world, &[]));
}

#[test]
fn lists_variables_and_quantifiers() {
    let list = |values: &[i64]| boxed(Expr::List(values.iter().copied().map(Expr::Int).collect()));
    assert_eq!(value(Expr::OfList(OfList::IsEmpty, list(&[]))), "true");
    assert_eq!(value(Expr::OfList(OfList::IsSorted, list(&[1, 1, 2]))), "true");
    assert_eq!(value(Expr::OfList(OfList::IsSorted, list(&[2, 1]))), "false");
    assert_eq!(value(Expr::OfList(OfList::First, list(&[2, 1]))), "2");
    assert_eq!(value(Expr::OfList(OfList::Last, list(&[]))), "nothing");
    assert_eq!(value(Expr::Contains(list(&[2, 1]), boxed(int(1)))), "true");
    assert_eq!(value(Expr::Contains(list(&[2, 1]), boxed(int(3)))), "false");
    let is_positive = || boxed(Expr::Binary(Operator::Gt, boxed(Expr::Slot(3)), boxed(int(0))));
    assert_eq!(value(Expr::ForAll(list(&[1, 2]), Some(3), is_positive())), "true");
    assert_eq!(value(Expr::ForAll(list(&[1, -2]), Some(3), is_positive())), "false");
    assert_eq!(value(Expr::ForAny(list(&[-1, 2]), Some(3), is_positive())), "true");
    assert_eq!(value(Expr::ForAny(list(&[]), None, boxed(Expr::Bool(true)))), "false");
    let sum = Expr::Arithmetic(Arithmetic::Add, boxed(Expr::Slot(0)), boxed(Expr::Slot(1)));
    assert_eq!(value(Expr::Let(vec![(0, int(1)), (1, Expr::Slot(0))], boxed(sum))), "2");
    assert_eq!(value(call("numbers::len", [*list(&[5, 6])])), "2");
    assert_eq!(value(call("numbers::element", [*list(&[5, 6]), int(1)])), "6");
    assert_eq!(value(call("numbers::element", [*list(&[5, 6]), int(-1)])), "nothing");
    assert_eq!(value(call("numbers::drop_front", [*list(&[5, 6]), int(1)])), "[6]");
    assert_eq!(value(call("numbers::drop_back", [*list(&[5, 6]), int(3)])), "nothing");
    assert_eq!(value(call("numbers::has_equal_neighbours", [*list(&[5, 6, 6])])), "true");
    assert_eq!(value(call("numbers::all_equal", [*list(&[5, 6, 6])])), "false");
    assert_eq!(value(call("numbers::repeated", [Expr::Bool(true), int(2)])), "[true, true]");
}

#[test]
fn functions_of_the_dialect_have_their_own_variables() {
    let ctx = Context::new();
    let double = Expr::Arithmetic(Arithmetic::Add, boxed(Expr::Slot(0)), boxed(Expr::Slot(0)));
    let calls = Expr::Let(
        vec![(1, Expr::Own("double".to_owned(), vec![Expr::Slot(0)]))],
        boxed(Expr::List(vec![Expr::Slot(0), Expr::Slot(1)])),
    );
    let fails = Expr::Holds(boxed(Expr::Own("fails".to_owned(), vec![])));
    let program = program(&[
        function("f", 1, 2, calls),
        function("double", 1, 1, double),
        function("g", 0, 0, fails),
        function("fails", 0, 0, Expr::Try(boxed(Expr::Nothing))),
        function("h", 0, 0, Expr::IsSome(boxed(Expr::Own("fails".to_owned(), vec![])))),
        function("i", 0, 0, Expr::List(vec![Expr::Try(boxed(Expr::Own("fails".to_owned(), vec![])))])),
    ]);
    let program = program.unwrap();
    let world = World { ctx: &ctx, ir: None };
    assert_eq!(text(&program.call(0, world, &[Value::Int(4)])), "[4, 8]");
    assert_eq!(text(&program.call(2, world, &[])), "false");
    assert_eq!(text(&program.call(4, world, &[])), "false");
    assert_eq!(text(&program.call(5, world, &[])), "nothing");
}

#[test]
fn wrong_programs_are_errors() {
    let error = |body| program(&[function("f", 1, 1, body)]).err().unwrap();
    assert_eq!(
        error(call("types::is_nothing", [Expr::Slot(0)])),
        "in the function 'f': the runtime has no function 'types::is_nothing'"
    );
    assert_eq!(
        error(call("types::is_index_type", [])),
        "in the function 'f': the function 'types::is_index_type' has 1 parameters and not 0"
    );
    assert_eq!(error(Expr::Slot(1)), "in the function 'f': there is no slot 1 among 1");
    assert_eq!(
        error(Expr::Own("g".to_owned(), vec![])),
        "in the function 'f': the dialect has no function 'g'"
    );
    assert_eq!(
        error(Expr::Own("f".to_owned(), vec![])),
        "in the function 'f': the function 'f' has 1 parameters and not 0"
    );
    let deep = (0..200).fold(Expr::Bool(true), |inner, _| Expr::Not(boxed(inner)));
    assert_eq!(error(deep), "in the function 'f': an expression has more than 128 levels");
    let twice = program(&[function("f", 0, 0, int(1)), function("f", 0, 0, int(1))]);
    assert_eq!(twice.err().unwrap(), "two functions have the name 'f'");
}

#[test]
fn long_chains_of_calls_need_no_more_stack_than_there_is() {
    let count = 20_000;
    let mut functions: Vec<Function> = (1..count)
        .map(|index| function(&format!("f{}", index - 1), 0, 0, Expr::Own(format!("f{index}"), vec![])))
        .collect();
    functions.push(function(&format!("f{}", count - 1), 0, 0, int(7)));
    let program = program(&functions).unwrap();
    let ctx = Context::new();
    assert_eq!(text(&program.call(0, World { ctx: &ctx, ir: None }, &[])), "7");
}

#[test]
fn a_function_calls_itself_for_the_types_inside() {
    // Whether a type is an index, or a tensor of such a type.
    let element = Expr::Try(boxed(call("shaped::element_type", [Expr::Slot(0)])));
    let inside = Expr::Own("f".to_owned(), vec![element]);
    let body = Expr::Any(vec![
        call("types::is_index_type", [Expr::Slot(0)]),
        Expr::Holds(boxed(Expr::Some(boxed(inside)))),
    ]);
    let endless = Expr::Own("g".to_owned(), vec![Expr::Slot(0)]);
    let program = program(&[function("f", 1, 1, body), function("g", 1, 1, endless)]).unwrap();
    let ctx = Context::new();
    let world = World { ctx: &ctx, ir: None };
    let verdict = |function: usize, ty: Type| text(&program.call(function, world, &[Value::Type(ty)]));
    let tensor = |element: Type| ctx.ranked_tensor_type(&[2], element, None);
    assert_eq!(verdict(0, tensor(Type::INDEX)), "true");
    assert_eq!(verdict(0, tensor(Type::I32)), "false");
    assert_eq!(verdict(1, Type::I32), "?");
}

/// Types and attributes of many kinds.
fn samples(ctx: &Context) -> (Vec<Type>, Vec<Attribute>) {
    let types = [
        "i1",
        "i32",
        "i64",
        "si8",
        "ui16",
        "index",
        "f16",
        "bf16",
        "f32",
        "f64",
        "none",
        "tuple<i32, f32>",
        "complex<f32>",
        "vector<4xf32>",
        "vector<[4]xi1>",
        "vector<i8>",
        "tensor<2x?xf32>",
        "tensor<*xi32>",
        "tensor<4xindex>",
        "memref<2x3xf32>",
        "memref<*xi8>",
        "memref<?xf32, strided<[2], offset: ?>>",
        "(i32) -> f32",
        "tensor<2xcomplex<f64>>",
    ];
    let attributes = [
        "unit",
        "true",
        "3 : i32",
        "-1 : i64",
        "5 : index",
        "1.5 : f32",
        "\"text\"",
        "[1, 2]",
        "[]",
        "@a",
        "@a::@b",
        "{a = 1 : i32}",
        "i32",
        "array<i64: 1, 2>",
        "array<i1: true>",
        "dense<1> : tensor<2xi32>",
        "dense<1.0> : vector<2xf32>",
        "affine_map<(d0) -> (d0)>",
        "affine_set<(d0) : (d0 >= 0)>",
        "[i32, f32]",
        "[\"a\", \"b\"]",
        "[[1, 2], [3]]",
        "[true, false]",
        "loc(unknown)",
    ];
    let parser = |text: &'static str| Parser::new(ctx, "", text.as_bytes()).unwrap();
    let types = types.iter().map(|text| parser(text).parse_type().unwrap());
    let attributes = attributes.iter().map(|text| parser(text).parse_attribute(None).unwrap());
    (types.collect(), attributes.collect())
}

#[test]
fn predicates_equal_compiled_ones() {
    let ctx = Context::new();
    let (types, attributes) = samples(&ctx);
    let self_ = || Expr::Slot(0);
    // `isa<…> && [](Type elementType) { return …; }(cast<ShapedType>($_self).getElementType())`
    let element = |test: Expr| {
        Expr::Let(vec![(1, Expr::Try(boxed(call("shaped::element_type", [self_()]))))], boxed(test))
    };
    let is_like = |test: &str| {
        let of_element = Expr::All(vec![
            call("types::has_value_semantics", [self_()]),
            element(call(test, [Expr::Slot(1)])),
        ]);
        Expr::Any(vec![call(test, [self_()]), Expr::Holds(boxed(Expr::Some(boxed(of_element))))])
    };
    let of_element = |class: &str, test: &str| {
        Expr::Holds(boxed(Expr::Some(boxed(Expr::All(vec![
            call(class, [self_()]),
            element(call(test, [Expr::Slot(1)])),
        ])))))
    };
    let predicates: [(Expr, Compiled<Type>); 5] = [
        (is_like("types::is_float_type"), compiled::is_float_like),
        (is_like("types::is_signless_integer"), compiled::is_signless_integer_like),
        (is_like("types::is_signless_int_or_index"), compiled::is_signless_integer_or_index_like),
        (of_element("types::is_tensor_type", "types::is_index_type"), compiled::is_index_tensor),
        (of_element("types::is_memref_type", "types::is_f32"), compiled::is_f32_mem_ref),
    ];
    for (body, expected) in predicates {
        let program = program(&[function("f", 1, 2, body)]).unwrap();
        for ty in &types {
            let accepts = program.accepts(0, World { ctx: &ctx, ir: None }, &[Value::Type(*ty)]);
            assert_eq!(accepts, expected(&ctx, *ty), "{}", ty.to_text(&ctx));
        }
    }
    let all = |test: Expr| {
        let elements = Expr::Try(boxed(call("attributes::array_elements", [self_()])));
        Expr::Holds(boxed(Expr::Some(boxed(Expr::All(vec![
            call("attributes::is_array_attr", [self_()]),
            Expr::ForAll(boxed(elements), Some(1), boxed(test)),
        ])))))
    };
    let predicates: [(Expr, Compiled<Attribute>); 3] = [
        (all(call("attributes::is_string_attr", [Expr::Slot(1)])), compiled::is_str_array_attr),
        (all(call("attributes::is_type_attr", [Expr::Slot(1)])), compiled::is_type_array_attr),
        (all(call("attributes::is_bool_attr", [Expr::Slot(1)])), compiled::is_bool_array_attr),
    ];
    for (body, expected) in predicates {
        let program = program(&[function("f", 1, 2, body)]).unwrap();
        for attribute in &attributes {
            let accepts = program.accepts(0, World { ctx: &ctx, ir: None }, &[Value::Attribute(*attribute)]);
            assert_eq!(accepts, expected(&ctx, *attribute), "{}", attribute.to_text(&ctx));
        }
    }
}

#[test]
fn builders_intern_types_and_attributes() {
    let ctx = Context::new();
    let shape = Expr::List(vec![int(2), int(3)]);
    let vector = call("shaped::vector_type", [shape, call("types::f32_type", [])]);
    let program = program(&[
        function("vector", 0, 0, Expr::Try(boxed(vector))),
        function("none", 0, 0, Expr::Try(boxed(call("types::integer_type", [int(-1)])))),
        function("array", 0, 0, call("build::i64_array_attr", [Expr::List(vec![])])),
    ]);
    let program = program.unwrap();
    let world = World { ctx: &ctx, ir: None };
    let Value::Type(ty) = program.call(0, world, &[]) else { panic!("a type is built") };
    assert_eq!(ty.to_text(&ctx), "vector<2x3xf32>");
    assert_eq!(text(&program.call(1, world, &[])), "nothing");
    let Value::Attribute(attribute) = program.call(2, world, &[]) else { panic!("an attribute is built") };
    assert_eq!(attribute.to_text(&ctx), "[]");
}

#[test]
fn functions_of_the_ir_need_one() {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    let module = ir_core::Module::parse(&ctx, "module { module {} }").unwrap();
    let ir: &Ir = module.ir();
    let mut inner: Option<Op> = None;
    ir.visit(module.operation(), Order::Post, |op| {
        inner.get_or_insert(op);
    });
    let body = Expr::IsSome(boxed(call("values::parent_op", [Expr::Slot(0)])));
    let program = program(&[function("f", 1, 1, body)]).unwrap();
    let op = Value::Op(inner.unwrap());
    assert_eq!(text(&program.call(0, World { ctx: &ctx, ir: Some(ir) }, std::slice::from_ref(&op))), "true");
    assert_eq!(text(&program.call(0, World { ctx: &ctx, ir: None }, &[op])), "?");
}

#[test]
fn values_of_the_wrong_kind_are_unknown() {
    let ctx = Context::new();
    let one = [Value::Int(1)];
    let of = |body| value_of(&ctx, body, &one);
    assert_eq!(of(call("types::is_index_type", [Expr::Slot(0)])), "?");
    assert_eq!(of(Expr::OfList(OfList::IsEmpty, boxed(Expr::Slot(0)))), "?");
    assert_eq!(of(Expr::Not(boxed(Expr::Str("a".to_owned())))), "?");
    assert_eq!(of(Expr::If(Box::new([Expr::Slot(0), int(1), int(2)]))), "?");
    let class = Class("toy".to_owned(), "Box".to_owned());
    assert_eq!(of(Expr::IsOf(class.clone(), boxed(Expr::Slot(0)))), "?");
    assert_eq!(of(Expr::Get(class.clone(), vec![])), "?");
    let ty = [Value::Type(Type::I32)];
    assert_eq!(value_of(&ctx, Expr::IsOf(class.clone(), boxed(Expr::Slot(0))), &ty), "false");
    let parameter = Expr::Param(class, "size".to_owned(), boxed(Expr::Slot(0)));
    assert_eq!(value_of(&ctx, parameter, &ty), "nothing");
    let list = Value::List(List::from(vec![Type::I32]));
    assert_eq!(value_of(&ctx, call("numbers::len", [Expr::Slot(0)]), &[list]), "1");
}
