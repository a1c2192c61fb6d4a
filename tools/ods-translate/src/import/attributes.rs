//! Attributes of functions, parameters and results.

use ir_core::attr_or_type::Param;
use ir_core::context::{Attribute, NamedAttribute, Type};

use super::ast::Attr;
use super::create::Properties;
use super::{Import, Outcome};
use crate::model::attributes::order;
use crate::model::types::{Kind, kind};

/// Attributes of parameters and results that MLIR has; it leaves out all others.
const PARAMETERS: [&str; 25] = [
    "align",
    "allocalign",
    "allocptr",
    "byref",
    "byval",
    "dereferenceable",
    "dereferenceable_or_null",
    "elementtype",
    "inalloca",
    "inreg",
    "nest",
    "noalias",
    "nofree",
    "nonnull",
    "noundef",
    "preallocated",
    "range",
    "readnone",
    "readonly",
    "returned",
    "signext",
    "alignstack",
    "sret",
    "writeonly",
    "zeroext",
];

/// Attributes of functions that are properties: the attribute's name, and the property's.
const FLAGS: [(&str, &str); 15] = [
    ("noinline", "no_inline"),
    ("alwaysinline", "always_inline"),
    ("inlinehint", "inline_hint"),
    ("optnone", "optimize_none"),
    ("convergent", "convergent"),
    ("nounwind", "no_unwind"),
    ("willreturn", "will_return"),
    ("aarch64_pstate_sm_enabled", "arm_streaming"),
    ("aarch64_pstate_sm_body", "arm_locally_streaming"),
    ("aarch64_pstate_sm_compatible", "arm_streaming_compatible"),
    ("aarch64_new_za", "arm_new_za"),
    ("aarch64_in_za", "arm_in_za"),
    ("aarch64_out_za", "arm_out_za"),
    ("aarch64_inout_za", "arm_inout_za"),
    ("aarch64_preserves_za", "arm_preserves_za"),
];

/// Strings that are properties: the attribute's name, the property's, and whether it is passed through, too.
const STRINGS: [(&str, &str, bool); 9] = [
    ("target-cpu", "target_cpu", true),
    ("tune-cpu", "tune_cpu", false),
    ("reciprocal-estimates", "reciprocal_estimates", true),
    ("prefer-vector-width", "prefer_vector_width", true),
    ("denormal-fp-math", "denormal_fp_math", false),
    ("denormal-fp-math-f32", "denormal_fp_math_f32", false),
    ("fp-contract", "fp_contract", false),
    ("instrument-function-entry", "instrument_function_entry", false),
    ("instrument-function-exit", "instrument_function_exit", false),
];

/// Booleans that are properties.
const BOOLEANS: [(&str, &str); 3] = [
    ("no-infs-fp-math", "no_infs_fp_math"),
    ("no-nans-fp-math", "no_nans_fp_math"),
    ("no-signed-zeros-fp-math", "no_signed_zeros_fp_math"),
];

/// Kinds of memory in the order of MLIR's parameters, with those that no word names.
const MEMORY: [&str; 5] = ["argmem", "inaccessiblemem", "errnomem", "target_mem0", "target_mem1"];

