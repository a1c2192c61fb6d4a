//! The printer of the resource section.

use super::Printer;
use crate::context::{Ident, ResourceBlob};
use crate::text::{ExternalResource, ExternalResources};

impl Printer<'_> {
    /// Records a reference of an attribute to a resource.
    pub(super) fn use_resource(&mut self, key: Ident) {
        self.noted += 1;
        if self.known_resources.insert(key) {
            self.resources.push(key);
        }
    }

    /// Removes and returns the recorded resources, in printing order without duplicates. Recording stops.
    pub(super) fn take_resources(&mut self) -> Vec<Ident> {
        self.known_resources.clear();
        std::mem::take(&mut self.resources)
    }

    /// Prints the section with the resources that the printed attributes refer to, in printing order, and
    /// those of other tools. Prints nothing if none has data.
    pub fn print_resources(&mut self, external: &ExternalResources) {
        let used = self.take_resources();
        let ctx = self.ctx;
        let dialect: Vec<_> =
            used.iter().filter_map(|key| Some((*key, Resource::Blob(ctx.resource(*key)?)))).collect();
        if dialect.is_empty() && external.iter().all(|(_, entries)| entries.is_empty()) {
            return;
        }
        let mut groups = vec![("dialect_resources", vec![(ctx.ident("builtin"), self.shown(dialect))])];
        let external = external.iter().map(|(name, entries)| {
            let entries = entries.iter().map(|(key, value)| (ctx.ident_bytes(key), Resource::from(value)));
            (ctx.ident_bytes(name), self.shown(entries))
        });
        groups.push(("external_resources", external.collect()));
        self.text("\n{-#\n");
        let mut first = true;
        for (title, mut owners) in groups {
            owners.retain(|(_, entries)| !entries.is_empty());
            if !owners.is_empty() {
                self.text(if first { "  " } else { ",\n  " });
                first = false;
                self.text(title);
                self.print_owners(&owners);
            }
        }
        self.text("\n#-}\n");
    }

    /// The resources that are not elided for their length.
    fn shown<'r>(&self, entries: impl IntoIterator<Item = (Ident, Resource<'r>)>) -> Entries<'r> {
        let limit = self.options.elide_resources_above.unwrap_or(u64::MAX);
        entries.into_iter().filter(|(_, resource)| resource.digits() <= limit).collect()
    }

    /// Prints `: { owner: { key: value … } … }`.
    fn print_owners(&mut self, owners: &[(Ident, Entries<'_>)]) {
        self.text(": {\n    ");
        for (index, (owner, entries)) in owners.iter().enumerate() {
            self.text(if index == 0 { "" } else { ",\n    " });
            self.print_keyword_or_string(*owner);
            self.text(": {\n      ");
            for (index, (key, resource)) in entries.iter().enumerate() {
                self.text(if index == 0 { "" } else { ",\n      " });
                self.print_keyword_or_string(*key);
                self.text(": ");
                match resource {
                    Resource::Bool(value) => self.display(value),
                    Resource::String(text) => self.print_string(text),
                    Resource::Blob(blob) => self.print_blob(blob),
                }
            }
            self.text("\n    }");
        }
        self.text("\n  }");
    }

    /// Prints alignment and data in hexadecimal.
    fn print_blob(&mut self, blob: &ResourceBlob) {
        self.text("\"0x");
        self.print_hex(&blob.alignment.to_le_bytes());
        self.print_hex(blob.data());
        self.text("\"");
    }
}

/// Resources of one owner, by key.
type Entries<'r> = Vec<(Ident, Resource<'r>)>;

/// A resource's value.
#[derive(Clone, Copy)]
enum Resource<'r> {
    Bool(bool),
    String(&'r [u8]),
    Blob(&'r ResourceBlob),
}

impl<'r> From<&'r ExternalResource> for Resource<'r> {
    fn from(resource: &'r ExternalResource) -> Self {
        match resource {
            ExternalResource::Bool(value) => Self::Bool(*value),
            ExternalResource::String(text) => Self::String(text),
            ExternalResource::Blob(blob) => Self::Blob(blob),
        }
    }
}

impl Resource<'_> {
    /// The printed length of the value, quotes included.
    fn digits(self) -> u64 {
        match self {
            Self::Bool(value) => 5 - u64::from(value),
            Self::String(text) => text.len() as u64 + 2,
            // Two quotes, the prefix, and eight digits of alignment.
            Self::Blob(blob) => 2 * blob.data().len() as u64 + 12,
        }
    }
}
