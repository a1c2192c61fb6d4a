//! Resolution of the names in expressions.

use ods_schema::plan::{self, Expr};
use rustc_hash::FxHashMap;

use super::DEPTH;
use super::class::Classes;
use super::machine::{Function, Program};
use super::natives::Natives;
use super::node::{Node, Quantified};
use super::value::{List, Value};

/// The functions of a dialect, by name, and their numbers of parameters.
pub struct Names<'p>(FxHashMap<&'p str, (usize, u32)>);

impl<'p> Names<'p> {
    /// The names of these functions.
    ///
    /// # Errors
    /// Two functions have one name.
    pub fn new(functions: &'p [plan::Function]) -> Result<Names<'p>, String> {
        let mut names = FxHashMap::default();
        for (index, function) in functions.iter().enumerate() {
            if names.insert(&*function.name, (index, function.parameters)).is_some() {
                return Err(format!("two functions have the name '{}'", function.name));
            }
        }
        Ok(Names(names))
    }

    /// The index of a function with this number of parameters.
    ///
    /// # Errors
    /// There is none.
    pub fn index(&self, name: &str, parameters: usize) -> Result<usize, String> {
        match self.0.get(name) {
            Some((index, count)) if *count as usize == parameters => Ok(*index),
            Some((_, count)) => {
                Err(format!("the function '{name}' has {count} parameters and not {parameters}"))
            }
            None => Err(format!("the dialect has no function '{name}'")),
        }
    }
}

/// Resolves names. It records the code that only C++ knows.
pub struct Preparation<'a> {
    /// The functions of the runtime.
    pub natives: &'a Natives,
    /// The functions of the dialect.
    pub names: &'a Names<'a>,
    /// The classes of types and attributes.
    pub classes: &'a mut Classes,
    /// The code that only C++ knows.
    pub unknown: &'a mut Vec<String>,
}