impl Import<'_> {
    /// Attributes with the contents of groups.
    pub(super) fn flat_attributes(&self, attributes: &[Attr]) -> Vec<Attr> {
        let mut flat = Vec::new();
        for attribute in attributes {
            match attribute {
                Attr::Group(number) => {
                    flat.extend(self.ast.groups.get(number).into_iter().flatten().cloned())
                }
                attribute => flat.push(attribute.clone()),
            }
        }
        flat
    }

    /// Sets `arg_attrs` and `res_attrs`, unless all are empty.
    pub(super) fn signature_attributes(
        &self,
        offset: usize,
        parameters: &[Vec<Attr>],
        result: &[Attr],
        properties: &mut Properties,
    ) -> Outcome {
        let parameters: Vec<Vec<NamedAttribute>> =
            parameters.iter().map(|list| self.parameter_attributes(offset, list)).collect::<Outcome<_>>()?;
        if parameters.iter().any(|list| !list.is_empty()) {
            let dictionaries: Vec<Attribute> = parameters.iter().map(|list| self.dictionary(list)).collect();
            properties.set("arg_attrs", self.ctx.array_attr(&dictionaries));
        }
        let result = self.parameter_attributes(offset, result)?;
        if !result.is_empty() {
            properties.set("res_attrs", self.ctx.array_attr(&[self.dictionary(&result)]));
        }
        Ok(())
    }

    fn dictionary(&self, entries: &[NamedAttribute]) -> Attribute {
        let empty = || self.ctx.dictionary_attr(&[]).unwrap_or(Attribute::UNIT);
        self.ctx.dictionary_attr(entries).unwrap_or_else(|_| empty())
    }

    fn parameter_attributes(&self, offset: usize, attributes: &[Attr]) -> Outcome<Vec<NamedAttribute>> {
        let mut found: Vec<NamedAttribute> = Vec::new();
        for attribute in self.flat_attributes(attributes) {
            let (name, value) = match &attribute {
                Attr::Flag(name) => (name.as_str(), Attribute::UNIT),
                Attr::Int(name, value) => (name.as_str(), self.i64(*value)),
                Attr::Type(name, ty) => (name.as_str(), self.ctx.type_attr(*ty)),
                Attr::Words(name, words) if name == "captures" && words == "none" => {
                    ("nocapture", Attribute::UNIT)
                }
                Attr::Range(low, high) => match (low.as_int(), high.as_int()) {
                    (Some(low), Some(high)) => {
                        let params = [Param::ApInt(low.clone()), Param::ApInt(high.clone())];
                        let Some(range) = self.attr("constant_range", params) else { continue };
                        ("range", range)
                    }
                    _ => return self.error(offset, "expected integer"),
                },
                Attr::Words(..) | Attr::Text(..) | Attr::Group(_) => continue,
            };
            if name != "nocapture" && !PARAMETERS.contains(&name) {
                continue;
            }
            let name = self.ctx.ident(&format!("llvm.{name}"));
            found.retain(|entry| entry.name != name);
            found.push(NamedAttribute { name, value });
        }
        Ok(found)
    }

    /// Sets the properties of a function for its attributes, and `passthrough` for the others.
    pub(super) fn function_attributes(
        &self,
        offset: usize,
        attributes: &[Attr],
        properties: &mut Properties,
    ) -> Outcome {
        // Known attributes in LLVM's order, then others by their names.
        let mut known: Vec<(usize, Attribute)> = Vec::new();
        let mut others: Vec<(String, Attribute)> = Vec::new();
        for attribute in attributes {
            match attribute {
                Attr::Flag(name) => {
                    if !self.flag_property(name, properties) {
                        known.push((order(name), self.string(name)));
                    }
                }
                Attr::Int(name, value) => known.push((order(name), self.pair(name, &value.to_string()))),
                Attr::Words(name, words) => {
                    if let Some(attribute) = self.words_property(offset, name, words, properties)? {
                        known.push((order(name), attribute));
                    }
                }
                Attr::Text(name, value) => {
                    if self.text_property(name, value, properties) {
                        others.retain(|other| other.0 != *name);
                        let attribute =
                            if value.is_empty() { self.string(name) } else { self.pair(name, value) };
                        others.push((name.clone(), attribute));
                    }
                }
                Attr::Type(name, _) => {
                    return self
                        .error(offset, format!("the attribute '{name}' of a function is not supported"));
                }
                Attr::Range(..) | Attr::Group(_) => {}
            }
        }
        known.sort_by_key(|entry| entry.0);
        known.dedup_by_key(|entry| entry.0);
        others.sort_by(|a, b| a.0.cmp(&b.0));
        let all: Vec<Attribute> =
            known.into_iter().map(|entry| entry.1).chain(others.into_iter().map(|entry| entry.1)).collect();
        if !all.is_empty() {
            properties.set("passthrough", self.ctx.array_attr(&all));
        }
        Ok(())
    }

    fn pair(&self, name: &str, value: &str) -> Attribute {
        self.ctx.array_attr(&[self.string(name), self.string(value)])
    }

    /// Sets the property that a flag is; whether there is one.
    fn flag_property(&self, name: &str, properties: &mut Properties) -> bool {
        let found = FLAGS.iter().find(|(flag, _)| *flag == name);
        if let Some((_, property)) = found {
            properties.flag(property, true);
        }
        found.is_some()
    }

    /// Sets the property that a string is; whether it is passed through.
    fn text_property(&self, name: &str, value: &str, properties: &mut Properties) -> bool {
        if let Some((_, property, is_passed)) = STRINGS.iter().find(|(found, ..)| *found == name) {
            properties.set(property, self.string(value));
            return *is_passed;
        }
        if let Some((_, property)) = BOOLEANS.iter().find(|(found, _)| *found == name) {
            properties.set(property, self.ctx.bool_attr(value == "true"));
            return false;
        }
        match name {
            "target-features" => {
                let features: Vec<Attribute> = value
                    .split(',')
                    .filter(|feature| !feature.is_empty())
                    .map(|feature| self.string(feature))
                    .collect();
                properties.set(
                    "target_features",
                    self.attr("target_features", [Param::Attributes(features.into())]),
                );
                false
            }
            "frame-pointer" => {
                properties.set("frame_pointer", self.enum_case("framePointerKind", value));
                false
            }
            _ => !self.flag_property(name, properties),
        }
    }

    /// Sets the property that an attribute with words in parentheses is, or returns what is passed through.
    fn words_property(
        &self,
        offset: usize,
        name: &str,
        words: &str,
        properties: &mut Properties,
    ) -> Outcome<Option<Attribute>> {
        let numbers: Vec<u64> = words.split(',').filter_map(|word| word.trim().parse().ok()).collect();
        match (name, numbers.as_slice()) {
            ("memory", _) => properties.set("memory_effects", self.memory_effects(Effects::parse(words))),
            ("uwtable", _) => {
                let kind = if words == "sync" { "sync" } else { "async" };
                properties.set("uwtable_kind", self.enum_case("uwtableKind", kind));
            }
            ("vscale_range", &[low, ref high @ ..]) => {
                let high = high.first().copied().unwrap_or(low);
                let params = [low, high].map(|bound| Param::Attribute(self.i32(bound as u32)));
                properties.set("vscale_range", self.attr("vscale_range", params));
            }
            ("allocsize", &[size]) => {
                return Ok(Some(self.pair(name, &(size << 32 | u64::from(u32::MAX)).to_string())));
            }
            ("allocsize", &[size, count]) => {
                return Ok(Some(self.pair(name, &(size << 32 | count).to_string())));
            }
            ("allockind", _) => {
                let bit = |word: &str| match word {
                    "alloc" => 1,
                    "realloc" => 2,
                    "free" => 4,
                    "uninitialized" => 8,
                    "zeroed" => 16,
                    "aligned" => 32,
                    _ => 0,
                };
                let bits: u32 = words.split(',').map(bit).sum();
                return Ok(Some(self.pair(name, &bits.to_string())));
            }
            _ => return self.error(offset, format!("the attribute '{name}' of a function is not supported")),
        }
        Ok(None)
    }

    /// The attribute of effects on memory; none of those that anything can have.
    pub(super) fn memory_effects(&self, effects: Effects) -> Option<Attribute> {
        // The other parameters come after that of other memory.
        let Effects([arg, inaccessible, errno, target0, target1, other]) = effects;
        if effects == Effects::ANY {
            return None;
        }
        let params =
            [other, arg, inaccessible, errno, target0, target1].map(|effect| Param::Int(effect.into()));
        self.attr("memory_effects", params)
    }

    /// Whether a type is one of floats, vectors or arrays of them, so that a call has flags of arithmetic.
    pub(super) fn is_float(&self, ty: Type) -> bool {
        match kind(self.ctx, ty) {
            Some(Kind::Float(_) | Kind::PpcFloat) => true,
            Some(Kind::Vector { element, .. } | Kind::Array(_, element)) => self.is_float(element),
            Some(Kind::Struct(structure)) => {
                let elements = structure.elements(self.ctx);
                !structure.is_identified(self.ctx)
                    && elements
                        .first()
                        .is_some_and(|first| self.is_float(*first) && elements.iter().all(|ty| ty == first))
            }
            _ => false,
        }
    }
}

