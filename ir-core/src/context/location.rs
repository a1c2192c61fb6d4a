//! Source locations.
//!
//! Almost every operation of a parsed module has its own location, a position in the source. Such a
//! location is not stored: its handle is the offset in a registered [source](Context::add_source). Line and
//! column are computed on request.
//!
//! Sources that are small compared with all sources of the context get interned locations (`MAX_SHARE`),
//! and their lines are not kept. So a context that reads sources for days keeps a bounded number of them.

use super::interner::hash_of;
use super::{Attribute, Context, Ident, Location};
use rustc_hash::FxHashSet;
use std::sync::{Arc, PoisonError};

/// The kind and contents of a location. Slices belong to the context.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LocKind<'c> {
    /// `loc(unknown)`
    Unknown,
    /// `loc("file":1:2)`, `loc("file":1:2 to 3:4)`
    File(FileRange),
    /// `loc("name")`, `loc("name"(child))`
    Name {
        /// The name.
        name: Ident,
        /// The location that it names; [`Location::UNKNOWN`] by default.
        child: Location,
    },
    /// `loc(callsite(callee at caller))`
    CallSite {
        /// The location of the callee.
        callee: Location,
        /// The location of the call.
        caller: Location,
    },
    /// `loc(fused<metadata>[a, b])`
    Fused {
        /// The fused locations.
        locations: &'c [Location],
        /// The metadata.
        metadata: Option<Attribute>,
    },
}

/// A range of a file. Start and end are equal for a single position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FileRange {
    /// The file's name.
    pub file: Ident,
    /// Line of the start, from 1 (0 if unknown).
    pub line: u32,
    /// Column of the start in bytes, from 1 (0 if unknown).
    pub column: u32,
    /// Line of the end.
    pub end_line: u32,
    /// Column of the end.
    pub end_column: u32,
}

/// An entry of the table of locations.
pub(super) enum LocData {
    Plain(LocKind<'static>),
    Fused(Box<[Location]>, Option<Attribute>),
}

impl LocData {
    fn kind(&self) -> LocKind<'_> {
        match self {
            Self::Plain(kind) => *kind,
            Self::Fused(locations, metadata) => LocKind::Fused { locations, metadata: *metadata },
        }
    }

    fn new(kind: LocKind<'_>) -> Self {
        Self::Plain(match kind {
            LocKind::Fused { locations, metadata } => return Self::Fused(locations.into(), metadata),
            LocKind::Unknown => LocKind::Unknown,
            LocKind::File(range) => LocKind::File(range),
            LocKind::Name { name, child } => LocKind::Name { name, child },
            LocKind::CallSite { callee, caller } => LocKind::CallSite { callee, caller },
        })
    }
}

/// The bit that marks handles of offsets in the sources.
const SOURCE_BIT: u32 = 1 << 31;

/// A source with positions that are locations.
#[derive(Debug)]
pub(super) struct SourceData {
    file: Ident,
    /// First offset of this source.
    base: u32,
    /// Offset of each line's first byte.
    line_starts: Vec<u32>,
    /// The line and column of the source's first byte in its file.
    start: (u32, u32),
}

impl SourceData {
    fn position(&self, offset: u32) -> FileRange {
        let line = self.line_starts.partition_point(|start| *start <= offset);
        let column = offset - self.line_starts[line - 1] + if line == 1 { self.start.1 } else { 1 };
        let line = line as u32 + self.start.0 - 1;
        FileRange { file: self.file, line, column, end_line: line, end_column: column }
    }
}

/// A source; see [`Context::add_source`].
#[derive(Clone, Debug)]
pub struct Source(Positions);

/// The form that positions in a source have.
#[derive(Clone, Debug)]
enum Positions {
    /// Offsets from this one on.
    Offsets(u32),
    /// Lines and columns, interned as locations.
    Interned(Arc<SourceData>),
}

/// The maximum ratio of allocated offsets to the length of a source that gets offsets. A context that reads
/// sources for days keeps the lines of a bounded number of them, while large sources that are read once
/// always get offsets.
const MAX_SHARE: u32 = 64;

/// The number of bytes that are searched for lines before `searched` is called.
const SEARCHED: usize = 1 << 22;

