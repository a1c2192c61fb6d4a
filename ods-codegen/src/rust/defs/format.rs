//! Declarative formats of types and attributes: the data that the runtime interprets, and the functions that
//! it calls.
//!
//! ```text
//! syntax: DefSyntax::Format(DefFormat { elements: BOX_TYPE_FORMAT, custom: &[] }),
//! ```

use super::Def;
use super::hand_written::{HandWritten, hand_written_parts};
use crate::format::{DefFormat, lower};
use crate::rust::Emitter;
use crate::rust::emit::{DefDirective, DefSyntax};

impl Emitter<'_, '_> {
    /// The `DefFormat` of a definition, and its user-provided directives.
    pub(super) fn def_format(
        &mut self,
        def: &Def<'_, '_>,
        format: &DefFormat<'_>,
    ) -> (DefSyntax, Vec<HandWritten>) {
        let hand_written = hand_written_parts(format);
        let custom = hand_written.iter().map(|part| DefDirective {
            name: part.directive.clone(),
            parse: part.reader(def),
            print: part.printer(def),
        });
        let elements = self.formats.add_definition(&def.handle, lower::lower_def(self.arena, format));
        let custom = custom.collect();
        (DefSyntax::Format(elements, custom), hand_written)
    }
}
