//! Sets of attributes of functions, parameters and results.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use ir_core::context::Type;

/// The names of LLVM's attributes in the order of printing (llvm/IR/Attributes.td of LLVM 22).
const KNOWN: [&str; 101] = [
    "allocalign",
    "allocptr",
    "alwaysinline",
    "builtin",
    "cold",
    "convergent",
    "coro_only_destroy_when_complete",
    "coro_elide_safe",
    "dead_on_return",
    "dead_on_unwind",
    "disable_sanitizer_instrumentation",
    "fn_ret_thunk_extern",
    "hot",
    "hybrid_patchable",
    "immarg",
    "inreg",
    "inlinehint",
    "jumptable",
    "minsize",
    "mustprogress",
    "naked",
    "nest",
    "noalias",
    "nobuiltin",
    "nocallback",
    "nocf_check",
    "nocreateundeforpoison",
    "nodivergencesource",
    "noduplicate",
    "noext",
    "nofree",
    "noimplicitfloat",
    "noinline",
    "nomerge",
    "noprofile",
    "norecurse",
    "noredzone",
    "noreturn",
    "nosanitize_bounds",
    "nosanitize_coverage",
    "nosync",
    "noundef",
    "nounwind",
    "nonlazybind",
    "nonnull",
    "null_pointer_is_valid",
    "optforfuzzing",
    "optdebug",
    "optsize",
    "optnone",
    "presplitcoroutine",
    "readnone",
    "readonly",
    "returned",
    "returns_twice",
    "signext",
    "safestack",
    "sanitize_address",
    "sanitize_alloc_token",
    "sanitize_hwaddress",
    "sanitize_memtag",
    "sanitize_memory",
    "sanitize_numerical_stability",
    "sanitize_realtime",
    "sanitize_realtime_blocking",
    "sanitize_thread",
    "sanitize_type",
    "shadowcallstack",
    "skipprofile",
    "speculatable",
    "speculative_load_hardening",
    "ssp",
    "sspreq",
    "sspstrong",
    "strictfp",
    "swiftasync",
    "swifterror",
    "swiftself",
    "willreturn",
    "writable",
    "writeonly",
    "zeroext",
    "byref",
    "byval",
    "elementtype",
    "inalloca",
    "preallocated",
    "sret",
    "align",
    "allockind",
    "allocsize",
    "captures",
    "dereferenceable",
    "dereferenceable_or_null",
    "memory",
    "nofpclass",
    "alignstack",
    "uwtable",
    "vscale_range",
    "range",
    "initializes",
];

/// Number of known attributes, the first of [`KNOWN`], that are flags.
const FLAGS: usize = 82;

/// Indices of known attributes with an integer: from `align` to `vscale_range`.
const INTEGERS: Range<usize> = 88..99;

/// The position of an attribute in the order of printing.
fn known(name: &str) -> Option<usize> {
    KNOWN.iter().position(|known| *known == name)
}

/// The place of an attribute in the order of printing; those that LLVM does not know come last.
pub(crate) fn order(name: &str) -> usize {
    known(name).unwrap_or(KNOWN.len())
}

/// Whether this is one of LLVM's attributes.
pub(crate) fn is_known(name: &str) -> bool {
    known(name).is_some()
}

/// Whether the attribute has an integer as its value.
pub(crate) fn is_integer(name: &str) -> bool {
    known(name).is_some_and(|index| INTEGERS.contains(&index))
}

/// Whether the attribute is a flag.
pub(crate) fn is_flag(name: &str) -> bool {
    known(name).is_some_and(|index| index < FLAGS)
}

/// A set of attributes.
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
pub(crate) struct AttrSet {
    /// Types in the values.
    pub(crate) types: Vec<Type>,
    /// LLVM's attributes: the text after the name.
    known: BTreeMap<usize, String>,
    /// Others, with their values.
    others: BTreeMap<String, String>,
}

impl AttrSet {
    pub(crate) fn is_empty(&self) -> bool {
        self.known.is_empty() && self.others.is_empty()
    }

    /// Adds a flag.
    pub(crate) fn flag(&mut self, name: &str) {
        self.value(name, String::new());
    }

    /// Adds one of LLVM's attributes with the text of its value, such as `(8)` or ` 8`.
    pub(crate) fn value(&mut self, name: &str, value: String) {
        match known(name) {
            Some(index) => drop(self.known.insert(index, value)),
            None => drop(self.others.insert(name.to_owned(), value)),
        }
    }

    /// Adds a type attribute with the text of the type.
    pub(crate) fn typed(&mut self, name: &str, ty: Type, text: &str) {
        self.types.push(ty);
        self.value(name, format!("({text})"));
    }

    /// Adds the attribute of an integer.
    pub(crate) fn integer(&mut self, name: &str, value: i64) {
        match name {
            "align" => self.value(name, format!(" {value}")),
            _ => self.value(name, format!("({value})")),
        }
    }

    /// Adds an attribute that is a string, with its value.
    pub(crate) fn string(&mut self, name: &str, value: &str) {
        self.others.insert(name.to_owned(), value.to_owned());
    }

    /// Adds known attributes from their text.
    pub(crate) fn parse(&mut self, text: &str) {
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest.find([' ', '(']).unwrap_or(rest.len());
            let (name, tail) = rest.split_at(end);
            let length = match tail.as_bytes().first() {
                Some(b'(') => tail.find(')').map_or(tail.len(), |end| end + 1),
                Some(_) if name == "align" => tail[1..].find(' ').map_or(tail.len(), |end| end + 1),
                _ => 0,
            };
            self.value(name, tail[..length].to_owned());
            rest = tail[length..].trim_start();
        }
    }

    /// The known attributes: what comments and parameters show.
    pub(crate) fn known(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.known.iter().map(|(index, value)| (KNOWN[*index], value.as_str()))
    }

    /// The text in a group, or after a parameter's type.
    pub(crate) fn display(&self, in_group: bool) -> Display<'_> {
        Display { set: self, in_group }
    }
}

/// The text of a set; see [`AttrSet::display`].
pub(crate) struct Display<'a> {
    set: &'a AttrSet,
    in_group: bool,
}

impl fmt::Display for Display<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for (name, value) in self.set.known() {
            let number = value.trim_start_matches([' ', '(']).trim_end_matches(')');
            match name {
                "align" | "alignstack" if self.in_group => write!(f, "{separator}{name}={number}")?,
                _ => write!(f, "{separator}{name}{value}")?,
            }
            separator = " ";
        }
        for (name, value) in &self.set.others {
            f.write_str(separator)?;
            quoted(f, name)?;
            if !value.is_empty() {
                f.write_str("=")?;
                quoted(f, value)?;
            }
            separator = " ";
        }
        Ok(())
    }
}

/// Writes a string in quotation marks, with LLVM's escapes.
fn quoted(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let mut out = String::new();
    crate::escape::escape(text.as_bytes(), &mut out);
    write!(f, "\"{out}\"")
}
