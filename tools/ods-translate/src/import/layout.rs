//! The data layout as an attribute of the dialect `dlti`.

use dialects::dlti::{DataLayoutEntryAttr, DataLayoutSpecAttr, FunctionPointerAlignmentAttr};
use ir_core::attr_or_type::DefHandle;
use ir_core::context::{Attribute, Signedness, Type};
use ir_core::diagnostic::{Diagnostic, Severity};
use ir_core::num::{ApInt, FloatSemantics};
use ir_core::predicates::build::dense_int_array;

use super::{Import, Outcome};

/// The layout of types that the text does not mention.
const DEFAULT: &str =
    "e-p:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:32:64-f16:16:16-f64:64:64-f128:128:128";

/// Entries of a layout: those of types, and the others.
#[derive(Default)]
struct Entries {
    types: Vec<(Type, Attribute)>,
    others: Vec<(&'static str, Attribute)>,
}

impl Import<'_> {
    /// Sets the attribute of the module; tokens that it cannot express are warnings.
    pub(super) fn data_layout(&mut self) -> Outcome {
        let mut entries = Entries::default();
        let layout = &self.ast.data_layout;
        for token in layout.split('-').chain(DEFAULT.split('-')).filter(|token| !token.is_empty()) {
            if self.layout_token(token, &mut entries).is_none() {
                let location = self.ctx.file_location(self.file, 0, 0);
                let message = format!("unhandled data layout token: {token}");
                self.warnings.push(Diagnostic::new(Severity::Warning, location, message));
            }
        }
        let types = entries.types.into_iter().map(|(ty, value)| (self.ctx.type_attr(ty), value));
        let others = entries.others.into_iter().map(|(name, value)| (self.string(name), value));
        let all: Vec<Attribute> = types
            .chain(others)
            .map(|(key, value)| DataLayoutEntryAttr::get(self.ctx, key, value).base())
            .collect();
        let spec = DataLayoutSpecAttr::get(self.ctx, &all).base();
        self.set_module_attribute("dlti.dl_spec", spec);
        Ok(())
    }

    /// Adds the entry of a token, unless there is an earlier one. `None` for an unknown token.
    fn layout_token(&self, token: &str, entries: &mut Entries) -> Option<()> {
        let (head, rest) =
            token.split_at(token.find(|c: char| c == ':' || c.is_ascii_digit()).unwrap_or(token.len()));
        let mut fields = rest.split(':');
        let first = fields.next()?;
        let numbers: Vec<u64> =
            fields.map(|field| field.parse().ok()).collect::<Option<_>>().unwrap_or_default();
        let number: Option<u64> = first.parse().ok();
        match (head, number, numbers.as_slice()) {
            ("e", None, _) => entries.other("dlti.endianness", self.string("little")),
            ("E", None, _) => entries.other("dlti.endianness", self.string("big")),
            ("m", None, _) => entries.other("dlti.mangling_mode", self.string(rest.strip_prefix(':')?)),
            ("i", Some(width), &[abi, ref more @ ..]) => {
                let preferred = more.first().copied().unwrap_or(abi);
                entries.ty(self.ctx.integer_type(width.try_into().ok()?), self.sizes64(&[abi, preferred]));
            }
            ("f", Some(width), &[abi, ref more @ ..]) => {
                let semantics = match width {
                    16 => FloatSemantics::F16,
                    32 => FloatSemantics::F32,
                    64 => FloatSemantics::F64,
                    80 => FloatSemantics::F80,
                    128 => FloatSemantics::F128,
                    _ => return None,
                };
                let preferred = more.first().copied().unwrap_or(abi);
                entries.ty(self.ctx.float_type(semantics), self.sizes64(&[abi, preferred]));
            }
            ("p", space, &[size, abi, ref more @ ..]) => {
                let preferred = more.first().copied().unwrap_or(abi);
                let index = more.get(1).copied().unwrap_or(size);
                let ty =
                    dialect_llvm::LLVMPointerType::get(self.ctx, space.unwrap_or(0).try_into().ok()?).base();
                entries.ty(ty, self.sizes64(&[size, abi, preferred, index]));
            }
            ("n", Some(width), more) => {
                let widths = std::iter::once(width).chain(more.iter().copied()).map(|width| width as i64);
                entries.other("dlti.legal_int_widths", dense_int_array(self.ctx, Type::I32, widths));
            }
            ("S", Some(bits), []) => entries.other("dlti.stack_alignment", self.i64(bits)),
            ("P", Some(space), []) => entries.other("dlti.program_memory_space", self.ui64(space)),
            ("A", Some(space), []) => entries.other("dlti.alloca_memory_space", self.ui64(space)),
            ("G", Some(space), []) => entries.other("dlti.global_memory_space", self.ui64(space)),
            ("Fn" | "Fi", Some(bits), []) => {
                let alignment = FunctionPointerAlignmentAttr::get(self.ctx, bits, head == "Fn").base();
                entries.other("dlti.function_pointer_alignment", alignment);
            }
            _ => return None,
        }
        Some(())
    }

    fn ui64(&self, value: u64) -> Attribute {
        self.int(self.ctx.integer_type_of(64, Signedness::Unsigned), value as i64)
    }

    /// A vector of numbers.
    fn sizes64(&self, values: &[u64]) -> Attribute {
        let ty = self.ctx.vector_type(&[values.len() as i64], &[false], Type::I64);
        let bytes: Vec<u8> = values.iter().flat_map(|&value| ApInt::new(64, value).to_le_bytes()).collect();
        self.ctx.dense_elements_attr(ty, &bytes).unwrap_or(Attribute::UNIT)
    }
}

impl Entries {
    fn ty(&mut self, ty: Type, value: Attribute) {
        if self.types.iter().all(|entry| entry.0 != ty) {
            self.types.push((ty, value));
        }
    }

    fn other(&mut self, name: &'static str, value: Attribute) {
        if self.others.iter().all(|entry| entry.0 != name) {
            self.others.push((name, value));
        }
    }
}
