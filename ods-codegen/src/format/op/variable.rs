//! Variables: the operand, attribute, region, … that a name refers to, and whether the context allows it.

use ods_parser::diagnostics::closest_name;

use super::super::model::{Typed, Variable};
use super::super::text::TextRange;
use super::{Context, OpFormatReader};
use crate::Diagnostic;
use crate::model::{Named, Result};

fn index_of<T>(parts: &[Named<'_, T>], name: &str) -> Option<usize> {
    parts.iter().position(|part| part.name == name)
}

impl OpFormatReader<'_, '_> {
    /// The variable of that name, which is marked as bound if a parser reads it in this context.
    pub(super) fn variable(&mut self, range: TextRange, name: &str, context: Context) -> Result<Variable> {
        let operation = self.operation;
        if let Some(index) = index_of(&operation.attributes, name) {
            self.bind_attribute(range, name, index, context)?;
            return Ok(Variable::Attribute(index));
        }
        if let Some(index) = index_of(&operation.properties, name) {
            self.bind_property(range, name, index, context)?;
            return Ok(Variable::Property(index));
        }
        if let Some(index) = index_of(&operation.operands, name) {
            let is_bound = self.seen.uses.operands || self.seen.operands[index];
            match context {
                // The caller reports errors for the variables of `type`.
                Context::Type => {}
                Context::Ref if !self.seen.operands[index] => {
                    return Err(self.not_bound(range, "operand", name));
                }
                Context::Top | Context::Custom if is_bound => {
                    return Err(self.already_bound(range, "operand", name));
                }
                _ => self.seen.operands[index] = true,
            }
            return Ok(Variable::Operand(index));
        }
        if let Some(index) = index_of(&operation.regions, name) {
            let is_bound = self.seen.uses.regions || self.seen.regions[index];
            match context {
                Context::Ref if !self.seen.regions[index] => {
                    return Err(self.not_bound(range, "region", name));
                }
                Context::Top | Context::Custom if is_bound => {
                    return Err(self.already_bound(range, "region", name));
                }
                Context::Type => {
                    let message = "regions can only be used at the top level or in a ref directive";
                    return Err(self.error(range, message));
                }
                _ => self.seen.regions[index] = true,
            }
            return Ok(Variable::Region(index));
        }
        if index_of(&operation.results, name).is_some() {
            let message = "result variables can can only be used as a child to a 'type' directive";
            return Err(self.error(range, message).with_help(format!("write 'type(${name})'")));
        }
        self.successor(range, name, context)
    }

    fn successor(&mut self, range: TextRange, name: &str, context: Context) -> Result<Variable> {
        let Some(index) = index_of(&self.operation.successors, name) else {
            return Err(self.unknown(range, name));
        };
        let is_bound = self.seen.uses.successors || self.seen.successors[index];
        match context {
            Context::Ref if !self.seen.successors[index] => {
                return Err(self.not_bound(range, "successor", name));
            }
            Context::Top | Context::Custom if is_bound => {
                return Err(self.already_bound(range, "successor", name));
            }
            Context::Type => {
                let message = "successors can only be used at the top level or in a ref directive";
                return Err(self.error(range, message));
            }
            _ => self.seen.successors[index] = true,
        }
        Ok(Variable::Successor(index))
    }

    fn bind_attribute(&mut self, range: TextRange, name: &str, index: usize, context: Context) -> Result<()> {
        let is_bound = self.seen.attributes.contains(&index);
        match context {
            Context::Type => {
                let message = "attributes cannot be used as children to a `type` directive";
                Err(self.error(range, message))
            }
            Context::Ref if !is_bound => Err(self.not_bound(range, "attribute", name)),
            Context::Ref => Ok(()),
            _ if is_bound => Err(self.already_bound(range, "attribute", name)),
            _ => {
                self.seen.attributes.push(index);
                Ok(())
            }
        }
    }

    fn bind_property(&mut self, range: TextRange, name: &str, index: usize, context: Context) -> Result<()> {
        let is_bound = self.seen.properties.contains(&index);
        match context {
            Context::Type => {
                let message = "properties cannot be used as children to a `type` directive";
                Err(self.error(range, message))
            }
            Context::Ref if !is_bound => Err(self.not_bound(range, "property", name)),
            Context::Ref => Ok(()),
            _ if is_bound => Err(self.already_bound(range, "property", name)),
            _ => {
                self.seen.properties.push(index);
                Ok(())
            }
        }
    }

    fn already_bound(&self, range: TextRange, kind: &str, name: &str) -> Diagnostic {
        self.error(range, format!("{kind} '{name}' is already bound"))
    }

    fn not_bound(&self, range: TextRange, kind: &str, name: &str) -> Diagnostic {
        self.error(range, format!("{kind} '{name}' must be bound before it is referenced"))
    }

    fn unknown(&self, range: TextRange, name: &str) -> Diagnostic {
        let message = "expected variable to refer to an argument, region, result, or successor";
        let error = self.error(range, message);
        match closest_name(name, self.names()) {
            Some(near) => error.with_help(format!("did you mean '${near}'?")),
            None => error,
        }
    }

    /// The names of all variables of the operation.
    fn names(&self) -> impl Iterator<Item = &str> {
        let operation = self.operation;
        let arguments = operation.arguments.iter().map(|argument| operation.argument_name(*argument));
        let results = operation.results.iter().map(|result| result.name);
        let regions = operation.regions.iter().map(|region| region.name);
        let successors = operation.successors.iter().map(|successor| successor.name);
        arguments.chain(results).chain(regions).chain(successors).filter(|name| !name.is_empty())
    }

    /// The operand or result of that name in `type`, marked as written. `whole` is the range of the
    /// directive.
    pub(super) fn typed_variable(
        &mut self,
        range: TextRange,
        name: &str,
        whole: TextRange,
        is_ref: bool,
    ) -> Result<Typed> {
        let results = &self.operation.results;
        let is_operand = index_of(&self.operation.operands, name).is_some();
        let result = index_of(results, name).filter(|_| !is_operand);
        let typed = match result {
            Some(index) => Typed::Result(index),
            None => match self.variable(range, name, Context::Type)? {
                Variable::Operand(index) => Typed::Operand(index),
                _ => return Err(self.error(whole, "invalid argument to 'type' directive")),
            },
        };
        let (is_written, seen) = match typed {
            Typed::Result(index) => (self.seen.uses.result_types, &mut self.seen.result_types[index]),
            Typed::Operand(index) => (self.seen.uses.operand_types, &mut self.seen.operand_types[index]),
            Typed::Operands | Typed::Results => return Ok(typed),
        };
        let is_bound = is_written || *seen;
        *seen = true;
        if !is_ref && is_bound {
            return Err(self.error(whole, format!("'type' of '{name}' is already bound")));
        }
        if is_ref && !is_bound {
            let message = format!("'ref' of 'type(${name})' is not bound by a prior 'type' directive");
            return Err(self.error(whole, message));
        }
        Ok(typed)
    }
}
