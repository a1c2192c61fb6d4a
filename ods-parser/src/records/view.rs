//! Access to records for generators: cheap, typed `Copy` views.

use super::{FieldKind, RecordId, Records, Run, Type, TypeKind, Value, ValueKind};
use crate::codes;
use crate::diagnostics::Diagnostic;
use crate::source::Span;

/// A record.
#[derive(Clone, Copy)]
pub struct RecordRef<'r> {
    records: &'r Records,
    id: RecordId,
}

/// A class.
#[derive(Clone, Copy)]
pub struct ClassRef<'r> {
    records: &'r Records,
    id: RecordId,
}

/// A field of a record.
#[derive(Clone, Copy)]
pub struct FieldRef<'r> {
    records: &'r Records,
    field: &'r super::Field,
}

/// A value.
#[derive(Clone, Copy)]
pub enum ValueRef<'r> {
    /// `?`
    Unset,
    /// A bit.
    Bit(bool),
    /// An integer.
    Int(i64),
    /// A string, or a code literal.
    Str {
        /// The text.
        text: &'r str,
        /// Whether it was written as `[{ … }]`.
        is_code: bool,
    },
    /// Bits, least significant first; none for an unknown one.
    Bits(Bits<'r>),
    /// A list.
    List(ListRef<'r>),
    /// A dag.
    Dag(DagRef<'r>),
    /// A record.
    Def(RecordRef<'r>),
    /// A value that stayed symbolic, which only a field marked `field` may hold.
    Symbolic(Symbolic<'r>),
}

/// The bits of a value.
#[derive(Clone, Copy)]
pub struct Bits<'r> {
    records: &'r Records,
    run: Run,
}

/// A symbolic value.
#[derive(Clone, Copy)]
pub struct Symbolic<'r> {
    records: &'r Records,
    value: Value,
}

/// A list.
#[derive(Clone, Copy)]
pub struct ListRef<'r> {
    records: &'r Records,
    run: Run,
}

/// A dag.
#[derive(Clone, Copy)]
pub struct DagRef<'r> {
    records: &'r Records,
    run: Run,
}

/// An argument of a dag.
#[derive(Clone, Copy)]
pub struct DagArgRef<'r> {
    /// The value.
    pub value: ValueRef<'r>,
    /// The name, without `$`.
    pub name: Option<&'r str>,
}

/// The reason why a field cannot be read: the record and field, and the actual value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldError {
    /// One sentence.
    pub message: String,
    /// The field if the record itself sets it, the record otherwise.
    pub span: Span,
    /// Where a class gave the field its value, or none, when the record itself does not.
    pub inherited_from: Option<Span>,
    /// Whether the value is `?`.
    pub is_unset: bool,
}

impl From<FieldError> for Diagnostic {
    fn from(error: FieldError) -> Diagnostic {
        let diagnostic = Diagnostic::error(codes::WRONG_FIELD, error.span, error.message);
        let diagnostic = match error.inherited_from {
            Some(span) if error.is_unset => diagnostic.with_note(span, "the field is declared here"),
            Some(span) => diagnostic.with_note(span, "the field was last set here"),
            None => diagnostic,
        };
        if error.is_unset { diagnostic.with_help("set the field with 'let'") } else { diagnostic }
    }
}

/// Records of a class.
pub type Instances<'r> = std::vec::IntoIter<RecordRef<'r>>;

