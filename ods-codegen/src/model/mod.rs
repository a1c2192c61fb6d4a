//! The typed, target-neutral ODS model: the contents of records of ODS's classes, under the standard terms.
//!
//! It has two kinds of types. Small definitions (a [`Dialect`], an [`Attribute`], a [`TypeConstraint`], an
//! [`Enum`], …) are `Copy` views of one record whose methods read one field each; a field that is missing or
//! of the wrong type is an error of the method. An [`Operation`] is read and checked as a whole, because its
//! components refer to each other.
//!
//! The model accepts and orders definitions as mlir-tblgen does. Text of another language in definitions
//! (types, predicates, bodies) is passed on unchanged; emitters parse and translate it.
//!
//! **Invariant**: no other module reads a field or a class of a record, or lists the records of a class.
//! Elsewhere a record is only a name and a location for messages (`cargo xtask tidy`, check `records`).

mod attr_or_type_class;
mod attr_or_type_def;
mod attribute;
mod authored;
mod builder;
pub mod builtin;
mod code;
pub mod consistency;
mod constant;
mod constraint;
mod conversions;
mod deprecation;
mod dialect;
mod dialect_of_file;
mod effect;
mod embedded_facts;
mod enums;
mod fact;
mod interface;
pub mod names;
mod operation;
mod pass;
mod patterns;
mod predicate;
mod property;
mod semantics;
mod traits;

use crate::{Diagnostic, RecordRef, Records, SourceMap, Span, codes};

pub use attr_or_type_class::check_class;
pub(crate) use attr_or_type_def::has_cpp_class;
pub use attr_or_type_def::{AttrOrTypeDef, DefKind, Parameter};
pub use attribute::Attribute;
pub use authored::{CppMembers, authored, cpp_members, is_provided};
pub use builder::{Builder, BuilderParameter};
pub use code::{FieldText, Piece, locate_word};
pub use constant::{Constant, ConstantKind, NativeCode};
pub use constraint::{
    Constraint, ConstraintKind, IntegerType, Region, Successor, TypeConstraint, constraints,
};
pub use conversions::{Conversion, OpConversion, TypeConversion, conversion_lists, conversions};
pub use deprecation::deprecated_uses;
pub use dialect::{Dialect, has_defs_of, has_operations_of, selected_dialect};
pub use dialect_of_file::{dialect_meant, files_of_dialect, files_with_rules, own_dialects};
pub use effect::{SideEffect, SideEffects};
#[cfg(test)]
pub(crate) use embedded_facts::read_facts;
pub(crate) use embedded_facts::{embedded_facts, has_embedded_facts};
pub use enums::{Enum, EnumAttr, EnumCase};
pub(crate) use fact::{Fact, FactKind, facts};
pub use interface::{Interface, InterfaceKind, InterfaceMethod, MethodArgument};
pub use operation::classes::{self, OpClass};
pub use operation::{
    Argument, BaseClass, CallArgument, DocGroup, FunctionCall, InferredType, Named, OpVariable, Operation,
    Source, SyntaxCalls,
};
pub(crate) use operation::{operation_class, operation_dialect};
pub use pass::{Pass, PassOption, PassStatistic};
pub use patterns::{
    Binding, Condition, Demand, InlinedRegion, Leaf, LocationSpec, Matcher, NativeMatcher, NativeResult,
    OperandSelection, Pattern, RegionItem, ResultArg, ResultNode, ResultOp, ResultPattern, ReturnType, Root,
    RuleList, SourceArg, SourceItem, SourceOp, Symbol, SymbolRef, Symbols, TypeItem, patterns, rule_lists,
};
pub use predicate::Predicate;
pub use property::{Property, PropertyKind};
pub use semantics::{OpSemantics, Semantics, TermOf};
pub use traits::{Trait, TraitKind, TypeRelation, TypesMatchWith};

/// The result of reading a definition: the value, or a located error.
pub type Result<T> = std::result::Result<T, Diagnostic>;

/// The operations of all dialects, in the order of every generator: by record name, runs of digits compared
/// as numbers.
///
/// # Errors
/// When no file defines the class `Op`.
pub fn operations(records: &Records) -> Result<impl Iterator<Item = Result<Operation<'_>>>> {
    derived(records, "Op").map(|_| all_operations(records))
}

