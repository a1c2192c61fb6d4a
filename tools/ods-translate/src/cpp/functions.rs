//! Functions, classes, files and global variables.

use super::expressions::is_inlined;
use super::{Emitter, Written};
use dialects::emitc::{ArrayType, ClassOp, ExpressionOp, FieldOp, FuncOp, GlobalOp, LValueType};
use dialects::func;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::Type;
use ir_core::ir::{Block, Op, Value};
use ir_core::predicates::attributes::{array_elements, string_value, type_value};
use ir_core::runtime::OpHandle as _;
use ir_core::verify::{nearest_symbol, op_error};

impl Emitter<'_> {
    /// The blocks of a function.
    fn blocks(&self, op: Op) -> Vec<Block> {
        self.ir.blocks(self.ir.region(op, 0)).collect()
    }

    /// An error if the function has several blocks, and variables are not declared at the top.
    fn check_blocks(&self, op: Op) -> Written {
        if !self.options.declare_variables_at_top && self.blocks(op).len() > 1 {
            Err(op_error(self.ir, op, "with multiple blocks needs variables declared at top"))
        } else {
            Ok(())
        }
    }

    /// Writes `static int32_t f(`.
    fn head(&mut self, op: Op, results: &[Type]) -> Written {
        let specifiers = self.ir.attribute(op, "specifiers").and_then(|all| array_elements(self.ctx, all));
        for specifier in specifiers.unwrap_or_default() {
            let text = string_value(self.ctx, *specifier).unwrap_or_default();
            self.out.write(&format!("{text} "));
        }
        self.result_type(self.ir.location(op), results)?;
        let name = self.text_of(op, "sym_name");
        self.out.write(&format!(" {name}("));
        Ok(())
    }

    /// Writes the parameters, with their names.
    fn parameters(&mut self, op: Op) -> Written {
        let location = self.ir.location(op);
        let entry = self.blocks(op).first().copied();
        let arguments: Vec<Value> = entry.into_iter().flat_map(|entry| self.ir.arguments(entry)).collect();
        self.list(&arguments, |emitter, argument| {
            let name = emitter.names.value(*argument);
            emitter.declaration(location, emitter.ir.value_type(*argument), &name)
        })
    }

    pub(super) fn function(&mut self, op: Op) -> Written {
        self.check_blocks(op)?;
        let Some(function) = FuncOp::cast(self.ir, op) else { return Ok(()) };
        let (inputs, results) = function.signature(self.ir);
        let scope = self.names.enter_function();
        self.head(op, results)?;
        if self.blocks(op).is_empty() {
            let location = self.ir.location(op);
            self.list(inputs, |emitter, ty| emitter.ty(location, *ty))?;
            self.out.write(");");
        } else {
            self.parameters(op)?;
            self.braced_blocks(op)?;
        }
        self.names.leave(&scope);
        Ok(())
    }

    pub(super) fn func_function(&mut self, op: Op) -> Written {
        self.check_blocks(op)?;
        let Some(function) = func::FuncOp::cast(self.ir, op) else { return Ok(()) };
        let (inputs, results) = function.signature(self.ir);
        if inputs.iter().any(|ty| LValueType::is(self.ctx, *ty)) {
            return Err(op_error(self.ir, op, "cannot emit lvalue type as argument type"));
        }
        if results.iter().any(|ty| ArrayType::is(self.ctx, *ty)) {
            return Err(op_error(self.ir, op, "cannot emit array type as result type"));
        }
        let scope = self.names.enter_function();
        self.head(op, results)?;
        self.parameters(op)?;
        self.braced_blocks(op)?;
        self.names.leave(&scope);
        Ok(())
    }

    pub(super) fn declare_function(&mut self, op: Op) -> Written {
        let name = self.ctx.ident(&self.text_of(op, "sym_name"));
        let Some(function) = nearest_symbol(self.ir, op, name).and_then(|op| FuncOp::cast(self.ir, op))
        else {
            return Ok(());
        };
        let (_, results) = function.signature(self.ir);
        let scope = self.names.enter_function();
        self.head(function.op(), results)?;
        self.parameters(function.op())?;
        self.out.write(");");
        self.names.leave(&scope);
        Ok(())
    }

    /// Declares the variables of all results in an operation, those of nested operations included.
    fn declare_results(&mut self, op: Op) -> Written {
        let mut pending: Vec<Op> = self.nested_ops(op);
        while let Some(op) = pending.pop() {
            let expression = ExpressionOp::cast(self.ir, op);
            if expression.is_some_and(|expression| is_inlined(self.ir, expression)) {
                continue;
            }
            let results: Vec<Value> = self.ir.results(op).collect();
            for result in results {
                self.variable(op, result, true)?;
            }
            if expression.is_none() {
                pending.extend(self.nested_ops(op));
            }
        }
        Ok(())
    }

    /// The operations of an operation's regions, the last one first.
    fn nested_ops(&self, op: Op) -> Vec<Op> {
        let blocks = self.ir.regions(op).flat_map(|region| self.ir.blocks(region));
        let mut ops: Vec<Op> = blocks.flat_map(|block| self.ir.ops(block)).collect();
        ops.reverse();
        ops
    }

    /// Writes `) {`, the blocks and `}`.
    fn braced_blocks(&mut self, op: Op) -> Written {
        self.out.write(") {\n");
        self.out.indent();
        if self.options.declare_variables_at_top {
            self.declare_results(op)?;
        }
        let blocks = self.blocks(op);
        for block in &blocks {
            self.names.block(*block);
        }
        for block in blocks.iter().skip(1) {
            self.declare_arguments(op, *block)?;
        }
        for block in blocks {
            if self.ir.predecessors(block).next().is_some() {
                let label = self.names.block(block);
                self.out.write_outside(&format!("{label}:\n"));
            }
            let ops: Vec<Op> = self.ir.ops(block).collect();
            ops.into_iter().try_for_each(|op| self.operation(op, true))?;
        }
        self.out.unindent();
        self.out.write("}");
        Ok(())
    }

    /// Declares variables for the arguments of a block.
    fn declare_arguments(&mut self, op: Op, block: Block) -> Written {
        let arguments: Vec<Value> = self.ir.arguments(block).collect();
        for (index, argument) in arguments.into_iter().enumerate() {
            let ty = self.ir.value_type(argument);
            if self.names.has_value(argument) {
                return Err(op_error(self.ir, op, &format!(" block argument #{index} is out of scope")));
            }
            if ArrayType::is(self.ctx, ty) || LValueType::is(self.ctx, ty) {
                let ty = ty.to_text(self.ctx);
                let message = format!("cannot emit block argument #{index} with type '{ty}'");
                return Err(op_error(self.ir, op, &message));
            }
            self.ty(self.ir.location(op), ty)?;
            let name = self.names.value(argument);
            self.out.write(&format!(" {name};\n"));
        }
        Ok(())
    }

    pub(super) fn return_from(&mut self, op: Op) -> Written {
        self.out.write("return");
        match self.ir.operands(op).next() {
            None => Ok(()),
            Some(operand) => {
                self.out.write(" ");
                self.operand(operand)
            }
        }
    }

    pub(super) fn func_return(&mut self, op: Op) -> Written {
        if self.ir.num_operands(op) < 2 {
            return self.return_from(op);
        }
        self.out.write("return std::make_tuple(");
        self.operands(op)?;
        let attributes = self.ir.attributes(op).and_then(|all| all.dictionary_entries(self.ctx));
        for entry in attributes.unwrap_or_default() {
            self.out.write(&format!(", /* {} */", entry.name.as_str(self.ctx)));
            self.attribute(self.ir.location(op), entry.value)?;
        }
        self.out.write(")");
        Ok(())
    }

    pub(super) fn class(&mut self, op: Op) -> Written {
        let name = self.text_of(op, "sym_name");
        let is_final = ClassOp::cast(self.ir, op).is_some_and(|class| class.final_specifier(self.ir));
        self.out.write(&format!("class {name}{} {{\n public:\n", if is_final { " final" } else { "" }));
        self.out.indent();
        self.body(op, 0, false)?;
        self.out.unindent();
        self.out.write("};");
        Ok(())
    }

    pub(super) fn file(&mut self, op: Op) -> Written {
        let is_wanted = !self.options.file_id.is_empty() && self.text_of(op, "id") == self.options.file_id;
        if is_wanted { self.body(op, 0, false) } else { Ok(()) }
    }

    /// Writes a global variable, or a field.
    pub(super) fn global(&mut self, op: Op) -> Written {
        let location = self.ir.location(op);
        let (ty, value) = match (GlobalOp::cast(self.ir, op), FieldOp::cast(self.ir, op)) {
            (Some(global), _) => {
                if global.extern_specifier(self.ir) {
                    self.out.write("extern ");
                } else if global.static_specifier(self.ir) {
                    self.out.write("static ");
                }
                if global.const_specifier(self.ir) {
                    self.out.write("const ");
                }
                (global.type_attr(self.ir), global.initial_value_attr(self.ir))
            }
            (_, Some(field)) => (field.type_attr(self.ir), field.initial_value_attr(self.ir)),
            _ => return Ok(()),
        };
        let Some(ty) = ty.and_then(|ty| type_value(self.ctx, ty)) else { return Ok(()) };
        let name = self.text_of(op, "sym_name");
        self.declaration(location, ty, &name)?;
        if let Some(value) = value {
            self.out.write(" = ");
            self.attribute(location, value)?;
        }
        self.out.write(";");
        Ok(())
    }
}
