//! Interfaces that a dialect defines: a trait for each, and their implementations by operations, types and
//! attributes.
//!
//! ```text
//! /// Infers shapes.
//! pub trait ShapeInference: AsOperation {
//!     /// Infers the shapes of the results.
//!     fn infer_shapes(&self, ir: &mut Ir);
//!     /// How many there are. The default is the code of the definition.
//!     fn num_shapes(&self, ir: &Ir) -> u32 { constraints::shape_inference_num_shapes(…) }
//!     /// What is cheapest. The code of the definition has no form in Rust, so the default is `None`.
//!     fn cheapest(&self, _ir: &Ir) -> Option<i64> { None }
//! }
//!
//! impl OpHandle for AddOp { const SPEC: … implements: implements!(AddOp(Op): ShapeInference), … }
//! impl Cheap for AddOp {}      where there is nothing to write
//! ```
//!
//! `op_interface::<dyn ShapeInference>(ir, op)` finds the implementation at run time. It is user-provided if
//! the interface has a method without code, or the definition declares that it overrides one; otherwise it is
//! generated.
//!
//! Interfaces in `mlir` itself, unless the main file defines them, are the runtime's, and those in namespaces
//! of other dialects are in the modules of these dialects.

mod body;
mod code;
mod methods;

pub(super) use body::Implementers;
pub(super) use code::expression;
pub(super) use methods::Methods;

use std::collections::BTreeSet;

use super::emit::{Implemented, MethodBody, RustInterface};
use super::names::{class_ident, unrooted};
use super::{Emitter, Ident, ident};
use crate::model::{self, AttrOrTypeDef, DefKind, Dialect, Interface, InterfaceKind, Operation, Result};
use crate::{Diagnostic, FxHashMap, Records};

/// The namespace of an interface in C++, without a leading `::`, and its name there.
type Qualified<'r> = (&'r str, &'r str);

/// The interfaces that have a trait in the dialect's module.
#[derive(Default)]
pub(super) struct OwnInterfaces<'r>(FxHashMap<Qualified<'r>, OwnInterface>);

impl OwnInterfaces<'_> {
    /// The names of those whose methods all have defaults.
    pub(super) fn with_defaults(&self) -> BTreeSet<String> {
        let interfaces = self.0.values().filter(|interface| !interface.has_required);
        interfaces.map(|interface| interface.name.to_string()).collect()
    }
}

/// An interface that has a trait in the dialect's module.
struct OwnInterface {
    name: Ident,
    /// Whether one of its methods must be implemented.
    has_required: bool,
    check: Option<When>,
}

/// The time at which an interface is verified.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum When {
    /// With the operation.
    WithOperation,
    /// After everything in the regions was verified.
    WithRegions,
}