impl Preparation<'_> {
    /// The functions of a dialect.
    ///
    /// # Errors
    /// A name is unknown, or an expression is invalid.
    pub fn program(&mut self, functions: &[plan::Function]) -> Result<Program, String> {
        let prepared = functions.iter().map(|function| self.function(function));
        Ok(Program { functions: prepared.collect::<Result<_, _>>()? })
    }

    fn function(&mut self, function: &plan::Function) -> Result<Function, String> {
        let plan::Function { name, parameters, slots, body, .. } = function;
        let in_function = |message| format!("in the function '{name}': {message}");
        let slots = slots.max(parameters);
        let mut scope = Scope { slots: *slots };
        let body = self.node(body, &mut scope, DEPTH).map_err(in_function)?;
        Ok(Function {
            name: name.as_str().into(),
            parameters: *parameters as usize,
            slots: *slots as usize,
            body,
        })
    }

    /// An expression without parameters.
    ///
    /// # Errors
    /// A name is unknown, or the expression is invalid.
    pub fn expression(&mut self, expression: &Expr) -> Result<Function, String> {
        let mut scope = Scope { slots: num_slots(expression, DEPTH) };
        let body = self.node(expression, &mut scope, DEPTH)?;
        Ok(Function { name: "".into(), parameters: 0, slots: scope.slots as usize, body })
    }

    fn node(&mut self, expression: &Expr, scope: &mut Scope, depth: u32) -> Result<Node, String> {
        let Some(depth) = depth.checked_sub(1) else {
            return Err(format!("an expression has more than {DEPTH} levels"));
        };
        let mut boxed = |expression: &Expr| self.node(expression, scope, depth).map(Box::new);
        Ok(match expression {
            Expr::Slot(slot) => Node::Slot(scope.slot(*slot)?),
            Expr::Bool(value) => Node::Constant(Value::Bool(*value)),
            Expr::Int(value) => Node::Constant(Value::Int(*value)),
            Expr::Float(value) => Node::Constant(Value::Float(*value)),
            Expr::Str(text) => Node::Constant(Value::Str(text.clone().leak())),
            Expr::Nothing => Node::Constant(Value::Nothing),
            Expr::Unknown(code) => {
                self.unknown.push(code.clone());
                Node::Constant(Value::Unknown)
            }
            Expr::Some(value) => Node::Some(boxed(value)?),
            Expr::Try(value) => Node::Try(boxed(value)?),
            Expr::IsSome(value) => Node::IsSome(boxed(value)?),
            Expr::Holds(value) => Node::Holds(boxed(value)?),
            Expr::Number(value) => Node::Number(boxed(value)?),
            Expr::Not(value) => Node::Not(boxed(value)?),
            Expr::Neg(value) => Node::Neg(boxed(value)?),
            Expr::OfList(property, list) => Node::OfList(*property, boxed(list)?),
            Expr::List(elements) => list(self.nodes(elements, scope, depth)?),
            Expr::All(parts) => Node::All(self.nodes(parts, scope, depth)?),
            Expr::Any(parts) => Node::Any(self.nodes(parts, scope, depth)?),
            Expr::SomeIf(value, test) => Node::SomeIf(self.pair([value, test], scope, depth)?),
            Expr::Binary(operator, a, b) => Node::Binary(*operator, self.pair([a, b], scope, depth)?),
            Expr::Arithmetic(operation, a, b) => {
                Node::Arithmetic(*operation, self.pair([a, b], scope, depth)?)
            }
            Expr::Contains(list, value) => Node::Contains(self.pair([list, value], scope, depth)?),
            Expr::If(parts) => {
                let [test, then, otherwise] = &**parts;
                let mut node = |part| self.node(part, scope, depth);
                Node::If(Box::new([node(test)?, node(then)?, node(otherwise)?]))
            }
            Expr::Let(lets, result) => self.lets(lets, result, scope, depth)?,
            Expr::ForAll(list, slot, condition) => {
                self.quantified(true, (list, *slot, condition), scope, depth)?
            }
            Expr::ForAny(list, slot, condition) => {
                self.quantified(false, (list, *slot, condition), scope, depth)?
            }
            Expr::Call(..) | Expr::Own(..) | Expr::IsOf(..) | Expr::Param(..) | Expr::Get(..) => {
                self.call(expression, scope, depth)?
            }
        })
    }

    fn nodes(&mut self, expressions: &[Expr], scope: &mut Scope, depth: u32) -> Result<Box<[Node]>, String> {
        expressions.iter().map(|expression| self.node(expression, scope, depth)).collect()
    }

    fn pair(&mut self, [a, b]: [&Expr; 2], scope: &mut Scope, depth: u32) -> Result<Box<[Node; 2]>, String> {
        Ok(Box::new([self.node(a, scope, depth)?, self.node(b, scope, depth)?]))
    }

    fn lets(
        &mut self,
        lets: &[(u32, Expr)],
        result: &Expr,
        scope: &mut Scope,
        depth: u32,
    ) -> Result<Node, String> {
        let mut nodes = Vec::with_capacity(lets.len());
        for (slot, value) in lets {
            nodes.push((scope.slot(*slot)?, self.node(value, scope, depth)?));
        }
        Ok(Node::Let(nodes.into(), Box::new(self.node(result, scope, depth)?)))
    }

    fn quantified(
        &mut self,
        is_all: bool,
        (list, slot, condition): (&Expr, Option<u32>, &Expr),
        scope: &mut Scope,
        depth: u32,
    ) -> Result<Node, String> {
        let slot = slot.map(|slot| scope.slot(slot)).transpose()?;
        let list = self.node(list, scope, depth)?;
        let condition = self.node(condition, scope, depth)?;
        Ok(Node::Quantified(Box::new(Quantified { is_all, list, slot, condition })))
    }

    /// A call of a function or of an operation on classes.
    fn call(&mut self, expression: &Expr, scope: &mut Scope, depth: u32) -> Result<Node, String> {
        Ok(match expression {
            Expr::Call(path, arguments) => {
                let Some(function) = self.natives.get(path) else {
                    return Err(format!("the runtime has no function '{path}'"));
                };
                if function.arity != arguments.len() {
                    let (expected, actual) = (function.arity, arguments.len());
                    return Err(format!("the function '{path}' has {expected} parameters and not {actual}"));
                }
                Node::Call(function.call, self.nodes(arguments, scope, depth)?)
            }
            Expr::Own(name, arguments) => {
                let index = self.names.index(name, arguments.len())?;
                Node::Own(index, self.nodes(arguments, scope, depth)?)
            }
            Expr::IsOf(class, value) => {
                let class = self.classes.get(class);
                Node::IsOf(class, Box::new(self.node(value, scope, depth)?))
            }
            Expr::Param(class, name, value) => {
                let class = self.classes.get(class);
                Node::Param(class, name.as_str().into(), Box::new(self.node(value, scope, depth)?))
            }
            Expr::Get(class, arguments) => {
                let class = self.classes.get(class);
                Node::Get(class, self.nodes(arguments, scope, depth)?)
            }
            other => self.node(other, scope, depth)?,
        })
    }
}

