//! Printing the resource section.

use super::Printer;
use crate::context::{Ident, ResourceBlob};
use crate::text::{ExternalResource, ExternalResources};

impl Printer<'_> {
    /// Notes the resource that an attribute refers to.
    pub(super) fn use_resource(&mut self, key: Ident) {
        if !self.resources.contains(&key) {
            self.resources.push(key);
        }
    }

    /// Appends the section with the resources that the attributes printed so far refer to, in the order of printing,
    /// and those that belong to other tools; nothing if none has data.
    pub fn print_resources(&mut self, external: &ExternalResources) {
        let used = std::mem::take(&mut self.resources);
        let ctx = self.ctx;
        let with_data = used.iter().filter_map(|key| Some((*key, ctx.resource(*key)?)));
        let dialect: Vec<_> = with_data.filter(|(_, blob)| !self.elides_resource(blob)).collect();
        let is_empty = dialect.is_empty() && external.iter().all(|(_, entries)| entries.is_empty());
        if is_empty {
            return;
        }
        self.text("\n{-#\n");
        if !dialect.is_empty() {
            self.text("  dialect_resources: {\n    builtin: {\n");
            for (index, (key, blob)) in dialect.iter().enumerate() {
                self.text(if index == 0 { "      " } else { ",\n      " });
                self.print_keyword_or_string(*key);
                self.text(": ");
                self.print_blob(blob);
            }
            self.text("\n    }\n  }");
        }
        self.print_external_resources(external, dialect.is_empty());
        self.text("\n#-}\n");
    }

    fn print_external_resources(&mut self, external: &ExternalResources, first: bool) {
        let groups = external.iter().filter(|(_, entries)| !entries.is_empty());
        let mut any = false;
        for (name, entries) in groups {
            self.text(match (any, first) {
                (true, _) => ",\n    ",
                (false, true) => "  external_resources: {\n    ",
                (false, false) => ",\n  external_resources: {\n    ",
            });
            any = true;
            self.print_keyword_or_string(self.ctx.ident_bytes(name));
            self.text(": {\n");
            for (index, (key, value)) in entries.iter().enumerate() {
                self.text(if index == 0 { "      " } else { ",\n      " });
                self.print_keyword_or_string(self.ctx.ident_bytes(key));
                self.text(": ");
                match value {
                    ExternalResource::Bool(value) => self.display(value),
                    ExternalResource::String(text) => self.print_string(text),
                    ExternalResource::Blob(blob) => self.print_blob(blob),
                }
            }
            self.text("\n    }");
        }
        if any {
            self.text("\n  }");
        }
    }

    /// Appends alignment and data in hexadecimal.
    fn print_blob(&mut self, blob: &ResourceBlob) {
        self.text("\"0x");
        self.print_hex(&blob.alignment.to_le_bytes());
        self.print_hex(&blob.data);
        self.text("\"");
    }

    fn elides_resource(&self, blob: &ResourceBlob) -> bool {
        // Quotes, prefix and alignment count as well.
        let digits = 2 * blob.data.len() as u64 + 12;
        self.options.elide_resources_above.is_some_and(|limit| digits > limit)
    }
}
