//! Attributes of functions, parameters and results.

use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{AttrKind, Attribute, Location, Type};
use ir_core::ir::Op;
use ir_core::num::ApInt;
use ir_core::predicates::attributes::{array_elements, bool_value, string_value};

use super::reader::Reader;
use super::{Outcome, Translation};
use crate::model::Function;
use crate::model::attributes::{AttrSet, is_flag, is_integer, is_known};

/// Flags of functions: properties and attributes.
const FLAGS: [(&str, &str); 8] = [
    ("no_inline", "noinline"),
    ("always_inline", "alwaysinline"),
    ("inline_hint", "inlinehint"),
    ("optimize_none", "optnone"),
    ("convergent", "convergent"),
    ("no_unwind", "nounwind"),
    ("will_return", "willreturn"),
    ("noreturn", "noreturn"),
];

/// Like [`FLAGS`], of functions with a body.
const BODY_FLAGS: [(&str, &str); 8] = [
    ("arm_streaming", "aarch64_pstate_sm_enabled"),
    ("arm_locally_streaming", "aarch64_pstate_sm_body"),
    ("arm_streaming_compatible", "aarch64_pstate_sm_compatible"),
    ("arm_new_za", "aarch64_new_za"),
    ("arm_in_za", "aarch64_in_za"),
    ("arm_out_za", "aarch64_out_za"),
    ("arm_inout_za", "aarch64_inout_za"),
    ("arm_preserves_za", "aarch64_preserves_za"),
];

/// Strings and booleans of functions with a body: properties and attributes.
const STRINGS: [(&str, &str); 12] = [
    ("target_cpu", "target-cpu"),
    ("tune_cpu", "tune-cpu"),
    ("reciprocal_estimates", "reciprocal-estimates"),
    ("prefer_vector_width", "prefer-vector-width"),
    ("no_infs_fp_math", "no-infs-fp-math"),
    ("no_nans_fp_math", "no-nans-fp-math"),
    ("no_signed_zeros_fp_math", "no-signed-zeros-fp-math"),
    ("denormal_fp_math", "denormal-fp-math"),
    ("denormal_fp_math_f32", "denormal-fp-math-f32"),
    ("fp_contract", "fp-contract"),
    ("instrument_function_entry", "instrument-function-entry"),
    ("instrument_function_exit", "instrument-function-exit"),
];

/// Classes of floating-point numbers in `nofpclass`, the largest first.
const CLASSES: [(u64, &str); 16] = [
    (0x3ff, "all"),
    (0x3, "nan"),
    (0x1, "snan"),
    (0x2, "qnan"),
    (0x204, "inf"),
    (0x4, "ninf"),
    (0x200, "pinf"),
    (0x60, "zero"),
    (0x20, "nzero"),
    (0x40, "pzero"),
    (0x90, "sub"),
    (0x10, "nsub"),
    (0x80, "psub"),
    (0x108, "norm"),
    (0x8, "nnorm"),
    (0x100, "pnorm"),
];

