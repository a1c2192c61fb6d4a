//! Translation of expressions to Rust, by form. Calls are in [`super::calls`], operators in
//! [`super::operators`].

use super::code::Code;
use super::contract::{Paths, ident};
use super::coverage::{Coverage, Missing, MissingKind};
use super::cpp_calls::CppCalls;
use super::definitions::{Definition, Definitions};
use super::translator::uses;
use super::tree::{self, Junction, Tree};
use super::ty::Ty;
use super::types::{ty_of, ty_of_path};
use crate::Span;
use crate::expr::{BinaryOp, Expr, ExprKind, Lambda, Literal, Path, Piece, UnaryOp};
use crate::model::names::camel_to_snake;
use crate::model::{Enum, EnumCase};
use crate::rust::{Ident, ToTokens};
use syn::ext::IdentExt;

/// A name in scope.
#[derive(Clone, Debug)]
pub(super) struct Local {
    /// The name in the definition.
    pub(super) name: String,
    /// Whether it is written with a `$`.
    pub(super) is_placeholder: bool,
    /// The Rust variable for it.
    pub(super) variable: Ident,
    /// The Rust code of its value.
    pub(super) code: Code,
    /// The operand, attribute, … that it is, if the name in the code is its position.
    pub(super) part: Option<String>,
}

impl Local {
    /// A variable of the definition.
    pub(super) fn named(name: &str, variable: Ident, ty: Ty) -> Local {
        let code = Code::new(Tree::variable(&variable), ty);
        Local { name: name.to_owned(), is_placeholder: false, variable, code, part: None }
    }

    /// A name that is written with a `$`.
    pub(super) fn placeholder(name: &str, variable: Ident, ty: Ty) -> Local {
        Local { is_placeholder: true, ..Local::named(name, variable, ty) }
    }

    /// The name of a parameter that has its value.
    fn parameter_name(&self) -> String {
        self.part.as_deref().map_or_else(|| self.variable.unraw().to_string(), camel_to_snake)
    }
}

/// A request for a user-provided function.
pub(super) struct External<'a> {
    pub(super) kind: MissingKind,
    /// The name or code that it is for. Equal ones share a function.
    pub(super) cpp: &'a str,
    /// The code as the definition has it, if that differs.
    pub(super) shown: Option<&'a str>,
    /// The identifier that nothing offers; empty for code as a whole.
    pub(super) name: &'a str,
    /// The preferred name of the function.
    pub(super) function: &'a str,
    /// A name that is offered and may be meant.
    pub(super) close: Option<String>,
    /// The arguments with their names, which may be empty.
    pub(super) args: &'a [(String, Code)],
    pub(super) result: Ty,
}

/// A name that cannot be resolved.
#[derive(Clone, Debug)]
pub(super) struct Unknown;

pub(super) type Result<T> = std::result::Result<T, Unknown>;

/// The body of a function that is being emitted.
pub(super) struct Body<'a, 'r> {
    pub(super) definitions: &'a Definitions<'r>,
    pub(super) paths: &'a Paths,
    pub(super) coverage: &'a mut Coverage,
    /// The MLIR C++ functions that the code calls.
    pub(super) cpp_calls: &'a mut CppCalls,
    /// The C++ namespace of name lookup.
    pub(super) namespace: &'a str,
    /// The names in scope; later ones hide earlier ones.
    pub(super) locals: Vec<Local>,
    /// The name of the function, from which names for anonymous conditions are derived.
    pub(super) name: &'a str,
    /// The location where the expression is used.
    pub(super) used_at: Span,
    /// The pieces of code that the expression was read from; none if they are unknown.
    pub(super) pieces: &'a [Piece<'a>],
    /// Number of expressions that may still be visited. Some are visited again if the first attempt fails;
    /// without a limit, this would be exponential in their depth.
    pub(super) fuel: u32,
}

/// The initial fuel of each function.
pub(super) const FUEL: u32 = 100_000;

impl Body<'_, '_> {
    /// A condition that always has a value. Never fails: an expression that cannot be translated becomes a
    /// user-provided function.
    pub(super) fn condition(&mut self, expr: &Expr) -> Code {
        let code = self.part(expr);
        if code.is_partial { Code::condition(code.held()) } else { code }
    }

