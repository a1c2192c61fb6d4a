//! The classes that operations derive from.

use ods_parser::records::ClassRef;

use super::Operation;

/// A class of operations.
#[derive(Clone, Copy)]
pub struct BaseClass<'r>(ClassRef<'r>);

impl std::fmt::Debug for BaseClass<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("BaseClass").field(&self.name()).finish()
    }
}

impl<'r> BaseClass<'r> {
    /// Its name.
    pub fn name(self) -> &'r str {
        self.0.name()
    }

    /// The number of classes that it derives from.
    pub fn depth(self) -> usize {
        self.0.superclasses().len()
    }

    /// Whether the value of a field of the operation is the one that this class gives it.
    pub fn sets(self, operation: &Operation<'_>, field: &str) -> bool {
        let (of_class, of_operation) = (self.0.field(field), operation.record.field(field));
        of_class.zip(of_operation).is_some_and(|(of_class, own)| of_class.span() == own.span())
    }
}

impl<'r> Operation<'r> {
    /// The classes between `Op` and the operation.
    pub fn base_classes(&self) -> Vec<BaseClass<'r>> {
        let classes = self.record.superclasses().into_iter();
        classes.filter(|class| class.is_a("Op") && class.name() != "Op").map(BaseClass).collect()
    }
}
