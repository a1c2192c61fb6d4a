//! Evaluation.

use ir_core::attr_or_type::Interned as _;
use ir_core::stack;
use ods_schema::plan::{Arithmetic, OfList, Operator};

use super::class::Class;
use super::natives::World;
use super::node::{Node, Quantified};
use super::params;
use super::value::{List, Value, all};

/// The functions of a dialect.
pub struct Program {
    pub(super) functions: Box<[Function]>,
}

/// A function.
pub struct Function {
    /// The name, for messages.
    pub(super) name: Box<str>,
    pub(super) parameters: usize,
    pub(super) slots: usize,
    pub(super) body: Node,
}

/// The result of an evaluation; `None` if an absent option ended the function.
type Evaluated<'c> = Option<Value<'c>>;

/// The number of slots or arguments that need no allocation.
const FEW: usize = 4;

/// The maximum depth of nested calls. A predicate on a type may call itself for the types inside. The value of
/// a deeper call is unknown.
const CALLS: u32 = 1 << 16;

impl Program {
    /// The name of a function.
    #[must_use]
    pub fn name(&self, function: usize) -> &str {
        self.functions.get(function).map_or("", |function| &function.name)
    }

    /// The value of a function for these arguments: [`Value::Nothing`] without one, an option for a function
    /// that can fail.
    #[must_use]
    pub fn call<'c>(&self, function: usize, world: World<'c>, arguments: &[Value<'c>]) -> Value<'c> {
        self.functions
            .get(function)
            .map_or(Value::Unknown, |function| self.evaluate(function, world, arguments))
    }

    /// The value of a function or expression, which need not be among the functions of the dialect.
    #[must_use]
    pub fn evaluate<'c>(&self, function: &Function, world: World<'c>, arguments: &[Value<'c>]) -> Value<'c> {
        self.run(function, world, arguments, CALLS).unwrap_or(Value::Nothing)
    }

    /// Whether a predicate accepts the arguments. Unknown values are accepted.
    #[must_use]
    pub fn accepts<'c>(&self, function: usize, world: World<'c>, arguments: &[Value<'c>]) -> bool {
        matches!(self.call(function, world, arguments), Value::Bool(true) | Value::Unknown)
    }

    /// Runs a function, which may nest `calls` further calls.
    fn run<'c>(
        &self,
        function: &Function,
        world: World<'c>,
        arguments: &[Value<'c>],
        calls: u32,
    ) -> Evaluated<'c> {
        let (mut few, mut many);
        let slots = if function.slots <= FEW {
            few = [const { Value::Nothing }; FEW];
            &mut few[..function.slots]
        } else {
            many = vec![Value::Nothing; function.slots];
            &mut many[..]
        };
        for (slot, argument) in slots.iter_mut().zip(arguments.iter().take(function.parameters)) {
            slot.clone_from(argument);
        }
        Frame { program: self, world, slots, calls }.evaluate(&function.body)
    }
}

/// The variables of a function that is evaluated.
struct Frame<'f, 'c> {
    program: &'f Program,
    world: World<'c>,
    slots: &'f mut [Value<'c>],
    /// The number of further calls that may nest in this one.
    calls: u32,
}