    /// A condition that has no value if a cast in it fails. An alternative of a disjunction then does not
    /// hold; any other condition has no value either.
    pub(super) fn part(&mut self, expr: &Expr) -> Code {
        match &expr.kind {
            ExprKind::All(parts) => {
                let parts = distinct(parts).into_iter().map(|part| self.part(part)).collect();
                joined(parts, Junction::All)
            }
            ExprKind::Any(parts) => {
                let parts = distinct(parts).into_iter().map(|part| self.condition(part)).collect();
                joined(parts, Junction::Any)
            }
            ExprKind::Unary(UnaryOp::Not, inner) => {
                let inner = self.part(inner);
                Code::condition(Tree::Not(inner.tree.boxed())).built_from([&inner])
            }
            _ => self.leaf(expr),
        }
    }

    fn leaf(&mut self, expr: &Expr) -> Code {
        let mark = self.coverage.mark();
        let code = self.value(expr, Some(&Ty::Bool)).and_then(|code| self.coerce(code, &Ty::Bool));
        match code {
            Ok(code) if code.is_literal(true) => Code::bool(true),
            Ok(code) => code,
            Err(Unknown) => {
                self.coverage.forget(mark);
                self.external_whole(expr, MissingKind::Condition, Ty::Bool)
            }
        }
    }

    /// A value that a function returns. Never fails, like [`Body::condition`].
    pub(super) fn created(&mut self, expr: &Expr, result: &Ty) -> Code {
        let mark = self.coverage.mark();
        self.value_as(expr, result).unwrap_or_else(|Unknown| {
            self.coverage.forget(mark);
            self.external_whole(expr, MissingKind::Value, result.clone())
        })
    }

    /// The value of an expression. `wanted` is the expected type, for literals and for functions that are not
    /// in the table.
    pub(super) fn value(&mut self, expr: &Expr, expected: Option<&Ty>) -> Result<Code> {
        self.fuel = self.fuel.checked_sub(1).ok_or(Unknown)?;
        match &expr.kind {
            ExprKind::Literal(literal) => self.literal(literal, expected),
            ExprKind::Placeholder(name) => self.placeholder(name),
            ExprKind::Name(path) => self.name(path),
            ExprKind::Call { callee, args } => self.call(callee, args, expected),
            ExprKind::MethodCall { receiver, method, args } => self.method(receiver, method, args, expected),
            ExprKind::Field { .. } | ExprKind::Lambda(_) | ExprKind::Unparsed { .. } => Err(Unknown),
            ExprKind::Index { list, index } => self.index(list, index),
            ExprKind::Unary(op, inner) => self.unary(*op, inner, expected),
            ExprKind::Binary(op, left, right) => self.binary(*op, left, right),
            ExprKind::All(_) | ExprKind::Any(_) => Ok(self.part(expr)),
            ExprKind::Ternary { condition, then, otherwise } => {
                self.ternary(condition, then, otherwise, expected)
            }
            ExprKind::List(parts) => self.list(parts, expected),
            ExprKind::Construct { ty, args } => self.construct(ty, args),
            ExprKind::Cast(inner, ty) => {
                let ty = ty_of(ty, self.definitions, self.namespace);
                let value = self.value(inner, Some(&ty))?;
                self.coerce(value, &ty)
            }
        }
    }

    /// The value of an expression, converted to a type.
    pub(super) fn value_as(&mut self, expr: &Expr, expected: &Ty) -> Result<Code> {
        let value = self.value(expr, Some(expected))?;
        self.coerce(value, expected)
    }

    pub(super) fn coerce(&self, code: Code, expected: &Ty) -> Result<Code> {
        code.coerced(expected).ok_or(Unknown)
    }

    fn literal(&self, literal: &Literal, expected: Option<&Ty>) -> Result<Code> {
        Ok(match literal {
            Literal::Bool(value) => Code::bool(*value),
            Literal::Int(value) => Code::new(Tree::Int(i64::try_from(*value).map_err(|_| Unknown)?), Ty::Int),
            Literal::Float(text) => Code::new(Tree::Float(text.parse().map_err(|_| Unknown)?), Ty::Float),
            Literal::Str(text) => Code::new(Tree::Str(text.clone()), Ty::Str),
            Literal::Null => match expected {
                Some(ty @ Ty::Optional(_)) => Code::nothing(ty.clone()),
                _ => return Err(Unknown),
            },
        })
    }

    fn placeholder(&self, name: &str) -> Result<Code> {
        if matches!(name, "_ctxt" | "_builder") {
            return Ok(Code::new(Tree::Context, Ty::Context));
        }
        self.local(name, true).map(|local| local.code.clone()).ok_or(Unknown)
    }