impl Records {
    /// All records, in byte order of their names.
    pub fn defs(&self) -> impl ExactSizeIterator<Item = RecordRef<'_>> {
        self.defs.iter().map(|&id| RecordRef { records: self, id })
    }

    /// The `defset`s and `defvar`s outside of other statements, in byte order of their names.
    pub fn globals(&self) -> impl Iterator<Item = (&str, ValueRef<'_>)> {
        self.globals.iter().map(|&(name, value)| (self.store.symbols.text(name), self.value(value)))
    }

    /// All classes, in byte order of their names.
    pub fn classes(&self) -> impl ExactSizeIterator<Item = ClassRef<'_>> {
        self.classes.iter().map(|&id| ClassRef { records: self, id })
    }

    /// The record of that name.
    #[must_use]
    pub fn def(&self, name: &str) -> Option<RecordRef<'_>> {
        let id = *self.store.defs.get(&self.store.symbols.find(name)?)?;
        Some(RecordRef { records: self, id })
    }

    /// The class of that name.
    #[must_use]
    pub fn class(&self, name: &str) -> Option<ClassRef<'_>> {
        let id = *self.store.classes.get(&self.store.symbols.find(name)?)?;
        Some(ClassRef { records: self, id })
    }

    /// The records that derive from the class, in the order every generator of upstream uses: by name, runs
    /// of digits compared as numbers. None when there is no such class.
    #[must_use]
    pub fn derived(&self, class: &str) -> Instances<'_> {
        let ids = self.class(class).map(|class| self.derived_ids(class.id));
        let found: Vec<RecordRef<'_>> =
            ids.iter().flat_map(|ids| ids.iter()).map(|&id| RecordRef { records: self, id }).collect();
        found.into_iter()
    }

    fn value(&self, value: Value) -> ValueRef<'_> {
        let records = self;
        match self.store.kind(value) {
            ValueKind::Unset => ValueRef::Unset,
            ValueKind::Bit(bit) => ValueRef::Bit(bit),
            ValueKind::Int(int) => ValueRef::Int(int),
            ValueKind::Str(s) => ValueRef::Str { text: self.store.symbols.text(s), is_code: false },
            ValueKind::Code(s) => ValueRef::Str { text: self.store.symbols.text(s), is_code: true },
            ValueKind::Bits(run) => ValueRef::Bits(Bits { records, run }),
            ValueKind::List(run, _) => ValueRef::List(ListRef { records, run }),
            ValueKind::Dag(run) => ValueRef::Dag(DagRef { records, run }),
            ValueKind::Def(id) => ValueRef::Def(RecordRef { records, id }),
            _ => ValueRef::Symbolic(Symbolic { records, value }),
        }
    }
}