/// Effects on each kind of memory, in the order of [`MEMORY`], and on other memory: reads are 1, and writes 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Effects(pub(super) [u8; 6]);

impl Effects {
    /// Anything.
    pub(super) const ANY: Self = Effects([3; 6]);

    /// Reads the words in parentheses, such as `read, argmem: readwrite`.
    pub(super) fn parse(words: &str) -> Self {
        let effect = |word: &str| match word {
            "none" => 0,
            "read" => 1,
            "write" => 2,
            _ => 3,
        };
        let mut effects = [0; 6];
        for part in words.split(',').map(str::trim) {
            match part.split_once(':') {
                None => effects = [effect(part); 6],
                Some((kind, word)) => {
                    let target = if kind == "target_mem" { "target_mem0" } else { kind };
                    if let Some(index) = MEMORY.iter().position(|known| *known == target) {
                        effects[index] = effect(word.trim());
                    }
                }
            }
        }
        Effects(effects)
    }

    /// The effects that both have.
    pub(super) fn and(self, other: Self) -> Self {
        Effects(std::array::from_fn(|index| self.0[index] & other.0[index]))
    }

    /// The effects that one of them has.
    pub(super) fn or(self, other: Self) -> Self {
        Effects(std::array::from_fn(|index| self.0[index] | other.0[index]))
    }

    /// The effects that attributes state.
    pub(super) fn new(attributes: &[Attr]) -> Self {
        let found = attributes.iter().rev().find_map(|attribute| match attribute {
            Attr::Words(name, words) if name == "memory" => Some(Self::parse(words)),
            _ => None,
        });
        found.unwrap_or(Self::ANY)
    }
}