    /// The innermost local of that name.
    fn local(&self, name: &str, is_placeholder: bool) -> Option<&Local> {
        let is_it = |local: &&Local| local.is_placeholder == is_placeholder && local.name == name;
        self.locals.iter().rev().find(is_it)
    }

    fn name(&self, path: &Path) -> Result<Code> {
        if let Some(local) = path.as_single().and_then(|name| self.local(name, false)) {
            return Ok(local.code.clone());
        }
        if matches!(path.text().as_str(), "std::nullopt" | "None") {
            return Ok(Code::nothing(Ty::Optional(Box::new(Ty::Other(String::new())))));
        }
        if matches!(path.text().as_str(), "mlir::ShapedType::kDynamic" | "ShapedType::kDynamic") {
            return Ok(Code::new(Tree::DynamicSize, Ty::Int));
        }
        let (enum_name, case) = self.definitions.enum_case(path, self.namespace).ok_or(Unknown)?;
        let Some((_, Definition::Enum(found))) = self.definitions.find_name(enum_name, true, "") else {
            return Err(Unknown);
        };
        let tree = self.enum_case(*found, case).ok_or(Unknown)?;
        Ok(Code::new(tree, Ty::Enum(enum_name.to_owned())))
    }

    /// A braced list of the elements that `wanted` expects, by default of the first element's type.
    pub(super) fn list(&mut self, parts: &[Expr], expected: Option<&Ty>) -> Result<Code> {
        let element = match expected {
            // `{}` is an absent value in C++.
            Some(ty @ Ty::Optional(_)) if parts.is_empty() => {
                return Ok(Code::nothing(ty.clone()));
            }
            // `{}` of an enum is the value 0.
            Some(ty @ Ty::Enum(name)) if parts.is_empty() => {
                let tree = self.zero_case(name).ok_or(Unknown)?;
                return Ok(Code::new(tree, ty.clone()));
            }
            Some(Ty::List(element)) => (**element).clone(),
            Some(Ty::Optional(inner)) if matches!(**inner, Ty::List(_)) => {
                let list = self.list(parts, Some(inner))?;
                return self.coerce(list, &Ty::Optional(inner.clone()));
            }
            _ => self.value(parts.first().ok_or(Unknown)?, None)?.ty,
        };
        let codes = parts.iter().map(|part| self.value_as(part, &element)).collect::<Result<Vec<_>>>()?;
        Ok(Code::array(&codes, element))
    }

    /// The case of an enum whose value is 0.
    fn zero_case(&self, enum_name: &str) -> Option<Tree> {
        let (_, Definition::Enum(found)) = self.definitions.find_name(enum_name, true, "")? else {
            return None;
        };
        let case = found.cases().ok()?.into_iter().find(|case| matches!(case.value(), Ok(0)))?;
        self.enum_case(*found, case)
    }

    fn enum_case(&self, definition: Enum<'_>, case: EnumCase<'_>) -> Option<Tree> {
        let path = self.paths.enum_case(self.definitions, definition, case);
        Some(Tree::EnumCase(path, definition.stored_value(case).ok()?))
    }

    /// `ArrayRef<int64_t>{1, 2}`: a list of that type.
    fn construct(&mut self, ty: &Path, args: &[Expr]) -> Result<Code> {
        match ty_of_path(ty, self.definitions, self.namespace) {
            ty @ Ty::List(_) => self.list(args, Some(&ty)),
            ty => match args {
                [only] => self.value_as(only, &ty),
                _ => Err(Unknown),
            },
        }
    }

    fn ternary(
        &mut self,
        condition: &Expr,
        then: &Expr,
        otherwise: &Expr,
        expected: Option<&Ty>,
    ) -> Result<Code> {
        let condition = self.part(condition);
        let then = self.value(then, expected)?;
        let expected =
            expected.filter(|expected| then.ty.is_same_in_rust(expected)).cloned().unwrap_or(then.ty.clone());
        let otherwise = self.value_as(otherwise, &expected)?;
        let parts = [&condition, &then, &otherwise].map(|code| code.tree.clone());
        let code = Code::new(Tree::If(Box::new(parts)), then.ty.clone());
        Ok(code.built_from([&condition, &then, &otherwise]))
    }

