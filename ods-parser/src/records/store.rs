//! The tables of [`Records`]: classes and records with their fields, and the data that values and types need
//! of them.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rustc_hash::{FxHashMap, FxHashSet};

use super::name_order::compare_numeric;
use super::{IdleLet, RecordId, Symbol, Symbols, Type, TypeKind, Types, Value, ValueKind, Values};
use crate::source::Span;

/// Purpose of a field of a class or record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FieldKind {
    Normal,
    /// Declared with `field`: may stay unresolved.
    Field,
    TemplateArg,
}

/// A field of a class or record, or a template parameter.
#[derive(Clone, Copy)]
pub(crate) struct Field {
    pub(crate) name: Symbol,
    pub(crate) ty: Type,
    pub(crate) value: Value,
    pub(crate) kind: FieldKind,
    /// Whether a template parameter was referred to.
    pub(crate) used: bool,
    /// The name where the field was declared or last set by `let`.
    pub(crate) span: Span,
    /// The expression the value was written as.
    pub(crate) value_span: Span,
}

/// An `assert` in a record.
#[derive(Clone, Copy)]
pub(crate) struct Assertion {
    pub(crate) span: Span,
    pub(crate) condition: Value,
    pub(crate) message: Value,
}

/// A `dump` in a record.
#[derive(Clone, Copy)]
pub(crate) struct Dumped {
    pub(crate) span: Span,
    pub(crate) value: Value,
}

/// A class, a record, or the prototype of a record in a multiclass.
#[derive(Clone)]
pub(crate) struct Record {
    /// A string in the end; symbolic while a multiclass or loop is being read.
    pub(crate) name: Value,
    pub(crate) is_class: bool,
    pub(crate) is_anonymous: bool,
    /// Where it is defined; for a record of a multiclass the `defm`s follow, innermost first.
    pub(crate) spans: Vec<Span>,
    /// Names of template parameters, qualified (`Class:name`).
    pub(crate) template_args: Vec<Symbol>,
    /// The same names as they are written.
    pub(crate) template_names: Vec<Symbol>,
    pub(crate) fields: Vec<Field>,
    /// Direct parents in the order written.
    pub(crate) parents: Vec<(RecordId, Span)>,
    /// Number of ancestors at the time when parents were added; a class that is declared first may get more
    /// later.
    pub(crate) ancestors: usize,
    pub(crate) assertions: Vec<Assertion>,
    pub(crate) dumps: Vec<Dumped>,
    /// The type of a class's records; of a record once it is finished.
    pub(crate) ty: Option<Type>,
}

impl Record {
    pub(crate) fn new(name: Value, span: Span) -> Record {
        Record {
            name,
            is_class: false,
            is_anonymous: false,
            spans: vec![span],
            template_args: Vec::new(),
            template_names: Vec::new(),
            fields: Vec::new(),
            parents: Vec::with_capacity(1),
            ancestors: 0,
            assertions: Vec::new(),
            dumps: Vec::new(),
            ty: None,
        }
    }

    pub(crate) fn field_index(&self, name: Symbol) -> Option<usize> {
        self.fields.iter().position(|f| f.name == name)
    }

    pub(crate) fn field(&self, name: Symbol) -> Option<&Field> {
        self.fields.iter().find(|f| f.name == name)
    }

    /// Adds a direct parent, which has `ancestors` ancestors itself.
    pub(crate) fn add_parent(&mut self, class: RecordId, ancestors: usize, span: Span) {
        self.parents.push((class, span));
        self.ancestors += ancestors + 1;
    }

    /// The fields that a record gets which derives from this class.
    pub(crate) fn inherited_fields(&self) -> Vec<Field> {
        let mut fields = Vec::with_capacity(self.fields.len());
        fields.extend(self.fields.iter().filter(|field| field.kind != FieldKind::TemplateArg));
        fields
    }

    pub(crate) fn span(&self) -> Span {
        self.spans[0]
    }
}

/// Maximum number of ancestors of a record, counted once for each path to them. Chains of classes with two
/// parents that share a parent double the number at each level.
pub(crate) const MAX_ANCESTORS: usize = 2_000;

/// All tables; grows during evaluation. A copy shares most of its memory with the original.
#[derive(Clone, Default)]
pub(crate) struct Store {
    pub(crate) symbols: Symbols,
    pub(crate) types: Types,
    pub(crate) values: Values,
    pub(crate) records: Vec<Arc<Record>>,
    pub(crate) classes: FxHashMap<Symbol, RecordId>,
    pub(crate) defs: FxHashMap<Symbol, RecordId>,
}