/// The offset of each line's first byte. `searched` is called with each chunk of the source after the
/// search.
fn line_starts(text: &[u8], searched: &dyn Fn(&[u8])) -> Vec<u32> {
    let mut starts = vec![0];
    for (base, part) in (0_u32..).step_by(SEARCHED).zip(text.chunks(SEARCHED)) {
        starts.extend(memchr::memchr_iter(b'\n', part).map(|newline| base + newline as u32 + 1));
        searched(part);
    }
    starts
}

impl Context {
    /// Registers a source, so that [`Context::source_location`] returns locations in it. Only the offsets
    /// of its lines are stored. For sources that are small compared with all earlier ones, they are stored
    /// only as long as the [`Source`] exists. Positions beyond 4 GB have no location.
    pub fn add_source(&self, file: Ident, text: &[u8]) -> Source {
        self.add_source_part(file, text, (1, 1), &|_| ())
    }

    /// Registers a part of a file that begins at the line and column `start`, like
    /// [`add_source`](Self::add_source). `searched` is called with the chunks of the source, in order,
    /// after they were searched for lines. Their memory can be released if they can be read again.
    pub fn add_source_part(
        &self,
        file: Ident,
        text: &[u8],
        start: (u32, u32),
        searched: &dyn Fn(&[u8]),
    ) -> Source {
        let text = &text[..text.len().min(u32::MAX as usize - 1)];
        let len = text.len() as u32 + 1;
        let line_starts = line_starts(text, searched);
        let mut used = self.data.source_offsets.lock().unwrap_or_else(PoisonError::into_inner);
        let base = *used;
        let data = SourceData { file, base, line_starts, start };
        if len > SOURCE_BIT - 1 - base || base / MAX_SHARE > len {
            return Source(Positions::Interned(Arc::new(data)));
        }
        *used += len;
        self.data.sources.push(data);
        Source(Positions::Offsets(base))
    }

    /// The location of the byte at `offset` of a source.
    pub fn source_location(&self, source: &Source, offset: usize) -> Location {
        let offset = offset.min(u32::MAX as usize - 1) as u32;
        match &source.0 {
            Positions::Offsets(base) => Location::from_index(SOURCE_BIT - 1 + base + offset),
            Positions::Interned(data) => self.location(LocKind::File(data.position(offset))),
        }
    }

    /// The source of a global offset: the last one that starts at or before it.
    fn source_at(&self, offset: u32) -> &SourceData {
        let (mut low, mut high) = (0, self.data.sources.len());
        while high - low > 1 {
            let middle = low.midpoint(high);
            if self.data.sources.get(middle).base <= offset { low = middle } else { high = middle }
        }
        self.data.sources.get(low)
    }

    /// Whether a global offset belongs to a source.
    fn has_source_at(&self, offset: u32) -> bool {
        self.data.sources.len() > 0 && self.source_at(offset).base <= offset
    }

    /// Interns the location of this kind.
    pub fn location(&self, kind: LocKind<'_>) -> Location {
        let index =
            self.data.locations.intern(hash_of(&kind), |data| data.kind() == kind, || LocData::new(kind));
        Location::from_index(index)
    }

    /// Interns `loc("file":line:column)`; an empty file name becomes `-`, as in MLIR.
    pub fn file_location(&self, file: Ident, line: u32, column: u32) -> Location {
        let file = if file.as_bytes(self).is_empty() { self.ident("-") } else { file };
        self.location(LocKind::File(FileRange { file, line, column, end_line: line, end_column: column }))
    }

    /// Interns `loc("name"(child))`.
    pub fn name_location(&self, name: Ident, child: Location) -> Location {
        self.location(LocKind::Name { name, child: child.interned(self) })
    }

    /// Interns `loc(callsite(callee at caller))`.
    pub fn call_site_location(&self, callee: Location, caller: Location) -> Location {
        let (callee, caller) = (callee.interned(self), caller.interned(self));
        self.location(LocKind::CallSite { callee, caller })
    }

