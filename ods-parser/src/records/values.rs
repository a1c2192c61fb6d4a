//! Values, stored once each: equal values have equal handles, so comparing and sharing them costs nothing.

use std::hash::{BuildHasher, BuildHasherDefault};

use hashbrown::HashTable;
use rustc_hash::FxHasher;

use super::{RecordId, Symbol, Type};

/// An interned value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Value(u32);

impl Value {
    pub(crate) const UNSET: Value = Value(0);
    pub(crate) const FALSE: Value = Value(1);
    pub(crate) const TRUE: Value = Value(2);

    pub(crate) fn bit(bit: bool) -> Value {
        if bit { Value::TRUE } else { Value::FALSE }
    }
}

/// A run of entries in the list pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Run {
    start: u32,
    len: u32,
}

macro_rules! operations {
    ($($(#[$doc:meta])* $variant:ident $spelling:literal,)*) => {
        /// Operations that may remain symbolic until template arguments and fields are resolved.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        #[expect(clippy::enum_variant_names, reason = "the variants are called what TableGen calls the operators")]
        pub(crate) enum Op { $($(#[$doc])* $variant,)* }

        impl Op {
            /// The operator with its `!`; empty for the ones that are not written as a call.
            pub(crate) fn spelling(self) -> &'static str {
                match self { $(Op::$variant => $spelling,)* }
            }
        }
    };
}

operations! {
    // One operand.
    Cast "!cast", Not "!not", Head "!head", Tail "!tail", Size "!size", Empty "!empty",
    GetDagOp "!getdagop", GetDagOpName "!getdagopname", LogTwo "!logtwo", Repr "!repr", ToLower "!tolower",
    ToUpper "!toupper", ListFlatten "!listflatten", Initialized "!initialized",
    // Two operands; without a text, those that are not written as a call.
    Con "!con", Add "!add", Sub "!sub", Mul "!mul", Div "!div", And "!and", Or "!or", Xor "!xor",
    Shl "!shl", Sra "!sra", Srl "!srl", Eq "!eq", Ne "!ne", Le "!le", Lt "!lt", Ge "!ge", Gt "!gt",
    ListConcat "!listconcat", ListSplat "!listsplat", ListRemove "!listremove", ListElement "",
    ListSlice "", RangeClosed "", StrConcat "!strconcat", Interleave "!interleave", SetDagOp "!setdagop",
    SetDagOpName "!setdagopname", GetDagArg "!getdagarg", GetDagName "!getdagname", Match "!match",
    // Three operands.
    Subst "!subst", Foreach "!foreach", Filter "!filter", If "!if", Dag "!dag", Range "!range",
    Substr "!substr", Find "!find", SetDagArg "!setdagarg", SetDagName "!setdagname",
    /// Start, list, accumulator name, element name, expression.
    Foldl "!foldl",
    /// Condition, value, condition, value …
    Cond "!cond",
    /// The type is the requested one; the value's type is `int`.
    IsA "!isa",
    /// The type is the requested one; the value's type is `int`.
    Exists "!exists",
    /// The type is the requested one; the value's type is a list of it.
    Instances "!instances",
}

/// The kind of a value. Everything from [`ValueKind::AnonymousName`] on is symbolic: resolving may change it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum ValueKind {
    Unset,
    Bit(bool),
    Int(i64),
    Str(Symbol),
    Code(Symbol),
    /// Least significant first.
    Bits(Run),
    /// The elements and the element type.
    List(Run, Type),
    /// Operator, its name, then pairs of argument and name; names are `symbol + 1`, 0 for none.
    Dag(Run),
    Def(RecordId),
    /// The name of an anonymous record before its final resolution.
    AnonymousName(u32),
    Var(Symbol, Type),
    VarBit(Value, u32),
    Field(Value, Symbol, Type),
    /// A class with arguments: triples of kind, index or name, and value; see [`Argument`].
    Instance(RecordId, Run),
    Op(Op, Type, Run),
}

/// A template argument of an [`ValueKind::Instance`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Argument {
    /// Index in the class's template parameters.
    pub(crate) index: u32,
    /// Whether the argument is named, which affects printing and identity.
    pub(crate) named: bool,
    pub(crate) value: Value,
}

/// The operator, name and arguments of a dag.
#[derive(Clone)]
pub(crate) struct DagParts {
    pub(crate) operator: Value,
    pub(crate) name: Option<Symbol>,
    pub(crate) args: Vec<(Value, Option<Symbol>)>,
}

/// The values of one run.
#[derive(Clone)]
pub(crate) struct Values {
    kinds: Vec<ValueKind>,
    /// Index = handle.
    shapes: Vec<Shape>,
    pool: Vec<u32>,
    table: HashTable<u32>,
    /// Buffer for the entries of the next value.
    scratch: Vec<u32>,
    /// Whether a value exceeded a limit and was replaced by `?`.
    pub(crate) is_exhausted: bool,
}

/// Size of a value.
#[derive(Clone, Copy)]
struct Shape {
    /// Whether resolving can change the value.
    is_symbolic: bool,
    /// Nesting depth.
    depth: u16,
    /// Size of the printed value; a shared value counts once for each occurrence.
    size: u32,
}

impl Shape {
    const LEAF: Shape = Shape { is_symbolic: false, depth: 0, size: 1 };
    const SYMBOLIC_LEAF: Shape = Shape { is_symbolic: true, ..Shape::LEAF };

    fn is_within_limits(self) -> bool {
        let limit = if self.is_symbolic { MAX_SYMBOLIC_DEPTH } else { MAX_DEPTH };
        self.depth <= limit && self.size <= MAX_SIZE
    }
}

/// Maximum nesting of lists and dags, so that a generator can walk them by recursion.
pub(crate) const MAX_DEPTH: u16 = 2_000;

/// Maximum nesting of unresolved values: a `!foldl` in a `!foldl` has an operation for every iteration.
/// Evaluation has a stack for it.
const MAX_SYMBOLIC_DEPTH: u16 = 40_000;

/// Maximum number of values in one value when written out. Lists of a list twice, again and again, share
/// their parts and cost nothing until then.
const MAX_SIZE: u32 = 4 << 20;

/// Maximum number of entries of all lists, dags and operations: a quarter of a gigabyte.
const MAX_ENTRIES: usize = 64 << 20;

/// Values that a small dialect with its includes has.
const EXPECTED: usize = 12 << 10;

impl Default for Values {
    fn default() -> Values {
        let mut values = Values {
            kinds: Vec::with_capacity(EXPECTED),
            shapes: Vec::with_capacity(EXPECTED),
            pool: Vec::with_capacity(EXPECTED),
            table: HashTable::with_capacity(EXPECTED),
            scratch: Vec::new(),
            is_exhausted: false,
        };
        values.intern(ValueKind::Unset, Shape::LEAF);
        values.intern(ValueKind::Bit(false), Shape::LEAF);
        values.intern(ValueKind::Bit(true), Shape::LEAF);
        values
    }
}

fn hash_words(tag: u32, head: u64, words: &[u32]) -> u64 {
    BuildHasherDefault::<FxHasher>::default().hash_one((tag, head, words))
}

impl Values {
    pub(crate) fn kind(&self, value: Value) -> ValueKind {
        self.kinds[value.0 as usize]
    }

    /// The symbol of a string or code value.
    pub(crate) fn string_symbol(&self, value: Value) -> Option<Symbol> {
        match self.kind(value) {
            ValueKind::Str(symbol) | ValueKind::Code(symbol) => Some(symbol),
            _ => None,
        }
    }

    /// Whether resolving can change the value.
    pub(crate) fn is_symbolic(&self, value: Value) -> bool {
        self.shapes[value.0 as usize].is_symbolic
    }

    /// Whether walking the value takes a deeper stack than usual.
    pub(crate) fn is_deep(&self, value: Value) -> bool {
        self.shapes[value.0 as usize].depth > MAX_DEPTH
    }

    /// The shape of a value with these parts: one level deeper than the deepest, and symbolic if one is.
    fn shape_around(&self, parts: impl Iterator<Item = Value>, is_symbolic: bool) -> Shape {
        let mut shape = Shape { is_symbolic, ..Shape::LEAF };
        for part in parts {
            let part = self.shapes[part.0 as usize];
            shape.depth = shape.depth.max(part.depth);
            shape.is_symbolic |= part.is_symbolic;
            shape.size = shape.size.saturating_add(part.size);
        }
        // The deepest value that is stored leaves room for one level more.
        shape.depth += 1;
        shape
    }

    /// The entries of a run.
    fn words(&self, run: Run) -> &[u32] {
        &self.pool[run.start as usize..(run.start + run.len) as usize]
    }

    pub(crate) fn len(&self, run: Run) -> usize {
        run.len as usize
    }

    /// Entry `index` of a run of values.
    pub(crate) fn get(&self, run: Run, index: usize) -> Value {
        debug_assert!(index < run.len as usize);
        Value(self.pool[run.start as usize + index])
    }

    /// The entries of a run of values.
    pub(crate) fn items(&self, run: Run) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + '_ {
        self.words(run).iter().map(|&w| Value(w))
    }

    fn intern(&mut self, kind: ValueKind, shape: Shape) -> Value {
        let hash = hash_words(0, 0, &[]) ^ BuildHasherDefault::<FxHasher>::default().hash_one(kind);
        let kinds = &self.kinds;
        if let Some(&index) = self.table.find(hash, |&i| kinds[i as usize] == kind) {
            return Value(index);
        }
        self.push(hash, kind, shape)
    }

    fn push(&mut self, hash: u64, kind: ValueKind, shape: Shape) -> Value {
        if !shape.is_within_limits() || self.pool.len() > MAX_ENTRIES {
            self.is_exhausted = true;
            return Value::UNSET;
        }
        let index = self.kinds.len() as u32;
        self.kinds.push(kind);
        self.shapes.push(shape);
        let (kinds, pool) = (&self.kinds, &self.pool);
        self.table.insert_unique(hash, index, |&i| hash_of(kinds[i as usize], pool));
        Value(index)
    }

    /// Interns a value with the entries `words`; `make` builds its kind from the stored run.
    fn intern_entries(
        &mut self,
        words: impl Iterator<Item = u32>,
        shape: Shape,
        make: impl Fn(Run) -> ValueKind,
    ) -> Value {
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.clear();
        scratch.extend(words);
        let value = self.intern_run(&scratch, shape, make);
        self.scratch = scratch;
        value
    }

    /// Interns a value with the entries `words`; `make` builds its kind from the stored run.
    fn intern_run(&mut self, words: &[u32], shape: Shape, make: impl Fn(Run) -> ValueKind) -> Value {
        let probe = make(Run { start: 0, len: words.len() as u32 });
        let (tag, head) = head_of(probe);
        let hash = hash_words(tag, head, words);
        let (kinds, pool) = (&self.kinds, &self.pool);
        let found = self.table.find(hash, |&i| {
            let kind = kinds[i as usize];
            run_of(kind).is_some_and(|run| {
                head_of(kind) == (tag, head)
                    && pool[run.start as usize..(run.start + run.len) as usize] == *words
            })
        });
        if let Some(&index) = found {
            return Value(index);
        }
        let run = Run { start: self.pool.len() as u32, len: words.len() as u32 };
        if self.pool.len() + words.len() > MAX_ENTRIES {
            self.is_exhausted = true;
            return Value::UNSET;
        }
        self.pool.extend_from_slice(words);
        self.push(hash, make(run), shape)
    }

    pub(crate) fn int(&mut self, value: i64) -> Value {
        self.intern(ValueKind::Int(value), Shape::LEAF)
    }

    pub(crate) fn string(&mut self, symbol: Symbol) -> Value {
        self.intern(ValueKind::Str(symbol), Shape::LEAF)
    }

    pub(crate) fn code(&mut self, symbol: Symbol) -> Value {
        self.intern(ValueKind::Code(symbol), Shape::LEAF)
    }

    pub(crate) fn def(&mut self, record: RecordId) -> Value {
        self.intern(ValueKind::Def(record), Shape::LEAF)
    }

    pub(crate) fn anonymous_name(&mut self, number: u32) -> Value {
        self.intern(ValueKind::AnonymousName(number), Shape::SYMBOLIC_LEAF)
    }

    pub(crate) fn var(&mut self, name: Symbol, ty: Type) -> Value {
        self.intern(ValueKind::Var(name, ty), Shape::SYMBOLIC_LEAF)
    }

    pub(crate) fn var_bit(&mut self, base: Value, bit: u32) -> Value {
        let shape = self.shape_around(std::iter::once(base), true);
        self.intern(ValueKind::VarBit(base, bit), shape)
    }

    pub(crate) fn field(&mut self, base: Value, name: Symbol, ty: Type) -> Value {
        let shape = self.shape_around(std::iter::once(base), true);
        self.intern(ValueKind::Field(base, name, ty), shape)
    }

    pub(crate) fn bits(&mut self, bits: &[Value]) -> Value {
        let shape = self.shape_around(bits.iter().copied(), false);
        self.intern_entries(bits.iter().map(|v| v.0), shape, ValueKind::Bits)
    }

    pub(crate) fn list(&mut self, items: &[Value], element: Type) -> Value {
        let shape = self.shape_around(items.iter().copied(), false);
        self.intern_entries(items.iter().map(|v| v.0), shape, |run| ValueKind::List(run, element))
    }

    pub(crate) fn dag(&mut self, parts: &DagParts) -> Value {
        let mut words = Vec::with_capacity(2 + 2 * parts.args.len());
        let name_word = |name: Option<Symbol>| name.map_or(0, |s| s.index() + 1);
        words.push(parts.operator.0);
        words.push(name_word(parts.name));
        for &(value, name) in &parts.args {
            words.push(value.0);
            words.push(name_word(name));
        }
        let all = parts.args.iter().map(|arg| arg.0).chain([parts.operator]);
        let shape = self.shape_around(all, false);
        self.intern_run(&words, shape, ValueKind::Dag)
    }

    pub(crate) fn dag_parts(&self, run: Run) -> DagParts {
        let words = self.words(run);
        let name = |word: u32| word.checked_sub(1).map(Symbol::from_index);
        DagParts {
            operator: Value(words[0]),
            name: name(words[1]),
            args: words[2..].chunks_exact(2).map(|w| (Value(w[0]), name(w[1]))).collect(),
        }
    }

    pub(crate) fn dag_operator(&self, run: Run) -> Value {
        Value(self.words(run)[0])
    }

    pub(crate) fn dag_name(&self, run: Run) -> Option<Symbol> {
        self.words(run)[1].checked_sub(1).map(Symbol::from_index)
    }

    pub(crate) fn dag_len(&self, run: Run) -> usize {
        (run.len as usize - 2) / 2
    }

    pub(crate) fn dag_arg(&self, run: Run, index: usize) -> (Value, Option<Symbol>) {
        let words = &self.words(run)[2 + 2 * index..];
        (Value(words[0]), words[1].checked_sub(1).map(Symbol::from_index))
    }

    pub(crate) fn instance(&mut self, class: RecordId, args: &[Argument]) -> Value {
        let words = args.iter().flat_map(|a| [a.index * 2 + u32::from(a.named), a.value.0]);
        let shape = self.shape_around(args.iter().map(|a| a.value), true);
        self.intern_entries(words, shape, |run| ValueKind::Instance(class, run))
    }

    pub(crate) fn instance_args(&self, run: Run) -> Vec<Argument> {
        let argument = |w: &[u32]| Argument { index: w[0] / 2, named: w[0] % 2 == 1, value: Value(w[1]) };
        self.words(run).chunks_exact(2).map(argument).collect()
    }

    pub(crate) fn op(&mut self, op: Op, ty: Type, operands: &[Value]) -> Value {
        let shape = self.shape_around(operands.iter().copied(), true);
        self.intern_entries(operands.iter().map(|v| v.0), shape, |run| ValueKind::Op(op, ty, run))
    }
}

/// The run of a kind that has one.
fn run_of(kind: ValueKind) -> Option<Run> {
    match kind {
        ValueKind::Bits(run)
        | ValueKind::List(run, _)
        | ValueKind::Dag(run)
        | ValueKind::Instance(_, run)
        | ValueKind::Op(_, _, run) => Some(run),
        _ => None,
    }
}

/// Discriminates values with equal entries.
fn head_of(kind: ValueKind) -> (u32, u64) {
    match kind {
        ValueKind::Bits(_) => (1, 0),
        ValueKind::List(_, element) => (2, u64::from(element.0)),
        ValueKind::Dag(_) => (3, 0),
        ValueKind::Instance(class, _) => (4, u64::from(class.0)),
        ValueKind::Op(op, ty, _) => (5 + op as u32, u64::from(ty.0)),
        _ => (0, 0),
    }
}

fn hash_of(kind: ValueKind, pool: &[u32]) -> u64 {
    match run_of(kind) {
        Some(run) => {
            let (tag, head) = head_of(kind);
            hash_words(tag, head, &pool[run.start as usize..(run.start + run.len) as usize])
        }
        None => hash_words(0, 0, &[]) ^ BuildHasherDefault::<FxHasher>::default().hash_one(kind),
    }
}