impl Store {
    pub(crate) fn record(&self, id: RecordId) -> &Record {
        &self.records[id.0 as usize]
    }

    pub(crate) fn record_mut(&mut self, id: RecordId) -> &mut Record {
        Arc::make_mut(&mut self.records[id.0 as usize])
    }

    pub(crate) fn add_record(&mut self, record: Record) -> RecordId {
        self.records.push(Arc::new(record));
        RecordId(self.records.len() as u32 - 1)
    }

    pub(crate) fn kind(&self, value: Value) -> ValueKind {
        self.values.kind(value)
    }

    /// The text of a string or code value.
    pub(crate) fn str_of(&self, value: Value) -> Option<&str> {
        self.symbol_of(value).map(|s| self.symbols.text(s))
    }

    /// The symbol of a string or code value.
    pub(crate) fn symbol_of(&self, value: Value) -> Option<Symbol> {
        self.values.string_symbol(value)
    }

    pub(crate) fn string(&mut self, text: &str) -> Value {
        let symbol = self.symbols.intern(text);
        self.values.string(symbol)
    }

    /// A record's name as text; the printed form when it is still symbolic.
    pub(crate) fn name_text(&self, id: RecordId) -> String {
        self.unquoted(self.record(id).name)
    }

    /// Whether `class` is among the ancestors of `id`.
    pub(crate) fn derives_from(&self, id: RecordId, class: RecordId) -> bool {
        let mut budget = 256;
        self.derives_within(id, class, &mut budget).unwrap_or_else(|| self.derives_at_length(id, class))
    }

    /// The same for the usual few ancestors; none when there are more.
    fn derives_within(&self, id: RecordId, class: RecordId, budget: &mut u32) -> Option<bool> {
        for &(parent, _) in &self.record(id).parents {
            *budget = budget.checked_sub(1)?;
            if parent == class || self.derives_within(parent, class, budget)? {
                return Some(true);
            }
        }
        Some(false)
    }

    /// The same for any number of ancestors, each looked at once.
    fn derives_at_length(&self, id: RecordId, class: RecordId) -> bool {
        let mut seen = FxHashSet::default();
        let mut pending = vec![id];
        while let Some(id) = pending.pop() {
            for &(parent, _) in &self.record(id).parents {
                if parent == class {
                    return true;
                }
                if seen.insert(parent) {
                    pending.push(parent);
                }
            }
        }
        false
    }

    /// Calls `visit` with all ancestors of a finished record, each after its own ancestors; one that is
    /// reached twice is visited twice, as llvm-tblgen does. Evaluation takes care that there are no more than
    /// [`MAX_ANCESTORS`].
    pub(crate) fn visit_ancestors(&self, id: RecordId, visit: &mut impl FnMut(RecordId)) {
        for &(parent, _) in &self.record(id).parents {
            self.visit_ancestors(parent, visit);
            visit(parent);
        }
    }

    /// All ancestors of a finished record, in the same order.
    pub(crate) fn ancestors(&self, id: RecordId) -> Vec<RecordId> {
        let mut all = Vec::new();
        self.visit_ancestors(id, &mut |ancestor| all.push(ancestor));
        all
    }

    /// The type of records of the class, or of the record itself: all its direct parents.
    pub(crate) fn record_type(&mut self, id: RecordId) -> Type {
        if let Some(ty) = self.record(id).ty {
            return ty;
        }
        if self.record(id).is_class {
            let ty = self.types.get(TypeKind::Record(Box::new([id])));
            self.record_mut(id).ty = Some(ty);
            return ty;
        }
        let classes = self.record(id).parents.iter().map(|p| p.0).collect();
        self.intersection(classes)
    }

    /// The type of records that derive from all of `classes`.
    pub(crate) fn intersection(&mut self, mut classes: Vec<RecordId>) -> Type {
        if classes.len() > 1 {
            classes.sort_by(|a, b| self.class_name(*a).cmp(self.class_name(*b)));
            classes.dedup();
        }
        self.types.get(TypeKind::Record(classes.into_boxed_slice()))
    }

    pub(crate) fn class_name(&self, id: RecordId) -> &str {
        self.str_of(self.record(id).name).unwrap_or_default()
    }

    /// The name of a class or record as bytes, if it is constant.
    pub(crate) fn name_bytes(&self, id: RecordId) -> Option<&[u8]> {
        self.symbol_of(self.record(id).name).map(|symbol| self.symbols.bytes(symbol))
    }
}