    /// A lambda that is called immediately: `{ let element_type = …; … }`.
    pub(super) fn inlined(&mut self, lambda: &Lambda, args: &[Expr], expected: Option<&Ty>) -> Result<Code> {
        if lambda.parameters.len() != args.len() {
            return Err(Unknown);
        }
        let mut values = Vec::new();
        for (parameter, arg) in lambda.parameters.iter().zip(args) {
            let ty = parameter.ty.as_ref().map(|ty| ty_of(ty, self.definitions, self.namespace));
            values.push(match ty {
                Some(Ty::Other(_)) | None => self.value(arg, None)?,
                Some(ty) => self.value_as(arg, &ty)?,
            });
        }
        let names: Vec<&str> = lambda.parameters.iter().map(|parameter| parameter.name.as_str()).collect();
        self.bind_parameters(lambda, &names, values, |body| match expected {
            Some(Ty::Bool) => Ok(body.part(&lambda.result)),
            _ => body.value(&lambda.result, expected),
        })
    }

    /// The result of a lambda whose parameters have these values, as a block.
    fn bind_parameters(
        &mut self,
        lambda: &Lambda,
        names: &[&str],
        values: Vec<Code>,
        result: impl FnOnce(&mut Self) -> Result<Code>,
    ) -> Result<Code> {
        let outer = self.locals.len();
        let mut lets = Vec::new();
        let mut parts = Vec::new();
        for (name, value) in names.iter().zip(values) {
            lets.push(self.bind(name, value.clone()));
            parts.push(value);
        }
        let created = self.with_lets(lambda, &mut lets, &mut parts, result);
        self.locals.truncate(outer);
        let created = created?;
        // A result that is always true does not depend on the variables.
        if lets.is_empty() || created.is_literal(true) {
            return Ok(created);
        }
        Ok(Code::new(Tree::Block(lets, created.tree.boxed()), created.ty.clone())
            .built_from(&parts)
            .built_from([&created]))
    }

    fn with_lets(
        &mut self,
        lambda: &Lambda,
        lets: &mut Vec<(Ident, Tree)>,
        parts: &mut Vec<Code>,
        result: impl FnOnce(&mut Self) -> Result<Code>,
    ) -> Result<Code> {
        for binding in &lambda.lets {
            let value = self.value(&binding.value, None)?;
            lets.push(self.bind(&binding.parameter.name, value.clone()));
            parts.push(value);
        }
        result(self)
    }

    /// The condition of a lambda that is called for each element of a list, with its variable if it uses it.
    pub(super) fn element_condition(
        &mut self,
        lambda: &Lambda,
        element: &Ty,
    ) -> Result<(Option<Ident>, Tree)> {
        let [parameter] = &lambda.parameters[..] else { return Err(Unknown) };
        let outer = self.locals.len();
        let variable = self.variable(&parameter.name, element.clone());
        let body = self.bind_parameters(lambda, &[], Vec::new(), |body| Ok(body.part(&lambda.result)));
        self.locals.truncate(outer);
        let body = body?;
        let condition = body.held();
        Ok((uses(&condition.to_token_stream(), &variable).then_some(variable), condition))
    }

    /// A `let` for a name of the definition, which refers to the variable from here on.
    pub(super) fn bind(&mut self, name: &str, value: Code) -> (Ident, Tree) {
        (self.variable(name, value.ty), value.tree)
    }

    /// A new variable for a name of the definition.
    pub(super) fn variable(&mut self, name: &str, ty: Ty) -> Ident {
        let mut rust = camel_to_snake(name);
        // `ctx` and `ir` are the context and the IR.
        if matches!(rust.as_str(), "ctx" | "ir") {
            rust.push('_');
        }
        let variable = ident(&rust);
        self.locals.push(Local::named(name, variable.clone(), ty));
        variable
    }

