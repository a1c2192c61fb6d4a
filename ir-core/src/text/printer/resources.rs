//! Printing the resource section.

use super::Printer;
use crate::context::{Ident, ResourceBlob};

impl Printer<'_> {
    /// Notes the resource that an attribute refers to.
    pub(super) fn use_resource(&mut self, key: Ident) {
        if !self.resources.contains(&key) {
            self.resources.push(key);
        }
    }

    /// Appends the section with the resources that the attributes printed so far refer to; nothing if none has data.
    pub fn print_resources(&mut self) {
        let mut used = std::mem::take(&mut self.resources);
        used.sort_by(|a, b| a.as_bytes(self.ctx).cmp(b.as_bytes(self.ctx)));
        let ctx = self.ctx;
        let with_data = used.iter().filter_map(|key| Some((*key, ctx.resource(*key)?)));
        let kept: Vec<_> = with_data.filter(|(_, blob)| !self.elides_resource(blob)).collect();
        if kept.is_empty() {
            return;
        }
        self.text("\n{-#\n  dialect_resources: {\n    builtin: {\n");
        for (index, (key, blob)) in kept.iter().enumerate() {
            self.text(if index == 0 { "      " } else { ",\n      " });
            self.print_keyword_or_string(*key);
            self.text(": \"0x");
            self.print_hex(&blob.alignment.to_le_bytes());
            self.print_hex(&blob.data);
            self.text("\"");
        }
        self.text("\n    }\n  }\n#-}\n");
    }

    fn elides_resource(&self, blob: &ResourceBlob) -> bool {
        // Quotes, prefix and alignment count as well.
        let digits = 2 * blob.data.len() as u64 + 12;
        self.options.elide_resources_above.is_some_and(|limit| digits > limit)
    }
}