impl<'r> RecordRef<'r> {
    /// Its name.
    #[must_use]
    pub fn name(self) -> &'r str {
        self.records.store.class_name(self.id)
    }

    /// All records it is one of.
    #[must_use]
    pub fn records(self) -> &'r Records {
        self.records
    }

    /// Whether it was created by a value like `Class<1>` or a `def` without a name.
    #[must_use]
    pub fn is_anonymous(self) -> bool {
        self.records.store.record(self.id).is_anonymous
    }

    /// Where it is defined.
    #[must_use]
    pub fn span(self) -> Span {
        self.records.store.record(self.id).span()
    }

    /// The location of its definition, then those of the `defm`s that created it, innermost first.
    #[must_use]
    pub fn spans(self) -> &'r [Span] {
        &self.records.store.record(self.id).spans
    }

    /// All classes it derives from, ancestors first; one that is reached twice is listed twice.
    #[must_use]
    pub fn superclasses(self) -> Vec<ClassRef<'r>> {
        let records = self.records;
        records.store.ancestors(self.id).into_iter().map(|id| ClassRef { records, id }).collect()
    }

    /// Whether it derives from the class of that name.
    #[must_use]
    pub fn is_a(self, class: &str) -> bool {
        self.records.class(class).is_some_and(|c| self.records.derives_from(self.id, c.id))
    }

    /// Its fields in order.
    pub fn fields(self) -> impl Iterator<Item = FieldRef<'r>> {
        let records = self.records;
        let fields = &records.store.record(self.id).fields;
        fields
            .iter()
            .filter(|f| f.kind != FieldKind::TemplateArg)
            .map(move |field| FieldRef { records, field })
    }

    /// The field of that name.
    #[must_use]
    pub fn field(self, name: &str) -> Option<FieldRef<'r>> {
        let symbol = self.records.store.symbols.find(name)?;
        let field = self.records.store.record(self.id).field(symbol)?;
        Some(FieldRef { records: self.records, field })
    }

    /// The value of a field; `?` when there is no such field.
    #[must_use]
    pub fn get(self, name: &str) -> ValueRef<'r> {
        self.field(name).map_or(ValueRef::Unset, FieldRef::value)
    }

    fn wrong(self, name: &str, expected: &str) -> FieldError {
        let field = self.field(name);
        let found = match field {
            Some(field) => format!("is {}", field.value().text()),
            None => "does not exist".to_owned(),
        };
        let message = format!("field '{name}' of '{}' must be {expected}, but it {found}", self.name());
        let (span, inherited_from) = match field.map(FieldRef::span) {
            Some(span) if self.inherits(name, span) => (self.span(), Some(span)),
            Some(span) => (span, None),
            None => (self.span(), None),
        };
        let is_unset = field.is_some_and(|field| field.value().is_unset());
        FieldError { message, span, inherited_from, is_unset }
    }

    /// Whether the value of a field comes from one of the record's classes.
    #[must_use]
    pub fn is_inherited(self, field: &str) -> bool {
        self.field(field).is_some_and(|found| self.inherits(field, found.span()))
    }

    /// Whether a field that was last set at `span` was set there for one of the classes.
    fn inherits(self, name: &str, span: Span) -> bool {
        let store = &self.records.store;
        let symbol = store.symbols.find(name);
        let is_same = |class: &ClassRef<'_>| {
            symbol.and_then(|symbol| store.record(class.id).field(symbol)).is_some_and(|f| f.span == span)
        };
        self.superclasses().iter().any(is_same)
    }

    /// A field's string.
    ///
    /// # Errors
    /// When it is missing, unset or of another type.
    pub fn string(self, name: &str) -> Result<&'r str, FieldError> {
        self.get(name).as_str().ok_or_else(|| self.wrong(name, "a string"))
    }

    /// A field's string; none when it is missing or unset.
    ///
    /// # Errors
    /// When it is of another type.
    pub fn optional_string(self, name: &str) -> Result<Option<&'r str>, FieldError> {
        match self.get(name) {
            ValueRef::Unset => Ok(None),
            _ => self.string(name).map(Some),
        }
    }

    /// A field's integer.
    ///
    /// # Errors
    /// When it is missing, unset or of another type.
    pub fn int(self, name: &str) -> Result<i64, FieldError> {
        self.get(name).as_int().ok_or_else(|| self.wrong(name, "an int"))
    }

    /// A field's bit.
    ///
    /// # Errors
    /// When it is missing, unset or of another type.
    pub fn bit(self, name: &str) -> Result<bool, FieldError> {
        self.get(name).as_bit().ok_or_else(|| self.wrong(name, "a bit"))
    }

    /// A field's bit; none when it is missing or unset.
    ///
    /// # Errors
    /// When it is of another type.
    pub fn optional_bit(self, name: &str) -> Result<Option<bool>, FieldError> {
        match self.get(name) {
            ValueRef::Unset => Ok(None),
            _ => self.bit(name).map(Some),
        }
    }

    /// A field's list.
    ///
    /// # Errors
    /// When it is missing, unset or of another type.
    pub fn list(self, name: &str) -> Result<ListRef<'r>, FieldError> {
        self.get(name).as_list().ok_or_else(|| self.wrong(name, "a list"))
    }

    /// A field's list of records.
    ///
    /// # Errors
    /// When it is missing, unset or of another type.
    pub fn defs(self, name: &str) -> Result<Vec<RecordRef<'r>>, FieldError> {
        let list = self.list(name)?;
        list.iter().map(|v| v.as_def().ok_or_else(|| self.wrong(name, "a list of records"))).collect()
    }

    /// A field's list of strings.
    ///
    /// # Errors
    /// When it is missing, unset or of another type.
    pub fn strings(self, name: &str) -> Result<Vec<&'r str>, FieldError> {
        let list = self.list(name)?;
        list.iter().map(|v| v.as_str().ok_or_else(|| self.wrong(name, "a list of strings"))).collect()
    }

    /// A field's dag.
    ///
    /// # Errors
    /// When it is missing, unset or of another type.
    pub fn dag(self, name: &str) -> Result<DagRef<'r>, FieldError> {
        self.get(name).as_dag().ok_or_else(|| self.wrong(name, "a dag"))
    }

    /// A field's record.
    ///
    /// # Errors
    /// When it is missing, unset or of another type.
    pub fn def(self, name: &str) -> Result<RecordRef<'r>, FieldError> {
        self.get(name).as_def().ok_or_else(|| self.wrong(name, "a record"))
    }

    /// A field's record; none when it is missing or unset.
    ///
    /// # Errors
    /// When it is of another type.
    pub fn optional_def(self, name: &str) -> Result<Option<RecordRef<'r>>, FieldError> {
        match self.get(name) {
            ValueRef::Unset => Ok(None),
            _ => self.def(name).map(Some),
        }
    }
}

impl PartialEq for RecordRef<'_> {
    fn eq(&self, other: &RecordRef<'_>) -> bool {
        self.id == other.id && std::ptr::eq(self.records, other.records)
    }
}

impl Eq for RecordRef<'_> {}

impl std::fmt::Debug for RecordRef<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "def {}", self.name())
    }
}

impl<'r> RecordRef<'r> {
    /// A number that identifies the record within its [`Records`], for maps.
    #[must_use]
    pub fn id(self) -> RecordId {
        self.id
    }
}