impl Translation<'_> {
    /// The text of a type.
    pub(super) fn type_text(&self, ty: Type) -> String {
        crate::print::type_text(self.ctx, ty)
    }

    /// The attributes of a dictionary whose names begin with `llvm.`.
    pub(super) fn parameter_attributes(&self, dictionary: Attribute, location: Location) -> Outcome<AttrSet> {
        let mut set = AttrSet::default();
        for entry in dictionary.dictionary_entries(self.ctx).unwrap_or_default() {
            let Some(name) = entry.name.as_str(self.ctx).strip_prefix("llvm.") else { continue };
            let name = if name == "noextend" { "noext" } else { name };
            if name == "nocapture" {
                set.value("captures", "(none)".to_owned());
            } else if is_known(name) {
                self.parameter_attribute(&mut set, name, entry.value, location)?;
            }
        }
        Ok(set)
    }

    fn parameter_attribute(
        &self,
        set: &mut AttrSet,
        name: &str,
        value: Attribute,
        location: Location,
    ) -> Outcome {
        match value.kind(self.ctx) {
            AttrKind::Type(ty) => set.typed(name, ty, &self.type_text(ty)),
            AttrKind::Integer { value, .. } if name == "nofpclass" => {
                set.value(name, format!("({})", class_names(value.low_u64())));
            }
            AttrKind::Integer { value, .. } => set.integer(name, value.as_i64().unwrap_or(0)),
            AttrKind::Unit => set.flag(name),
            AttrKind::Dialect(_) => match self.range(value) {
                Some((lower, upper)) => {
                    set.value(name, format!("(i{} {}, {})", lower.width(), lower.signed(), upper.signed()));
                }
                None => return self.error_at(location, "unsupported parameter attribute type"),
            },
            _ => return self.error_at(location, "unsupported parameter attribute type"),
        }
        Ok(())
    }

    /// The bounds of `#llvm.constant_range`.
    fn range(&self, attribute: Attribute) -> Option<(ApInt, ApInt)> {
        let range = dialect_llvm::ConstantRangeAttr::cast(self.ctx, attribute)?;
        Some((range.lower(self.ctx), range.upper(self.ctx)))
    }

    /// `(read, argmem: none)`: the memory effects of an operation.
    pub(super) fn memory_effects(&self, op: Op) -> Option<String> {
        const PARAMETERS: [&str; 5] = ["argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1"];
        let reader = Reader::new(self.ctx, self.attr(op, "memory_effects")?)?;
        Some(effects_text(reader.int("other"), PARAMETERS.map(|parameter| reader.int(parameter))))
    }

    /// Sets the attributes that properties of a function stand for.
    pub(super) fn function_attributes(&self, op: Op, set: &mut AttrSet) -> Outcome {
        for (name, flag) in FLAGS {
            if self.has(op, name) {
                set.flag(flag);
            }
        }
        let reader = |name: &str| Reader::new(self.ctx, self.attr(op, name)?);
        if let Some(features) = reader("target_features") {
            let features: Vec<&str> = features
                .list("features")
                .iter()
                .filter_map(|&feature| string_value(self.ctx, feature))
                .collect();
            set.string("target-features", &features.join(","));
        }
        if let Some(word) = self.enum_word(op, "frame_pointer") {
            set.string("frame-pointer", &word);
        }
        match self.enum_word(op, "uwtable_kind").as_deref() {
            Some("sync") => set.value("uwtable", "(sync)".to_owned()),
            Some("async") => set.flag("uwtable"),
            _ => {}
        }
        if let Some(effects) = self.memory_effects(op) {
            set.value("memory", effects);
        }
        self.passthrough(op, "passthrough", set)
    }

    /// Sets the attributes that only functions with a body get.
    pub(super) fn body_attributes(&self, op: Op, set: &mut AttrSet) {
        for (name, flag) in BODY_FLAGS {
            if self.has(op, name) {
                set.flag(flag);
            }
        }
        for (name, key) in STRINGS {
            let Some(value) = self.attr(op, name) else { continue };
            match (string_value(self.ctx, value), bool_value(self.ctx, value)) {
                (Some(text), _) => set.string(key, text),
                (None, Some(value)) => set.string(key, if value { "true" } else { "false" }),
                _ => {}
            }
        }
        if let Some(range) = self.attr(op, "vscale_range").and_then(|range| Reader::new(self.ctx, range)) {
            set.value("vscale_range", format!("({},{})", range.int("minRange"), range.int("maxRange")));
        }
    }

    /// Adds attributes of an array: names, or pairs of names and values.
    pub(super) fn passthrough(&self, op: Op, name: &str, set: &mut AttrSet) -> Outcome {
        let location = self.ir.location(op);
        for &attribute in self.array(op, name) {
            if let Some(key) = string_value(self.ctx, attribute) {
                self.named_attribute(set, key, "", location)?;
                continue;
            }
            let Some(&[key, value]) = array_elements(self.ctx, attribute) else {
                let message = format!("expected '{name}' to contain string or array attributes");
                return self.error_at(location, message);
            };
            let (Some(key), Some(value)) = (string_value(self.ctx, key), string_value(self.ctx, value))
            else {
                return self
                    .error_at(location, format!("expected arrays within '{name}' to contain two strings"));
            };
            self.named_attribute(set, key, value, location)?;
        }
        Ok(())
    }

    fn named_attribute(&self, set: &mut AttrSet, key: &str, value: &str, location: Location) -> Outcome {
        if !is_known(key) {
            set.string(key, value);
        } else if is_integer(key) {
            if value.is_empty() {
                return self.error_at(location, format!("LLVM attribute '{key}' expects a value"));
            }
            match parse_integer(value) {
                Some(number) => integer_attribute(set, key, number),
                None => set.string(key, value),
            }
        } else if !value.is_empty() {
            let message = format!("LLVM attribute '{key}' does not expect a value, found '{value}'");
            return self.error_at(location, message);
        } else if is_flag(key) {
            set.flag(key);
        } else {
            set.string(key, value);
        }
        Ok(())
    }

    /// Sets the attributes of parameters and of the result.
    pub(super) fn signature_attributes(&self, op: Op, function: &mut Function) -> Outcome {
        let location = self.ir.location(op);
        for &attributes in self.array(op, "arg_attrs") {
            function.parameters.push(self.parameter_attributes(attributes, location)?);
        }
        if let Some(&attributes) = self.array(op, "res_attrs").first() {
            function.result = self.parameter_attributes(attributes, location)?;
        }
        Ok(())
    }
}

