//! Calls: of the C++ functions for tests and conversions, of static functions, of methods.

use ods_schema::functions::{Kind, build, numbers};

use super::body::{Body, External, Result, Unknown};
use super::classes::snake_name;
use super::close;
use super::code::Code;
use super::contract::Paths;
use super::coverage::MissingKind;
use super::definitions::{Definition, FoundClass};
use super::parameter::{ParamType, has_null_default};
use super::table::{self, Callee};
use super::tree::Tree;
use super::ty::Ty;
use super::types::{builtin_class, ty_of, ty_of_path};
use crate::expr::{Arg, Expr, ExprKind, Path, Segment, TypeExpr};
use crate::model::names::camel_to_snake;
use crate::model::{AttrOrTypeDef, Enum, Parameter};
use crate::rust::names;

impl Body<'_, '_> {
    pub(super) fn call(&mut self, callee: &Expr, args: &[Expr], expected: Option<&Ty>) -> Result<Code> {
        match &callee.kind {
            ExprKind::Lambda(lambda) => self.inlined(lambda, args, expected),
            ExprKind::Name(path) => self.named_call(path, args, expected),
            // `std::equal_to<>()(a, b)`
            ExprKind::Call { callee, args: none } if none.is_empty() => match (&callee.kind, args) {
                (ExprKind::Name(path), [a, b]) if plain(path) == "equal_to" => self.comparison(a, b, true),
                _ => Err(Unknown),
            },
            _ => Err(Unknown),
        }
    }

    fn named_call(&mut self, path: &Path, args: &[Expr], expected: Option<&Ty>) -> Result<Code> {
        let name = plain(path);
        let types = || type_args(path.last());
        match (name.as_str(), args) {
            (name, [value]) if TESTS.contains(&name) => {
                let value = self.value(value, None)?;
                return self.is_a(value, &types());
            }
            (name, [value]) if CASTS.contains(&name) => {
                let value = self.value(value, None)?;
                return self.cast(value, &types(), name.starts_with("dyn_cast"));
            }
            ("static_cast", [value]) => {
                let ty = types().first().map(|ty| ty_of(ty, self.definitions, self.namespace));
                return self.value_as(value, &ty.ok_or(Unknown)?);
            }
            ("bool", [value]) => return Ok(self.condition(value)),
            ("equal", [a, b]) => return self.comparison(a, b, true),
            _ => {}
        }
        if let Some(found) = self.list_call(&name, args)? {
            return Ok(found);
        }
        if let Some(found) = self.conversion(path, args)? {
            return Ok(found);
        }
        let args: Vec<&Expr> = args.iter().filter(|arg| !is_context(arg)).collect();
        if let Some(function) = table::find_function(&name, args.len()) {
            return self.known(function, None, &args);
        }
        if let Some(found) = self.constructor(path, &args)? {
            return Ok(found);
        }
        if let Some(found) = self.cpp_call(path, &args)? {
            return Ok(found);
        }
        // A function without arguments is a method of the operation, which can look at everything.
        match expected {
            Some(result) if !matches!(result, Ty::Other(_)) && !args.is_empty() => {
                let args = self.arguments(args)?;
                Ok(self.external(External {
                    kind: MissingKind::Function,
                    cpp: &path.text(),
                    shown: None,
                    name: &path.last().name,
                    function: &function_name(path),
                    close: close::function(&name),
                    args: &args,
                    result: result.clone(),
                }))
            }
            _ => Err(Unknown),
        }
    }

    /// A type that is called like a function: `ArrayRef<int64_t>({1, 2})`, `VectorType(builder)`.
    fn conversion(&mut self, path: &Path, args: &[Expr]) -> Result<Option<Code>> {
        let [only] = args else { return self.repeated(path, args) };
        match ty_of_path(path, self.definitions, self.namespace) {
            Ty::Other(_) | Ty::Enum(_) => Ok(None),
            ty @ (Ty::Type(_) | Ty::Attribute(_)) => {
                let value = self.value(only, None)?;
                let value = if let Ty::Optional(inner) = &value.ty {
                    self.coerce(value.clone(), inner)?
                } else {
                    value
                };
                Ok(value.ty.is_same_in_rust(&ty).then(|| value.with_ty(ty)))
            }
            ty => self.value_as(only, &ty).map(Some),
        }
    }