impl<'r> ClassRef<'r> {
    /// Its name.
    #[must_use]
    pub fn name(self) -> &'r str {
        self.records.store.class_name(self.id)
    }

    /// Where it is defined.
    #[must_use]
    pub fn span(self) -> Span {
        self.records.store.record(self.id).span()
    }

    /// A number that identifies the class within its [`Records`], for maps.
    #[must_use]
    pub fn id(self) -> RecordId {
        self.id
    }

    /// All classes that it derives from, ancestors first; one that is reached twice is listed twice.
    #[must_use]
    pub fn superclasses(self) -> Vec<ClassRef<'r>> {
        let records = self.records;
        records.store.ancestors(self.id).into_iter().map(|id| ClassRef { records, id }).collect()
    }

    /// The classes that it derives from directly, in the order of its definition.
    pub fn parents(self) -> impl Iterator<Item = ClassRef<'r>> {
        let records = self.records;
        records.store.record(self.id).parents.iter().map(move |&(id, _)| ClassRef { records, id })
    }

    /// Its template arguments, and then its fields. Their values are symbolic where they depend on the
    /// arguments.
    pub fn fields(self) -> impl Iterator<Item = FieldRef<'r>> {
        let records = self.records;
        let fields = &records.store.record(self.id).fields;
        let (arguments, own): (Vec<_>, Vec<_>) =
            fields.iter().partition(|field| field.kind == FieldKind::TemplateArg);
        arguments.into_iter().chain(own).map(move |field| FieldRef { records, field })
    }

    /// The field of that name.
    #[must_use]
    pub fn field(self, name: &str) -> Option<FieldRef<'r>> {
        let symbol = self.records.store.symbols.find(name)?;
        let field = self.records.store.record(self.id).field(symbol)?;
        Some(FieldRef { records: self.records, field })
    }

    /// Whether it is the class of that name or derives from it.
    #[must_use]
    pub fn is_a(self, class: &str) -> bool {
        let found = self.records.class(class);
        found.is_some_and(|c| c.id == self.id || self.records.derives_from(self.id, c.id))
    }
}

impl<'r> FieldRef<'r> {
    /// Its name.
    #[must_use]
    pub fn name(self) -> &'r str {
        self.records.store.symbols.text(self.field.name)
    }

    /// Its value.
    #[must_use]
    pub fn value(self) -> ValueRef<'r> {
        self.records.value(self.field.value)
    }

    /// Its type as text.
    #[must_use]
    pub fn type_text(self) -> String {
        self.records.store.type_text(self.field.ty)
    }

    /// Its type.
    #[must_use]
    pub fn ty(self) -> Type {
        self.field.ty
    }

    /// The classes that a record in this field derives from; none when the field is not of a record type. A
    /// field of the type of any record has an empty list.
    #[must_use]
    pub fn classes(self) -> Option<Vec<ClassRef<'r>>> {
        let records = self.records;
        match records.store.types.kind(self.field.ty) {
            TypeKind::Record(ids) => Some(ids.iter().map(|&id| ClassRef { records, id }).collect()),
            _ => None,
        }
    }

    /// Whether it is a template argument of a class.
    #[must_use]
    pub fn is_template_argument(self) -> bool {
        self.field.kind == FieldKind::TemplateArg
    }

    /// Whether it was declared with `field`, and may stay unresolved.
    #[must_use]
    pub fn may_stay_unresolved(self) -> bool {
        self.field.kind == FieldKind::Field
    }

    /// Its name where it was declared or last set.
    #[must_use]
    pub fn span(self) -> Span {
        self.field.span
    }

    /// The expression its value was written as; [`Span::NONE`] when it has its initial `?`.
    #[must_use]
    pub fn value_span(self) -> Span {
        self.field.value_span
    }
}