    /// The arguments of a call, each with the name of its value; empty for a value without a name.
    pub(super) fn arguments<'e>(
        &mut self,
        args: impl IntoIterator<Item = &'e Expr>,
    ) -> Result<Vec<(String, Code)>> {
        args.into_iter().map(|arg| Ok((self.name_of(arg), self.value(arg, None)?))).collect()
    }

    /// The name of a value in signatures of user-provided functions; empty for a value without a name.
    pub(super) fn name_of(&self, expr: &Expr) -> String {
        let local = match &expr.kind {
            ExprKind::Placeholder(name) => self.local(name, true),
            ExprKind::Name(path) => path.as_single().and_then(|name| self.local(name, false)),
            _ => None,
        };
        local.map(Local::parameter_name).unwrap_or_default()
    }

    /// A call of a user-provided function.
    pub(super) fn external(&mut self, external: External<'_>) -> Code {
        let External { kind, cpp, shown, name, function, close, args, result } = external;
        let missing = Missing {
            kind,
            cpp: shown.unwrap_or(cpp).to_owned(),
            key: cpp.to_owned(),
            name: name.to_owned(),
            close,
            function: function.to_owned(),
            parameters: args.iter().map(|(name, arg)| (name.clone(), arg.ty.clone())).collect(),
            result: result.clone(),
            used_at: [self.place_of(name)].into(),
            owner: Span::NONE,
        };
        let takes_ir = missing.needs_ir();
        let function = ident(&self.coverage.require(missing));
        let owner = self.paths.externals.clone();
        let codes: Vec<Code> = args.iter().map(|(_, code)| code.clone()).collect();
        let arguments = codes.iter().map(Code::argument).collect();
        let call = Tree::External(tree::External { owner, function, takes_ir, arguments });
        Code::new(call, result).built_from(&codes)
    }

    /// The location of the first piece of code that has a name, or else of the whole expression.
    fn place_of(&self, name: &str) -> Span {
        let found = self.pieces.iter().find(|piece| piece.has_word(name)).or(self.pieces.first());
        found.map_or(self.used_at, |piece| piece.span)
    }

    /// A call of a user-provided function for a whole expression. Its arguments are all values that the
    /// expression names.
    pub(super) fn external_whole(&mut self, expr: &Expr, kind: MissingKind, result: Ty) -> Code {
        // Code in an operation can call any of its methods.
        let mut named: Vec<&Local> = self.local("_op", true).into_iter().collect();
        expr.walk(&mut |part| {
            named.extend(match &part.kind {
                ExprKind::Placeholder(name) => self.local(name, true),
                ExprKind::Name(path) => path.as_single().and_then(|name| self.local(name, false)),
                _ => None,
            });
        });
        let mut variables: Vec<&Ident> = Vec::new();
        named.retain(|local| {
            let is_new = local.code.ty != Ty::Context && !variables.contains(&&local.variable);
            variables.extend(is_new.then_some(&local.variable));
            is_new
        });
        let args: Vec<_> =
            named.into_iter().map(|local| (local.parameter_name(), local.code.clone())).collect();
        let shown = crate::expr::display(&self.with_parts(expr.clone()));
        let function = match kind {
            MissingKind::Condition => format!("{}_condition", self.name),
            _ => self.name.to_owned(),
        };
        self.external(External {
            kind,
            cpp: &crate::expr::display(expr),
            shown: Some(&shown),
            name: "",
            function: &function,
            close: None,
            args: &args,
            result,
        })
    }

    /// The expression with operands, attributes, … by their names in place of their positions.
    fn with_parts(&self, expr: Expr) -> Expr {
        if let ExprKind::Placeholder(name) = &expr.kind
            && let Some(part) = self.local(name, true).and_then(|local| local.part.as_deref())
        {
            return Expr::placeholder(part);
        }
        expr.map_children(&mut |child| self.with_parts(child))
    }
}

/// The conditions of a list without duplicates: `a == b` equals `b == a`.
fn distinct(parts: &[Expr]) -> Vec<&Expr> {
    let is_swapped = |a: &Expr, b: &Expr| match (&a.kind, &b.kind) {
        (ExprKind::Binary(BinaryOp::Eq, a1, a2), ExprKind::Binary(BinaryOp::Eq, b1, b2)) => {
            a1 == b2 && a2 == b1
        }
        _ => false,
    };
    let mut distinct: Vec<&Expr> = Vec::with_capacity(parts.len());
    for part in parts {
        if !distinct.iter().any(|found| *found == part || is_swapped(found, part)) {
            distinct.push(part);
        }
    }
    distinct
}

/// Conditions joined by an operator, without neutral ones.
fn joined(parts: Vec<Code>, junction: Junction) -> Code {
    let neutral = junction == Junction::All;
    let mut needed: Vec<Code> = parts.into_iter().filter(|part| !part.is_literal(neutral)).collect();
    match needed.len() {
        0 => Code::bool(neutral),
        1 => needed.remove(0),
        _ => {
            let parts = needed.iter().map(|code| code.tree.clone()).collect();
            Code::condition(Tree::Joined(junction, parts)).built_from(&needed)
        }
    }
}