    /// `SmallVector<T>(n, value)`: `n` copies of the value.
    fn repeated(&mut self, path: &Path, args: &[Expr]) -> Result<Option<Code>> {
        let ([count, value], ty @ Ty::List(_)) = (args, ty_of_path(path, self.definitions, self.namespace))
        else {
            return Ok(None);
        };
        let Ty::List(element) = &ty else { return Ok(None) };
        let (count, value) = (self.value_as(count, &Ty::Int)?, self.value_as(value, element)?);
        let call = Tree::call(numbers::repeated, [value.tree.clone(), count.tree.clone()]);
        let code = Code::unwrapped(call, ty.clone()).borrowed();
        Ok(Some(code.built_from([&count, &value])))
    }

    /// A call of a function or method of the runtime.
    fn known(&mut self, callee: &Callee, receiver: Option<&Code>, args: &[&Expr]) -> Result<Code> {
        // The builder is the context, which is always passed.
        let receiver = receiver.filter(|receiver| receiver.ty != Ty::Context);
        let mut codes: Vec<Code> = receiver.cloned().into_iter().collect();
        let function = callee.function;
        for (arg, kind) in args.iter().zip(function.arguments().iter().skip(codes.len())) {
            codes.push(self.value_as(arg, &kind_ty(*kind))?);
        }
        let call = Tree::call(function, codes.iter().map(Code::argument));
        let (result, is_partial) = callee.result();
        let ty = callee.class.map_or_else(|| kind_ty(result), builtin_class);
        let call = Code::call(call, ty, is_partial).built_from(&codes);
        Ok(if matches!(result, Kind::OwnedList(_)) { call.borrowed() } else { call })
    }

    /// `PointerType::get(context, a, b)` of a definition.
    fn constructor(&mut self, path: &Path, args: &[&Expr]) -> Result<Option<Code>> {
        let Some((last, owner)) = path.segments.split_last() else { return Ok(None) };
        if last.name != "get" || owner.is_empty() {
            return Ok(None);
        }
        let owner = Path { is_absolute: path.is_absolute, segments: owner.to_vec() };
        let definitions = self.definitions;
        if let Some((_, Definition::EnumAttr(enumeration))) = definitions.find(&owner, self.namespace) {
            return self.enum_attr(*enumeration, args).map(Some);
        }
        let found = match definitions.class(&owner, self.namespace) {
            // Builtin classes whose constructor is not in the runtime's table differ in form from their
            // definitions.
            Some(FoundClass::Builtin(_)) => return Ok(None),
            _ => definitions.find(&owner, self.namespace),
        };
        let Some((name, Definition::AttrOrType(def))) = found else {
            return Ok(self.named_type(&owner, args));
        };
        let expected = def.parameters().iter().map(|parameter| self.parameter_ty(def, *parameter));
        let Some(expected) = expected.collect::<Option<Vec<Ty>>>() else { return Ok(None) };
        if args.len() != expected.len() {
            return Ok(None);
        }
        let pairs = args.iter().zip(&expected);
        let codes = pairs.map(|(arg, ty)| self.value_as(arg, ty)).collect::<Result<Vec<_>>>()?;
        let arguments = def.parameters().iter().zip(&codes).map(|(parameter, code)| {
            match super::types::integer(parameter.cpp_type().unwrap_or_default()) {
                Some(integer) if integer != "i64" => Tree::Cast(code.tree.boxed(), names::ident(integer)),
                _ => code.owned(),
            }
        });
        let tree = Tree::Get(self.paths.class(definitions, def), arguments.collect());
        let ty = self.class_ty(name, &Definition::AttrOrType(def.clone()));
        Ok(Some(Code::new(tree, ty).built_from(&codes)))
    }

