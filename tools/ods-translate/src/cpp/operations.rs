//! Operations.

use super::expressions::{is_deferred, is_inlined};
use super::{Emitter, Written};
use dialects::emitc::{
    CallOpaqueOp, CmpOp, CmpPredicate, ExpressionOp, FormatPart, IncludeOp, OpaqueAttr, VerbatimOp,
    format_parts,
};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{AttrKind, Attribute, Type};
use ir_core::ir::{Op, Value};
use ir_core::predicates::attributes::{array_elements, int, root_reference, string_value};
use ir_core::runtime::OpHandle as _;
use ir_core::verify::{op_error, op_failure};

/// The operators with two operands.
const BINARY: [(&str, &str); 13] = [
    ("add", "+"),
    ("bitwise_and", "&"),
    ("bitwise_left_shift", "<<"),
    ("bitwise_or", "|"),
    ("bitwise_right_shift", ">>"),
    ("bitwise_xor", "^"),
    ("cmp", ""),
    ("div", "/"),
    ("logical_and", "&&"),
    ("logical_or", "||"),
    ("mul", "*"),
    ("rem", "%"),
    ("sub", "-"),
];

/// The operators with one operand.
const UNARY: [(&str, &str); 5] = [
    ("address_of", "&"),
    ("bitwise_not", "~"),
    ("logical_not", "!"),
    ("unary_minus", "-"),
    ("unary_plus", "+"),
];

/// Operations after which there is never a semicolon.
const WITHOUT_SEMICOLON: [&str; 9] = [
    "cf.cond_br",
    "emitc.declare_func",
    "emitc.do",
    "emitc.file",
    "emitc.for",
    "emitc.if",
    "emitc.include",
    "emitc.switch",
    "emitc.verbatim",
];

fn operator(table: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    table.iter().find(|(operation, _)| *operation == name).map(|(_, operator)| *operator)
}

/// The operator of a comparison.
fn comparison(predicate: CmpPredicate) -> &'static str {
    match predicate {
        CmpPredicate::Eq => "==",
        CmpPredicate::Ne => "!=",
        CmpPredicate::Lt => "<",
        CmpPredicate::Le => "<=",
        CmpPredicate::Gt => ">",
        CmpPredicate::Ge => ">=",
        CmpPredicate::ThreeWay => "<=>",
    }
}

