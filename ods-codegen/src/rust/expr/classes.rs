//! Classes of types and attributes: tests, casts, traits.

use ods_schema::functions::{attributes, types};

use super::body::{Body, External, Result, Unknown};
use super::calls::{plain, type_args};
use super::close;
use super::code::Code;
use super::coverage::MissingKind;
use super::definitions::{Definition, FoundClass};
use super::table;
use super::tree::{Junction, Tree};
use super::ty::Ty;
use super::types::{builtin_class, ty_of};
use crate::expr::{Path, Segment, TypeExpr};
use crate::model::Enum;
use crate::model::names::camel_to_snake;
use crate::rust::facts::Class;

impl Body<'_, '_> {
    /// Whether a value is of one of several classes.
    pub(super) fn is_a(&mut self, value: Code, classes: &[TypeExpr]) -> Result<Code> {
        let value = match &value.ty {
            Ty::Optional(inner) => self.coerce(value.clone(), inner)?,
            Ty::Value => self.coerce(value.clone(), &Ty::any_type())?,
            _ => value,
        };
        if !matches!(value.ty, Ty::Type(_) | Ty::Attribute(_)) {
            return Err(Unknown);
        }
        let mut tests = Vec::new();
        for class in classes {
            tests.push(self.is_one(&value, class.base().ok_or(Unknown)?)?);
        }
        match &tests[..] {
            [] => Err(Unknown),
            [only] => Ok(only.clone().built_from([&value])),
            several => {
                let tests = several.iter().map(|code| code.tree.clone()).collect();
                let code = Code::condition(Tree::Joined(Junction::Any, tests));
                Ok(code.built_from([&value]).built_from(several))
            }
        }
    }

    fn is_one(&mut self, value: &Code, path: &Path) -> Result<Code> {
        let definitions = self.definitions;
        match definitions.class(path, self.namespace) {
            Some(FoundClass::Builtin(found)) => {
                // A test of a type against a class of attributes, or the reverse, does not compile in C++.
                if !builtin_class(found.name).is_same_in_rust(&value.ty) {
                    return Err(Unknown);
                }
                if found.base.is_empty() {
                    return Ok(Code::bool(true));
                }
                Ok(Code::condition(Tree::call(found.test, [value.tree.clone()])))
            }
            Some(FoundClass::Defined(_, Definition::EnumAttr(enumeration))) => {
                self.is_enum_attr(value, *enumeration)
            }
            Some(FoundClass::Defined(name, Definition::Interface(..))) => Ok(self.implements(value, name)),
            Some(FoundClass::Defined(_, definition)) => {
                let Definition::AttrOrType(def) = definition else { return Err(Unknown) };
                let class = self.paths.class(self.definitions, def);
                Ok(Code::condition(Tree::IsOf(class, value.tree.boxed())))
            }
            None => {
                let class = self.unknown_class(path);
                if let Some(found) = definitions.facts().class(&class)
                    && found.is_type == matches!(value.ty, Ty::Type(_))
                {
                    return Ok(Code::condition(is_named(value, found)));
                }
                let value = value.clone().with_ty(match value.ty {
                    Ty::Type(_) => Ty::any_type(),
                    _ => Ty::any_attribute(),
                });
                Ok(self.external(External {
                    kind: MissingKind::Class,
                    cpp: &class,
                    shown: None,
                    name: &path.last().name,
                    function: &format!("is_{}", snake_name(&class)),
                    close: close::class(definitions, &class, self.namespace),
                    args: &[(String::new(), value)],
                    result: Ty::Bool,
                }))
            }
        }
    }

    /// Whether a value implements an interface: by its definition, as an instance of a builtin class that
    /// does, or by an external model of another dialect for its class.
    fn implements(&self, value: &Code, interface: &str) -> Code {
        let builtin = |name: &str| Some(Tree::call(table::find_class(name)?.test, [value.tree.clone()]));
        let is_type = matches!(value.ty, Ty::Type(_));
        let test = if is_type { types::implements } else { attributes::implements };
        let interface_name = Tree::Str(interface.to_owned());
        let mut tests = vec![Tree::call(test, [value.tree.clone(), interface_name])];
        let facts = self.definitions.facts();
        for name in facts.models(interface) {
            tests.extend(match facts.class(name) {
                Some(class) => Some(is_named(value, class)),
                None => builtin(name),
            });
        }
        Code::condition(match &tests[..] {
            [only] => only.clone(),
            _ => Tree::Joined(Junction::Any, tests),
        })
    }