    /// `AsyncTokenType::get(context)` of a class that is defined in C++ only, if the class has one mnemonic.
    fn named_type(&self, owner: &Path, args: &[&Expr]) -> Option<Code> {
        let class = self.definitions.facts().class(&self.unknown_class(owner));
        let class = class.filter(|class| !class.is_defined && class.is_type)?;
        let ([mnemonic], []) = (&class.mnemonics[..], args) else { return None };
        let names = [&class.dialect, mnemonic].map(|name| Tree::Str(name.to_string()));
        Some(Code::new(Tree::call(build::named_type, names), Ty::any_type()))
    }

    /// `ColorAttr::get(context, Color::Red)` of an enum whose attributes are integers.
    fn enum_attr(&self, enumeration: Enum<'_>, args: &[&Expr]) -> Result<Code> {
        let value = args.last().and_then(|arg| self.enum_constant(arg)).ok_or(Unknown)?;
        let function = match enumeration.bitwidth().map_err(|_| Unknown)? {
            8 => build::i8_attr,
            16 => build::i16_attr,
            32 => build::i32_attr,
            64 => build::i64_attr,
            _ => return Err(Unknown),
        };
        Ok(Code::new(Tree::call(function, [Tree::Int(value)]), Ty::any_attribute()))
    }

    /// The value of an enum case, or of several joined by `|`.
    fn enum_constant(&self, expr: &Expr) -> Option<i64> {
        match &expr.kind {
            ExprKind::Name(path) => self.definitions.enum_case(path, self.namespace)?.1.value().ok(),
            ExprKind::Binary(crate::expr::BinaryOp::BitOr, a, b) => {
                Some(self.enum_constant(a)? | self.enum_constant(b)?)
            }
            _ => None,
        }
    }

    fn class_ty(&self, name: &str, definition: &Definition<'_>) -> Ty {
        match Paths::kind(definition) {
            Some(crate::model::DefKind::Type) => Ty::Type(name.to_owned()),
            Some(crate::model::DefKind::Attr) => Ty::Attribute(name.to_owned()),
            None => Ty::Other(name.to_owned()),
        }
    }

    /// The type of a parameter in expressions; `None` if its type is unknown, or has a form in Rust that
    /// expressions do not support.
    fn parameter_ty(&self, def: &AttrOrTypeDef<'_>, parameter: Parameter<'_>) -> Option<Ty> {
        let namespace = def.dialect().ok()?.namespace().unwrap_or_default();
        let param = ParamType::from_cpp(parameter.cpp_type().ok()?, self.definitions, namespace);
        let ty = param.ty(self.definitions)?;
        let is_absent = param.is_nullable() && has_null_default(parameter);
        Some(if is_absent { Ty::Optional(Box::new(ty)) } else { ty })
    }

    pub(super) fn method(
        &mut self,
        receiver: &Expr,
        method: &Segment,
        args: &[Expr],
        expected: Option<&Ty>,
    ) -> Result<Code> {
        let object = self.value(receiver, None)?;
        let name = table::normalized(&method.name);
        let object = match &object.ty {
            Ty::Optional(_) if name == "has_value" => return self.coerce(object, &Ty::Bool),
            Ty::Optional(inner) => self.coerce(object.clone(), inner)?,
            _ => object,
        };
        match (name.as_str(), &object.ty) {
            ("context", _) if args.is_empty() => return Ok(Code::new(Tree::Context, Ty::Context)),
            ("value", _) if method.name == "value" => return Ok(object),
            ("type", Ty::Context) if method.args.is_some() => return self.built(method, args, expected),
            ("isa", _) => return self.is_a(object, &type_args(method)),
            ("cast" | "dyn_cast", _) => return self.cast(object, &type_args(method), name == "dyn_cast"),
            ("has_trait", _) => return self.has_trait(&object, method),
            ("operation" | "operator->", Ty::Op) => return Ok(object),
            (_, Ty::List(_)) => return self.list_method(&object, &name, args),
            _ => {}
        }
        self.class_method((&self.name_of(receiver), &object), method, &name, args, expected)
    }

