//! Properties that are not stored as attributes: their forms in the runtime, and their accessors, parameters
//! and data.
//!
//! ```text
//! properties: &[PropertySpec::new::<property::I64>("width", "int64_t").or(&|ctx| …)]
//!
//! /// The property `width`: int64_t.
//! pub fn width(self, ctx: &Context, ir: &Ir) -> Option<i64> { property::get::<property::I64>(Self::SPEC, ctx, ir, self.0, 0) }
//! /// Sets the property `width`.
//! pub fn set_width(self, ctx: &Context, ir: &mut Ir, value: i64) { property::set::<property::I64>(ctx, ir, self.0, "width", value); }
//! ```
//!
//! A property with custom conversions is stored as its attribute.
//!
//! The form of a property follows from the conversions in its definition. **Invariant**: an entry of an
//! attribute dictionary that has the name of such a property is a discardable attribute.

mod text;

use ods_schema::operators::Operator;

use self::text::Text;
use super::emit::{Conversion, PropertyDefault, PropertySpec, PropertyStorage, PropertyTest};
use super::expr::parameter::{ItemPaths, ParamType};
use super::expr::{Definitions, Subject, Tree};
use super::names::enum_case;
use super::{Emitter, RustType, TokenStream, quote};
use crate::model::{Enum, EnumAttr, Property, PropertyKind, Result};