impl Emitter<'_> {
    /// The text of an attribute that is a string or a symbol.
    pub(super) fn text_of(&self, op: Op, name: &str) -> String {
        let attribute = self.ir.attribute(op, name);
        let text = attribute
            .and_then(|text| string_value(self.ctx, text).or_else(|| root_reference(self.ctx, text)));
        text.unwrap_or_default().to_owned()
    }

    /// Writes an operation, and the end of its line.
    pub(super) fn operation(&mut self, op: Op, with_semicolon: bool) -> Written {
        let name = self.ir.name(op).as_str(self.ctx);
        match name.strip_prefix("emitc.") {
            Some(own) if is_deferred(self.ir, op) => {
                self.defer(op, own);
                return Ok(());
            }
            Some(own) => self.own(op, own)?,
            None => self.foreign(op, name)?,
        }
        let is_part = ExpressionOp::cast(self.ir, op).is_some_and(|op| is_inlined(self.ir, op));
        if self.expression.is_some() || is_part {
            return Ok(());
        }
        let has_semicolon = with_semicolon && !WITHOUT_SEMICOLON.contains(&name);
        self.out.write(if has_semicolon { ";\n" } else { "\n" });
        Ok(())
    }

    /// Records the text of an operation that is written where its result is used.
    fn defer(&mut self, op: Op, name: &str) {
        let operands: Vec<Value> = self.ir.operands(op).collect();
        let mut parts =
            operands.into_iter().map(|value| self.names.value(value)).collect::<Vec<_>>().into_iter();
        let base = parts.next().unwrap_or_default();
        let text = match name {
            "get_global" => self.text_of(op, "name"),
            "get_field" => self.text_of(op, "field_name"),
            "literal" => self.text_of(op, "value"),
            "member" => format!("{base}.{}", self.text_of(op, "member")),
            "member_of_ptr" => format!("{base}->{}", self.text_of(op, "member")),
            "dereference" => format!("*{base}"),
            _ => parts.fold(base, |text, index| format!("{text}[{index}]")),
        };
        self.names.define(self.ir.result(op, 0), text);
    }

    /// Writes an operation of the dialect.
    fn own(&mut self, op: Op, name: &str) -> Written {
        if let Some(operator) = operator(&BINARY, name) {
            let compare = CmpOp::cast(self.ir, op).map(|compare| comparison(compare.predicate(self.ir)));
            return self.binary(op, compare.unwrap_or(operator));
        }
        if let Some(operator) = operator(&UNARY, name) {
            return self.unary(op, operator);
        }
        match name {
            "apply" => self.unary(op, &self.text_of(op, "applicableOperator")),
            "assign" => self.assign(op),
            "call" => self.call(op),
            "call_opaque" => self.call_opaque(op),
            "cast" => self.cast(op),
            "class" => self.class(op),
            "conditional" => self.conditional(op),
            "constant" | "variable" => self.constant(op),
            "declare_func" => self.declare_function(op),
            "do" => self.do_while(op),
            "expression" => self.whole_expression(op),
            "field" | "global" => self.global(op),
            "file" => self.file(op),
            "for" => self.for_loop(op),
            "func" => self.function(op),
            "if" => self.condition(op),
            "include" => self.include(op),
            "load" => self.unary(op, ""),
            "return" => self.return_from(op),
            "switch" => self.switch(op),
            "verbatim" => self.verbatim(op),
            _ => self.no_printer(op),
        }
    }

    /// Writes an operation of another dialect.
    fn foreign(&mut self, op: Op, name: &str) -> Written {
        match name {
            "builtin.module" => self.body(op, 0, false),
            "cf.br" => self.branch(op),
            "cf.cond_br" => self.conditional_branch(op),
            "func.call" => self.call(op),
            "func.func" => self.func_function(op),
            "func.return" => self.func_return(op),
            _ => self.no_printer(op),
        }
    }

    fn no_printer(&self, op: Op) -> Written {
        Err(op_error(self.ir, op, "unable to find printer for op"))
    }

    /// Writes the operations of the first block of a region.
    pub(super) fn body(&mut self, op: Op, region: usize, with_semicolons: bool) -> Written {
        let Some(block) = self.ir.first_block(self.ir.region(op, region)) else { return Ok(()) };
        let ops: Vec<Op> = self.ir.ops(block).collect();
        ops.into_iter().try_for_each(|op| self.operation(op, with_semicolons))
    }

    /// Writes what comes before the value of an operation: its variables and `=`.
    pub(super) fn left_side(&mut self, op: Op) -> Written {
        if self.expression.is_some() {
            return Ok(());
        }
        let results: Vec<Value> = self.ir.results(op).collect();
        let is_at_top = self.options.declare_variables_at_top;
        match results[..] {
            [] => {}
            [result] if is_at_top => self.assignment(op, result)?,
            [result] => {
                self.variable(op, result, false)?;
                self.out.write(" = ");
            }
            _ => {
                if !is_at_top {
                    results.iter().try_for_each(|result| self.variable(op, *result, true))?;
                }
                let names: Vec<String> = results.iter().map(|result| self.names.value(*result)).collect();
                self.out.write(&format!("std::tie({}) = ", names.join(", ")));
            }
        }
        Ok(())
    }

    /// Writes `name = ` for a variable that is declared.
    fn assignment(&mut self, op: Op, result: Value) -> Written {
        if !self.names.has_value(result) {
            let message = "result variable for the operation has not been declared";
            return Err(op_error(self.ir, op, message));
        }
        let name = self.names.value(result);
        self.out.write(&name);
        self.out.write(" = ");
        Ok(())
    }

    /// Declares the variable of a result.
    pub(super) fn variable(&mut self, op: Op, result: Value, with_semicolon: bool) -> Written {
        if is_deferred(self.ir, op) {
            return Ok(());
        }
        if self.names.has_value(result) {
            let message = "result variable for the operation already declared";
            return Err(op_failure(self.ir, op, message));
        }
        let name = self.names.value(result);
        self.declaration(self.ir.location(op), self.ir.value_type(result), &name)?;
        if with_semicolon {
            self.out.write(";\n");
        }
        Ok(())
    }

    fn binary(&mut self, op: Op, operator: &str) -> Written {
        self.left_side(op)?;
        self.operand(self.ir.operand(op, 0))?;
        self.out.write(&format!(" {operator} "));
        self.operand(self.ir.operand(op, 1))
    }

    fn unary(&mut self, op: Op, operator: &str) -> Written {
        self.left_side(op)?;
        self.out.write(operator);
        self.operand(self.ir.operand(op, 0))
    }

    fn cast(&mut self, op: Op) -> Written {
        self.left_side(op)?;
        self.out.write("(");
        self.ty(self.ir.location(op), self.ir.value_type(self.ir.result(op, 0)))?;
        self.out.write(") ");
        self.operand(self.ir.operand(op, 0))
    }

    fn conditional(&mut self, op: Op) -> Written {
        self.left_side(op)?;
        for (index, separator) in ["", " ? ", " : "].into_iter().enumerate() {
            self.out.write(separator);
            self.operand(self.ir.operand(op, index))?;
        }
        Ok(())
    }

    fn assign(&mut self, op: Op) -> Written {
        let variable = self.ir.operand(op, 0);
        if let Some(owner) = self.ir.defining_op(variable) {
            self.assignment(owner, variable)?;
        }
        self.operand(self.ir.operand(op, 1))
    }

    fn constant(&mut self, op: Op) -> Written {
        let Some(value) = self.ir.attribute(op, "value") else { return Ok(()) };
        let (location, result) = (self.ir.location(op), self.ir.result(op, 0));
        let around = self.expression.map(|expression| expression.op());
        if around.is_some() && self.ir.parent_op(op) == around {
            return self.attribute(location, value);
        }
        let is_empty =
            OpaqueAttr::cast(self.ctx, value).is_some_and(|value| value.value(self.ctx).is_empty());
        if is_empty {
            return if self.options.declare_variables_at_top {
                Ok(())
            } else {
                self.variable(op, result, false)
            };
        }
        self.left_side(op)?;
        self.attribute(location, value)
    }

    fn call(&mut self, op: Op) -> Written {
        self.left_side(op)?;
        let callee = self.text_of(op, "callee");
        self.out.write(&format!("{callee}("));
        self.operands(op)?;
        self.out.write(")");
        Ok(())
    }

    fn call_opaque(&mut self, op: Op) -> Written {
        let (location, ctx) = (self.ir.location(op), self.ctx);
        self.left_side(op)?;
        let callee = self.text_of(op, "callee");
        self.out.write(&callee);
        let Some(call) = CallOpaqueOp::cast(self.ir, op) else { return Ok(()) };
        let list = |list: Option<Attribute>| list.and_then(|list| array_elements(ctx, list));
        if let Some(arguments) = list(call.template_args_attr(self.ir)) {
            self.out.write("<");
            self.list(arguments, |emitter, argument| emitter.attribute(location, *argument))?;
            self.out.write(">");
        }
        self.out.write("(");
        match list(call.args_attr(self.ir)) {
            None => self.operands(op)?,
            Some(arguments) => self.list(arguments, |emitter, argument| match argument.kind(ctx) {
                AttrKind::Integer { ty: Type::INDEX, .. } => {
                    let index = int(ctx, *argument).and_then(|index| usize::try_from(index).ok());
                    let operand = index.and_then(|index| emitter.ir.operands(op).nth(index));
                    operand.map_or(Ok(()), |operand| emitter.operand(operand))
                }
                _ => emitter.attribute(location, *argument),
            })?,
        }
        self.out.write(")");
        Ok(())
    }

    fn whole_expression(&mut self, op: Op) -> Written {
        let Some(expression) = ExpressionOp::cast(self.ir, op) else { return Ok(()) };
        if is_inlined(self.ir, expression) {
            return Ok(());
        }
        self.left_side(op)?;
        self.expression(expression)
    }

    fn include(&mut self, op: Op) -> Written {
        let header = self.text_of(op, "include");
        let is_standard =
            IncludeOp::cast(self.ir, op).is_some_and(|include| include.is_standard_include(self.ir));
        let [open, close] = if is_standard { ["<", ">"] } else { ["\"", "\""] };
        for part in ["#include ", open, &header, close] {
            self.out.write(part);
        }
        Ok(())
    }

    fn verbatim(&mut self, op: Op) -> Written {
        let text = self.text_of(op, "value");
        let operands: Vec<Value> = self.ir.operands(op).collect();
        let has_values = VerbatimOp::cast(self.ir, op).is_some() && !operands.is_empty();
        let parts = format_parts(&text, has_values).map_err(|message| op_error(self.ir, op, message))?;
        let mut operands = operands.into_iter();
        for part in parts {
            match part {
                FormatPart::Text(text) => self.out.write(text),
                FormatPart::Placeholder => {
                    operands.next().map_or(Ok(()), |operand| self.operand(operand))?;
                }
            }
        }
        Ok(())
    }
}
