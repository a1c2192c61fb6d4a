//! The data of an operation.

use super::accessor::Call;
use super::{Check, Effect, Hook, Inference, InterfaceModel, MakerCall, PropertySpec, list};
use crate::rust::expr::{OpArgument, uses};
use crate::rust::{Ident, ToTokens, TokenStream, ident, literal, quote};

/// The data of an operation, by which the runtime registers, verifies, parses, prints and optimizes it.
pub struct OpSpec {
    /// The full name.
    pub name: String,
    pub operands: Vec<ValueSpec>,
    pub results: Vec<ValueSpec>,
    pub attributes: Vec<AttrSpec>,
    pub regions: Vec<PartSpec>,
    pub successors: Vec<PartSpec>,
    /// The way in which sizes of operand segments are determined.
    pub operand_groups: Grouping,
    /// The same for results.
    pub result_groups: Grouping,
    /// The properties that are not attributes.
    pub properties: Vec<PropertySpec>,
    /// The flags, each once.
    pub flags: Vec<Ident>,
    /// The predicates on the whole operation: summary and test.
    pub predicates: Vec<(String, Accepts)>,
    /// The checks before those of constraints.
    pub structure: Vec<Check>,
    /// The checks after those of constraints.
    pub traits: Vec<Check>,
    /// The checks after those of everything in the regions.
    pub region_traits: Vec<Check>,
    /// The listed effects.
    pub effects: Vec<Effect>,
    /// The inference of result types; `None` if they are given.
    pub inference: Option<Inference>,
    /// The models of MLIR's interfaces.
    pub interfaces: Vec<InterfaceModel>,
    /// The user-provided folding and canonicalization.
    pub rewrites: Vec<Hook>,
    /// The interfaces of the dialect.
    pub implements: Option<Implemented>,
    /// The types of its traits that the runtime does not define.
    pub named_traits: Vec<Ident>,
    /// The user-provided verifiers.
    pub verifiers: Vec<Hook>,
    /// The assembly format; `None` for the generic form.
    pub syntax: Option<Syntax>,
    /// The names of values; `None` for numbers.
    pub names: Option<ValueNames>,
    /// The operations that may contain it; `None` for any.
    pub parents: Option<OpNames>,
    /// The implicit terminator of blocks of its regions.
    pub terminator: Option<OpNames>,
}