/// A list; a constant if its elements are.
fn list(elements: Box<[Node]>) -> Node {
    let values = elements.iter().map(|element| match element {
        Node::Constant(Value::Unknown) => None,
        Node::Constant(value) => Some(value.clone()),
        _ => None,
    });
    match values.collect::<Option<Vec<_>>>() {
        Some(values) => Node::Constant(Value::List(borrowed(List::new(values)))),
        None => Node::List(elements),
    }
}

/// The list for the life of the program, so that clones are cheap.
fn borrowed(list: List<'static>) -> List<'static> {
    use super::value::Slice::Owned;
    match list {
        List::Ints(Owned(list)) => List::from(&*list.leak()),
        List::Bools(Owned(list)) => List::from(&*list.leak()),
        List::Strs(Owned(list)) => List::from(&*list.leak()),
        list => list,
    }
}

/// The number of slots that an expression uses.
fn num_slots(expression: &Expr, depth: u32) -> u32 {
    let Some(depth) = depth.checked_sub(1) else { return 0 };
    let count = |expression: &Expr| num_slots(expression, depth);
    let most = |list: &[Expr]| list.iter().map(count).max().unwrap_or(0);
    let after = |slot: u32| slot.saturating_add(1);
    match expression {
        Expr::Slot(slot) => after(*slot),
        Expr::Some(value)
        | Expr::Try(value)
        | Expr::IsSome(value)
        | Expr::Holds(value)
        | Expr::Number(value)
        | Expr::Not(value)
        | Expr::Neg(value)
        | Expr::OfList(_, value)
        | Expr::IsOf(_, value)
        | Expr::Param(_, _, value) => count(value),
        Expr::List(list) | Expr::All(list) | Expr::Any(list) => most(list),
        Expr::Call(_, list) | Expr::Own(_, list) | Expr::Get(_, list) => most(list),
        Expr::SomeIf(a, b) | Expr::Binary(_, a, b) | Expr::Arithmetic(_, a, b) | Expr::Contains(a, b) => {
            count(a).max(count(b))
        }
        Expr::If(parts) => most(&**parts),
        Expr::Let(lets, result) => {
            let lets = lets.iter().map(|(slot, value)| after(*slot).max(count(value)));
            lets.max().unwrap_or(0).max(count(result))
        }
        Expr::ForAll(list, slot, condition) | Expr::ForAny(list, slot, condition) => {
            count(list).max(slot.map_or(0, after)).max(count(condition))
        }
        Expr::Bool(_) | Expr::Int(_) | Expr::Float(_) | Expr::Str(_) | Expr::Nothing | Expr::Unknown(_) => 0,
    }
}

/// The maximum number of slots of a function.
const SLOTS: u32 = 1 << 12;

/// The variables of a function.
struct Scope {
    slots: u32,
}

impl Scope {
    fn slot(&self, slot: u32) -> Result<usize, String> {
        if slot < self.slots && self.slots <= SLOTS {
            return Ok(slot as usize);
        }
        Err(format!("there is no slot {slot} among {}", self.slots.min(SLOTS)))
    }
}
