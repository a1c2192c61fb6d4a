//! From the syntax tree to a module. Locations of operations are positions in the source.

use crate::ast::{Expr, ExprKind, Function, Statement, StatementKind};
use crate::kal::{AddOp, CastOp, DivOp, MatMulOp, MulOp, PrintOp, SubOp, SumOp, TransposeOp};
use crate::parser::{SyntaxError, parse};
use dialects::arith::ConstantOp;
use dialects::func::{CallOp, FuncOp, ReturnOp};
use ir_core::context::Source;
use ir_core::prelude::*;
use std::collections::HashMap;

/// The function that a program runs.
pub const MAIN: &str = "main";

/// The module of a program. `file` is its name in locations.
///
/// # Errors
/// When the source is not a valid program, or uses an undefined name.
pub fn generate(ctx: &Context, file: &str, text: &str) -> Result<Module, Diagnostics> {
    let source = ctx.add_source(ctx.ident(file), text.as_bytes());
    let failed = |error: SyntaxError| {
        let location = ctx.source_location(&source, error.offset);
        let diagnostic = Diagnostic::new(Severity::Error, location, error.message);
        Diagnostics::new(ctx, vec![diagnostic]).with_source(file, text.as_bytes())
    };
    let functions = parse(text).map_err(&failed)?;
    let mut module = Module::new(ctx);
    let mut generator = Generator {
        source: &source,
        body: module.body(),
        parameters: HashMap::new(),
        values: HashMap::new(),
        b: module.builder(),
    };
    generator.program(&functions).map_err(failed)?;
    module.verify()?;
    Ok(module)
}

type Generated<T> = Result<T, SyntaxError>;

fn wrong<T>(offset: usize, message: String) -> Generated<T> {
    Err(SyntaxError { offset, message })
}

struct Generator<'a> {
    source: &'a Source,
    body: Block,
    /// The number of parameters of each function.
    parameters: HashMap<&'a str, usize>,
    /// The values that have names in this function.
    values: HashMap<&'a str, Value>,
    b: Builder<'a>,
}

// ANCHOR: functions
impl<'a> Generator<'a> {
    fn program(&mut self, functions: &'a [Function]) -> Generated<()> {
        for function in functions {
            let count = function.parameters.len();
            if self.parameters.insert(&function.name, count).is_some() {
                return wrong(function.offset, format!("there are two functions `{}`", function.name));
            }
        }
        if self.parameters.get(MAIN) != Some(&0) {
            return wrong(0, format!("expected a function `{MAIN}` without parameters"));
        }
        functions.iter().try_for_each(|function| self.function(function))
    }

    /// Operations that are created from here on have this place.
    fn place(&mut self, offset: usize) {
        let location = self.b.context().source_location(self.source, offset);
        self.b.set_location(location);
    }

    /// The type of an array without a known shape.
    fn array(&self) -> Type {
        self.b.context().unranked_tensor_type(Type::F64)
    }

    fn function(&mut self, function: &'a Function) -> Generated<()> {
        self.place(function.offset);
        self.b.set_insertion_point_to_end(self.body);
        let (array, is_main) = (self.array(), function.name == MAIN);
        let inputs = vec![array; function.parameters.len()];
        let results: &[Type] = if is_main { &[] } else { &[array] };
        let ty = self.b.context().function_type(&inputs, results);
        let new = FuncOp::create(&mut self.b, &function.name, ty);
        if !is_main {
            new.set_sym_visibility(self.b.ir_mut(), Some("private"));
        }
        let arguments: Vec<_> = inputs.iter().map(|ty| (*ty, self.b.location())).collect();
        let entry = self.b.create_block(new.body(self.b.ir()), None, &arguments);
        self.values.clear();
        for (index, (offset, name)) in function.parameters.iter().enumerate() {
            let argument = self.b.ir().argument(entry, index);
            self.name(*offset, name, argument)?;
        }
        match function.body.split_last() {
            Some((Statement { offset, kind: StatementKind::Return(value) }, others)) if !is_main => {
                self.statements(others)?;
                let value = self.unshaped(value)?;
                self.place(*offset);
                ReturnOp::create(&mut self.b, &[value]);
            }
            _ if is_main => {
                self.statements(&function.body)?;
                ReturnOp::create(&mut self.b, &[]);
            }
            _ => return wrong(function.offset, "expected `return` at the end of the function".to_owned()),
        }
        Ok(())
    }