    /// The fusion of `locations`, as in MLIR (`FusedLoc::get`). Fused locations with the same metadata are
    /// flattened. Duplicates, and unknown locations that are not nested, are removed. Without metadata, a
    /// single location is returned unchanged, and an empty list becomes the unknown location.
    pub fn fused_location(&self, locations: &[Location], metadata: Option<Attribute>) -> Location {
        let mut parts: Vec<Location> = Vec::with_capacity(locations.len());
        let mut seen = FxHashSet::default();
        let mut add = |part: Location| {
            if seen.insert(part) {
                parts.push(part);
            }
        };
        for location in locations {
            let location = location.interned(self);
            match location.kind(self) {
                LocKind::Fused { locations, metadata: own } if own == metadata => {
                    locations.iter().for_each(|part| add(*part));
                }
                LocKind::Unknown => {}
                _ => add(location),
            }
        }
        match (&parts[..], metadata) {
            ([], None) => Location::UNKNOWN,
            ([only], None) => *only,
            ([], Some(_)) => self.location(LocKind::Fused { locations: &[Location::UNKNOWN], metadata }),
            (parts, _) => self.location(LocKind::Fused { locations: parts, metadata }),
        }
    }
}

/// The number of locations with the same handles in all contexts.
pub(super) const SHARED: u32 = 1;

impl Location {
    /// The location `loc(unknown)`.
    pub const UNKNOWN: Self = Self::from_index(0);

    /// Whether the context has a location with this handle. [`from_raw`](Self::from_raw) can create any
    /// handle.
    #[must_use]
    pub fn exists(self, ctx: &Context) -> bool {
        match self.raw() & SOURCE_BIT {
            0 => ctx.data.locations.has(self.index()),
            _ => ctx.has_source_at(self.raw() & !SOURCE_BIT),
        }
    }

    /// The kind and contents of the location.
    ///
    /// # Panics
    /// When the location belongs to another context. This is not detected for locations in sources, which
    /// are offsets.
    #[track_caller]
    pub fn kind(self, ctx: &Context) -> LocKind<'_> {
        if self.raw() & SOURCE_BIT == 0 {
            return ctx.data.locations.get(self.index()).kind();
        }
        let offset = self.raw() & !SOURCE_BIT;
        let source = ctx.source_at(offset);
        LocKind::File(source.position(offset - source.base))
    }

    /// The location and all nested ones in pre-order, callees before callers. The contents of a location that
    /// occurs several times are visited once.
    pub fn with_nested(self, ctx: &Context) -> impl Iterator<Item = Self> {
        let mut left = vec![self];
        let mut seen = FxHashSet::default();
        std::iter::from_fn(move || {
            let location = left.pop()?;
            match location.kind(ctx) {
                LocKind::Unknown | LocKind::File(_) => {}
                LocKind::Name { child, .. } => left.push(child),
                _ if !seen.insert(location) => {}
                LocKind::CallSite { callee, caller } => left.extend([caller, callee]),
                LocKind::Fused { locations, .. } => left.extend(locations.iter().rev()),
            }
            Some(location)
        })
    }

    /// The first file range among the location and its nested ones.
    pub fn file_range(self, ctx: &Context) -> Option<FileRange> {
        self.with_nested(ctx).find_map(|location| match location.kind(ctx) {
            LocKind::File(range) => Some(range),
            _ => None,
        })
    }

    /// The canonical handle of the location. A position in a source and the equal interned position have
    /// different handles, so compare the results of this method.
    pub fn interned(self, ctx: &Context) -> Self {
        if self.raw() & SOURCE_BIT == 0 { self } else { ctx.location(self.kind(ctx)) }
    }
}

#[cfg(test)]
mod tests {
    use super::line_starts;

    #[test]
    fn lines_start_after_newlines() {
        let text = b"\n\x0b\t\n\n\x8a\xff\x00 ab\n0123456789\n\n\n\n\n\n\n\n\n\x8a\n";
        for end in 0..text.len() {
            for start in 0..end {
                let text = &text[start..end];
                let ends = (1..).zip(text).filter(|&(_, &byte)| byte == b'\n').map(|(start, _)| start);
                let expected: Vec<u32> = std::iter::once(0).chain(ends).collect();
                assert_eq!(line_starts(text, &|_| ()), expected);
            }
        }
    }
}
