//! Attribute groups at the end of a module.

use super::Printer;

impl Printer<'_> {
    /// `attributes #0 = { … }` for each group.
    pub(super) fn attribute_groups(&mut self) {
        let groups = &self.slots.group_list;
        self.text(if groups.is_empty() { "" } else { "\n" });
        for (index, group) in groups.iter().enumerate() {
            self.display(format_args!("attributes #{index} = {{ {} }}\n", group.display(true)));
        }
    }
}