impl ToTokens for OpSpec {
    /// `name: "toy.add", operands: &[one("lhs", &ANY_INTEGER)], …`, without what is empty.
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let OpSpec { rewrites, verifiers, syntax, .. } = self;
        let name = literal(&self.name);
        let operands = list("operands", &self.operands);
        let results = list("results", &self.results);
        let attributes = list("attributes", &self.attributes);
        let regions =
            list("regions", &self.regions.iter().map(|part| part.emit("RegionSpec")).collect::<Vec<_>>());
        let successors = list(
            "successors",
            &self.successors.iter().map(|part| part.emit("SuccessorSpec")).collect::<Vec<_>>(),
        );
        let operand_groups = self.operand_groups.entry("operand_groups");
        let result_groups = self.result_groups.entry("result_groups");
        let properties = list("properties", &self.properties);
        let flags = flags(&self.flags);
        let predicates = self.predicates.iter().map(|(summary, accepts)| {
            let summary = literal(summary);
            quote!(Predicate::new(#summary, &#accepts))
        });
        let predicates = list("predicates", &predicates.collect::<Vec<_>>());
        let structure = list("structure", &self.structure);
        let traits = list("traits", &self.traits);
        let region_traits = list("region_traits", &self.region_traits);
        let effects = list("effects", &self.effects);
        let inference = self.inference.iter();
        let models = &self.interfaces;
        let interfaces =
            (!models.is_empty()).then(|| quote!(interfaces: Interfaces { #(#models,)* ..Interfaces::NONE },));
        let implements = self.implements.iter();
        let named_traits = self.named_traits.iter().map(|name| quote!(#name::TRAIT)).collect::<Vec<_>>();
        let named_traits = list("named_traits", &named_traits);
        let names = self.names.iter();
        let parents = self.parents.iter().map(OpNames::parents);
        let terminator = self.terminator.iter().map(OpNames::terminator);
        tokens.extend(quote! {
            name: #name,
            #operands
            #results
            #attributes
            #regions
            #successors
            #operand_groups
            #result_groups
            #properties
            #flags
            #predicates
            #structure
            #traits
            #region_traits
            #effects
            #(inference: #inference,)*
            #interfaces
            #(#rewrites,)*
            #(implements: #implements,)*
            #named_traits
            #(#verifiers,)*
            #syntax
            #(names: #names,)*
            #(parents: #parents,)*
            #(terminator: Some(#terminator),)*
        });
    }
}

/// Full names of operations.
#[derive(Clone)]
pub enum OpNames {
    Listed(Vec<String>),
    /// A constant of a user-provided implementation for this handle.
    UserProvided(Ident),
}

impl OpNames {
    /// `&["func.func"]`, `<AddOp as ParentOps>::PARENTS`
    pub(super) fn parents(&self) -> TokenStream {
        match self {
            OpNames::Listed(names) => quote!(&[#(#names),*]),
            OpNames::UserProvided(handle) => quote!(<#handle as ParentOps>::PARENTS),
        }
    }

    /// `"scf.yield"`, `<LoopOp as ImplicitTerminator>::TERMINATOR`
    pub(super) fn terminator(&self) -> TokenStream {
        match self {
            OpNames::Listed(names) => quote!(#(#names)*),
            OpNames::UserProvided(handle) => quote!(<#handle as ImplicitTerminator>::TERMINATOR),
        }
    }
}

/// `flags: Traits::PURE.union(Traits::COMMUTATIVE),`
fn flags(flags: &[Ident]) -> Option<TokenStream> {
    let (first, others) = flags.split_first()?;
    Some(quote!(flags: Traits::#first #(.union(Traits::#others))*,))
}

/// The number of values in a segment.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Length {
    /// One.
    One,
    /// At most one.
    Optional,
    /// Any number.
    Variadic,
}

impl Length {
    /// The type of the constant of a segment, in the runtime's module `adaptor`.
    pub(crate) fn constant_type(self) -> &'static str {
        match self {
            Length::One => "One",
            Length::Optional => "Optional",
            Length::Variadic => "Variadic",
        }
    }
}

/// An operand or a result.
pub struct ValueSpec {
    /// Its name; empty without one.
    pub name: String,
    /// The number of values.
    pub length: Length,
    /// The attribute with the segment sizes of a variadic of variadic.
    pub sizes: Option<String>,
    /// The static of the constraint on one value.
    pub constraint: Ident,
    /// The description of the accepted values, if it is not that of the constraint.
    pub summary: Option<String>,
}

impl ToTokens for ValueSpec {
    /// `one("lhs", &ANY_INTEGER)`, `nested("cases", "case_sizes", &INDEX)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (name, constraint) = (literal(&self.name), &self.constraint);
        let length = ident(match self.length {
            Length::One => "one",
            Length::Optional => "optional",
            Length::Variadic => "variadic",
        });
        tokens.extend(match &self.sizes {
            Some(sizes) => quote!(nested(#name, #sizes, &#constraint)),
            None => quote!(#length(#name, &#constraint)),
        });
        tokens.extend(self.summary.as_ref().map(|summary| quote!(.with_summary(#summary))));
    }
}

/// An attribute.
pub struct AttrSpec {
    pub name: String,
    /// The constructor of the runtime: `required`, `optional`, `default_valued`.
    pub presence: &'static str,
    /// The static of its constraint.
    pub constraint: Ident,
    /// The function that creates the default value.
    pub default: Option<MakerCall>,
}

impl ToTokens for AttrSpec {
    /// `AttrSpec::required("value", &ANY_ATTR)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (name, presence) = (literal(&self.name), ident(self.presence));
        let constraint = &self.constraint;
        let default = self.default.as_ref().map(|default| {
            let default = default.qualified();
            quote!(.with_default(&#default))
        });
        tokens.extend(quote!(AttrSpec::#presence(#name, &#constraint) #default));
    }
}

/// A region or a successor.
pub struct PartSpec {
    /// Its name; empty without one.
    pub name: String,
    /// Whether there is any number of them.
    pub is_variadic: bool,
    /// The description of its constraint.
    pub summary: String,
    /// The test of its constraint.
    pub accepts: Accepts,
}

impl PartSpec {
    /// `RegionSpec::any("body")`, `SuccessorSpec::new("dest", "an exit", &constraints::is_exit).variadic()`
    fn emit(&self, ty: &str) -> TokenStream {
        let PartSpec { name, is_variadic, summary, accepts } = self;
        let any = format!("any {}", ty.trim_end_matches("Spec").to_lowercase());
        let (ty, variadic) = (ident(ty), is_variadic.then(|| quote!(.variadic())));
        match accepts {
            Accepts::Everything if *summary == any => quote!(#ty::any(#name) #variadic),
            accepts => quote!(#ty::new(#name, #summary, &#accepts) #variadic),
        }
    }
}

/// The test of a region, a successor or an operation.
pub enum Accepts {
    /// One that always holds.
    Everything,
    /// A function for a constraint.
    Function(Ident),
    /// A function on parts of an operation.
    Operation(OpPredicate),
}

/// A function on parts of an operation.
pub struct OpPredicate {
    pub function: Ident,
    pub handle: Ident,
    /// Its first arguments: those of `ctx`, `ir` and `op` that it uses.
    pub subjects: Vec<Ident>,
    /// Its arguments after these.
    pub arguments: Vec<PredicateArgument>,
    /// Its arguments in a plan.
    pub parts: Vec<OpArgument>,
}

/// An argument of a predicate on an operation.
pub enum PredicateArgument {
    /// The value of an accessor.
    Value(Call),
    /// The list that an accessor returns.
    List(Call),
    /// The value of an accessor, without which the predicate does not hold, in a variable.
    Required(Ident, Call),
}

impl ToTokens for Accepts {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            Accepts::Everything => quote!(|_, _, _| true),
            Accepts::Function(function) => quote!(constraints::#function),
            Accepts::Operation(predicate) => return predicate.to_tokens(tokens),
        });
    }
}

impl ToTokens for OpPredicate {
    /// `|_, ir, op| { let Some(x_) = LoadOp(op).x(ir) else { return false }; constraints::is_ok(ir, x_) }`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let OpPredicate { function, handle, subjects, arguments, .. } = self;
        let bindings = arguments.iter().filter_map(|argument| match argument {
            PredicateArgument::Required(variable, call) => {
                Some(quote!(let Some(#variable) = #handle(op).#call else { return false };))
            }
            _ => None,
        });
        let bindings: Vec<TokenStream> = bindings.collect();
        let arguments = arguments.iter().map(|argument| match argument {
            PredicateArgument::Value(call) => quote!(#handle(op).#call),
            PredicateArgument::List(call) => quote!(&#handle(op).#call),
            PredicateArgument::Required(variable, _) => quote!(#variable),
        });
        let arguments: Vec<TokenStream> = arguments.collect();
        let call = quote!(constraints::#function(#(#subjects,)* #(#arguments),*));
        let body = if bindings.is_empty() { call } else { quote!({ #(#bindings)* #call }) };
        let parameters = ["ctx", "ir", "op"].map(|name| {
            let name = ident(name);
            if uses(&body, &name) { quote!(#name) } else { quote!(_) }
        });
        tokens.extend(quote!(|#(#parameters),*| #body));
    }
}

/// The way in which the sizes of segments are determined.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Grouping {
    /// At most one segment has a variable length.
    Rest,
    /// All segments of variable length have the same one.
    Same,
    /// An attribute holds the sizes.
    Segments,
}

impl Grouping {
    /// `operand_groups: Grouping::Segments,`, unless it is the default.
    fn entry(self, name: &str) -> Option<TokenStream> {
        let name = ident(name);
        let grouping = ident(match self {
            Grouping::Rest => return None,
            Grouping::Same => "Same",
            Grouping::Segments => "Segments",
        });
        Some(quote!(#name: Grouping::#grouping,))
    }
}

/// The names of values in text.
pub enum ValueNames {
    /// The names of the definition.
    Groups,
    /// Those of user-provided code for this handle.
    UserProvided(Ident),
}

impl ToTokens for ValueNames {
    /// `ValueNames::Groups`, `ValueNames::hand_written::<AddOp>()`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            ValueNames::Groups => quote!(ValueNames::Groups),
            ValueNames::UserProvided(handle) => quote!(ValueNames::hand_written::<#handle>()),
        });
    }
}

/// The assembly format of an operation.
pub enum Syntax {
    /// User-provided parser and printer of this handle.
    UserProvided(Ident),
    /// Calls of user-provided functions.
    Functions { parse: SyntaxCall, print: SyntaxCall },
    /// A declarative format.
    Format {
        /// The static with the format.
        format: Ident,
        /// The functions that derive types from others.
        transforms: Vec<TypeTransform>,
        /// The implementations of directives.
        directives: Vec<DirectiveCall>,
        /// The dialect whose operations need no prefix in the regions.
        default_dialect: Option<String>,
    },
}

impl ToTokens for Syntax {
    /// `format: Some(&ADD_OP_FORMAT), syntax: Syntax::FORMAT.transforms(&[…]),`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (format, transforms, directives, dialect) = match self {
            Syntax::UserProvided(handle) => {
                return tokens.extend(quote!(syntax: Syntax::hand_written::<#handle>(),));
            }
            Syntax::Functions { parse, print } => {
                return tokens.extend(quote!(syntax: Syntax::functions(&#parse, &#print),));
            }
            Syntax::Format { format, transforms, directives, default_dialect } => {
                (format, transforms, directives, default_dialect)
            }
        };
        let has_functions = !transforms.is_empty() || !directives.is_empty() || dialect.is_some();
        let transforms = (!transforms.is_empty()).then(|| quote!(.transforms(&[#(#transforms),*])));
        let directives = (!directives.is_empty()).then(|| quote!(.directives(&[#(#directives),*])));
        let dialect = dialect.as_ref().map(|dialect| quote!(.with_default_dialect(#dialect)));
        let functions =
            has_functions.then(|| quote!(syntax: Syntax::FORMAT #transforms #directives #dialect,));
        tokens.extend(quote!(format: Some(&#format), #functions));
    }
}

/// The implementation of a custom directive for an operation.
pub enum DirectiveCall {
    /// That of the runtime or of `cpp_hooks`: its type, the same as a path, and the handle of the operation.
    Shared { directive: TokenStream, path: String, handle: Ident },
    /// The author's for the directive of this name.
    UserProvided(String, Ident),
}

impl ToTokens for DirectiveCall {
    /// `DirectiveHooks::shared::<shared_directives::DimensionList, EmptyOp>()`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            DirectiveCall::Shared { directive, handle, .. } => {
                quote!(DirectiveHooks::shared::<#directive, #handle>())
            }
            DirectiveCall::UserProvided(name, handle) => {
                let name = ident(name);
                quote!(DirectiveHooks::new::<directives::#name, #handle>())
            }
        });
    }
}

/// Parameter and result of a function that derives types.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TransformKind {
    /// A type from a type.
    Type,
    /// A list of types from a type.
    Types,
    /// A type from an attribute.
    Attribute,
}

/// A function that derives types from others.
#[derive(PartialEq, Eq)]
pub struct TypeTransform {
    pub kind: TransformKind,
    /// Whether it returns an `Option`.
    pub is_partial: bool,
    pub function: Ident,
}

impl ToTokens for TypeTransform {
    /// `Transform::Type(&constraints::i1_same_shape)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let function = &self.function;
        tokens.extend(match (self.kind, self.is_partial) {
            (TransformKind::Types, true) => quote!(Transform::Types(&constraints::#function)),
            (TransformKind::Types, false) => {
                quote!(Transform::Types(&|ctx, ty| Some(constraints::#function(ctx, ty))))
            }
            (TransformKind::Attribute, true) => quote!(Transform::Attribute(&constraints::#function)),
            (TransformKind::Attribute, false) => {
                quote!(Transform::Attribute(&|ctx, value| Some(constraints::#function(ctx, value))))
            }
            (TransformKind::Type, true) => quote!(Transform::TryType(&constraints::#function)),
            (TransformKind::Type, false) => quote!(Transform::Type(&constraints::#function)),
        });
    }
}

/// The role of a user-provided function of the syntax of operations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SyntaxKind {
    Parse,
    Print,
}

/// The call of a user-provided function that parses or prints an operation.
pub struct SyntaxCall {
    pub kind: SyntaxKind,
    pub function: Ident,
    /// Its constant arguments.
    pub constants: Vec<TokenStream>,
}

impl ToTokens for SyntaxCall {
    /// `|parser, op| <Externals as ExternalFunctions>::parse_binary_op(parser, op, 2)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let SyntaxCall { kind, function, constants } = self;
        let object = ident(match kind {
            SyntaxKind::Parse => "parser",
            SyntaxKind::Print => "printer",
        });
        tokens.extend(quote! {
            |#object, op| <Externals as ExternalFunctions>::#function(#object, op #(, #constants)*)
        });
    }
}

/// A user-provided function that parses or prints operations.
pub struct SyntaxFunction {
    pub kind: SyntaxKind,
    /// The name in C++.
    pub cpp: String,
    pub name: Ident,
    /// The types of its constants.
    pub constants: Vec<TokenStream>,
}

impl ToTokens for SyntaxFunction {
    /// ```text
    /// /// `parseBinaryOp`
    /// ///
    /// /// # Errors
    /// /// On a syntax error, which has been reported.
    /// fn parse_binary_op(
    ///     parser: &mut ir_core::text::OperationParser<'_>,
    ///     op: &mut ir_core::text::CustomOp,
    ///     a: i64
    /// ) -> ParseResult<()>;
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let SyntaxFunction { kind, cpp, name, constants } = self;
        let doc = format!(" `{cpp}`");
        let names = (b'a'..=b'z').map(|letter| ident(&char::from(letter).to_string()));
        let constants = names.zip(constants).map(|(name, ty)| quote!(#name: #ty));
        tokens.extend(match kind {
            SyntaxKind::Parse => quote! {
                #[doc = #doc]
                #[doc = ""]
                #[doc = " # Errors"]
                #[doc = " On a syntax error, which has been reported."]
                fn #name(
                    parser: &mut ir_core::text::OperationParser<'_>,
                    op: &mut ir_core::text::CustomOp
                    #(, #constants)*
                ) -> ParseResult<()>;
            },
            SyntaxKind::Print => quote! {
                #[doc = #doc]
                fn #name(printer: &mut ir_core::text::OperationPrinter<'_>, op: Op #(, #constants)*);
            },
        });
    }
}

/// The interfaces of the dialect that an operation, type or attribute implements.
pub struct Implemented {
    pub handle: Ident,
    /// `Op`, `Type` or `Attribute`.
    pub base: &'static str,
    /// The traits, which are not none.
    pub interfaces: Vec<Ident>,
}

impl ToTokens for Implemented {
    /// `implements!(AddOp(Op): ShapeInference)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Implemented { handle, base, interfaces } = self;
        let base = ident(base);
        tokens.extend(quote!(implements!(#handle(#base): #(#interfaces),*)));
    }
}
