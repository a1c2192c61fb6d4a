//! Calls of intrinsics: operations of their own where the dialect has them, or `llvm.call_intrinsic`.

use ir_core::context::{Attribute, Type};
use ir_core::ir::Value;

use super::ast::{Attr, Call, DebugRecord, Inst, Md, Val, ValKind};
use super::create::Properties;
use super::{Import, Outcome};
use crate::export::IMMEDIATES;

/// The result of a call that was imported.
pub(super) struct Imported(pub(super) Option<Value>);

/// Operations with other names than the intrinsics.
const NAMES: [(&str, &str); 3] = [("va_start", "vastart"), ("va_end", "vaend"), ("va_copy", "vacopy")];

impl Import<'_> {
    /// Whether calls of an intrinsic are operations, so that it is not declared.
    pub(super) fn is_operation(&self, name: &str) -> bool {
        let is_debug = matches!(name, "llvm.dbg.declare" | "llvm.dbg.value" | "llvm.dbg.label");
        name.starts_with("llvm.") && (is_debug || self.operation_name(name).is_some())
    }

    /// The operation of an intrinsic, by the name of its declaration.
    fn operation_name(&self, name: &str) -> Option<String> {
        let (base, _) = self.intrinsics.find(name)?;
        let base = base.strip_prefix("llvm.")?;
        let own = NAMES.iter().find(|(intrinsic, _)| *intrinsic == base).map_or(base, |(_, own)| own);
        let name = format!("llvm.intr.{own}");
        self.ctx.op_name(&name).is_registered(self.ctx).then_some(name)
    }

    /// Imports the call of an intrinsic; none if it is a function like any other.
    pub(super) fn intrinsic(&mut self, inst: &Inst, call: &Call, name: &str) -> Outcome<Option<Imported>> {
        if self.intrinsics.find(name).is_none() {
            return Ok(None);
        }
        if call.is_invoke {
            return self.error(inst.offset, format!("an invoke of the intrinsic '{name}' is not supported"));
        }
        let Some(operation) = self.operation_name(name) else {
            return self.named_intrinsic(inst, call, name).map(Some);
        };
        let base = operation.trim_start_matches("llvm.intr.").to_owned();
        match base.as_str() {
            "dbg.value" | "dbg.declare" | "dbg.label" => {
                if let Some(record) = DebugRecord::from_call(call, &inst.operands) {
                    self.debug_record(inst.offset, &record);
                }
                return Ok(Some(Imported(None)));
            }
            "masked.load" | "masked.store" | "masked.gather" | "masked.scatter" => {
                return self.masked(inst, call, &operation).map(Some);
            }
            "experimental.noalias.scope.decl" => return self.scope_declaration(inst, &operation).map(Some),
            _ if base.starts_with("matrix.") => return self.matrix(inst, &operation).map(Some),
            _ if base.starts_with("experimental.constrained.") => {
                return self.constrained(inst, call, &operation).map(Some);
            }
            _ => {}
        }
        let immediates = IMMEDIATES.iter().find(|(found, _)| *found == base).map_or(&[][..], |found| found.1);
        let (mut operands, mut properties) = (Vec::new(), Properties::default());
        for (index, operand) in inst.operands.iter().enumerate() {
            match immediates.iter().find(|(immediate, _)| *immediate == index) {
                Some((_, property)) => properties.set(property, self.immediate(inst, operand)?),
                None => operands.push(operand.clone()),
            }
        }
        let operands = self.values(inst.offset, &operands)?;
        let positions: Vec<usize> = immediates.iter().map(|(index, _)| *index).collect();
        self.finish_intrinsic(inst, call, &operation, operands, properties, &positions).map(Some)
    }

    /// Creates the operation of an intrinsic with what calls have in common.
    fn finish_intrinsic(
        &mut self,
        inst: &Inst,
        call: &Call,
        operation: &str,
        mut operands: Vec<Value>,
        mut properties: Properties,
        immediates: &[usize],
    ) -> Outcome<Imported> {
        let names: Vec<&str> = match self.ctx.op_name(operation).definition(self.ctx) {
            Some(definition) => definition.properties().names().to_vec(),
            None => Vec::new(),
        };
        if names.contains(&"fastmathFlags") {
            properties.set("fastmathFlags", self.fast_math(inst.flags));
        }
        if names.contains(&"arg_attrs") {
            let kept = call.parameters.iter().enumerate().filter(|(index, _)| !immediates.contains(index));
            let parameters: Vec<Vec<Attr>> = kept.map(|(_, list)| list.clone()).collect();
            self.signature_attributes(inst.offset, &parameters, &call.result, &mut properties)?;
        }
        if names.contains(&"tbaa") {
            self.access_metadata(inst, &mut properties)?;
        }
        let count = operands.len();
        if names.contains(&"op_bundle_sizes") {
            let bundled = self.bundles(inst, call, operation, &mut properties)?;
            operands.extend(bundled);
        } else if !call.bundles.is_empty() {
            return self.error(inst.offset, "operand bundles of this intrinsic are not supported");
        }
        if names.contains(&"operandSegmentSizes") {
            let bundled = operands.len() - count;
            properties.set("operandSegmentSizes", self.sizes(&[count, bundled]));
        }
        Ok(Imported(self.create_call(operation, inst, &operands, properties)))
    }

    /// The operands of bundles. Tags and sizes are properties.
    fn bundles(
        &mut self,
        inst: &Inst,
        call: &Call,
        operation: &str,
        properties: &mut Properties,
    ) -> Outcome<Vec<Value>> {
        let (mut operands, mut sizes, mut tags) = (Vec::new(), Vec::new(), Vec::new());
        for (tag, values) in &call.bundles {
            operands.extend(self.values(inst.offset, values)?);
            sizes.push(values.len());
            tags.push(self.string(tag));
        }
        properties.set("op_bundle_sizes", self.sizes(&sizes));
        // The list of tags of an assumption is there even if it is empty, and printed as nothing between two
        // spaces.
        if !tags.is_empty() || operation == "llvm.intr.assume" {
            properties.set("op_bundle_tags", self.ctx.array_attr(&tags));
        }
        Ok(operands)
    }

    /// The attribute that an operand becomes.
    fn immediate(&self, inst: &Inst, operand: &Val) -> Outcome<Attribute> {
        let attribute = match &operand.kind {
            ValKind::Const(constant) => self.constant_attribute(constant),
            _ => None,
        };
        match attribute {
            Some(attribute) => Ok(attribute),
            None => self.error(inst.offset, "immarg operand has non-immediate parameter"),
        }
    }

    /// A call by the name of the intrinsic.
    fn named_intrinsic(&mut self, inst: &Inst, call: &Call, name: &str) -> Outcome<Imported> {
        let mut operands = self.values(inst.offset, &inst.operands)?;
        let count = operands.len();
        let mut properties = Properties::default().property("intrin", self.string(name));
        self.signature_attributes(inst.offset, &call.parameters, &call.result, &mut properties)?;
        if self.is_float(inst.ty) {
            properties.set("fastmathFlags", self.fast_math(inst.flags));
        }
        operands.extend(self.bundles(inst, call, "llvm.call_intrinsic", &mut properties)?);
        properties.set("operandSegmentSizes", self.sizes(&[count, operands.len() - count]));
        Ok(Imported(self.create_call("llvm.call_intrinsic", inst, &operands, properties)))
    }

    /// Accesses of memory under a mask; the alignment is an attribute of the pointer.
    fn masked(&mut self, inst: &Inst, call: &Call, operation: &str) -> Outcome<Imported> {
        let pointer = usize::from(inst.result.is_none());
        let attributes = call.parameters.get(pointer).map_or(&[][..], Vec::as_slice);
        let alignment = self.flat_attributes(attributes).iter().find_map(|attribute| match attribute {
            Attr::Int(name, value) if name == "align" => Some(*value),
            _ => None,
        });
        let alignment = self.int(Type::I32, alignment.unwrap_or(1) as i64);
        let operands = self.values(inst.offset, &inst.operands)?;
        let mut properties = Properties::default().property("alignment", alignment);
        properties.flag("nontemporal", super::memory::has(inst, "nontemporal"));
        Ok(Imported(self.create_call(operation, inst, &operands, properties)))
    }

    /// Operations on matrices. The sizes are attributes; as in MLIR, their constants are created, too.
    fn matrix(&mut self, inst: &Inst, operation: &str) -> Outcome<Imported> {
        const ACCESS: &[&str] = &["isVolatile", "rows", "columns"];
        let (count, names): (usize, &[&'static str]) = match operation.trim_start_matches("llvm.intr.matrix.")
        {
            "multiply" => (2, &["lhs_rows", "lhs_columns", "rhs_columns"]),
            "transpose" => (1, &["rows", "columns"]),
            "column.major.load" => (2, ACCESS),
            _ => (3, ACCESS),
        };
        let operands = self.values(inst.offset, &inst.operands)?;
        let mut properties = Properties::default();
        for (name, operand) in names.iter().zip(inst.operands.iter().skip(count)) {
            properties.set(name, self.immediate(inst, operand)?);
        }
        let operands = operands.get(..count).unwrap_or_default();
        Ok(Imported(self.create_call(operation, inst, operands, properties)))
    }

    /// Operations with a rounding mode and an exception behaviour. MLIR has only the conversions.
    fn constrained(&mut self, inst: &Inst, call: &Call, operation: &str) -> Outcome<Imported> {
        const MODES: [&str; 5] =
            ["round.towardzero", "round.tonearest", "round.upward", "round.downward", "round.tonearestaway"];
        const BEHAVIOURS: [&str; 3] = ["fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict"];
        let (mut operands, mut properties) = (Vec::new(), Properties::default());
        for operand in &inst.operands {
            let ValKind::Metadata(Md::Text(word)) = &operand.kind else {
                operands.push(operand.clone());
                continue;
            };
            let position = |words: &[&str]| words.iter().position(|known| known == word);
            match (position(&MODES), position(&BEHAVIOURS), word.as_str()) {
                (Some(mode), ..) => properties.set("roundingmode", self.i64(mode as u64)),
                (_, Some(behaviour), _) => properties.set("fpExceptionBehavior", self.i64(behaviour as u64)),
                (_, _, "round.dynamic") => properties.set("roundingmode", self.i64(7)),
                _ => return self.error(inst.offset, format!("unhandled value: !\"{word}\"")),
            }
        }
        let operands = self.values(inst.offset, &operands)?;
        self.finish_intrinsic(inst, call, operation, operands, properties, &[])
    }

    fn scope_declaration(&mut self, inst: &Inst, operation: &str) -> Outcome<Imported> {
        if let Some(ValKind::Metadata(md)) = inst.operands.first().map(|operand| &operand.kind)
            && let Some([scope]) = self.md_node(md).map(|node| node.operands.as_slice())
            && !self.has_scope(scope)
        {
            return Ok(Imported(None));
        }
        let scopes = match inst.operands.first().map(|operand| &operand.kind) {
            Some(ValKind::Metadata(md @ (Md::Node(_) | Md::Inline(_)))) => {
                self.alias_scopes(inst.offset, md)?
            }
            _ => Vec::new(),
        };
        let [scope] = scopes.as_slice() else {
            return self.error(inst.offset, "expected one scope in the list of a declaration");
        };
        let properties = Properties::default().property("scope", *scope);
        Ok(Imported(self.create_call(operation, inst, &[], properties)))
    }
}
