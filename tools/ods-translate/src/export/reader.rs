//! Access to attributes and properties of operations, and to parameters of attributes.

use dialect_llvm::{FastmathFlagsAttr, GEPNoWrapFlags, IntegerOverflowFlagsAttr};
use ir_core::attr_or_type::{DefHandle as _, EnumValue, Interned as _, Param};
use ir_core::context::{AttrKind, Attribute, Context, Location, Type};
use ir_core::ir::Op;
use ir_core::predicates::attributes::{
    array_elements, dense_array_ints, int, root_reference, string_value, type_value,
};

use super::Translation;
use crate::model::flags::Flags;

impl<'m> Translation<'m> {
    /// An attribute or a property.
    pub(super) fn attr(&self, op: Op, name: &str) -> Option<Attribute> {
        self.ir.attribute(op, name)
    }

    pub(super) fn has(&self, op: Op, name: &str) -> bool {
        self.attr(op, name).is_some_and(|attribute| attribute != Attribute::FALSE)
    }

    pub(super) fn int(&self, op: Op, name: &str) -> Option<i64> {
        int(self.ctx, self.attr(op, name)?)
    }

    pub(super) fn text(&self, op: Op, name: &str) -> Option<&'m str> {
        string_value(self.ctx, self.attr(op, name)?)
    }

    pub(super) fn symbol(&self, op: Op, name: &str) -> Option<&'m str> {
        root_reference(self.ctx, self.attr(op, name)?)
    }

    pub(super) fn type_of(&self, op: Op, name: &str) -> Option<Type> {
        type_value(self.ctx, self.attr(op, name)?)
    }

    pub(super) fn array(&self, op: Op, name: &str) -> &'m [Attribute] {
        self.attr(op, name).and_then(|array| array_elements(self.ctx, array)).unwrap_or_default()
    }

    pub(super) fn ints(&self, op: Op, name: &str) -> Option<Vec<i64>> {
        dense_array_ints(self.ctx, self.attr(op, name)?)
    }

    /// The word of an enum attribute with one parameter, such as `#llvm.linkage<internal>`.
    pub(super) fn enum_word(&self, op: Op, name: &str) -> Option<String> {
        Reader::new(self.ctx, self.attr(op, name)?)?.word(0)
    }

    /// Flags of floating-point arithmetic.
    pub(super) fn fast_math(&self, op: Op) -> Flags {
        const FLAGS: [Flags; 7] =
            [Flags::NNAN, Flags::NINF, Flags::NSZ, Flags::ARCP, Flags::CONTRACT, Flags::AFN, Flags::REASSOC];
        let attribute =
            self.attr(op, "fastmathFlags").and_then(|flags| FastmathFlagsAttr::cast(self.ctx, flags));
        let bits = attribute.map_or(0, |flags| flags.value(self.ctx).value());
        let chosen = FLAGS.into_iter().enumerate().filter(|(index, _)| bits >> index & 1 != 0);
        chosen.fold(Flags::NONE, |all, (_, flag)| all.union(flag))
    }

    /// `nsw` and `nuw`.
    pub(super) fn overflow(&self, op: Op) -> Flags {
        let Some(attribute) = self.attr(op, "overflowFlags") else { return Flags::NONE };
        let own =
            IntegerOverflowFlagsAttr::cast(self.ctx, attribute).map(|flags| flags.value(self.ctx).value());
        let bits = own.unwrap_or_else(|| int(self.ctx, attribute).unwrap_or(0) as u64);
        Flags::NSW.when(bits & 1 != 0).union(Flags::NUW.when(bits & 2 != 0))
    }

    /// Flags of an address computation.
    pub(super) fn no_wrap(&self, flags: Option<GEPNoWrapFlags>) -> Flags {
        let bits = flags.map_or(0, EnumValue::value);
        Flags::INBOUNDS
            .when(bits & 1 != 0)
            .union(Flags::NUSW.when(bits & 2 != 0))
            .union(Flags::NUW.when(bits & 4 != 0))
    }
}

/// The parameters of an attribute of the dialect, by name.
#[derive(Clone, Copy)]
pub(super) struct Reader<'c> {
    ctx: &'c Context,
    attribute: Attribute,
    pub(super) mnemonic: &'static str,
    specs: &'static [ir_core::attr_or_type::ParamSpec],
    params: &'c [Param],
}