impl<'c> Frame<'_, 'c> {
    fn evaluate(&mut self, node: &Node) -> Evaluated<'c> {
        match node {
            Node::Constant(value) => Some(value.clone()),
            Node::Slot(slot) => Some(self.slots.get(*slot).cloned().unwrap_or(Value::Unknown)),
            Node::Try(option) => match self.evaluate(option)? {
                Value::Unknown => Some(Value::Unknown),
                option => option.into_option(),
            },
            Node::All(parts) => self.junction(parts, false),
            Node::Any(parts) => self.junction(parts, true),
            Node::Call(function, arguments) => {
                let world = self.world;
                self.with_arguments(arguments, |_, arguments| {
                    Some(function(world, arguments).unwrap_or(Value::Unknown))
                })
            }
            Node::Own(function, arguments) => self.with_arguments(arguments, |frame, arguments| {
                let (program, world) = (frame.program, frame.world);
                let function = program.functions.get(*function)?;
                let Some(calls) = frame.calls.checked_sub(1) else { return Some(Value::Unknown) };
                // A function that can fail returns an option.
                let value = stack::grow(|| program.run(function, world, arguments, calls));
                Some(value.unwrap_or(Value::Nothing))
            }),
            Node::Some(_) | Node::SomeIf(_) | Node::IsSome(_) | Node::Holds(_) => self.option(node),
            Node::Number(_) | Node::Not(_) | Node::Neg(_) => self.unary(node),
            Node::Binary(operator, values) => {
                let [a, b] = self.both(values)?;
                Some(binary(*operator, &a, &b).unwrap_or(Value::Unknown))
            }
            Node::Arithmetic(operation, values) => match self.both(values)? {
                [Value::Int(a), Value::Int(b)] => arithmetic(*operation, a, b),
                _ => Some(Value::Unknown),
            },
            Node::If(parts) => match self.evaluate(&parts[0])? {
                Value::Bool(true) => self.evaluate(&parts[1]),
                Value::Bool(false) => self.evaluate(&parts[2]),
                _ => Some(Value::Unknown),
            },
            Node::Let(lets, result) => {
                for (slot, value) in lets {
                    let value = self.evaluate(value)?;
                    self.set(*slot, value);
                }
                self.evaluate(result)
            }
            Node::IsOf(class, value) => {
                let value = self.evaluate(value)?;
                Some(class.accepts(self.world.ctx, &value).map_or(Value::Unknown, Value::Bool))
            }
            Node::Param(class, name, value) => {
                let value = self.evaluate(value)?;
                self.parameter(class, name, &value)
            }
            Node::Get(class, arguments) => {
                let world = self.world;
                self.with_arguments(arguments, |_, arguments| {
                    Some(params::instance(world.ctx, class, arguments).unwrap_or(Value::Unknown))
                })
            }
            Node::List(_) | Node::OfList(..) | Node::Contains(_) => self.list(node),
            Node::Quantified(quantified) => self.quantified(quantified),
        }
    }

    fn set(&mut self, slot: usize, value: Value<'c>) {
        if let Some(place) = self.slots.get_mut(slot) {
            *place = value;
        }
    }

    fn both(&mut self, values: &[Node; 2]) -> Option<[Value<'c>; 2]> {
        Some([self.evaluate(&values[0])?, self.evaluate(&values[1])?])
    }

    /// Calls a function with the values of arguments, unless one is unknown.
    fn with_arguments(
        &mut self,
        arguments: &[Node],
        call: impl FnOnce(&mut Self, &[Value<'c>]) -> Evaluated<'c>,
    ) -> Evaluated<'c> {
        let (mut few, mut many);
        let values = if arguments.len() <= FEW {
            few = [const { Value::Nothing }; FEW];
            &mut few[..arguments.len()]
        } else {
            many = vec![Value::Nothing; arguments.len()];
            &mut many[..]
        };
        for (value, argument) in values.iter_mut().zip(arguments) {
            *value = self.evaluate(argument)?;
        }
        if values.iter().any(|value| matches!(value, Value::Unknown)) {
            return Some(Value::Unknown);
        }
        call(self, values)
    }

    /// Whether all conditions hold, or any, in order. `decisive` is the condition that ends the walk.
    fn junction(&mut self, parts: &[Node], decisive: bool) -> Evaluated<'c> {
        let mut is_known = true;
        for part in parts {
            let value = match self.evaluate(part) {
                Some(value) => value,
                // The walk may have ended before, at the unknown condition.
                None if !is_known => return Some(Value::Unknown),
                None => return None,
            };
            match value {
                Value::Bool(value) if value == decisive => return Some(Value::Bool(decisive)),
                Value::Bool(_) => {}
                _ => is_known = false,
            }
        }
        Some(if is_known { Value::Bool(!decisive) } else { Value::Unknown })
    }

    fn option(&mut self, node: &Node) -> Evaluated<'c> {
        Some(match node {
            Node::Some(value) => match self.evaluate(value)? {
                Value::Unknown => Value::Unknown,
                value => Value::some(value),
            },
            Node::SomeIf(parts) => match self.both(parts)? {
                [_, Value::Bool(false)] => Value::Nothing,
                [value, Value::Bool(true)] if !matches!(value, Value::Unknown) => Value::some(value),
                _ => Value::Unknown,
            },
            Node::IsSome(option) => match self.evaluate(option)? {
                Value::Unknown => Value::Unknown,
                option => Value::Bool(!matches!(option, Value::Nothing)),
            },
            Node::Holds(option) => match self.evaluate(option) {
                Some(Value::Nothing) | None => Value::Bool(false),
                Some(Value::Bool(value)) => Value::Bool(value),
                Some(_) => Value::Unknown,
            },
            _ => Value::Unknown,
        })
    }

    fn unary(&mut self, node: &Node) -> Evaluated<'c> {
        Some(match node {
            Node::Number(value) => match self.evaluate(value)? {
                Value::Bool(value) => Value::Int(i64::from(value)),
                number @ (Value::Int(_) | Value::Float(_)) => number,
                _ => Value::Unknown,
            },
            Node::Not(value) => match self.evaluate(value)? {
                Value::Bool(value) => Value::Bool(!value),
                Value::Int(value) => Value::Int(!value),
                _ => Value::Unknown,
            },
            Node::Neg(value) => match self.evaluate(value)? {
                Value::Int(value) => Value::Int(value.wrapping_neg()),
                Value::Float(value) => Value::Float(-value),
                _ => Value::Unknown,
            },
            _ => Value::Unknown,
        })
    }

    fn list(&mut self, node: &Node) -> Evaluated<'c> {
        match node {
            Node::List(elements) => {
                let values = elements.iter().map(|element| self.evaluate(element));
                let values: Vec<Value<'c>> = values.collect::<Option<_>>()?;
                let is_unknown = values.iter().any(|value| matches!(value, Value::Unknown));
                Some(if is_unknown { Value::Unknown } else { Value::List(List::new(values)) })
            }
            Node::OfList(property, list) => match self.evaluate(list)? {
                Value::List(list) => Some(of_list(*property, &list)),
                _ => Some(Value::Unknown),
            },
            Node::Contains(parts) => match self.both(parts)? {
                [Value::List(list), value] => Some(contains(&list, &value)),
                _ => Some(Value::Unknown),
            },
            _ => Some(Value::Unknown),
        }
    }

    fn quantified(&mut self, quantified: &Quantified) -> Evaluated<'c> {
        let Quantified { is_all, list, slot, condition } = quantified;
        let Value::List(list) = self.evaluate(list)? else { return Some(Value::Unknown) };
        let mut is_known = true;
        for element in list.iter() {
            if let Some(slot) = slot {
                self.set(*slot, element);
            }
            match self.evaluate(condition)? {
                Value::Bool(value) if value == *is_all => {}
                Value::Bool(value) => return Some(Value::Bool(value)),
                _ => is_known = false,
            }
        }
        Some(if is_known { Value::Bool(*is_all) } else { Value::Unknown })
    }

    /// A parameter of an instance of a class. An instance of another class ends the function.
    fn parameter(&self, class: &Class, name: &str, value: &Value<'c>) -> Evaluated<'c> {
        let ctx = self.world.ctx;
        if !class.accepts(ctx, value).unwrap_or(true) {
            return None;
        }
        let parameter = match value {
            Value::Type(ty) => ty.def_storage(ctx).and_then(|storage| params::parameter(ctx, storage, name)),
            Value::Attribute(attribute) => {
                attribute.def_storage(ctx).and_then(|storage| params::parameter(ctx, storage, name))
            }
            _ => None,
        };
        Some(parameter.unwrap_or(Value::Unknown))
    }
}

