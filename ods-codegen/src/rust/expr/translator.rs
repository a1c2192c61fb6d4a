//! The tests of constraints and of predicates on whole operations, each emitted once.

use std::sync::Arc;

use proc_macro2::TokenTree;

use super::body::{Body, FUEL, Local};
use super::code::Code;
use super::contract::{Paths, ident};
use super::coverage::Coverage;
use super::cpp_calls::CppCalls;
use super::definitions::Definitions;
use super::ty::Ty;
use super::types::{result_type, signature_type, ty_of};
use super::unresolved::{Scope, Unresolved};
use crate::expr::{Expr, ExprKind, Piece, PieceError, Predicates, parse_type};
use crate::model::names::{camel_to_snake, snake_to_camel};
use crate::model::{Attribute, Constraint, Named, Operation, Predicate, TypeConstraint};
use crate::rust::names::shortened;
use crate::rust::types::Lifetime;
use crate::rust::{Ident, RustType, Taken, ToTokens, TokenStream, described, quote};
use crate::{FxHashMap, RecordRef, Records, Span};

/// The subject of a constraint.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Subject<'t> {
    /// A type: `fn(ctx, value: Type) -> bool`.
    Type,
    /// An attribute: `fn(ctx, value: Attribute) -> bool`.
    Attribute,
    /// A property of a C++ type: `fn(ctx, value: T) -> bool`.
    Property(&'t str),
    /// A region: `fn(ctx, ir, value: Region) -> bool`.
    Region,
    /// A successor: `fn(ctx, ir, value: Block) -> bool`.
    Successor,
}

/// The test of a constraint.
#[derive(Clone, Debug)]
pub struct Test {
    /// The function.
    pub function: Ident,
    /// The user-provided functions that it calls.
    pub missing: Vec<String>,
}

/// The test of a predicate on a whole operation: `fn(ctx, ir, op, …) -> bool`.
#[derive(Clone, Debug)]
pub struct OpTest {
    /// The function.
    pub function: Ident,
    /// Those of its first parameters that it has: `ctx`, `ir` and `op`.
    pub subjects: Vec<Ident>,
    /// Its parameters in a plan: the operation and the parts.
    pub arguments: Vec<OpArgument>,
    /// The user-provided functions that it calls.
    pub missing: Vec<String>,
}

/// A parameter of an operation's test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpArgument {
    /// The operation: `Op`.
    Op,
    /// An operand, result, attribute, property, region or successor, by its name in the definition, with its
    /// type.
    Part(String, Ty),
}

/// The key of a function: requests with equal keys share one.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    expr: Expr,
    parameters: Vec<Ty>,
    namespace: String,
    result: Option<Ty>,
}

/// A function for code of definitions.
pub struct Function {
    /// Its name.
    pub name: Ident,
    /// Whether it returns an `Option`.
    pub is_partial: bool,
    doc: String,
    /// Its parameters after the context and the IR.
    pub parameters: Vec<(Ident, Ty)>,
    takes_ir: bool,
    /// Whether it has no parameter for a context, an IR or an operation that it does not use.
    takes_only_used: bool,
    /// The type of its result; `None` for a condition.
    result: Option<Ty>,
    /// Its body.
    pub code: Code,
    /// The user-provided functions that it calls.
    pub(super) missing: Vec<String>,
}

impl Function {
    fn new(request: &Request<'_>, name: Ident, code: Code, missing: Vec<String>) -> Function {
        let mut parameters: Vec<(Ident, Ty)> = Vec::new();
        for local in &request.parameters {
            if parameters.iter().all(|(known, _)| *known != local.variable) {
                parameters.push((local.variable.clone(), local.code.ty.clone()));
            }
        }
        // A returned list is copied, because it may borrow from a local value.
        let code = if matches!(request.result, Some(Ty::List(_))) { code.to_list() } else { code };
        Function {
            name,
            is_partial: code.is_partial || request.is_partial,
            doc: request.doc.clone(),
            takes_ir: parameters.iter().any(|(_, ty)| ty.needs_ir()),
            takes_only_used: false,
            parameters,
            result: request.result.clone(),
            code,
            missing,
        }
    }