/// The operations of all dialects, ordered in the same way; none if no file defines their class.
pub fn all_operations(records: &Records) -> impl Iterator<Item = Result<Operation<'_>>> {
    let mut known = traits::TraitCache::default();
    records.derived("Op").map(move |record| Operation::with_traits(record, &mut known))
}

/// The operations of all dialects likewise, also those with names that no accessor can have. Newer versions
/// of MLIR refuse such names.
pub(crate) fn operations_as_data(records: &Records) -> impl Iterator<Item = Result<Operation<'_>>> {
    let mut known = traits::TraitCache::default();
    records.derived("Op").map(move |record| Operation::as_data(record, &mut known))
}

/// Full name and record of every operation without its other contents, ordered as operations are; an error
/// for each that names no dialect.
///
/// # Errors
/// When no file defines the class `Op`.
pub fn operation_names(records: &Records) -> Result<impl Iterator<Item = (RecordRef<'_>, Result<String>)>> {
    Ok(derived(records, "Op")?.map(|record| (record, operation::full_name(record))))
}

/// Whether a file defines a class.
pub fn has_class(records: &Records, class: &str) -> bool {
    records.class(class).is_some()
}

/// Whether files define operations.
pub fn has_operations(records: &Records) -> bool {
    records.derived("Op").next().is_some()
}

/// Whether files define types or attributes.
pub fn has_attr_or_type_defs(records: &Records, kind: DefKind) -> bool {
    records.derived(kind.class()).next().is_some()
}

/// Whether files declare passes.
pub fn has_passes(records: &Records) -> bool {
    records.derived("PassBase").next().is_some()
}

/// The dialects, ordered as operations are.
pub fn dialects(records: &Records) -> impl Iterator<Item = Dialect<'_>> {
    records.derived("Dialect").map(Dialect::new)
}

/// The enums, ordered as operations are.
pub fn enums(records: &Records) -> impl Iterator<Item = Enum<'_>> {
    records.derived("EnumInfo").map(Enum::new)
}

/// The enums, ordered as operations are.
///
/// # Errors
/// When no file defines the class `EnumInfo`.
pub fn required_enums(records: &Records) -> Result<impl Iterator<Item = Enum<'_>>> {
    Ok(derived(records, "EnumInfo")?.map(Enum::new))
}

/// The attributes that hold an enum's value, ordered as operations are.
pub fn enum_attrs(records: &Records) -> impl Iterator<Item = EnumAttr<'_>> {
    records.derived("EnumAttr").map(EnumAttr::new)
}

/// The passes that the main file declares, ordered as operations are.
pub fn own_passes<'r>(records: &'r Records, sources: &SourceMap) -> impl Iterator<Item = Pass<'r>> {
    records.derived("PassBase").filter(|record| sources.is_in_main_file(record.span())).map(Pass::new)
}

/// The passes, ordered as operations are; an error for each whose options, statistics or dialects are not
/// lists.
///
/// # Errors
/// When no file defines the class `PassBase`.
pub fn passes(records: &Records) -> Result<impl Iterator<Item = Result<Pass<'_>>>> {
    Ok(derived(records, "PassBase")?.map(|record| Pass::new(record).checked()))
}

/// The attributes or types of all dialects, ordered as operations are.
///
/// # Errors
/// When no file defines their class.
pub fn attr_or_type_defs(
    records: &Records,
    kind: DefKind,
) -> Result<impl Iterator<Item = Result<AttrOrTypeDef<'_>>>> {
    Ok(derived(records, kind.class())?.map(move |record| AttrOrTypeDef::new(record, kind)))
}

/// The attributes or types of all dialects, ordered as operations are; none if no file defines their class.
pub fn all_attr_or_type_defs(
    records: &Records,
    kind: DefKind,
) -> impl Iterator<Item = Result<AttrOrTypeDef<'_>>> {
    records.derived(kind.class()).map(move |record| AttrOrTypeDef::new(record, kind))
}

/// The attributes or types of a dialect, ordered as operations are; none if no file defines their class.
pub fn defs_of_dialect<'r>(
    records: &'r Records,
    dialect: Dialect<'r>,
    kind: DefKind,
) -> impl Iterator<Item = Result<AttrOrTypeDef<'r>>> {
    let is_own = move |record: &RecordRef<'r>| record.get("dialect").as_def() == Some(dialect.record());
    records.derived(kind.class()).filter(is_own).map(move |record| AttrOrTypeDef::new(record, kind))
}