    /// `$_builder.getType<BFloat16Type>()`: the same as `BFloat16Type::get(context)`.
    fn built(&mut self, method: &Segment, args: &[Expr], expected: Option<&Ty>) -> Result<Code> {
        let types = type_args(method);
        let mut path = types.first().and_then(TypeExpr::base).ok_or(Unknown)?.clone();
        path.segments.push(Segment { name: "get".to_owned(), args: None });
        self.named_call(&path, args, expected)
    }

    fn class_method(
        &mut self,
        (receiver_name, object): (&str, &Code),
        method: &Segment,
        name: &str,
        args: &[Expr],
        expected: Option<&Ty>,
    ) -> Result<Code> {
        let (class, is_handle) = match &object.ty {
            Ty::Type(class) | Ty::Attribute(class) => (class.clone(), true),
            Ty::Context => ("Builder".to_owned(), false),
            Ty::ApInt => ("ApInt".to_owned(), false),
            Ty::Value => ("Value".to_owned(), false),
            Ty::Op => ("Op".to_owned(), false),
            Ty::Region => ("Region".to_owned(), false),
            Ty::Block => ("Block".to_owned(), false),
            _ => return Err(Unknown),
        };
        let args: Vec<&Expr> = args.iter().filter(|arg| !is_context(arg)).collect();
        let count = args.len();
        let builtin = class.trim_start_matches("mlir::");
        if let Some(found) = table::find_method(builtin, name, count) {
            return self.known(found, Some(object), &args);
        }
        if !is_handle {
            return Err(Unknown);
        }
        let definitions = self.definitions;
        if let Some((_, Definition::AttrOrType(def))) = definitions.find_name(&class, true, "")
            && table::find_class(builtin).is_none()
            && let Some(found) = self.parameter(object, def, name).filter(|_| args.is_empty())
        {
            return Ok(found);
        }
        // Methods of all types, whatever their class.
        let root = if matches!(object.ty, Ty::Type(_)) { "Type" } else { "Attribute" };
        if let Some(found) = table::find_method(root, name, count) {
            return self.known(found, Some(object), &args);
        }
        let expected = expected.filter(|expected| !matches!(expected, Ty::Other(_))).cloned();
        // By convention the name of a method that returns a type ends with `Type`.
        let by_name = || name.ends_with("_type").then(Ty::any_type);
        let result = expected.or_else(by_name).ok_or(Unknown)?;
        let receiver = object.clone().with_ty(match object.ty {
            Ty::Type(_) => Ty::any_type(),
            _ => Ty::any_attribute(),
        });
        let mut values = vec![(receiver_name.to_owned(), receiver)];
        values.extend(self.arguments(args)?);
        let is_known =
            definitions.find_name(&class, true, "").is_some() || table::find_class(builtin).is_some();
        let (missing, close) = if is_known {
            (method.name.as_str(), close::method(definitions, &class, root, &method.name))
        } else {
            let last = builtin.rsplit("::").next().unwrap_or(builtin);
            (last, close::class(definitions, &class, self.namespace))
        };
        Ok(self.external(External {
            kind: MissingKind::Method,
            cpp: &format!("{class}::{}", method.name),
            shown: None,
            name: missing,
            function: &format!("{}_{name}", snake_name(builtin)),
            close,
            args: &values,
            result,
        }))
    }