impl<'r> Emitter<'r, '_> {
    /// The traits of the interfaces of the dialect. `operations` are its operations.
    pub(super) fn interfaces(
        &mut self,
        records: &'r Records,
        dialect: Dialect<'r>,
        operations: &[Operation<'r>],
        errors: &mut Vec<Diagnostic>,
    ) -> Vec<RustInterface> {
        let mut items = Vec::new();
        for kind in InterfaceKind::ALL {
            let is_own = |interface: &Interface<'r>| {
                self.is_own_interface(*interface, kind, dialect, operations, records)
            };
            let mut found: Vec<Interface<'r>> = model::interfaces(records, kind).filter(is_own).collect();
            // An anonymous record that refers to an interface by name is not a second definition of it.
            let is_named = |interface: &Interface<'_>| !interface.record().is_anonymous();
            let named: Vec<_> =
                found.iter().filter(|found| is_named(found)).map(|found| found.qualified_name()).collect();
            found.retain(|found| is_named(found) || !named.contains(&found.qualified_name()));
            for interface in &found {
                self.own_interface(*interface);
            }
            for interface in found {
                match self.interface(interface, kind, operations) {
                    Ok(item) => items.push(item),
                    Err(error) => errors.push(error),
                }
            }
        }
        items
    }

    /// Records that an interface has a trait here.
    fn own_interface(&mut self, interface: Interface<'r>) {
        let check = interface
            .has_verifier()
            .then(|| if interface.verifies_with_regions() { When::WithRegions } else { When::WithOperation });
        let qualified = interface.qualified_name();
        let own = OwnInterface { name: class_ident(qualified.1), has_required: false, check };
        self.own_interfaces.0.insert(qualified, own);
    }

    /// Whether an interface has a trait in the dialect's module: if it is in the dialect's namespace; or if
    /// it is in the namespace of no dialect, and either the main file defines it, or it is not in `mlir`
    /// itself and a definition of the dialect implements it.
    fn is_own_interface(
        &self,
        interface: Interface<'r>,
        kind: InterfaceKind,
        dialect: Dialect<'r>,
        operations: &[Operation<'r>],
        records: &'r Records,
    ) -> bool {
        let namespace = interface.namespace();
        if let Some(owner) = self.definitions.dialect_of(namespace) {
            return Ok(owner) == dialect.name();
        }
        if self.sources.is_in_main_file(interface.record().span()) {
            return true;
        }
        let name = interface.qualified_name();
        let is_it = |found: Interface<'_>| found.qualified_name() == name;
        let is_used = || match kind {
            InterfaceKind::Op => {
                operations.iter().flat_map(|op| &op.traits).filter_map(|tr| tr.as_interface()).any(is_it)
            }
            InterfaceKind::Dialect => false,
            InterfaceKind::Attr | InterfaceKind::Type => {
                let kind = if kind == InterfaceKind::Type { DefKind::Type } else { DefKind::Attr };
                let mut defs = model::defs_of_dialect(records, dialect, kind).flatten();
                defs.any(|def| def.interfaces().unwrap_or_default().into_iter().any(is_it))
            }
        };
        unrooted(namespace) != "mlir" && is_used()
    }

    /// The trait of an interface.
    fn interface(
        &mut self,
        interface: Interface<'r>,
        kind: InterfaceKind,
        operations: &[Operation<'r>],
    ) -> Result<RustInterface> {
        let record = interface.record();
        let name = class_ident(interface.cpp_name()?);
        self.claim(&name, record)?;
        let mut methods = methods::Methods::new(kind);
        for method in interface.methods()? {
            let implementers = Implementers { interface: interface.qualified_name(), operations };
            methods.add(self, interface, method, &implementers)?;
        }
        let mut description = interface.description()?.trim_end().to_owned();
        if !methods.absent.is_empty() {
            let names = methods.absent.join(", ");
            description +=
                &format!("\n\nWithout a form in Rust, because of types that only C++ has: {names}.");
        }
        if let Some(own) = self.own_interfaces.0.get_mut(&interface.qualified_name()) {
            own.has_required = methods.items.iter().any(|method| matches!(method.body, MethodBody::Required));
        }
        let doc = self.docs("", &description, record);
        let mut above = vec![ident(match kind {
            InterfaceKind::Op => "AsOperation",
            InterfaceKind::Type => "AsType",
            InterfaceKind::Attr => "AsAttribute",
            InterfaceKind::Dialect => "Send",
        })];
        if kind == InterfaceKind::Dialect {
            above.push(ident("Sync"));
        }
        for base in interface.bases()? {
            above.extend(self.own_interfaces.0.get(&base.qualified_name()).map(|own| own.name.clone()));
        }
        if self.own_interfaces.0.get(&interface.qualified_name()).is_some_and(|own| own.check.is_some()) {
            self.required.add_for_dyn("VerifyInterface", &name);
        }
        Ok(RustInterface { doc, name, supertraits: above, methods: methods.items })
    }

    /// The trait of an interface of the dialect, and the time of its check; `None` if it has no check.
    pub(super) fn own_check(&self, interface: Interface<'r>) -> Option<(&Ident, When)> {
        let own = self.own_interfaces.0.get(&interface.qualified_name())?;
        own.check.map(|when| (&own.name, when))
    }

    /// The implementations of the dialect's interfaces by an operation.
    pub(super) fn op_interfaces(&mut self, op: &Operation<'r>) -> (Option<Implemented>, Vec<Ident>) {
        let interfaces = op.traits.iter().filter_map(|tr| tr.as_interface());
        let interfaces = interfaces.filter(|interface| interface.is_of(InterfaceKind::Op));
        self.implemented(interfaces.collect(), &self.definitions.handle(op), "Op")
    }

    /// The implementations of the dialect's interfaces by a type or attribute.
    pub(super) fn def_interfaces(
        &mut self,
        def: &AttrOrTypeDef<'r>,
        handle: &Ident,
    ) -> Result<(Option<Implemented>, Vec<Ident>)> {
        let mut all: Vec<Interface<'r>> = Vec::new();
        let mut pending = def.interfaces()?;
        pending.reverse();
        while let Some(interface) = pending.pop() {
            if !all.iter().any(|found| found.qualified_name() == interface.qualified_name()) {
                all.push(interface);
                pending.extend(interface.bases()?);
            }
        }
        let base = match def.kind() {
            DefKind::Type => "Type",
            DefKind::Attr => "Attribute",
        };
        Ok(self.implemented(all, handle, base))
    }

    /// The traits of interfaces of the dialect, and those of them that nothing must be written for.
    fn implemented(
        &mut self,
        implemented: Vec<Interface<'r>>,
        handle: &Ident,
        base: &'static str,
    ) -> (Option<Implemented>, Vec<Ident>) {
        let (mut interfaces, mut empty): (Vec<Ident>, Vec<Ident>) = (Vec::new(), Vec::new());
        for interface in implemented {
            let Some(own) = self.own_interfaces.0.get(&interface.qualified_name()) else { continue };
            if interfaces.contains(&own.name) {
                continue;
            }
            if own.has_required || !interface.overridden_methods().is_empty() {
                self.required.add(&own.name.to_string(), handle);
            } else {
                empty.push(own.name.clone());
            }
            interfaces.push(own.name.clone());
        }
        let all = (!interfaces.is_empty()).then(|| Implemented { handle: handle.clone(), base, interfaces });
        (all, empty)
    }
}
