//! Interfaces of registered operations.

use super::{EffectInstance, Interfaces, OpTrait};
use crate::context::{Context, InterfaceImpl, OpName};
use crate::ir::{Ir, Op};

/// The interfaces that a registered operation implements.
pub trait OpInterfaces: Send + Sync {
    /// The built-in interfaces.
    fn interfaces(&self) -> &Interfaces;

    /// Adds the memory effects of the operation, if it has
    /// [`Traits::MEMORY_EFFECTS`](crate::context::Traits::MEMORY_EFFECTS).
    fn effects(&self, ctx: &Context, ir: &Ir, op: Op, effects: &mut Vec<EffectInstance>);

    /// The other interfaces: those that dialects define.
    fn implements(&self) -> &'static [InterfaceImpl];

    /// The traits that definitions name and the runtime does not define.
    fn named_traits(&self) -> &'static [&'static dyn OpTrait] {
        &[]
    }
}

impl OpName {
    /// The implementations of interfaces of a registered operation.
    #[inline]
    pub(crate) fn op_interfaces(self, ctx: &Context) -> Option<&dyn OpInterfaces> {
        self.model(ctx)
    }

    /// The interfaces of a registered operation; [`Interfaces::NONE`] for an unregistered one.
    pub fn interfaces(self, ctx: &Context) -> &Interfaces {
        self.op_interfaces(ctx).map_or(&Interfaces::NONE, OpInterfaces::interfaces)
    }
}

impl Ir {
    /// The interfaces of the operation.
    #[must_use]
    pub fn interfaces<'c>(&self, ctx: &'c Context, op: Op) -> &'c Interfaces {
        self.name(op).interfaces(ctx)
    }
}