    /// The accessor of a parameter of a definition.
    fn parameter(&self, object: &Code, def: &AttrOrTypeDef<'_>, name: &str) -> Option<Code> {
        let found = def.parameters().iter().find(|parameter| table::normalized(parameter.name) == name)?;
        let ty = self.parameter_ty(def, *found)?;
        let accessor = names::ident(&names::snake(found.name));
        let class = self.paths.class(self.definitions, def);
        let tree = Tree::Parameter(class, accessor, object.tree.boxed());
        let tree = match (&ty, found.cpp_type().ok()?) {
            (Ty::Int, "int64_t") => tree,
            (Ty::Int, _) => Tree::Cast(Box::new(tree), names::ident("i64")),
            _ => tree,
        };
        let is_owned = match &ty {
            Ty::List(element) => !matches!(**element, Ty::Int | Ty::Type(_) | Ty::Attribute(_)),
            _ => false,
        };
        let code = Code::partial(tree, ty).built_from([object]);
        Some(if is_owned { code.borrowed() } else { code })
    }
}

/// The functions that test for classes.
const TESTS: [&str; 3] = ["isa", "isa_and_nonnull", "isa_and_present"];

/// The functions that cast to a class.
const CASTS: [&str; 6] =
    ["cast", "dyn_cast", "cast_or_null", "cast_if_present", "dyn_cast_or_null", "dyn_cast_if_present"];

/// Whether a function, without its namespace, takes classes as type arguments and tests or casts its
/// argument.
pub(super) fn is_test_or_cast(name: &str) -> bool {
    TESTS.contains(&name) || CASTS.contains(&name)
}

/// Whether an argument is the context or a builder, which every function takes anyway.
fn is_context(arg: &Expr) -> bool {
    match &arg.kind {
        ExprKind::Placeholder(name) => matches!(name.as_str(), "_ctxt" | "_builder"),
        ExprKind::MethodCall { method, args, .. } => {
            args.is_empty() && table::normalized(&method.name) == "context"
        }
        _ => false,
    }
}

/// The template arguments that are types.
pub(super) fn type_args(segment: &Segment) -> Vec<TypeExpr> {
    let args = segment.args.iter().flatten();
    args.filter_map(|arg| if let Arg::Type(ty) = arg { Some(ty.clone()) } else { None }).collect()
}

/// A name without the namespaces of LLVM, MLIR and the standard library.
pub(super) fn plain(path: &Path) -> String {
    let text = path.text();
    let mut name = text.as_str();
    for prefix in ["mlir::", "llvm::", "std::"] {
        name = name.strip_prefix(prefix).unwrap_or(name);
    }
    name.to_owned()
}

/// A name for a function: `spirv::getUnaryOpResultType` → `get_unary_op_result_type`, `TileType::get` →
/// `tile_type_get`.
fn function_name(path: &Path) -> String {
    let last = camel_to_snake(&path.last().name);
    match path.segments.len().checked_sub(2).map(|index| &path.segments[index].name) {
        Some(owner) if owner.starts_with(|c: char| c.is_ascii_uppercase()) => {
            format!("{}_{last}", camel_to_snake(owner))
        }
        _ => last,
    }
}

/// The type in expressions of a kind of parameters or results.
fn kind_ty(kind: Kind) -> Ty {
    match kind {
        Kind::Context | Kind::Ir => Ty::Context,
        Kind::Bool => Ty::Bool,
        Kind::Int => Ty::Int,
        Kind::Float => Ty::Float,
        Kind::Str => Ty::Str,
        Kind::Type => Ty::any_type(),
        Kind::Attribute => Ty::any_attribute(),
        Kind::ApInt => Ty::ApInt,
        Kind::ApFloat => Ty::ApFloat,
        Kind::AffineMap => Ty::AffineMap,
        Kind::IntegerSet => Ty::IntegerSet,
        Kind::Value => Ty::Value,
        Kind::Op => Ty::Op,
        Kind::Region => Ty::Region,
        Kind::Block => Ty::Block,
        Kind::List(element) | Kind::OwnedList(element) => Ty::List(Box::new(kind_ty(*element))),
        Kind::Optional(inner) => Ty::Optional(Box::new(kind_ty(*inner))),
    }
}
