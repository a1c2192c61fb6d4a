//! The printer of locations.

use super::Printer;
use crate::context::{FileRange, LocKind, Location};

impl Printer<'_> {
    /// Prints the `loc(…)` after an operation: with an alias in the parentheses, or the location itself.
    pub fn print_trailing_location(&mut self, location: Location) {
        if self.options.pretty_debug_info {
            return self.print_location_body(location);
        }
        self.text("loc(");
        self.print_location_instance(location);
        self.out.push(')');
    }

    /// Prints `loc(…)` with the location itself.
    pub fn print_location(&mut self, location: Location) {
        if self.options.pretty_debug_info {
            return self.print_location_body(location);
        }
        self.text("loc(");
        self.print_location_body(location);
        self.out.push(')');
    }

    /// Prints a nested location: its alias, or the location itself.
    pub fn print_location_instance(&mut self, location: Location) {
        if let Some(alias) = self.aliases.location_name(self.ctx, location) {
            self.out.push('#');
            self.out.push_str(alias);
            return;
        }
        self.print_location_body(location);
    }

    /// Prints the contents of the parentheses of `loc(…)`; nested locations may be aliases.
    pub fn print_location_body(&mut self, location: Location) {
        match location.kind(self.ctx) {
            LocKind::Unknown if self.options.pretty_debug_info => self.text("[unknown]"),
            LocKind::Unknown => self.text("unknown"),
            LocKind::File(range) => self.print_file_range(range),
            kind => self.nested(|p| p.print_composite_location(kind)),
        }
    }

    /// Prints a location that contains others.
    fn print_composite_location(&mut self, kind: LocKind<'_>) {
        match kind {
            LocKind::Unknown | LocKind::File(_) => {}
            LocKind::Name { name, child } => {
                self.print_ident_in_quotes(name);
                if child != Location::UNKNOWN {
                    self.out.push('(');
                    self.print_location_instance(child);
                    self.out.push(')');
                }
            }
            LocKind::CallSite { callee, caller } if self.options.pretty_debug_info => {
                self.print_location_instance(callee);
                let is_short = matches!(callee.kind(self.ctx), LocKind::Name { .. })
                    && matches!(caller.kind(self.ctx), LocKind::File(_));
                self.text(if is_short { " at " } else { "\n at " });
                self.print_location_instance(caller);
            }
            LocKind::CallSite { callee, caller } => {
                self.text("callsite(");
                self.print_location_instance(callee);
                self.text(" at ");
                self.print_location_instance(caller);
                self.out.push(')');
            }
            LocKind::Fused { locations, metadata } => {
                self.text(if self.options.pretty_debug_info { "" } else { "fused" });
                if let Some(metadata) = metadata {
                    self.out.push('<');
                    self.print_attribute(metadata);
                    self.out.push('>');
                }
                self.out.push('[');
                self.print_list(locations, |p, part| p.print_location_instance(*part));
                self.out.push(']');
            }
        }
    }

    fn print_file_range(&mut self, range: FileRange) {
        if self.options.pretty_debug_info {
            self.text(range.file.as_str(self.ctx));
        } else {
            self.print_ident_in_quotes(range.file);
        }
        self.out.push(':');
        self.display(range.line);
        self.out.push(':');
        self.display(range.column);
        if range.line != range.end_line {
            self.text(" to ");
            self.display(range.end_line);
            self.out.push(':');
            self.display(range.end_column);
        } else if range.column != range.end_column {
            self.text(" to :");
            self.display(range.end_column);
        }
    }
}
