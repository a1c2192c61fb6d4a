//! Tests of C++ classes as functions, by which a parser of a declarative format checks an attribute or type.

use super::definitions::{Definition, FoundClass};
use super::translator::Translator;
use super::tree::DefinedClass;
use crate::expr::{Arg, Expr, ExprKind, Path, parse_type};
use crate::model::{AttrOrTypeDef, Constraint};
use crate::rust::emit::ClassFunction;

/// The test of a class.
#[derive(Clone, Debug)]
pub struct ClassTest<'r> {
    /// A function `fn(&Context, T) -> bool`.
    pub(crate) function: ClassFunction,
    /// The dialect and the mnemonic of a definition whose attributes or types a format writes without them.
    pub own: Option<(&'r str, &'r str)>,
}

/// Dialect and mnemonic of a definition with its own syntax.
fn own<'r>(def: &AttrOrTypeDef<'r>) -> Option<(&'r str, &'r str)> {
    let has_syntax = def.has_custom_assembly_format().ok()? || def.assembly_format().ok()?.is_some();
    let dialect = def.dialect().ok()?.name().ok()?;
    let mnemonic = def.mnemonic().ok()??;
    // A definition without parameters has a parser and a printer, too.
    (has_syntax || def.parameters().is_empty()).then_some((dialect, mnemonic))
}

impl<'r> Translator<'r> {
    /// The test of a class, by its C++ name relative to `namespace`; `None` for the base class of all
    /// attributes or types, and for a class without a definition.
    pub fn class_test(&self, cpp: &str, namespace: &str) -> Option<ClassTest<'r>> {
        let ty = parse_type(cpp).ok()?;
        match self.definitions().class(ty.base()?, namespace)? {
            FoundClass::Builtin(class) if class.base.is_empty() => None,
            FoundClass::Builtin(class) => {
                Some(ClassTest { function: ClassFunction::Runtime(class.test), own: None })
            }
            FoundClass::Defined(_, Definition::AttrOrType(def)) => {
                let function = ClassFunction::Is(self.paths.class(self.definitions(), def));
                Some(ClassTest { function, own: own(def) })
            }
            // The predicate of the constraint tests whether an interface is implemented.
            FoundClass::Defined(..) => None,
        }
    }

    /// The definition of this C++ class with its handle, if the predicate of a constraint is the test of the
    /// class: `isa<BoxType>($_self)`.
    pub(crate) fn tested_definition(
        &mut self,
        constraint: Constraint<'r>,
        cpp: &str,
        namespace: &str,
    ) -> Option<(AttrOrTypeDef<'r>, DefinedClass)> {
        let expr = self.predicate(constraint.predicate()?).ok()?;
        let definition = |path: &Path| match self.definitions().class(path, namespace)? {
            FoundClass::Defined(_, Definition::AttrOrType(def)) => Some(def.clone()),
            _ => None,
        };
        let ExprKind::Call { callee, args } = &expr.kind else { return None };
        let ExprKind::Name(test) = &callee.kind else { return None };
        let test = test.segments.last()?;
        let is_self = |expr: &Expr| matches!(&expr.kind, ExprKind::Placeholder(name) if name == "_self");
        let ([subject], Some([Arg::Type(tested)])) = (args.as_slice(), test.args.as_deref()) else {
            return None;
        };
        if test.name != "isa" || !is_self(subject) {
            return None;
        }
        let (tested, declared) = (definition(tested.base()?)?, definition(parse_type(cpp).ok()?.base()?)?);
        let handle = self.paths.class(self.definitions(), &tested);
        (tested.record() == declared.record()).then_some((tested, handle))
    }

    /// Whether the predicate of its constraint tests a class: an interface of the definitions, or a class
    /// that MLIR defines in C++ only.
    pub fn is_tested_by_predicate(&self, cpp: &str, namespace: &str) -> bool {
        let Ok(ty) = parse_type(cpp) else { return false };
        let Some(path) = ty.base() else { return false };
        match self.definitions().class(path, namespace) {
            Some(FoundClass::Defined(_, definition)) => matches!(definition, Definition::Interface(..)),
            Some(FoundClass::Builtin(_)) => false,
            None => {
                let name = path.text();
                self.definitions().facts().class(name.strip_prefix("mlir::").unwrap_or(&name)).is_some()
            }
        }
    }
}
