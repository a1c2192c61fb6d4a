//! Lines of many positions: a dump prints at least one for each record.

use std::cell::OnceCell;

use crate::source::{SourceMap, Span};

/// The line starts of all files, computed on first use.
pub(super) struct LocationTexts<'s> {
    sources: &'s SourceMap,
    /// For each file the offsets of its line breaks.
    breaks: Vec<OnceCell<Vec<u32>>>,
}

impl<'s> LocationTexts<'s> {
    pub(super) fn new(sources: &'s SourceMap) -> LocationTexts<'s> {
        LocationTexts { sources, breaks: sources.files().iter().map(|_| OnceCell::new()).collect() }
    }

    /// `file.td:12`: the last part of the path, and the line.
    pub(super) fn text(&self, span: Span) -> String {
        let Some(id) = self.sources.file_of(span.lo) else { return ":0".to_owned() };
        let file = self.sources.file(id);
        let breaks = self.breaks[id.0 as usize].get_or_init(|| {
            let bytes = file.text.bytes().zip(0..);
            bytes.filter(|&(byte, _)| byte == b'\n').map(|(_, offset)| offset).collect()
        });
        let line = breaks.partition_point(|&offset| offset < span.lo - file.base) + 1;
        format!("{}:{line}", file.path.rsplit('/').next().unwrap_or(&file.path))
    }
}
