//! Annotations of loops.

use dialect_llvm::LoopAnnotationAttr;
use ir_core::attr_or_type::Param;
use ir_core::context::{Attribute, Location, Type};
use ir_core::diagnostic::{Diagnostic, Severity};

use super::ast::{Inst, Md};
use super::metadata::number;
use super::{Import, Outcome};
use crate::export::{How, LoopOption, OPTIONS};

/// Annotations are not nested deeper.
const MAX_DEPTH: usize = 16;

/// An option of a loop: its name and its value.
type Named = (String, Option<Md>);

impl Import<'_> {
    /// The annotation of the loop that a branch closes.
    pub(super) fn loop_annotation(&mut self, inst: &Inst) -> Outcome<Option<Attribute>> {
        match Self::attached(&inst.metadata, "llvm.loop") {
            Some(md) => self.annotation(inst.offset, md, 0).map(Some),
            None => Ok(None),
        }
    }

    fn annotation(&mut self, offset: usize, md: &Md, depth: usize) -> Outcome<Attribute> {
        let Md::Node(id) = md else { return self.error(offset, "unsupported annotation of a loop") };
        if let Some(&found) = self.metadata.loops.get(id) {
            return Ok(found);
        }
        if depth > MAX_DEPTH {
            return self.error(offset, "annotations of loops are nested too deeply");
        }
        let operands = self.md_node(md).map_or(Vec::new(), |node| node.operands.clone());
        let (mut options, mut groups): (Vec<Named>, _) = (Vec::new(), Vec::new());
        for operand in operands.iter().filter(|operand| *operand != md) {
            let Some(node) = self.md_node(operand) else {
                return self.error(offset, "unsupported annotation of a loop");
            };
            // Locations of a loop are debug information.
            if node.name.as_deref() == Some("DILocation") {
                return self.error(offset, "locations of loops are not supported");
            }
            let [Md::Text(name), values @ ..] = node.operands.as_slice() else {
                return self.error(offset, "unsupported annotation of a loop");
            };
            if name == "llvm.loop.parallel_accesses" {
                for group in values {
                    groups.extend(self.access_groups(offset, group)?);
                }
                continue;
            }
            options.push((name.clone(), values.first().cloned()));
        }
        let found = self.build_annotation(offset, options, &groups, depth)?;
        self.metadata.loops.insert(*id, found);
        Ok(found)
    }

    fn build_annotation(
        &mut self,
        offset: usize,
        mut options: Vec<Named>,
        groups: &[Attribute],
        depth: usize,
    ) -> Outcome<Attribute> {
        let mut nested = Vec::new();
        for (parameter, list) in OPTIONS {
            let mut params = Vec::new();
            for option in *list {
                params.push(self.loop_option(offset, &mut options, *option, depth)?);
            }
            // MLIR expects no value, and leaves out the whole group where there is one.
            let is_wrong =
                *parameter == "unroll" && params.get(2) == Some(&Param::Attribute(self.ctx.bool_attr(false)));
            if is_wrong {
                let message = "expected metadata node llvm.loop.unroll.runtime.disable to hold no value";
                self.warnings.push(Diagnostic::new(Severity::Warning, Location::UNKNOWN, message));
            }
            let is_empty = is_wrong || params.iter().all(|param| *param == Param::Absent);
            nested.push(if is_empty { None } else { self.loop_attribute(parameter, params) });
        }
        let mut unit = |name: &str| take(&mut options, name).map(|_| self.ctx.bool_attr(true));
        let disable_nonforced = unit("llvm.loop.disable_nonforced");
        let must_progress = unit("llvm.loop.mustprogress");
        let is_vectorized = take(&mut options, "llvm.loop.isvectorized")
            .map(|value| self.ctx.bool_attr(value.as_ref().and_then(number).is_none_or(|value| value != 0)));
        if let Some((name, _)) = options.first() {
            return self.error(offset, format!("the annotation '{name}' of a loop is not supported"));
        }
        let &[vectorize, interleave, unroll, jam, licm, distribute, pipeline, peeled, unswitch] =
            nested.as_slice()
        else {
            return self.error(offset, "unsupported annotation of a loop");
        };
        Ok(LoopAnnotationAttr::get(
            self.ctx,
            disable_nonforced,
            vectorize,
            interleave,
            unroll,
            jam,
            licm,
            distribute,
            pipeline,
            peeled,
            unswitch,
            must_progress,
            is_vectorized,
            None,
            None,
            groups,
        )
        .into())
    }

    /// The attribute of a group of options.
    fn loop_attribute(&self, parameter: &str, params: Vec<Param>) -> Option<Attribute> {
        let mnemonic = match parameter {
            "unrollAndJam" => "loop_unroll_and_jam".to_owned(),
            _ => format!("loop_{parameter}"),
        };
        let params = match <[Param; 1]>::try_from(params) {
            Ok(params) => return self.attr(&mnemonic, params),
            Err(params) => params,
        };
        let params = match <[Param; 2]>::try_from(params) {
            Ok(params) => return self.attr(&mnemonic, params),
            Err(params) => params,
        };
        let params = match <[Param; 5]>::try_from(params) {
            Ok(params) => return self.attr(&mnemonic, params),
            Err(params) => params,
        };
        <[Param; 7]>::try_from(params).ok().and_then(|params| self.attr(&mnemonic, params))
    }

    /// The parameter for an option, which is removed from the list.
    fn loop_option(
        &mut self,
        offset: usize,
        options: &mut Vec<Named>,
        (_, how, name): LoopOption,
        depth: usize,
    ) -> Outcome<Param> {
        let truth = |value: &Option<Md>| value.as_ref().and_then(number).is_none_or(|value| value != 0);
        if let How::Choice(other) = how
            && take(options, other).is_some()
        {
            return Ok(Param::Attribute(self.ctx.bool_attr(true)));
        }
        let Some(value) = take(options, name) else { return Ok(Param::Absent) };
        let attribute = match how {
            How::Unit => self.ctx.bool_attr(true),
            How::Bool => self.ctx.bool_attr(truth(&value)),
            How::Not => self.ctx.bool_attr(!truth(&value)),
            How::Choice(_) => self.ctx.bool_attr(false),
            How::Number => match value.as_ref().and_then(number) {
                Some(value) => self.int(Type::I32, value as i64),
                None => return self.error(offset, format!("the annotation '{name}' must have a number")),
            },
            How::Followup => match &value {
                Some(md) => self.annotation(offset, md, depth + 1)?,
                None => return self.error(offset, format!("the annotation '{name}' must have a node")),
            },
        };
        Ok(Param::Attribute(attribute))
    }
}

/// Removes an option from a list; its value.
fn take(options: &mut Vec<Named>, name: &str) -> Option<Option<Md>> {
    let index = options.iter().position(|(found, _)| found == name)?;
    Some(options.remove(index).1)
}
