//! Locations of operations as `!DILocation`.

use dialect_llvm::CallOp;
use ir_core::context::{Attribute, LocKind, Location};
use ir_core::ir::{Op, OpHandle as _, Order};

use super::Translation;
use super::reader::Reader;
use crate::model::constant::Const;
use crate::model::metadata::{Field, Md, MdId, MdNode};

/// Mnemonics of scopes that code can be in.
const LOCAL_SCOPES: [&str; 3] = ["di_subprogram", "di_lexical_block", "di_lexical_block_file"];

/// The parts of a `!DILocation`.
type LocationKey = (u32, u32, MdId, Option<MdId>);

impl Translation<'_> {
    /// Sets the location of the instructions that follow.
    pub(super) fn set_location(&mut self, location: Location) {
        if let Some(scope) = self.body.subprogram {
            self.body.location = self.location(location, Some(scope), None);
        }
    }

    /// The module flag for the version of debug information.
    pub(super) fn debug_version(&mut self) {
        const KEY: &str = "Debug Info Version";
        if !self.has_flag(KEY) {
            self.module_flag(2, KEY, Md::Const(Const::i32(3)));
        }
        let triple = self.module().triple.clone();
        if triple.contains("windows-msvc") && !self.has_flag("CodeView") {
            self.module_flag(2, "CodeView", Md::Const(Const::i32(1)));
        }
    }

    fn has_flag(&mut self, key: &str) -> bool {
        let module = self.module();
        let flags = module.named.iter().find(|(name, _)| name == "llvm.module.flags");
        let is_key = |node: &MdId| matches!(module.metadata.nodes[*node].operands.get(1), Some(Md::String(found)) if found == key);
        flags.is_some_and(|(_, nodes)| nodes.iter().any(is_key))
    }

    /// The scope that a location is fused with.
    fn local_scope(&self, location: Location) -> Option<Attribute> {
        location.with_nested(self.ctx).find_map(|location| match location.kind(self.ctx) {
            LocKind::Fused { metadata, .. } => metadata.filter(|metadata| self.is_local_scope(*metadata)),
            _ => None,
        })
    }

    fn is_local_scope(&self, attribute: Attribute) -> bool {
        Reader::new(self.ctx, attribute).is_some_and(|reader| LOCAL_SCOPES.contains(&reader.mnemonic))
    }

    /// The subprogram that the location of a function has; none where a call in it has no location, which
    /// LLVM refuses.
    pub(super) fn function_subprogram(&mut self, op: Op) -> Option<MdId> {
        let location = self.ir.location(op);
        let attribute =
            location.with_nested(self.ctx).find_map(|location| match location.kind(self.ctx) {
                LocKind::Fused { metadata: Some(metadata), .. } => Reader::new(self.ctx, metadata)
                    .filter(|reader| reader.mnemonic == "di_subprogram")
                    .map(|_| metadata),
                _ => None,
            })?;
        let mut has_unknown = false;
        self.ir.visit(op, Order::Pre, |op| {
            if CallOp::cast(self.ir, op).is_some() {
                let mut nested = self.ir.location(op).with_nested(self.ctx);
                has_unknown |= nested.any(|location| matches!(location.kind(self.ctx), LocKind::Unknown));
            }
        });
        if has_unknown { None } else { self.debug_node(attribute) }
    }

    /// The location of a record, in the scope that it is fused with or that of the function.
    pub(super) fn record_location(&mut self, op: Op) -> Option<MdId> {
        let location = self.ir.location(op);
        let scope = match self.local_scope(location) {
            Some(scope) => self.debug_node(scope),
            None => self.body.subprogram,
        };
        self.location(location, scope, None)
    }

    /// The location of a loop's annotation.
    pub(super) fn scoped_location(&mut self, location: Location) -> Option<MdId> {
        let scope = self.local_scope(location)?;
        let scope = self.debug_node(scope);
        self.location(location, scope, None)
    }

    /// The node of a location; none where it has no scope or is unknown.
    fn location(&mut self, location: Location, scope: Option<MdId>, inlined: Option<MdId>) -> Option<MdId> {
        let ctx = self.ctx;
        match location.kind(ctx) {
            LocKind::Unknown => None,
            LocKind::File(range) => Some(self.location_node((range.line, range.column, scope?, inlined))),
            LocKind::Name { child, .. } => self.location(child, scope, inlined),
            LocKind::CallSite { callee, caller } => {
                let caller = self.location(caller, scope, inlined).or(inlined)?;
                self.location(callee, None, Some(caller)).or(Some(caller))
            }
            LocKind::Fused { locations, metadata } => {
                let own = metadata.filter(|metadata| self.is_local_scope(*metadata));
                let scope = match own {
                    Some(own) => self.debug_node(own),
                    None => scope,
                };
                let (&first, rest) = locations.split_first()?;
                let mut merged = self.location(first, scope, inlined);
                for &location in rest {
                    let other = self.location(location, scope, inlined);
                    merged = self.merged(merged, other);
                }
                merged
            }
        }
    }

    /// Merges two locations to their common part.
    fn merged(&mut self, a: Option<MdId>, b: Option<MdId>) -> Option<MdId> {
        let (a, b) = (a?, b?);
        if a == b {
            return Some(a);
        }
        let (line, column, scope, inlined) = *self.shared().debug.locations.get(&a)?;
        let other = *self.shared().debug.locations.get(&b)?;
        let (line, column) = match (line == other.0, column == other.1) {
            (true, true) => (line, column),
            (true, false) => (line, 0),
            _ => (0, 0),
        };
        Some(self.location_node((line, column, scope, inlined)))
    }

    fn location_node(&mut self, (line, column, scope, inlined): LocationKey) -> MdId {
        let mut fields = vec![("line", Field::Text(line.to_string()))];
        // LLVM has 16 bits for columns.
        let column = if column > u32::from(u16::MAX) { 0 } else { column };
        if column != 0 {
            fields.push(("column", Field::Text(column.to_string())));
        }
        fields.push(("scope", Field::Md(Md::Node(scope))));
        let mut operands = vec![Md::Node(scope)];
        if let Some(inlined) = inlined {
            fields.push(("inlinedAt", Field::Md(Md::Node(inlined))));
            operands.push(Md::Node(inlined));
        }
        let node = self.node(MdNode { is_distinct: false, fields: Some(("DILocation", fields)), operands });
        self.shared().debug.locations.insert(node, (line, column, scope, inlined));
        node
    }
}