    /// The name of a class without a definition, independent of qualification: an unqualified name belongs to
    /// the current namespace.
    pub(super) fn unknown_class(&self, path: &Path) -> String {
        full_name(path, self.namespace)
    }

    /// Whether an attribute is an integer attribute of an enum's width with one of its values.
    fn is_enum_attr(&self, value: &Code, enumeration: Enum<'_>) -> Result<Code> {
        let width = Tree::Int(enumeration.bitwidth().map_err(|_| Unknown)?);
        let mut values = Vec::new();
        for case in enumeration.cases().map_err(|_| Unknown)? {
            values.push(enumeration.stored_value(case).map_err(|_| Unknown)?);
        }
        if enumeration.is_bit_enum() {
            let mask = values.iter().fold(0, |mask, value| mask | value);
            let arguments = [value.tree.clone(), width, Tree::Int(mask)];
            return Ok(Code::condition(Tree::call(attributes::is_bit_enum_attr, arguments)));
        }
        let values = Tree::Array(values.into_iter().map(Tree::Int).collect());
        let arguments = [value.tree.clone(), width, values];
        Ok(Code::condition(Tree::call(attributes::is_enum_attr, arguments)))
    }

    /// A value cast to a class. The handle is unchanged: methods of the class fail on values of other
    /// classes. A cast that may fail is emitted with a test.
    pub(super) fn cast(&mut self, value: Code, classes: &[TypeExpr], may_fail: bool) -> Result<Code> {
        let [class] = classes else { return Err(Unknown) };
        let path = class.base().ok_or(Unknown)?;
        let value = match &value.ty {
            Ty::Optional(inner) => self.coerce(value.clone(), inner)?,
            _ => value,
        };
        let ty = match ty_of(class, self.definitions, self.namespace) {
            Ty::Other(_) => match value.ty {
                Ty::Type(_) => Ty::Type(self.unknown_class(path)),
                Ty::Attribute(_) => Ty::Attribute(self.unknown_class(path)),
                _ => return Err(Unknown),
            },
            ty => ty,
        };
        if !value.ty.is_same_in_rust(&ty) {
            return Err(Unknown);
        }
        if may_fail {
            // The test may evaluate the value again, whose `?` can return from the enclosing function, but
            // not from a closure.
            let test = self.is_one(&value, path)?;
            let condition = test.built_from([&value]).held();
            let found = Tree::SomeIf(value.tree.boxed(), Box::new(condition));
            return Ok(Code::new(found, Ty::Optional(Box::new(ty))).built_from([&value]));
        }
        Ok(value.with_ty(ty))
    }

    pub(super) fn has_trait(&mut self, object: &Code, method: &Segment) -> Result<Code> {
        let types = type_args(method);
        let [path] = &types.iter().filter_map(TypeExpr::base).collect::<Vec<_>>()[..] else {
            return Err(Unknown);
        };
        let name = plain(path);
        if let Some((_, test)) = table::TRAITS.iter().find(|(found, _)| *found == name) {
            let call = Tree::call(*test, [object.tree.clone()]);
            return Ok(Code::condition(call).built_from([object]));
        }
        Ok(self.external(External {
            kind: MissingKind::Method,
            cpp: &format!("hasTrait<{}>", path.text()),
            shown: None,
            name: &path.last().name,
            function: &format!("has_{}", snake_name(&name)),
            close: None,
            args: &[(String::new(), object.clone())],
            result: Ty::Bool,
        }))
    }
}

/// Whether a value is of a class that is known by its mnemonics.
fn is_named(value: &Code, class: &Class) -> Tree {
    let function = if class.is_type { types::is_named } else { attributes::is_named };
    let dialect = Tree::Str(class.dialect.clone());
    Tree::call(function, [value.tree.clone(), dialect, Tree::texts(&class.mnemonics)])
}

/// A name for a function: `spirv::ImageType` → `spirv_image_type`.
pub(super) fn snake_name(name: &str) -> String {
    name.split("::").map(camel_to_snake).collect::<Vec<_>>().join("_")
}

/// The name of a class without `mlir::`; without a namespace of its own, it is in that of the dialect.
pub(super) fn full_name(path: &Path, namespace: &str) -> String {
    let name = plain(path);
    let namespace = namespace.trim_start_matches("::").trim_start_matches("mlir::");
    if name.contains("::") || namespace.is_empty() || path.segments.len() > 1 {
        name
    } else {
        format!("{namespace}::{name}")
    }
}