    /// Whether it has a parameter for the context (`ctx`), the IR (`ir`) or the operation (`op`).
    pub(super) fn takes(&self, variable: &str) -> bool {
        !self.takes_only_used || uses(&self.code.tokens(), &ident(variable))
    }
}

impl ToTokens for Function {
    /// `pub fn name(ctx: &Context, value: Type) -> bool { … }`. Names of unused parameters begin with `_`.
    fn to_tokens(&self, stream: &mut TokenStream) {
        let Function { name, doc, code, .. } = self;
        let tokens = &code.tokens();
        let parameter = |variable: &Ident, ty: RustType| {
            let variable = used_name(variable, tokens);
            quote!(#variable: #ty)
        };
        let is_text = self.result == Some(Ty::Str);
        let (generics, lifetime) =
            if is_text { (Some(quote!(<'c>)), Lifetime::Context) } else { (None, Lifetime::Elided) };
        let borrowed = |name| RustType::Ref(lifetime, Box::new(RustType::Name(name)));
        let ctx = self.takes("ctx").then(|| parameter(&ident("ctx"), borrowed("Context")));
        let takes_ir = self.takes_ir && self.takes("ir");
        let ir = takes_ir.then(|| parameter(&ident("ir"), RustType::Name("Ir").borrowed()));
        let others = self.parameters.iter().filter(|(_, ty)| *ty != Ty::Op || self.takes("op"));
        let others = others.map(|(variable, ty)| parameter(variable, signature_type(ty)));
        let parameters = ctx.into_iter().chain(ir).chain(others);
        let result =
            if is_text { borrowed("str") } else { result_type(self.result.as_ref().unwrap_or(&Ty::Bool)) };
        let (result, body) = if self.is_partial {
            (result.option(), code.tree.optional().to_token_stream())
        } else {
            (result, code.tokens())
        };
        stream.extend(quote! {
            #[doc = #doc]
            pub fn #name #generics (#(#parameters),*) -> #result {
                #body
            }
        });
    }
}

/// Translates the code of definitions; see the [module](super).
pub struct Translator<'r> {
    pub(super) definitions: Arc<Definitions<'r>>,
    pub(super) predicates: Predicates<'r>,
    pub(super) paths: Paths,
    coverage: Coverage,
    pub(super) functions: Vec<Function>,
    found: FxHashMap<Key, usize>,
    names: Taken,
    /// Whether unreadable code becomes a user-provided function.
    asks_for_unreadable: bool,
    /// Unreadable code that became a user-provided function.
    unreadable: Vec<(PieceError<'r>, Span)>,
    /// Names that cannot exist.
    unresolved: Vec<Unresolved>,
    /// The C++ functions that were called.
    pub(super) cpp_calls: CppCalls,
}

/// A request for a function.
pub(super) struct Request<'a> {
    pub(super) expr: &'a Expr,
    /// The preferred name.
    pub(super) name: String,
    pub(super) doc: String,
    pub(super) parameters: Vec<Local>,
    pub(super) namespace: &'a str,
    pub(super) used_at: Span,
    /// The pieces of code that the expression was read from; none if that is `used_at`.
    pub(super) pieces: &'a [Piece<'a>],
    /// The type of its result; `None` for a condition.
    pub(super) result: Option<Ty>,
    /// Whether it returns an `Option` even if it never fails.
    pub(super) is_partial: bool,
}

impl<'r> Translator<'r> {
    /// Creates a translator for definitions whose generated items are found at `paths`.
    pub fn new(records: &'r Records, paths: Paths) -> Translator<'r> {
        Translator::from_definitions(Arc::new(Definitions::new(records)), paths)
    }

    /// Creates a translator for definitions that were collected before.
    pub fn from_definitions(definitions: Arc<Definitions<'r>>, paths: Paths) -> Translator<'r> {
        Translator {
            definitions,
            predicates: Predicates::new(),
            paths,
            coverage: Coverage::default(),
            functions: Vec::new(),
            found: FxHashMap::default(),
            names: Taken::default(),
            asks_for_unreadable: false,
            unreadable: Vec::new(),
            unresolved: Vec::new(),
            cpp_calls: CppCalls::default(),
        }
    }

    /// The same translator, which turns unreadable code into user-provided functions instead of reporting it.
    pub fn asking_for_unreadable(self) -> Translator<'r> {
        Translator { asks_for_unreadable: true, ..self }
    }

    /// The expression of a predicate.
    pub(super) fn predicate(&mut self, predicate: Predicate<'r>) -> Result<Expr, PieceError<'r>> {
        let read = self.predicates.predicate(predicate);
        self.readable(read)
    }

    /// The expression of a piece of code.
    pub(super) fn expression(&mut self, piece: Piece<'r>) -> Result<Expr, PieceError<'r>> {
        let read = self.predicates.expression(piece);
        self.readable(read)
    }

    /// Replaces code that cannot be parsed by an expression without translation.
    fn readable(&mut self, read: Result<Expr, PieceError<'r>>) -> Result<Expr, PieceError<'r>> {
        match read {
            Err(error) if self.asks_for_unreadable => {
                let expr = Expr::unparsed(error.piece.text);
                if !self.unreadable.iter().any(|(found, _)| *found == error) {
                    self.unreadable.push((error, self.coverage.owner));
                }
                Ok(expr)
            }
            read => read,
        }
    }

    /// Sets the location of the definition whose code is translated next.
    pub(crate) fn set_owner(&mut self, owner: Span) {
        self.coverage.owner = owner;
    }

    /// Unreadable code that became a user-provided function, with the location of the definition that has it.
    pub(crate) fn unreadable(&self) -> &[(PieceError<'r>, Span)] {
        &self.unreadable
    }

    /// Names that cannot exist, in the order of their first use.
    #[must_use]
    pub fn unresolved(&self) -> &[Unresolved] {
        &self.unresolved
    }

    fn add_unresolved(&mut self, found: Vec<Unresolved>) {
        for mut name in found {
            name.owner = self.coverage.owner;
            if !self.unresolved.contains(&name) {
                self.unresolved.push(name);
            }
        }
    }

    /// The definitions that code can name.
    pub fn definitions(&self) -> &Arc<Definitions<'r>> {
        &self.definitions
    }

    /// Paths of items, relative to the module of the constraints.
    pub(crate) fn paths(&self) -> &Paths {
        &self.paths
    }

    /// The user-provided functions so far.
    pub fn coverage(&self) -> &Coverage {
        &self.coverage
    }

    /// The texts that were read so far, with the error of each unreadable one.
    pub fn texts(&self) -> Vec<(&str, Option<&crate::expr::SyntaxError>)> {
        self.predicates.texts()
    }

    /// The number of functions requested so far, and how many of them call no user-provided function.
    pub fn test_counts(&self) -> (usize, usize) {
        let complete = self.functions.iter().filter(|function| function.missing.is_empty());
        (self.functions.len(), complete.count())
    }

    /// The functions that were requested so far.
    pub fn functions(&self) -> &[Function] {
        &self.functions
    }

    /// The requested functions, in the order of the requests.
    pub fn into_functions(self) -> Vec<Function> {
        self.functions
    }

    /// The requested functions as text, in rustfmt's layout.
    #[must_use]
    pub fn into_text(self) -> String {
        crate::rust::layout::text(self.functions.iter().map(ToTokens::to_token_stream).collect(), "")
    }

    /// The function that tests a constraint; `None` if it always holds. `namespace` is the C++ namespace of
    /// the dialect that uses it.
    ///
    /// # Errors
    /// When a piece of the predicate cannot be read.
    pub fn constraint(
        &mut self,
        constraint: Constraint<'r>,
        subject: Subject<'_>,
        namespace: &str,
    ) -> Result<Option<Test>, PieceError<'r>> {
        let Some(predicate) = constraint.predicate() else { return Ok(None) };
        let expr = self.predicate(predicate)?;
        if expr.is_bool(true) {
            return Ok(None);
        }
        let kind = match subject {
            Subject::Type => "type",
            Subject::Attribute => "attr",
            Subject::Property(_) => "prop",
            Subject::Region => "region",
            Subject::Successor => "successor",
        };
        let value = self.subject(subject, namespace);
        let (pieces, used_at) = (predicate.pieces(), span_of(predicate));
        let scope = Scope { definitions: &self.definitions, namespace, used_at, pieces: &pieces };
        let unresolved = scope.placeholders(&expr, &[], "a constraint");
        self.add_unresolved(unresolved);
        let request = Request {
            expr: &expr,
            name: match (named(constraint), summary_words(constraint)) {
                (Some(name), _) => format!("is_{}", camel_to_snake(name)),
                (None, words) if words.is_empty() => format!("is_{kind}_constraint"),
                (None, words) => shortened(&format!("is_{words}")).to_owned(),
            },
            doc: match constraint.summary() {
                "" => format!(" Whether it satisfies `{}`.", constraint.record().name()),
                summary => described("Whether it satisfies", summary),
            },
            parameters: vec![value],
            namespace,
            used_at,
            pieces: &pieces,
            result: None,
            is_partial: false,
        };
        let index = self.function(&request);
        let function = &self.functions[index];
        Ok(Some(Test { function: function.name.clone(), missing: function.missing.clone() }))
    }

    /// The value that a constraint tests.
    pub(super) fn subject(&self, subject: Subject<'_>, namespace: &str) -> Local {
        let ty = match subject {
            Subject::Type => Ty::any_type(),
            Subject::Attribute => Ty::any_attribute(),
            Subject::Property(cpp) => self.cpp_ty(cpp, namespace),
            Subject::Region => Ty::Region,
            Subject::Successor => Ty::Block,
        };
        Local::placeholder("_self", ident("value"), ty)
    }

    pub(super) fn cpp_ty(&self, cpp: &str, namespace: &str) -> Ty {
        match parse_type(cpp) {
            Ok(ty) => ty_of(&ty, &self.definitions, namespace),
            Err(_) => Ty::Other(cpp.to_owned()),
        }
    }

    /// The function that tests a predicate on an operation, such as a trait's; `None` if it always holds.
    ///
    /// # Errors
    /// When a piece of the predicate cannot be read.
    pub fn operation_predicate(
        &mut self,
        predicate: Predicate<'r>,
        operation: &Operation<'r>,
        summary: &str,
    ) -> Result<Option<OpTest>, PieceError<'r>> {
        let expr = self.predicate(predicate)?;
        if expr.is_bool(true) {
            return Ok(None);
        }
        let parts = self.parts(operation);
        let (pieces, used_at) = (predicate.pieces(), span_of(predicate));
        let names: Vec<&str> = parts.iter().map(|(name, _)| name.as_str()).collect();
        let namespace = operation.namespace;
        let scope = Scope { definitions: &self.definitions, namespace, used_at, pieces: &pieces };
        let unresolved = scope.placeholders(&expr, &names, &format!("'{}'", operation.name()));
        self.add_unresolved(unresolved);
        let mut arguments = Vec::new();
        let expr = positional(expr, &parts, &mut arguments);
        let mut parameters = vec![Local::placeholder("_op", ident("op"), Ty::Op)];
        parameters.extend(positions(&arguments));
        let request = Request {
            expr: &expr,
            name: format!("{}_holds", legal_words(summary)),
            doc: described("The condition", summary),
            parameters,
            namespace,
            used_at,
            pieces: &pieces,
            result: None,
            is_partial: false,
        };
        let index = self.function(&request);
        let function = &mut self.functions[index];
        function.takes_only_used = true;
        let parts = arguments.into_iter().map(|(name, ty)| OpArgument::Part(name, ty));
        Ok(Some(OpTest {
            function: function.name.clone(),
            subjects: ["ctx", "ir", "op"]
                .iter()
                .filter(|name| function.takes(name))
                .map(|name| ident(name))
                .collect(),
            arguments: std::iter::once(OpArgument::Op).chain(parts).collect(),
            missing: function.missing.clone(),
        }))
    }

    /// The named operands, results, attributes, … of an operation with their types in expressions.
    pub(super) fn parts(&self, operation: &Operation<'r>) -> Vec<(String, Ty)> {
        let mut parts = Vec::new();
        let mut add = |name: &str, ty: Ty| parts.push((name.to_owned(), ty));
        for part in operation.operands.iter().chain(&operation.results) {
            add(part.name, value_ty(part));
        }
        for part in &operation.attributes {
            add(part.name, self.attribute_ty(part.constraint, operation.namespace));
        }
        for part in &operation.properties {
            let cpp = part.constraint.interface_type().unwrap_or_default();
            add(part.name, self.cpp_ty(cpp, operation.namespace));
        }
        for part in &operation.regions {
            let ty = if part.constraint.is_variadic() { Ty::List(Box::new(Ty::Region)) } else { Ty::Region };
            add(part.name, ty);
        }
        for part in &operation.successors {
            let ty = if part.constraint.is_variadic() { Ty::List(Box::new(Ty::Block)) } else { Ty::Block };
            add(part.name, ty);
        }
        parts
    }

    fn attribute_ty(&self, attribute: Attribute<'r>, namespace: &str) -> Ty {
        let ty = match self.cpp_ty(attribute.storage_type(), namespace) {
            ty @ Ty::Attribute(_) => ty,
            _ => Ty::any_attribute(),
        };
        if attribute.is_optional().unwrap_or(false) { Ty::Optional(Box::new(ty)) } else { ty }
    }

    /// The function for a request, which may have been emitted before for an equal one.
    pub(super) fn function(&mut self, request: &Request<'_>) -> usize {
        let key = Key {
            expr: request.expr.clone(),
            parameters: request.parameters.iter().map(|local| local.code.ty.clone()).collect(),
            namespace: request.namespace.to_owned(),
            result: request.result.clone(),
        };
        if let Some(&found) = self.found.get(&key) {
            return found;
        }
        let scope = Scope {
            definitions: &self.definitions,
            namespace: request.namespace,
            used_at: request.used_at,
            pieces: request.pieces,
        };
        let unresolved = scope.names(request.expr);
        self.add_unresolved(unresolved);
        let name = self.names.numbered(&request.name);
        let mut body = Body {
            definitions: &self.definitions,
            paths: &self.paths,
            coverage: &mut self.coverage,
            cpp_calls: &mut self.cpp_calls,
            namespace: request.namespace,
            locals: request.parameters.clone(),
            name: &name,
            used_at: request.used_at,
            pieces: request.pieces,
            fuel: FUEL,
        };
        let code = match &request.result {
            None => body.condition(request.expr),
            Some(result) => body.created(request.expr, result),
        };
        let mut missing = self.coverage.take_used();
        missing.extend(self.called_cpp());
        missing.sort_unstable();
        missing.dedup();
        self.functions.push(Function::new(request, ident(&name), code, missing));
        self.found.insert(key, self.functions.len() - 1);
        self.functions.len() - 1
    }

    /// The function for a request, unless it would call a user-provided function.
    pub(super) fn complete(&mut self, request: &Request<'_>) -> Option<super::Maker> {
        let (mark, count) = (self.coverage.mark(), self.functions.len());
        let index = self.function(request);
        let function = &self.functions[index];
        let created = super::Maker {
            function: function.name.clone(),
            is_partial: function.is_partial,
            missing: function.missing.clone(),
        };
        if created.missing.is_empty() {
            return Some(created);
        }
        if index == count {
            self.functions.truncate(count);
            self.found.retain(|_, found| *found < count);
            self.names.release(&created.function.to_string());
            self.coverage.forget(mark);
        }
        None
    }
}

/// The name of a constraint's record. An optional or default-valued attribute shares name and predicate with
/// its base.
pub fn named<'r>(constraint: Constraint<'r>) -> Option<&'r str> {
    let record = constraint.record();
    let base = Attribute::new(record).base().record();
    let same = [record, base].into_iter().find(|found| !found.is_anonymous());
    same.filter(|found| Constraint::new(*found).predicate() == constraint.predicate()).map(RecordRef::name)
}

/// The type of an operand or result in expressions.
fn value_ty(part: &Named<'_, TypeConstraint<'_>>) -> Ty {
    match part.constraint {
        constraint if constraint.is_optional() => Ty::Optional(Box::new(Ty::Value)),
        constraint if constraint.is_variable_length() => Ty::List(Box::new(Ty::Value)),
        _ => Ty::Value,
    }
}

/// The parameters for operands, attributes, … by their positions in the order of their first use.
pub(super) fn positions(arguments: &[(String, Ty)]) -> impl Iterator<Item = Local> {
    let local = |(index, (part, ty)): (usize, &(String, Ty))| {
        let name = position(index);
        Local { part: Some(part.clone()), ..Local::placeholder(&name, ident(&name), ty.clone()) }
    };
    arguments.iter().enumerate().map(local)
}

/// The name of a parameter by its position: `a`, `b`, …
pub(super) fn position(index: usize) -> String {
    match u8::try_from(index).ok().filter(|index| *index < 26) {
        Some(index) => char::from(b'a' + index).to_string(),
        None => format!("a{index}"),
    }
}

/// The expression with operands, attributes, … renamed by position in the order of their first use, so that
/// `$lhs.getType() == $rhs.getType()` of one operation and `$a.getType() == $b.getType()` of another are
/// equal. A call such as `getLhs()` equals `$lhs`.
pub(super) fn positional(expr: Expr, parts: &[(String, Ty)], arguments: &mut Vec<(String, Ty)>) -> Expr {
    let found = match &expr.kind {
        ExprKind::Placeholder(name) => parts.iter().find(|(part, _)| part == name),
        ExprKind::Call { callee, args } if args.is_empty() => match &callee.kind {
            // The accessor of an attribute returns its value, not the attribute.
            ExprKind::Name(path) => parts.iter().find(|(part, ty)| {
                let is_value = matches!(ty, Ty::Value | Ty::Region | Ty::Block)
                    || matches!(ty, Ty::Optional(inner) | Ty::List(inner) if **inner == Ty::Value);
                is_value && path.as_single() == Some(&format!("get{}", snake_to_camel(part, true)))
            }),
            _ => None,
        },
        _ => None,
    };
    if let Some(part) = found {
        let index = arguments.iter().position(|(name, _)| *name == part.0).unwrap_or_else(|| {
            arguments.push(part.clone());
            arguments.len() - 1
        });
        return Expr::placeholder(&position(index));
    }
    expr.map_children(&mut |child| positional(child, parts, arguments))
}

/// The first words of a constraint's summary in lower case, separated by underscores: a component of a name.
/// None if it lacks a summary: the number of an anonymous record changes with every record before it.
pub fn summary_words(constraint: Constraint<'_>) -> String {
    match constraint.summary() {
        summary if summary == constraint.record().name() => String::new(),
        summary => words(summary),
    }
}

/// The first words of a text in lower case, separated by underscores.
fn words(text: &str) -> String {
    /// More words do not make a name clearer.
    const MOST: usize = 8;
    let is_word = |c: char| c.is_ascii_alphanumeric();
    let words = text.split(|c| !is_word(c)).filter(|word| !word.is_empty()).take(MOST);
    words.map(str::to_lowercase).collect::<Vec<_>>().join("_")
}

/// The same words as the start of a name, which must be a letter.
fn legal_words(text: &str) -> String {
    let words = words(text);
    if words.starts_with(|c: char| c.is_ascii_alphabetic()) { words } else { format!("it_{words}") }
}

/// The location of a predicate's code.
fn span_of(predicate: Predicate<'_>) -> Span {
    predicate.code().map_or(predicate.record().span(), |piece| piece.span)
}

/// The name of a parameter, prefixed with an underscore if the function does not use it.
pub fn used_name(parameter: &Ident, body: &TokenStream) -> Ident {
    if uses(body, parameter) { parameter.clone() } else { ident(&format!("_{parameter}")) }
}

/// Whether tokens name a variable.
pub fn uses(tokens: &TokenStream, variable: &Ident) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(found) => found == *variable,
        TokenTree::Group(group) => uses(&group.stream(), variable),
        _ => false,
    })
}