impl<'c> Reader<'c> {
    /// The parameters; none of an attribute that no definition describes.
    pub(super) fn new(ctx: &'c Context, attribute: Attribute) -> Option<Self> {
        let storage = attribute.def_storage(ctx)?;
        let spec = storage.spec();
        Some(Reader { ctx, attribute, mnemonic: spec.mnemonic, specs: spec.params, params: storage.params() })
    }

    /// The attribute itself.
    pub(super) fn base(&self) -> Attribute {
        self.attribute
    }

    fn param(&self, name: &str) -> Option<&'c Param> {
        let index = self.specs.iter().position(|spec| spec.name == name)?;
        self.params.get(index)
    }

    pub(super) fn attribute(&self, name: &str) -> Option<Attribute> {
        match self.param(name)? {
            Param::Attribute(attribute) => Some(*attribute),
            _ => None,
        }
    }

    /// An attribute whose parameters are read in turn.
    pub(super) fn nested(&self, name: &str) -> Option<Reader<'c>> {
        Reader::new(self.ctx, self.attribute(name)?)
    }

    /// An integer, a boolean, an enum's value or an integer attribute; 0 if it is missing.
    pub(super) fn int(&self, name: &str) -> i64 {
        self.optional_int(name).unwrap_or(0)
    }

    /// Like [`int`](Self::int), none if it is missing.
    pub(super) fn optional_int(&self, name: &str) -> Option<i64> {
        match self.param(name)? {
            Param::Int(value) => Some(*value),
            Param::Attribute(attribute) => match attribute.kind(self.ctx) {
                AttrKind::Integer { value, ty } if ty == Type::I1 => Some(value.low_u64() as i64),
                AttrKind::Integer { value, .. } => value.as_i64(),
                AttrKind::Unit => Some(1),
                _ => None,
            },
            _ => None,
        }
    }

    /// The first parameter, if it is a number.
    pub(super) fn first_int(&self) -> Option<i64> {
        self.optional_int(self.specs.first()?.name)
    }

    /// A string or a string attribute; none if it is missing.
    pub(super) fn text(&self, name: &str) -> Option<&'c str> {
        match self.param(name)? {
            Param::Str(text) => Some(text.as_str(self.ctx)),
            Param::Attribute(attribute) => string_value(self.ctx, *attribute),
            _ => None,
        }
    }

    /// A symbol.
    pub(super) fn symbol(&self, name: &str) -> Option<&'c str> {
        root_reference(self.ctx, self.attribute(name)?)
    }

    /// Attributes in a list.
    pub(super) fn list(&self, name: &str) -> &'c [Attribute] {
        match self.param(name) {
            Some(Param::Attributes(list)) => list,
            Some(Param::Attribute(array)) => array_elements(self.ctx, *array).unwrap_or_default(),
            _ => &[],
        }
    }

    /// Numbers in a list.
    pub(super) fn numbers(&self, name: &str) -> Vec<u64> {
        match self.param(name) {
            Some(Param::Ints(list)) => list.iter().map(|&number| number as u64).collect(),
            Some(Param::List(list)) => list
                .iter()
                .map(|param| match param {
                    Param::Int(number) => *number as u64,
                    _ => 0,
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// The location of a parameter that is one.
    pub(super) fn location(&self, name: &str) -> Option<Location> {
        match self.param(name)? {
            Param::Location(location) => Some(*location),
            Param::Attribute(attribute) => match attribute.kind(self.ctx) {
                AttrKind::Location(location) => Some(location),
                _ => None,
            },
            _ => None,
        }
    }

    /// The word of an enum that is the parameter at an index.
    pub(super) fn word(&self, index: usize) -> Option<String> {
        use ir_core::attr_or_type::ParamKind;
        let (spec, Param::Int(value)) = (self.specs.get(index)?, self.params.get(index)?) else {
            return None;
        };
        match spec.kind {
            ParamKind::Enum(cases) | ParamKind::EnumField(cases) => {
                Some(cases.display(*value as u64).to_string())
            }
            _ => None,
        }
    }

    /// The word of an enum.
    pub(super) fn word_of(&self, name: &str) -> Option<String> {
        self.word(self.specs.iter().position(|spec| spec.name == name)?)
    }
}