/// An operator on two values; `None` if the result is unknown.
fn binary<'c>(operator: Operator, a: &Value<'c>, b: &Value<'c>) -> Option<Value<'c>> {
    use std::cmp::Ordering::{Greater, Less};
    let ordering = || match (a, b) {
        (Value::Int(a), Value::Int(b)) => Some(Some(a.cmp(b))),
        (Value::Float(a), Value::Float(b)) => Some(a.partial_cmp(b)),
        (Value::Bool(a), Value::Bool(b)) => Some(Some(a.cmp(b))),
        (Value::Str(a), Value::Str(b)) => Some(Some(a.cmp(b))),
        _ => None,
    };
    let compared = |is_expected: fn(Option<std::cmp::Ordering>) -> bool| {
        ordering().map(|ordering| Value::Bool(is_expected(ordering)))
    };
    match operator {
        Operator::Eq => a.is_equal(b).map(Value::Bool),
        Operator::Ne => a.is_equal(b).map(|is_equal| Value::Bool(!is_equal)),
        Operator::Lt => compared(|ordering| ordering == Some(Less)),
        Operator::Le => compared(|ordering| matches!(ordering, Some(ordering) if ordering != Greater)),
        Operator::Gt => compared(|ordering| ordering == Some(Greater)),
        Operator::Ge => compared(|ordering| matches!(ordering, Some(ordering) if ordering != Less)),
        Operator::And | Operator::Or | Operator::Xor => match (a, b) {
            (Value::Int(a), Value::Int(b)) => Some(Value::Int(bits(operator, *a, *b))),
            (Value::Bool(a), Value::Bool(b)) => {
                Some(Value::Bool(bits(operator, i64::from(*a), i64::from(*b)) != 0))
            }
            _ => None,
        },
    }
}