/// The result of evaluation: every class and record, in byte order of their names.
pub struct Records {
    pub(crate) store: Store,
    /// Classes by name.
    pub(crate) classes: Vec<RecordId>,
    /// Records by name.
    pub(crate) defs: Vec<RecordId>,
    /// Top-level `defvar`s and `defset`s by name.
    pub(crate) globals: Vec<(Symbol, Value)>,
    idle_lets: Vec<IdleLet>,
    /// The direct subclasses and records of each class; computed on first use.
    below: OnceLock<FxHashMap<RecordId, Below>>,
    /// The ancestors of each class, in order; computed on first use, because generators query them for
    /// thousands of records.
    ancestors: OnceLock<FxHashMap<RecordId, Box<[RecordId]>>>,
    /// The records that derive from a class, in the generators' order; computed on first use.
    derived: Mutex<FxHashMap<RecordId, Arc<[RecordId]>>>,
}

impl Records {
    /// Closes the tables.
    pub(crate) fn new(store: Store, globals: FxHashMap<Symbol, Value>, idle_lets: Vec<IdleLet>) -> Records {
        let by_name = |map: &FxHashMap<Symbol, RecordId>| {
            let mut pairs: Vec<(&str, RecordId)> =
                map.iter().map(|(name, id)| (store.symbols.text(*name), *id)).collect();
            pairs.sort_unstable();
            pairs.into_iter().map(|(_, id)| id).collect::<Vec<_>>()
        };
        let (classes, defs) = (by_name(&store.classes), by_name(&store.defs));
        let mut globals: Vec<(Symbol, Value)> = globals.into_iter().collect();
        globals.sort_unstable_by(|a, b| store.symbols.text(a.0).cmp(store.symbols.text(b.0)));
        let (below, ancestors) = (OnceLock::new(), OnceLock::new());
        Records { store, classes, defs, globals, idle_lets, below, ancestors, derived: Mutex::default() }
    }

    /// The `let`s in bodies that change nothing, in the order of evaluation.
    #[must_use]
    pub fn idle_lets(&self) -> &[IdleLet] {
        &self.idle_lets
    }

    /// Whether a class or record derives from a class.
    pub(crate) fn derives_from(&self, id: RecordId, class: RecordId) -> bool {
        let ancestors = self.ancestors.get_or_init(|| {
            let of = |&class: &RecordId| {
                let mut ancestors = self.store.ancestors(class);
                ancestors.sort_unstable();
                ancestors.dedup();
                (class, ancestors.into_boxed_slice())
            };
            self.classes.iter().map(of).collect()
        });
        let is_above = |parent: &RecordId| {
            ancestors.get(parent).is_some_and(|above| above.binary_search(&class).is_ok())
        };
        self.store.record(id).parents.iter().any(|(parent, _)| *parent == class || is_above(parent))
    }

    /// The records that derive from a class, each once: by name, runs of digits compared as numbers.
    pub(crate) fn derived_ids(&self, class: RecordId) -> Arc<[RecordId]> {
        // Entries are inserted whole, so the map of a thread that panicked is good.
        let mut known = self.derived.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(known.entry(class).or_insert_with(|| self.find_derived(class)))
    }

    fn find_derived(&self, class: RecordId) -> Arc<[RecordId]> {
        let below = self.below.get_or_init(|| self.index_below());
        let mut found = FxHashSet::default();
        let (mut classes, mut pending) = (FxHashSet::default(), vec![class]);
        while let Some(class) = pending.pop() {
            let Some(below) = below.get(&class) else { continue };
            found.extend(&below.defs);
            pending.extend(below.classes.iter().filter(|class| classes.insert(**class)));
        }
        let mut named: Vec<(&str, RecordId)> =
            found.into_iter().map(|id| (self.store.class_name(id), id)).collect();
        named.sort_unstable_by(|(a, _), (b, _)| compare_numeric(a, b).then_with(|| a.cmp(b)));
        named.into_iter().map(|(_, id)| id).collect()
    }

    fn index_below(&self) -> FxHashMap<RecordId, Below> {
        let mut index: FxHashMap<RecordId, Below> = FxHashMap::default();
        for &id in self.classes.iter().chain(&self.defs) {
            let record = self.store.record(id);
            for (parent, _) in &record.parents {
                let below = index.entry(*parent).or_default();
                if record.is_class { below.classes.push(id) } else { below.defs.push(id) }
            }
        }
        index
    }
}

/// The classes and records that derive directly from a class.
#[derive(Default)]
struct Below {
    classes: Vec<RecordId>,
    defs: Vec<RecordId>,
}