impl<'r> ValueRef<'r> {
    /// The string or code.
    #[must_use]
    pub fn as_str(self) -> Option<&'r str> {
        if let ValueRef::Str { text, .. } = self { Some(text) } else { None }
    }

    /// The integer.
    #[must_use]
    pub fn as_int(self) -> Option<i64> {
        if let ValueRef::Int(int) = self { Some(int) } else { None }
    }

    /// The bit.
    #[must_use]
    pub fn as_bit(self) -> Option<bool> {
        if let ValueRef::Bit(bit) = self { Some(bit) } else { None }
    }

    /// The list.
    #[must_use]
    pub fn as_list(self) -> Option<ListRef<'r>> {
        if let ValueRef::List(list) = self { Some(list) } else { None }
    }

    /// The dag.
    #[must_use]
    pub fn as_dag(self) -> Option<DagRef<'r>> {
        if let ValueRef::Dag(dag) = self { Some(dag) } else { None }
    }

    /// The record.
    #[must_use]
    pub fn as_def(self) -> Option<RecordRef<'r>> {
        if let ValueRef::Def(def) = self { Some(def) } else { None }
    }

    /// Whether it is `?`.
    #[must_use]
    pub fn is_unset(self) -> bool {
        matches!(self, ValueRef::Unset)
    }

    /// The value as llvm-tblgen prints it; strings in quotes, without escapes.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            ValueRef::Unset => "?".into(),
            ValueRef::Bit(bit) => u8::from(bit).to_string(),
            ValueRef::Int(int) => int.to_string(),
            ValueRef::Str { text, is_code: false } => format!("\"{text}\""),
            ValueRef::Str { text, is_code: true } => format!("[{{{text}}}]"),
            ValueRef::Bits(bits) => {
                let items: Vec<String> = bits.iter().rev().map(ValueRef::text).collect();
                format!("{{ {} }}", items.join(", "))
            }
            ValueRef::List(list) => {
                let items: Vec<String> = list.iter().map(ValueRef::text).collect();
                format!("[{}]", items.join(", "))
            }
            ValueRef::Dag(dag) => dag.text(),
            ValueRef::Def(def) => def.name().to_owned(),
            ValueRef::Symbolic(symbolic) => symbolic.records.store.text(symbolic.value),
        }
    }
}

impl<'r> Bits<'r> {
    /// The bits, least significant first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = ValueRef<'r>> {
        self.records.store.values.items(self.run).map(move |v| self.records.value(v))
    }
}

impl<'r> ListRef<'r> {
    /// The elements.
    pub fn iter(self) -> impl ExactSizeIterator<Item = ValueRef<'r>> + DoubleEndedIterator {
        self.records.store.values.items(self.run).map(move |v| self.records.value(v))
    }

    /// The number of elements.
    #[must_use]
    pub fn len(self) -> usize {
        self.records.store.values.len(self.run)
    }

    /// Whether there is no element.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl<'r> DagRef<'r> {
    /// The operator.
    #[must_use]
    pub fn operator(self) -> ValueRef<'r> {
        self.records.value(self.records.store.values.dag_operator(self.run))
    }

    /// The operator's name, without `$`.
    #[must_use]
    pub fn name(self) -> Option<&'r str> {
        self.records.store.values.dag_name(self.run).map(|s| self.records.store.symbols.text(s))
    }

    /// The number of arguments.
    #[must_use]
    pub fn len(self) -> usize {
        self.records.store.values.dag_len(self.run)
    }

    /// Whether there are no arguments.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The arguments.
    pub fn args(self) -> impl ExactSizeIterator<Item = DagArgRef<'r>> + DoubleEndedIterator {
        let records = self.records;
        (0..self.len()).map(move |index| {
            let (value, name) = records.store.values.dag_arg(self.run, index);
            DagArgRef { value: records.value(value), name: name.map(|s| records.store.symbols.text(s)) }
        })
    }

    /// The dag as llvm-tblgen prints it.
    #[must_use]
    pub fn text(self) -> String {
        let mut text = format!("({}", self.operator().text());
        if let Some(name) = self.name() {
            text.push_str(":$");
            text.push_str(name);
        }
        for (index, arg) in self.args().enumerate() {
            text.push_str(if index > 0 { ", " } else { " " });
            text.push_str(&arg.value.text());
            if let Some(name) = arg.name {
                text.push_str(":$");
                text.push_str(name);
            }
        }
        text + ")"
    }
}

#[cfg(test)]
mod tests {
    use crate::eval::Options;
    use crate::loader::MemoryLoader;
    use crate::source::Span;

    #[test]
    fn a_wrong_field_is_reported_where_the_record_sets_it_or_else_at_the_record() {
        let text = "class A { string s = ?; string t = ?; } def R : A { let t = ?; }";
        let files = vec![("a.td".to_owned(), text.to_owned())];
        let mut loader = MemoryLoader { files, ..MemoryLoader::default() };
        let outcome = crate::read("a.td", &mut loader, &[], &Options::default());
        let record = outcome.records.def("R").unwrap();
        let at = |span: Span| outcome.sources.line_column(span.lo).map(|place| place.column);

        let own = record.string("t").unwrap_err();
        assert_eq!(own.message, "field 't' of 'R' must be a string, but it is ?");
        assert_eq!((at(own.span), own.inherited_from), (Some(57), None));

        let inherited = record.string("s").unwrap_err();
        assert_eq!(at(inherited.span), Some(45));
        assert_eq!(inherited.inherited_from.and_then(at), Some(18));

        let missing = record.string("u").unwrap_err();
        assert_eq!((at(missing.span), missing.inherited_from), (Some(45), None));
    }
}