/// The storage of a property: a type in the runtime's module `property`.
#[derive(Clone, Debug)]
pub(super) enum PropertyForm<'r> {
    /// A form without parameters: `I64`.
    Plain(&'static str),
    /// An enum, as an integer of that width.
    Enum(Enum<'r>, u32),
    /// An enum, as an attribute of that definition or an integer of that width.
    EnumOrAttr(Enum<'r>, EnumAttr<'r>, u32),
    /// An array of values.
    List(Box<PropertyForm<'r>>),
    /// An array of at most one value.
    Optional(Box<PropertyForm<'r>>),
    /// The same, with the text `some<…>`.
    OptionalSome(Box<PropertyForm<'r>>),
}

impl<'r> PropertyForm<'r> {
    /// The form of a property; `None` if it has custom conversions.
    pub(super) fn new(
        property: Property<'r>,
        definitions: &Definitions<'r>,
        namespace: &str,
    ) -> Option<PropertyForm<'r>> {
        let code = property.convert_from_attribute();
        let storage = property.storage_type().ok()?;
        let inner = |class: &str| {
            let element = storage.trim_start_matches("::").strip_prefix(class)?.strip_suffix('>')?;
            let inner = PropertyForm::stored_as(element, definitions, namespace)?;
            let is_unit = matches!(inner, PropertyForm::Plain("Bool")) && code.contains("::mlir::UnitAttr");
            Some(Box::new(if is_unit { PropertyForm::Plain("Unit") } else { inner }))
        };
        match property.base().form() {
            PropertyKind::Unit => code.contains("::mlir::UnitAttr").then_some(PropertyForm::Plain("Unit")),
            PropertyKind::EnumWithAttribute { definition, attribute, is_stored_as_attribute } => {
                enumeration_or_attribute(definition?, attribute?, is_stored_as_attribute)
            }
            PropertyKind::Enum(definition) => {
                let (definition, width) = with_width(definition?)?;
                let is_usual = code.contains("expected IntegerAttr storage for");
                is_usual.then_some(PropertyForm::Enum(definition, width))
            }
            PropertyKind::Optional => inner("std::optional<").map(|inner| {
                if text::has_some(property) {
                    PropertyForm::OptionalSome(inner)
                } else {
                    PropertyForm::Optional(inner)
                }
            }),
            PropertyKind::Array if code.contains("::mlir::ArrayAttr") => {
                inner("llvm::SmallVector<").map(PropertyForm::List)
            }
            _ if code == "return convertFromAttribute($_storage, $_attr, $_diag);" => match storage {
                "::llvm::SmallVector<int64_t>" => Some(PropertyForm::Plain("I64List")),
                "::llvm::SmallVector<int32_t>" => Some(PropertyForm::Plain("I32List")),
                _ => PropertyForm::stored_as(storage, definitions, namespace)
                    .filter(|form| matches!(form, PropertyForm::Plain(_))),
            },
            _ => None,
        }
    }

    /// The form of values of a C++ type with MLIR's default conversions.
    fn stored_as(cpp: &str, definitions: &Definitions<'r>, namespace: &str) -> Option<PropertyForm<'r>> {
        Some(match ParamType::from_cpp(cpp, definitions, namespace) {
            ParamType::Integer("i64") => PropertyForm::Plain("I64"),
            ParamType::Integer("i32") => PropertyForm::Plain("I32"),
            ParamType::Bool => PropertyForm::Plain("Bool"),
            ParamType::Str => PropertyForm::Plain("Str"),
            ParamType::Enum(definition) => {
                PropertyForm::Enum(definition, u32::try_from(definition.bitwidth().ok()?).ok()?)
            }
            _ => return None,
        })
    }

    /// The storage.
    pub(super) fn storage(&self, paths: &ItemPaths<'_, '_>) -> PropertyStorage {
        let inner = |inner: &PropertyForm<'r>| Box::new(inner.storage(paths));
        match self {
            PropertyForm::Plain(name) => PropertyStorage::Plain(name),
            PropertyForm::Enum(definition, width) => {
                PropertyStorage::Enum(paths.enum_item(*definition), *width)
            }
            PropertyForm::EnumOrAttr(definition, attr, width) => {
                let class = paths.enum_attr_class(*attr);
                PropertyStorage::EnumOrAttr(paths.enum_item(*definition), class, *width)
            }
            PropertyForm::List(element) => PropertyStorage::List(inner(element)),
            PropertyForm::Optional(value) => PropertyStorage::Optional(inner(value)),
            PropertyForm::OptionalSome(value) => PropertyStorage::OptionalSome(inner(value)),
        }
    }

    /// The Rust type of a value; if `is_given`, of an argument, which may be borrowed.
    pub(super) fn rust_type(&self, paths: &ItemPaths<'_, '_>, is_given: bool) -> RustType {
        let list = |element: RustType| if is_given { element.slice() } else { element.vec() };
        match self {
            PropertyForm::Plain("I64") => RustType::Name("i64"),
            PropertyForm::Plain("I32") => RustType::Name("i32"),
            PropertyForm::Plain("I64List") => list(RustType::Name("i64")),
            PropertyForm::Plain("I32List") => list(RustType::Name("i32")),
            PropertyForm::Plain("Str") if is_given => RustType::Name("str").borrowed(),
            PropertyForm::Plain("Str") => RustType::Name("String"),
            PropertyForm::Plain(_) => RustType::Name("bool"),
            PropertyForm::Enum(definition, _) | PropertyForm::EnumOrAttr(definition, ..) => {
                RustType::Item(paths.enumeration(*definition))
            }
            PropertyForm::List(inner) => list(inner.rust_type(paths, false)),
            PropertyForm::Optional(inner) | PropertyForm::OptionalSome(inner) => {
                inner.rust_type(paths, is_given).option()
            }
        }
    }

    /// The enum in the form.
    fn enumeration(&self) -> Option<Enum<'r>> {
        match self {
            PropertyForm::Plain(_) => None,
            PropertyForm::Enum(definition, _) | PropertyForm::EnumOrAttr(definition, ..) => Some(*definition),
            PropertyForm::List(inner) | PropertyForm::Optional(inner) | PropertyForm::OptionalSome(inner) => {
                inner.enumeration()
            }
        }
    }

    /// Whether absence is one of the values.
    pub(super) fn has_nothing(&self) -> bool {
        matches!(
            self,
            PropertyForm::Plain("Unit") | PropertyForm::Optional(_) | PropertyForm::OptionalSome(_)
        )
    }

    /// The conversion from the accessor's value to the value in code about the operation, where all integers
    /// are `i64`.
    pub(super) fn conversion(&self) -> Option<Conversion> {
        matches!(self, PropertyForm::Plain("I32")).then_some(Conversion::Widen)
    }

    /// A value, named `value`, as functions for predicates take it; `None` if they have no form for it.
    fn predicate_argument(&self) -> Option<TokenStream> {
        Some(match self {
            PropertyForm::Plain("I64" | "Bool" | "Unit")
            | PropertyForm::Enum(..)
            | PropertyForm::EnumOrAttr(..) => quote!(value),
            PropertyForm::Plain("I32") => quote!(i64::from(value)),
            PropertyForm::Plain("Str" | "I64List") => quote!(&value),
            PropertyForm::Plain(_) => quote!(&value.into_iter().map(i64::from).collect::<Vec<_>>()),
            PropertyForm::List(inner) => match **inner {
                PropertyForm::Plain("I64" | "Bool") | PropertyForm::Enum(..) => quote!(&value),
                PropertyForm::Plain("I32") => quote!(&value.into_iter().map(i64::from).collect::<Vec<_>>()),
                _ => return None,
            },
            PropertyForm::Optional(inner) | PropertyForm::OptionalSome(inner) => match **inner {
                PropertyForm::Plain("I64" | "Bool" | "Unit") | PropertyForm::Enum(..) => quote!(value),
                PropertyForm::Plain("I32") => quote!(value.map(i64::from)),
                PropertyForm::Plain("Str") => quote!(value.as_deref()),
                _ => return None,
            },
        })
    }

    /// The expression for a default value, as an argument.
    fn literal(&self, text: &str, paths: &ItemPaths<'_, '_>) -> Option<Tree> {
        match self {
            PropertyForm::Plain("I64" | "I32") => text.parse().ok().map(Tree::Int),
            PropertyForm::Plain("Bool") => text.parse().ok().map(Tree::Bool),
            PropertyForm::Plain("Str") => {
                let inner = text.strip_prefix('"')?.strip_suffix('"')?;
                (!inner.contains(['"', '\\'])).then(|| Tree::Str(inner.to_owned()))
            }
            PropertyForm::Enum(definition, _) | PropertyForm::EnumOrAttr(definition, ..) => {
                let (item, cases) = (paths.enumeration(*definition), definition.cases().ok()?);
                let case = |name: &str| {
                    let symbol = name.trim().rsplit("::").next()?;
                    let known = cases.iter().find(|case| case.symbol().is_ok_and(|known| known == symbol));
                    let case = enum_case(*definition, symbol);
                    Some(Tree::EnumCase(quote!(#item::#case), known?.value().ok()?))
                };
                let all = text.split('|').map(case).collect::<Option<Vec<_>>>()?;
                let union = |a, b| Tree::Binary(Operator::Or, Box::new(a), Box::new(b));
                all.into_iter().reduce(union)
            }
            _ => None,
        }
    }
}

/// An enum with the width of the integer that stores a value.
fn with_width(definition: Enum<'_>) -> Option<(Enum<'_>, u32)> {
    Some((definition, u32::try_from(definition.bitwidth().ok()?).ok()?))
}

/// The form of an enum that can be written as an attribute, too.
fn enumeration_or_attribute<'r>(
    definition: Enum<'r>,
    attribute: EnumAttr<'r>,
    is_stored_as_attribute: bool,
) -> Option<PropertyForm<'r>> {
    let (definition, width) = with_width(definition)?;
    // The form names the attribute's class after the enum in error messages, and stores an integer.
    let class = format!("{}::{}Attr", definition.namespace().ok()?, definition.class_name().ok()?);
    let is_usual = attribute.attribute().storage_type() == class && !is_stored_as_attribute;
    is_usual.then_some(PropertyForm::EnumOrAttr(definition, attribute, width))
}

/// Whether a default is the value that is stored anyway.
fn is_empty(text: &str) -> bool {
    let created = text.strip_suffix("{}").or_else(|| text.strip_suffix("()"));
    matches!(text, "false" | "0" | "\"\"" | "std::nullopt") || created.is_some()
}

impl<'r> Emitter<'r, '_> {
    /// The form of an operation's property; `None` if it has custom conversions.
    pub(super) fn property_form(&self, property: Property<'r>, namespace: &str) -> Option<PropertyForm<'r>> {
        PropertyForm::new(property, &self.definitions, namespace)
    }

    /// Whether the runtime parses and prints the property in a format.
    pub(super) fn property_has_text(&self, property: Property<'r>, namespace: &str) -> bool {
        self.property_form(property, namespace)
            .is_some_and(|form| text::known_text(property, &form).is_some())
    }

    /// The data of a property.
    ///
    /// # Errors
    /// When the predicate cannot be read.
    pub(super) fn property_spec(
        &mut self,
        name: &str,
        property: Property<'r>,
        namespace: &str,
    ) -> Result<PropertySpec> {
        let mut spec = PropertySpec {
            name: name.to_owned(),
            summary: property.constraint().summary().to_owned(),
            form: None,
            default: None,
            keyword: None,
            test: None,
        };
        let Some(form) = self.property_form(property, namespace) else { return Ok(spec) };
        if let Some(definition) = form.enumeration() {
            self.need_enum(definition);
        }
        spec.form = Some(form.storage(&self.item_paths()));
        if let Some(text) = property.default_value().filter(|text| !is_empty(text)) {
            spec.default = match form.literal(text, &self.item_paths()) {
                Some(value) => Some(PropertyDefault::Literal(value)),
                None => self.property_default(property, namespace)?,
            };
        } else if property.default_value().is_some() && !form.has_nothing() {
            spec.default = Some(PropertyDefault::Absent);
        }
        if let Some(Text::Within(keyword)) = text::known_text(property, &form) {
            spec.keyword = Some(keyword.to_owned());
        }
        let test = if property.is_checked_as_enum() {
            None
        } else {
            self.function(property.constraint(), Subject::Property(property.interface_type()?))?
        };
        if let (Some(function), Some(argument)) = (test, form.predicate_argument()) {
            spec.test = Some(PropertyTest { function, argument });
        }
        Ok(spec)
    }

    /// The function for a default value.
    fn property_default(
        &mut self,
        property: Property<'r>,
        namespace: &str,
    ) -> Result<Option<PropertyDefault>> {
        let definitions = std::sync::Arc::clone(&self.definitions);
        let ty = ParamType::from_cpp(property.interface_type()?, &definitions, namespace);
        let Some(code) = property.default_code() else { return Ok(None) };
        let translator = &mut self.constraints.translator;
        let maker = translator.parameter_default(code, &ty, "default_property", namespace);
        let maker = maker.map_err(|error| error.diagnostic(self.sources))?;
        Ok(maker.map(|maker| PropertyDefault::Function(maker.function, maker.is_partial)))
    }
}