/// Effects on other memory and on each kind of memory (`ModRefInfo`), as LLVM prints them.
fn effects_text(other: i64, kinds: [i64; 5]) -> String {
    const NAMES: [&str; 5] = ["argmem", "inaccessiblemem", "errnomem", "target_mem0", "target_mem1"];
    const EFFECTS: [&str; 4] = ["none", "read", "write", "readwrite"];
    let effect = |number: i64| EFFECTS.get(number as usize).copied().unwrap_or("readwrite");
    let has_none = kinds.iter().all(|effects| *effects == 0);
    let first = (other != 0 || has_none).then(|| effect(other).to_owned());
    let rest = kinds.into_iter().zip(NAMES).filter(|(effects, _)| *effects != other);
    let rest = rest.map(|(effects, name)| format!("{name}: {}", effect(effects)));
    let parts: Vec<String> = first.into_iter().chain(rest).collect();
    format!("({})", parts.join(", "))
}

/// Kinds of functions that allocate, by bit.
const ALLOCATION_KINDS: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];

/// Sets an attribute with an integer that encodes several values.
fn integer_attribute(set: &mut AttrSet, key: &str, number: i64) {
    let (high, low) = ((number as u64) >> 32, number as u32);
    match key {
        "allocsize" if low == u32::MAX => set.value(key, format!("({high})")),
        "allocsize" => set.value(key, format!("({high},{low})")),
        "vscale_range" => set.value(key, format!("({high},{low})")),
        "uwtable" if number == 1 => set.value(key, "(sync)".to_owned()),
        "uwtable" => set.flag(key),
        "nofpclass" => set.value(key, format!("({})", class_names(number as u64))),
        "memory" => {
            // Two bits for each kind of memory; others are in the fourth place.
            let effects = |place: u32| number >> (2 * place) & 3;
            set.value(key, effects_text(effects(3), [0, 1, 2, 4, 5].map(effects)));
        }
        "allockind" => {
            let kinds = ALLOCATION_KINDS.iter().enumerate().filter(|(bit, _)| number >> bit & 1 != 0);
            let kinds: Vec<&str> = kinds.map(|(_, name)| *name).collect();
            set.value(key, format!("(\"{}\")", kinds.join(",")));
        }
        _ => set.integer(key, number),
    }
}

/// Reads an integer as C does: `0x` and `0` have other bases.
fn parse_integer(text: &str) -> Option<i64> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text),
    };
    let (radix, digits) = match digits.as_bytes() {
        [b'0', b'x' | b'X', ..] => (16, &digits[2..]),
        [b'0', b'b' | b'B', ..] => (2, &digits[2..]),
        [b'0', b'o', ..] => (8, &digits[2..]),
        [b'0', b'0'..=b'9', ..] => (8, &digits[1..]),
        _ => (10, digits),
    };
    Some(i64::from_str_radix(digits, radix).ok()?.wrapping_mul(sign))
}

fn class_names(mask: u64) -> String {
    let mut left = mask;
    let mut names = Vec::new();
    for (class, name) in CLASSES {
        if left & class == class {
            names.push(name);
            left &= !class;
        }
    }
    names.join(" ")
}
