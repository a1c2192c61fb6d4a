//! A dialect of one's own with semantics: a value, control flow with a region, and an object.

use std::sync::Arc;

use interpret::{
    Config, Emitter, Exit, Flow, Input, Interpret, Object, Outcome, Program, Registry, Value, poison,
    undefined,
};
use ir_core::runtime::*;
use ir_core::{Context, Module, operation};

operation! {
    /// A stack with a number on it.
    PushOp {
        name: "stack.push",
        operands: &[one("stack", &TypeConstraint::ANY), one("number", &TypeConstraint::ANY)],
        results: &[one("pushed", &TypeConstraint::ANY)],
    }
}

operation! {
    /// An empty stack.
    EmptyOp {
        name: "stack.empty",
        results: &[one("stack", &TypeConstraint::ANY)],
    }
}

operation! {
    /// The number on top; poison for an empty stack.
    TopOp {
        name: "stack.top",
        operands: &[one("stack", &TypeConstraint::ANY)],
        results: &[one("number", &TypeConstraint::ANY)],
    }
}

operation! {
    /// Runs a region for each number, the last one first.
    EachOp {
        name: "stack.each",
        operands: &[one("stack", &TypeConstraint::ANY), one("initial", &TypeConstraint::ANY)],
        results: &[one("result", &TypeConstraint::ANY)],
        regions: &[RegionSpec::any("body")],
    }
}

operation! {
    /// Ends the region of `stack.each`.
    NextOp {
        name: "stack.next",
        operands: &[one("value", &TypeConstraint::ANY)],
    }
}

type Stack = Vec<u128>;

fn stack(value: &Value) -> Stack {
    let Value::Object(Object(object)) = value else { return Stack::new() };
    object.downcast_ref::<Stack>().cloned().unwrap_or_default()
}

impl Interpret for EmptyOp {
    fn emit(self, e: &mut Emitter<'_>) {
        e.compute(|_| Ok(Value::Object(Object(Arc::new(Stack::new())))));
    }
}

impl Interpret for PushOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (on, number) = (e.operand(0), e.operand(1));
        e.compute(move |m| {
            let mut numbers = stack(m.get(on));
            numbers.push(m.required_bits(number, "a number of a stack")?);
            if numbers.len() > 3 {
                return undefined("pushes more than 3 numbers");
            }
            Ok(Value::Object(Object(Arc::new(numbers))))
        });
    }
}

// ANCHOR: top
impl Interpret for TopOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let of = e.operand(0);
        e.compute(move |m| match stack(m.get(of)).last() {
            Some(number) => Ok(Value::Bits(*number)),
            None => poison("is called for an empty stack"),
        });
    }
}
// ANCHOR_END: top

impl Interpret for EachOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (of, initial, result) = (e.operand(0), e.operand(1), e.result(0));
        let region = e.ir().region(e.op(), 0);
        let block = e.ir().first_block(region).unwrap();
        let arguments = e.slots(e.ir().arguments(block).collect::<Vec<_>>());
        let (index, next, end) = (e.temporary(), e.label(), e.label());
        e.step(move |m| {
            let count = stack(m.get(of)).len();
            m.set(index, Value::Bits(count as u128));
            m.copy(initial, result);
            Ok(Flow::Next)
        });
        e.bind(next);
        e.step(move |m| {
            let left = m.bits(index)?;
            if left == 0 {
                return Ok(Flow::Jump(end));
            }
            let number = stack(m.get(of))[left as usize - 1];
            m.set(index, Value::Bits(left - 1));
            m.set(arguments[0], Value::Bits(number));
            m.copy(result, arguments[1]);
            Ok(Flow::Next)
        });
        e.region(region, vec![Exit { slots: vec![result], target: next }]);
        e.bind(end);
        e.pause();
    }
}

impl Interpret for NextOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let operands = e.operands();
        e.leave(0, &operands);
    }
}

fn run(body: &str) -> Outcome {
    let ctx = Context::new();
    interpret::register_dialects(&ctx);
    ctx.allow_unregistered_dialects(true);
    let source = format!("func.func @f(%a: i32, %b: i32) -> i32 {{\n{body}\n}}");
    let module = Module::parse(&ctx, source).unwrap();
    let mut registry = Registry::new();
    registry.add::<EmptyOp>().add::<PushOp>().add::<TopOp>().add::<EachOp>().add::<NextOp>();
    let arguments = [5, 7].map(|number| Input::Value(Value::int(number, 32)));
    Program::new(&module, &registry).run("f", &arguments, &Config::default()).outcome
}

const TWO: &str = "
  %s0 = \"stack.empty\"() : () -> !stack.stack
  %s1 = \"stack.push\"(%s0, %a) : (!stack.stack, i32) -> !stack.stack
  %s2 = \"stack.push\"(%s1, %b) : (!stack.stack, i32) -> !stack.stack";

#[test]
fn values_of_an_own_type() {
    let outcome = run(&format!(
        "{TWO}
  %t = \"stack.top\"(%s2) : (!stack.stack) -> i32
  return %t : i32"
    ));
    assert_eq!(outcome.values(), Some(&[Value::int(7, 32)][..]));
}

#[test]
fn a_region_runs_several_times() {
    let outcome = run(&format!(
        "{TWO}
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %r = \"stack.each\"(%s2, %zero) ({{
  ^bb0(%n: i32, %sum: i32):
    %shifted = arith.muli %sum, %ten : i32
    %next = arith.addi %shifted, %n : i32
    \"stack.next\"(%next) : (i32) -> ()
  }}) : (!stack.stack, i32) -> i32
  return %r : i32"
    ));
    assert_eq!(outcome.values(), Some(&[Value::int(75, 32)][..]));
}

#[test]
fn poison_and_undefined_behaviour() {
    let outcome = run("%s = \"stack.empty\"() : () -> !stack.stack
  %t = \"stack.top\"(%s) : (!stack.stack) -> i32
  return %t : i32");
    assert!(outcome.values().unwrap()[0].is_poison());
    let outcome = run("%s = \"stack.empty\"() : () -> !stack.stack
  %t = \"stack.top\"(%s) : (!stack.stack) -> i32
  %u = \"stack.push\"(%s, %t) : (!stack.stack, i32) -> !stack.stack
  return %t : i32");
    let Outcome::Undefined(error) = outcome else { panic!("{outcome:?}") };
    assert_eq!(error.message, "undefined behaviour: 'stack.push' uses poison as a number of a stack");
    assert_eq!(
        error.notes[0].message,
        "the poison comes from here: 'stack.top' is called for an empty stack"
    );
}

#[test]
fn operations_without_semantics_are_named() {
    let Outcome::Unsupported(error) = run("\"stack.unknown\"() : () -> ()\n  return %a : i32") else {
        panic!()
    };
    assert_eq!(error.message, "'stack.unknown' is not implemented");
}
