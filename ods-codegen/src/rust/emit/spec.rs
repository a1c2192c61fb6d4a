//! The data of an operation.

use super::accessor::{Call, presence};
use super::{Check, Effect, Hook, Implemented, Inference, InterfaceModel, list};
use crate::rust::{Ident, ToTokens, TokenStream, ident, literal, quote};

/// The data of an operation, by which the runtime registers, verifies, parses, prints and optimizes it.
pub(in crate::rust) struct OpSpec {
    /// The full name.
    pub(in crate::rust) name: String,
    /// The operands.
    pub(in crate::rust) operands: Vec<ValueSpec>,
    /// The results.
    pub(in crate::rust) results: Vec<ValueSpec>,
    /// The attributes.
    pub(in crate::rust) attributes: Vec<AttrSpec>,
    /// The regions.
    pub(in crate::rust) regions: Vec<PartSpec>,
    /// The successors.
    pub(in crate::rust) successors: Vec<PartSpec>,
    /// The way in which sizes of operand segments are determined.
    pub(in crate::rust) operand_groups: Grouping,
    /// The same for results.
    pub(in crate::rust) result_groups: Grouping,
    /// The properties that are not attributes.
    pub(in crate::rust) properties: Vec<TokenStream>,
    /// The flags, each once.
    pub(in crate::rust) flags: Vec<Ident>,
    /// The predicates on the whole operation: summary and test.
    pub(in crate::rust) predicates: Vec<(String, Accepts)>,
    /// The checks before those of constraints.
    pub(in crate::rust) structure: Vec<Check>,
    /// The checks after those of constraints.
    pub(in crate::rust) traits: Vec<Check>,
    /// The checks after those of everything in the regions.
    pub(in crate::rust) region_traits: Vec<Check>,
    /// Whether all checks depend on attributes, properties and types alone.
    pub(in crate::rust) is_verified_by_signature: bool,
    /// The listed effects.
    pub(in crate::rust) effects: Vec<Effect>,
    /// The inference of result types; `None` if they are given.
    pub(in crate::rust) inference: Option<Inference>,
    /// The models of MLIR's interfaces.
    pub(in crate::rust) interfaces: Vec<InterfaceModel>,
    /// The user-provided folding and canonicalization.
    pub(in crate::rust) rewrites: Vec<Hook>,
    /// The interfaces of the dialect.
    pub(in crate::rust) implements: Option<Implemented>,
    /// The user-provided verifiers.
    pub(in crate::rust) verifiers: Vec<Hook>,
    /// The assembly format; `None` for the generic form.
    pub(in crate::rust) syntax: Option<Syntax>,
    /// The names of values; `None` for numbers.
    pub(in crate::rust) names: Option<ValueNames>,
    /// The operations that may contain it, as an expression; `None` for any.
    pub(in crate::rust) parents: Option<TokenStream>,
    /// The implicit terminator of blocks of its regions, as an expression.
    pub(in crate::rust) terminator: Option<TokenStream>,
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
            list("regions", &self.regions.iter().map(|part| part.of("RegionSpec")).collect::<Vec<_>>());
        let successors = list(
            "successors",
            &self.successors.iter().map(|part| part.of("SuccessorSpec")).collect::<Vec<_>>(),
        );
        let operand_groups = self.operand_groups.entry("operand_groups");
        let result_groups = self.result_groups.entry("result_groups");
        let properties = list("properties", &self.properties);
        let flags = flags(&self.flags);
        let predicates = self.predicates.iter().map(|(summary, accepts)| {
            let summary = literal(summary);
            quote!(Predicate { summary: #summary, accepts: #accepts })
        });
        let predicates = list("predicates", &predicates.collect::<Vec<_>>());
        let structure = list("structure", &self.structure);
        let traits = list("traits", &self.traits);
        let region_traits = list("region_traits", &self.region_traits);
        let by_signature = self.is_verified_by_signature.then(|| quote!(verified_by_signature: true,));
        let effects = list("effects", &self.effects);
        let inference = self.inference.iter();
        let models = &self.interfaces;
        let interfaces =
            (!models.is_empty()).then(|| quote!(interfaces: Interfaces { #(#models,)* ..Interfaces::NONE },));
        let implements = self.implements.iter();
        let names = self.names.iter();
        let (parents, terminator) = (self.parents.iter(), self.terminator.iter());
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
            #by_signature
            #effects
            #(inference: #inference,)*
            #interfaces
            #(#rewrites,)*
            #(implements: #implements,)*
            #(#verifiers,)*
            #syntax
            #(names: #names,)*
            #(parents: #parents,)*
            #(terminator: Some(#terminator),)*
        });
    }
}

/// `flags: Traits::PURE.union(Traits::COMMUTATIVE),`
fn flags(flags: &[Ident]) -> Option<TokenStream> {
    let (first, others) = flags.split_first()?;
    Some(quote!(flags: Traits::#first #(.union(Traits::#others))*,))
}

/// The number of values in a segment.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::rust) enum Length {
    /// One.
    One,
    /// At most one.
    Optional,
    /// Any number.
    Variadic,
}

/// An operand or a result.
pub(in crate::rust) struct ValueSpec {
    /// Its name; empty without one.
    pub(in crate::rust) name: String,
    /// The number of values.
    pub(in crate::rust) length: Length,
    /// The attribute with the segment sizes of a variadic of variadic.
    pub(in crate::rust) sizes: Option<String>,
    /// The static of its constraint.
    pub(in crate::rust) constraint: Ident,
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
    }
}

/// An attribute.
pub(in crate::rust) struct AttrSpec {
    /// Its name.
    pub(in crate::rust) name: String,
    /// Whether it may be absent.
    pub(in crate::rust) is_optional: bool,
    /// The static of its constraint.
    pub(in crate::rust) constraint: Ident,
}

impl ToTokens for AttrSpec {
    /// `AttrSpec::required("value", &ANY_ATTR)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (name, presence) = (literal(&self.name), presence(self.is_optional));
        let constraint = &self.constraint;
        tokens.extend(quote!(AttrSpec::#presence(#name, &#constraint)));
    }
}

/// A region or a successor.
pub(in crate::rust) struct PartSpec {
    /// Its name; empty without one.
    pub(in crate::rust) name: String,
    /// Whether there is any number of them.
    pub(in crate::rust) is_variadic: bool,
    /// The description of its constraint.
    pub(in crate::rust) summary: String,
    /// The test of its constraint.
    pub(in crate::rust) accepts: Accepts,
}

impl PartSpec {
    /// `RegionSpec { name: "body", is_variadic: false, summary: "any region", accepts: |_, _, _| true }`
    fn of(&self, ty: &str) -> TokenStream {
        let PartSpec { name, is_variadic, summary, accepts } = self;
        let ty = ident(ty);
        quote!(#ty { name: #name, is_variadic: #is_variadic, summary: #summary, accepts: #accepts })
    }
}

/// The test of a region, a successor or an operation.
pub(in crate::rust) enum Accepts {
    /// One that always holds.
    Everything,
    /// A function for a constraint.
    Function(Ident),
    /// A function on parts of an operation.
    Operation(OpPredicate),
}

/// A function on parts of an operation.
pub(in crate::rust) struct OpPredicate {
    /// The function.
    pub(in crate::rust) function: Ident,
    /// The handle.
    pub(in crate::rust) handle: Ident,
    /// The arguments.
    pub(in crate::rust) arguments: Vec<PredicateArgument>,
}

/// An argument of a predicate on an operation.
pub(in crate::rust) enum PredicateArgument {
    /// The operation.
    Operation,
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
    /// `|ctx, ir, op| { let Some(mask_) = LoadOp(op).mask(ir) else { return false }; constraints::is_ok(ctx, ir, mask_) }`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let OpPredicate { function, handle, arguments } = self;
        let bindings = arguments.iter().filter_map(|argument| match argument {
            PredicateArgument::Required(variable, call) => {
                Some(quote!(let Some(#variable) = #handle(op).#call else { return false };))
            }
            _ => None,
        });
        let bindings: Vec<TokenStream> = bindings.collect();
        let arguments = arguments.iter().map(|argument| match argument {
            PredicateArgument::Operation => quote!(op),
            PredicateArgument::Value(call) => quote!(#handle(op).#call),
            PredicateArgument::List(call) => quote!(&#handle(op).#call),
            PredicateArgument::Required(variable, _) => quote!(#variable),
        });
        let call = quote!(constraints::#function(ctx, ir, #(#arguments),*));
        tokens.extend(match bindings.is_empty() {
            true => quote!(|ctx, ir, op| #call),
            false => quote!(|ctx, ir, op| { #(#bindings)* #call }),
        });
    }
}

/// The way in which the sizes of segments are determined.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::rust) enum Grouping {
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
pub(in crate::rust) enum ValueNames {
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
pub(in crate::rust) enum Syntax {
    /// User-provided parser and printer of this handle.
    UserProvided(Ident),
    /// A declarative format.
    Format {
        /// The static with the format.
        format: Ident,
        /// The functions that derive types from others.
        transforms: Vec<TokenStream>,
        /// The implementations of directives.
        directives: Vec<TokenStream>,
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
