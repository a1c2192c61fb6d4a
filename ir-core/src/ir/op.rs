//! Operations: name, location, attributes, regions, and position in the IR.

use super::{Block, Ir, Op, Region};
use crate::context::{Attribute, Location, OpName, Originates};

impl Ir {
    /// Whether the operation was not erased.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn is_live(&self, op: Op) -> bool {
        self.ops.is_live(op)
    }

    /// The name.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn name(&self, op: Op) -> OpName {
        self.ops.get(op).name
    }

    /// Changes the name only.
    #[track_caller]
    pub fn set_name(&mut self, op: Op, name: OpName) {
        name.assert_from(&self.context);
        self.ops.get_mut(op).name = name;
    }

    /// The location.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn location(&self, op: Op) -> Location {
        self.ops.get(op).location
    }

    /// Changes the location.
    #[track_caller]
    pub fn set_location(&mut self, op: Op, location: Location) {
        self.ops.get_mut(op).location = location;
    }

    /// The dictionary of discardable attributes; none if it is empty.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn attributes(&self, op: Op) -> Option<Attribute> {
        self.ops.get(op).attributes
    }

    /// Replaces the dictionary of discardable attributes; none if it is empty.
    #[track_caller]
    pub fn set_attributes(&mut self, op: Op, dictionary: Option<Attribute>) {
        self.assert_attribute(dictionary);
        self.ops.get_mut(op).attributes = dictionary;
    }

    /// The properties, if present: a dictionary, or any attribute for an unregistered operation.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn properties(&self, op: Op) -> Option<Attribute> {
        self.ops.get(op).properties
    }

    /// Replaces the properties.
    #[track_caller]
    pub fn set_properties(&mut self, op: Op, properties: Option<Attribute>) {
        self.assert_attribute(properties);
        self.ops.get_mut(op).properties = properties;
    }

    /// Panics when the attribute belongs to another context.
    #[inline]
    #[track_caller]
    fn assert_attribute(&self, attribute: Option<Attribute>) {
        if let Some(attribute) = attribute {
            attribute.assert_from(&self.context);
        }
    }

    /// Number of regions.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn num_regions(&self, op: Op) -> usize {
        self.tail(op).regions.length as usize
    }

    /// The region at `index`.
    ///
    /// # Panics
    /// When the operation has fewer.
    #[must_use]
    #[track_caller]
    pub fn region(&self, op: Op, index: usize) -> Region {
        let run = self.tail(op).regions;
        match run.slot(index) {
            Some(slot) => self.regions.handle(slot),
            None => self.has_no(op, "region", index, run.length),
        }
    }

    /// The operation name in quotation marks, for panics.
    #[cold]
    #[track_caller]
    pub(crate) fn quoted_name(&self, op: Op) -> String {
        format!("'{}'", self.name(op).as_str(&self.context))
    }

    /// Reports an access to an operand, result, region or successor that the operation does not have.
    #[cold]
    #[inline(never)]
    #[track_caller]
    pub(super) fn has_no(&self, op: Op, part: &str, index: usize, count: u32) -> ! {
        let plural = if count == 1 { "" } else { "s" };
        panic!("{part} #{index} of {}, which has {count} {part}{plural}", self.quoted_name(op))
    }

    /// The regions in order.
    #[inline]
    #[track_caller]
    pub fn regions(&self, op: Op) -> impl ExactSizeIterator<Item = Region> + DoubleEndedIterator + '_ {
        self.tail(op).regions.indices().map(|index| self.regions.handle(index))
    }

    /// The previous operation in its block.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn previous(&self, op: Op) -> Option<Op> {
        self.ops.get(op).previous
    }

    /// The next operation in its block.
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn next(&self, op: Op) -> Option<Op> {
        self.ops.get(op).next
    }

    /// Whether two operations are equal except for locations, the values and blocks that they refer to, and
    /// the contents of their regions.
    #[must_use]
    #[track_caller]
    pub fn differ_in_references_only(&self, a: Op, b: Op) -> bool {
        self.name(a) == self.name(b)
            && self.num_regions(a) == self.num_regions(b)
            && self.attributes(a) == self.attributes(b)
            && self.properties(a) == self.properties(b)
            && self.result_types(a).eq(self.result_types(b))
            && self.num_operands(a) == self.num_operands(b)
            && self.num_successors(a) == self.num_successors(b)
    }

    /// Whether `op` is `ancestor` or nested in it at any depth.
    #[must_use]
    #[track_caller]
    pub fn is_ancestor(&self, ancestor: Op, op: Op) -> bool {
        std::iter::successors(Some(op), |&op| self.parent_op(op)).any(|op| op == ancestor)
    }

    /// The operation of `block` that is `op` or contains it at any depth.
    #[must_use]
    #[track_caller]
    pub fn ancestor_in_block(&self, block: Block, op: Op) -> Option<Op> {
        std::iter::successors(Some(op), |&op| self.parent_op(op))
            .find(|&op| self.parent_block(op) == Some(block))
    }

    /// The operation of `region` that is `op` or contains it at any depth.
    #[must_use]
    #[track_caller]
    pub fn ancestor_in_region(&self, region: Region, op: Op) -> Option<Op> {
        std::iter::successors(Some(op), |&op| self.parent_op(op))
            .find(|&op| self.parent_region(op) == Some(region))
    }
}