    fn name(&mut self, offset: usize, name: &'a str, value: Value) -> Generated<()> {
        match self.values.insert(name, value) {
            Some(_) => wrong(offset, format!("there is a value `{name}` already")),
            None => Ok(()),
        }
    }

    fn statements(&mut self, statements: &'a [Statement]) -> Generated<()> {
        for statement in statements {
            match &statement.kind {
                StatementKind::Let(name, value) => {
                    let value = self.expr(value)?;
                    self.name(statement.offset, name, value)?;
                }
                StatementKind::Print(value) => {
                    let value = self.expr(value)?;
                    self.place(statement.offset);
                    PrintOp::create(&mut self.b, value);
                }
                StatementKind::Return(_) => {
                    return wrong(statement.offset, "`return` is not expected here".to_owned());
                }
            }
        }
        Ok(())
    }
}
// ANCHOR_END: functions

// ANCHOR: expressions
impl<'a> Generator<'a> {
    fn expr(&mut self, expr: &'a Expr) -> Generated<Value> {
        match &expr.kind {
            ExprKind::Literal { shape, values } => {
                self.place(expr.offset);
                let ty = self.b.context().ranked_tensor_type(shape, Type::F64, None);
                let data: Vec<u8> = values.iter().flat_map(|value| value.to_le_bytes()).collect();
                let Some(values) = self.b.context().dense_elements_attr(ty, &data) else {
                    return wrong(expr.offset, "this array is too large".to_owned());
                };
                Ok(ConstantOp::create(&mut self.b, values).result(self.b.ir()))
            }
            ExprKind::Name(name) => match self.values.get(name.as_str()) {
                Some(value) => Ok(*value),
                None => wrong(expr.offset, format!("there is no value `{name}`")),
            },
            ExprKind::Binary(operator, operands) => {
                let [lhs, rhs] = &**operands;
                let (lhs, rhs) = (self.expr(lhs)?, self.expr(rhs)?);
                self.place(expr.offset);
                Ok(self.binary(*operator, lhs, rhs))
            }
            ExprKind::Call(callee, arguments) => self.call(expr.offset, callee, arguments),
        }
    }

    fn binary(&mut self, operator: char, lhs: Value, rhs: Value) -> Value {
        let (array, b) = (self.array(), &mut self.b);
        match operator {
            '+' => AddOp::create(b, array, lhs, rhs).result(b.ir()),
            '-' => SubOp::create(b, array, lhs, rhs).result(b.ir()),
            '*' => MulOp::create(b, array, lhs, rhs).result(b.ir()),
            '/' => DivOp::create(b, array, lhs, rhs).result(b.ir()),
            _ => MatMulOp::create(b, array, lhs, rhs).result(b.ir()),
        }
    }

    fn call(&mut self, offset: usize, callee: &'a str, arguments: &'a [Expr]) -> Generated<Value> {
        let expected = match callee {
            "transpose" | "sum" => 1,
            _ => match self.parameters.get(callee) {
                Some(count) if callee != MAIN => *count,
                _ => return wrong(offset, format!("there is no function `{callee}`")),
            },
        };
        if arguments.len() != expected {
            let message = format!("`{callee}` has {expected} parameters, not {}", arguments.len());
            return wrong(offset, message);
        }
        let array = self.array();
        let values: Vec<Value> =
            arguments.iter().map(|argument| self.unshaped(argument)).collect::<Generated<_>>()?;
        self.place(offset);
        let b = &mut self.b;
        Ok(match callee {
            "transpose" => TransposeOp::create(b, array, values[0]).result(b.ir()),
            "sum" => SumOp::create(b, array, values[0]).result(b.ir()),
            _ => {
                let call = CallOp::create(b, &[array], callee, &values).op();
                b.ir().result(call, 0)
            }
        })
    }

    /// The value with the type that parameters and results of functions have.
    fn unshaped(&mut self, expr: &'a Expr) -> Generated<Value> {
        let value = self.expr(expr)?;
        let array = self.array();
        if self.b.ir().value_type(value) == array {
            return Ok(value);
        }
        self.place(expr.offset);
        Ok(CastOp::create(&mut self.b, array, value).result(self.b.ir()))
    }
}
// ANCHOR_END: expressions