/// The constraints on attributes or types that belong to dialects, ordered as operations are.
pub fn dialect_constraints(records: &Records, kind: DefKind) -> impl Iterator<Item = Constraint<'_>> {
    let class = match kind {
        DefKind::Attr => "DialectAttr",
        DefKind::Type => "DialectType",
    };
    records.derived(class).map(Constraint::new)
}

/// The interfaces that the main file itself defines, ordered as operations are. Those of included files have
/// generated code of their own, and references to an interface derive from it without being one. An error for
/// each that has no list of interfaces it extends.
///
/// # Errors
/// When no file defines the class of such interfaces.
pub fn own_interfaces<'r>(
    records: &'r Records,
    sources: &SourceMap,
    kind: InterfaceKind,
) -> Result<impl Iterator<Item = Result<Interface<'r>>>> {
    let is_own = move |record: &RecordRef<'_>| {
        !record.is_a(kind.reference_class()) && sources.is_in_main_file(record.span())
    };
    Ok(derived(records, kind.class())?.filter(is_own).map(|record| Interface::new(record).checked()))
}

/// The interfaces of a kind in all files, ordered as operations are, without references to them.
pub fn interfaces(records: &Records, kind: InterfaceKind) -> impl Iterator<Item = Interface<'_>> {
    records.derived(kind.class()).map(Interface::new).filter(|interface| !interface.is_reference())
}

/// The records of a class that must exist, in the order of every generator.
///
/// # Errors
/// When no file defines the class.
fn derived<'r>(records: &'r Records, class: &str) -> Result<impl Iterator<Item = RecordRef<'r>> + use<'r>> {
    if records.class(class).is_none() {
        let message = format!("no file defines the class '{class}', which the generator works on");
        let error = Diagnostic::error(codes::MISSING_CLASS, Span::NONE, message);
        return Err(match home_of(class) {
            Some(file) => error.with_help(format!("include \"{file}\"")),
            None => error,
        });
    }
    Ok(records.derived(class))
}

/// The file that defines a class of MLIR's definitions.
fn home_of(class: &str) -> Option<&'static str> {
    Some(match class {
        "AttrDef" | "TypeDef" => "mlir/IR/AttrTypeBase.td",
        "AttrInterface" | "OpInterface" | "TypeInterface" => "mlir/IR/Interfaces.td",
        "EnumInfo" => "mlir/IR/EnumAttr.td",
        "Op" => "mlir/IR/OpBase.td",
        "PassBase" => "mlir/Pass/PassBase.td",
        _ => return None,
    })
}

/// The file and line that define a record: `toy.ods:12`.
pub fn place(record: RecordRef<'_>, sources: &SourceMap) -> String {
    let span = record.span();
    let file = sources.file_of(span.lo).map_or("", |file| sources.file(file).path.as_str());
    let line = sources.line_column(span.lo).map_or(0, |at| at.line);
    format!("{}:{line}", file.rsplit('/').next().unwrap_or(file))
}