fn bits(operator: Operator, a: i64, b: i64) -> i64 {
    match operator {
        Operator::And => a & b,
        Operator::Or => a | b,
        _ => a ^ b,
    }
}

/// Arithmetic; `None` if a shift is by a negative or huge amount, which ends the function.
fn arithmetic<'c>(operation: Arithmetic, a: i64, b: i64) -> Evaluated<'c> {
    let option = |value: Option<i64>| value.map_or(Value::Nothing, Value::Int);
    Some(match operation {
        Arithmetic::Add => Value::Int(a.wrapping_add(b)),
        Arithmetic::Sub => Value::Int(a.wrapping_sub(b)),
        Arithmetic::Mul => Value::Int(a.wrapping_mul(b)),
        Arithmetic::Div => option(a.checked_div(b)),
        Arithmetic::Rem => option(a.checked_rem(b)),
        Arithmetic::Shl => option(a.checked_shl(u32::try_from(b).ok()?)),
        Arithmetic::Shr => option(a.checked_shr(u32::try_from(b).ok()?)),
    })
}

fn of_list<'c>(property: OfList, list: &List<'c>) -> Value<'c> {
    match property {
        OfList::IsEmpty => Value::Bool(list.is_empty()),
        OfList::IsSorted => {
            let is_sorted = |(a, b): (Value<'c>, Value<'c>)| match binary(Operator::Le, &a, &b) {
                Some(Value::Bool(value)) => Some(value),
                _ => None,
            };
            let sorted = all(list.iter().zip(list.iter().skip(1)).map(is_sorted));
            sorted.map_or(Value::Unknown, Value::Bool)
        }
        OfList::First => Value::option(list.get(0)),
        OfList::Last => Value::option(list.len().checked_sub(1).and_then(|last| list.get(last))),
    }
}

fn contains<'c>(list: &List<'c>, value: &Value<'c>) -> Value<'c> {
    let differ = list.iter().map(|element| element.is_equal(value).map(|is_equal| !is_equal));
    all(differ).map_or(Value::Unknown, |differ| Value::Bool(!differ))
}