/// Defines methods that read one field each: `name: kind "field"`.
///
/// `string`, `strings`, `bit` and `int` are required; `optional_string` and `optional_bit` may be unset.
/// `text` and `code` are texts that are empty when the field is not set, the latter without whitespace around
/// it; `option` is such a text or `None`, `piece` has its location, `flag` is a bit that is set. `class`
/// tests for a class. Those with a view in parentheses are records: `views` a required list of them, `view`
/// one that may be unset, and `if_class` the same record, if it has that class.
macro_rules! fields {
    (& $view:ident $($(#[$doc:meta])* $name:ident: $kind:ident $(($of:ident))? $field:literal,)*) => {
        impl<'r> $view<'r> { $(fields!(@$kind ($(#[$doc])*) $name (&) $field $(, $of)?);)* }
    };
    ($view:ident $($(#[$doc:meta])* $name:ident: $kind:ident $(($of:ident))? $field:literal,)*) => {
        impl<'r> $view<'r> { $(fields!(@$kind ($(#[$doc])*) $name () $field $(, $of)?);)* }
    };
    (@string $doc:tt $name:ident $ref:tt $field:literal) => {
        fields!(@read $doc $name $ref $field, string, "a string", &'r str);
    };
    (@strings $doc:tt $name:ident $ref:tt $field:literal) => {
        fields!(@read $doc $name $ref $field, strings, "a list of strings", Vec<&'r str>);
    };
    (@bit $doc:tt $name:ident $ref:tt $field:literal) => {
        fields!(@read $doc $name $ref $field, bit, "a bit", bool);
    };
    (@int $doc:tt $name:ident $ref:tt $field:literal) => {
        fields!(@read $doc $name $ref $field, int, "an integer", i64);
    };
    (@optional_string $doc:tt $name:ident $ref:tt $field:literal) => {
        fields!(@read $doc $name $ref $field, optional_string, "a string", Option<&'r str>);
    };
    (@optional_bit $doc:tt $name:ident $ref:tt $field:literal) => {
        fields!(@read $doc $name $ref $field, optional_bit, "a bit", Option<bool>);
    };
    (@views $doc:tt $name:ident $ref:tt $field:literal, $of:ident) => {
        fields!(@try $doc $name $ref $field, "a list of records", Vec<$of<'r>>, |record| {
            record.defs($field)?.into_iter().map($of::new).collect()
        });
    };
    (@read $doc:tt $name:ident $ref:tt $field:literal, $read:ident, $subject:literal, $ty:ty) => {
        fields!(@try $doc $name $ref $field, $subject, $ty, |record| record.$read($field)?);
    };
    (@try ($(#[$doc:meta])*) $name:ident ($($ref:tt)?) $field:literal, $subject:literal, $ty:ty, |$record:ident| $value:expr) => {
        $(#[$doc])*
        ///
        /// # Errors
        #[doc = concat!("When the field `", $field, "` is not ", $subject, ".")]
        pub fn $name($($ref)? self) -> $crate::model::Result<$ty> {
            let $record = self.record;
            Ok($value)
        }
    };
    (@text $doc:tt $name:ident $ref:tt $field:literal) => {
        fields!(@get $doc $name $ref &'r str, |record| record.get($field).as_str().unwrap_or_default());
    };
    (@code $doc:tt $name:ident $ref:tt $field:literal) => {
        fields!(@get $doc $name $ref &'r str, |record| {
            record.get($field).as_str().unwrap_or_default().trim_matches($crate::model::attribute::is_blank)
        });
    };
    (@option $doc:tt $name:ident $ref:tt $field:literal) => {
        fields!(@get $doc $name $ref Option<&'r str>, |record| record.get($field).as_str());
    };
    (@piece $doc:tt $name:ident $ref:tt $field:literal) => {
        fields!(@get $doc $name $ref Option<$crate::model::Piece<'r>>, |record| {
            $crate::model::Piece::from_field(record, $field)
        });
    };
    (@flag $doc:tt $name:ident $ref:tt $field:literal) => {
        fields!(@get $doc $name $ref bool, |record| record.get($field).as_bit() == Some(true));
    };
    (@class $doc:tt $name:ident $ref:tt $field:literal) => {
        fields!(@get $doc $name $ref bool, |record| record.is_a($field));
    };
    (@view $doc:tt $name:ident $ref:tt $field:literal, $of:ident) => {
        fields!(@get $doc $name $ref Option<$of<'r>>, |record| record.get($field).as_def().map($of::new));
    };
    (@if_class $doc:tt $name:ident $ref:tt $class:literal, $of:ident) => {
        fields!(@get $doc $name $ref Option<$of<'r>>, |record| record.is_a($class).then(|| $of::new(record)));
    };
    (@get ($(#[$doc:meta])*) $name:ident ($($ref:tt)?) $ty:ty, |$record:ident| $value:expr) => {
        $(#[$doc])*
        pub fn $name($($ref)? self) -> $ty {
            let $record = self.record;
            $value
        }
    };
}
pub(crate) use fields;

/// Defines a `Copy` view of one record.
macro_rules! view {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name<'r> {
            record: ods_parser::records::RecordRef<'r>,
        }

        impl<'r> $name<'r> {
            /// The view of a record.
            pub fn new(record: ods_parser::records::RecordRef<'r>) -> Self {
                $name { record }
            }

            /// The record.
            pub fn record(self) -> ods_parser::records::RecordRef<'r> {
                self.record
            }

            /// The name of the record.
            pub fn def_name(self) -> &'r str {
                self.record.name()
            }
        }
    };
}
pub(crate) use view;
