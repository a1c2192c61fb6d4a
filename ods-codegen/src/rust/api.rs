//! The interface of the generated Rust for its callers.

use std::fmt::Display;

use bumpalo::Bump;

use super::emit::{
    Accessor, AccessorKind, Create, CustomBuilder, Length, MethodBody, Parameter, Presence, RustDef,
    RustEnum, RustInterface, RustOp, RustPass,
};
use super::{Emitter, Lowered, RustType, ToTokens, ident, passes};
use crate::api::{ApiItem, Language};
use crate::{Records, SourceMap, model};

/// Functions that create operations, types and attributes, accessors, setters, interfaces, cases of enums,
/// and options of passes.
pub fn api(records: &Records, sources: &SourceMap, dialect: Option<&str>) -> Vec<ApiItem> {
    let arena = Bump::new();
    let Some(dialect) = dialect.and_then(|name| model::selected_dialect(records, Some(name)).ok()) else {
        let is_declared = passes::are_declared(records, sources);
        let found = is_declared
            .then(|| Emitter::new(records, sources, &arena, None).passes(records, &mut Vec::new()));
        return found.flatten().iter().flat_map(|found| &found.passes).flat_map(pass).collect();
    };
    let (lowered, _) = Emitter::new(records, sources, &arena, Some(dialect)).lower(records, dialect);
    let Lowered { emitted, types, attributes, enums, interfaces, passes, .. } = lowered;
    let mut all: Vec<ApiItem> = emitted.iter().flat_map(operation).collect();
    all.extend(types.items.iter().chain(&attributes.items).flat_map(definition));
    all.extend(enums.iter().flat_map(enumeration));
    all.extend(interfaces.iter().flat_map(interface));
    all.extend(passes.iter().flat_map(|found| &found.passes).flat_map(pass));
    all
}

fn item(owner: &str, name: String, signature: String) -> ApiItem {
    ApiItem::provided(Language::Rust, owner, name, signature)
}

/// The code of a type or form, without the spaces that tokens have between them.
fn code(tokens: &impl ToTokens) -> String {
    let mut text = tokens.to_token_stream().to_string();
    for (spaced, plain) in
        [(" :: ", "::"), (" < ", "<"), (" >", ">"), ("& ", "&"), (" ,", ","), ("< ", "<"), (" ::", "::")]
    {
        text = text.replace(spaced, plain);
    }
    text
}

/// A function, whose callers do not write names of parameters:
/// `AddOp::create(lhs: Value, rhs: Value) -> AddOp`
fn function(owner: &str, name: String, parameters: &[Parameter], result: &str) -> ApiItem {
    let of = |shown: &dyn Fn(&Parameter) -> String| {
        let shown: Vec<String> = parameters.iter().map(shown).collect();
        format!("({}) -> {result}", shown.join(", "))
    };
    let signature = of(&|parameter| format!("{}: {}", parameter.name, code(&parameter.ty)));
    let contract = of(&|parameter| code(&parameter.ty));
    ApiItem { contract, ..item(owner, name, signature) }
}

fn operation(op: &RustOp) -> Vec<ApiItem> {
    let (owner, handle) = (op.spec.name.as_str(), op.handle.to_string());
    let Create { parameters, .. } = &op.create;
    let mut items = vec![function(owner, format!("{handle}::create"), parameters, &handle)];
    if let Some(builder) = &op.builder {
        items.push(function(owner, format!("{handle}::builder"), parameters, &builder.name.to_string()));
        if builder.infers_types {
            items.push(item(owner, format!("{}::result_types", builder.name), "(&[Type])".to_owned()));
        }
    }
    for accessor in &op.accessors {
        items.extend(accessors(owner, &handle, op.builder.is_some(), accessor));
    }
    let nested = op.nested.iter().flat_map(|nested| [&nested.name, &nested.setter]);
    items.extend(nested.map(|name| item(owner, format!("{handle}::{name}"), String::new())));
    let derived = op.derived.iter();
    items.extend(
        derived.map(|derived| item(owner, format!("{handle}::{}", derived.name), returned(&derived.ty))),
    );
    items.extend(op.custom_builders.iter().map(|builder| custom(owner, &handle, builder)));
    let asked = op.builders_trait.iter().flat_map(|found| &found.methods);
    items.extend(asked.map(|builder| ApiItem { is_required: true, ..custom(owner, &handle, builder) }));
    let interfaces = op.spec.implements.iter().flat_map(|implemented| &implemented.interfaces);
    items.extend(interfaces.map(|interface| item(owner, format!("{interface} for {handle}"), String::new())));
    items
}

/// ` -> Type`
fn returned(ty: &RustType) -> String {
    format!(" -> {}", code(ty))
}

fn custom(owner: &str, handle: &str, builder: &CustomBuilder) -> ApiItem {
    let result = code(&builder.result);
    function(owner, format!("{handle}::{}", builder.name), &builder.parameters, &result)
}

/// An accessor, its companions, and the setter of the builder. Indices are not part of the interface.
fn accessors(owner: &str, handle: &str, has_builder: bool, accessor: &Accessor) -> Vec<ApiItem> {
    let Accessor { name, kind, .. } = accessor;
    let named = |name: &dyn Display, signature: String| item(owner, format!("{handle}::{name}"), signature);
    let getter = |ty: String| named(name, format!(" -> {ty}"));
    let setter = |argument: &str| {
        let name = format!("{handle}Builder::{name}");
        has_builder.then(|| item(owner, name, format!("({argument})")))
    };
    match kind {
        AccessorKind::Operand(segment, constant) => {
            let ty = values(segment.length, "OperandRange");
            let constant_type = segment.length.constant_type();
            let mut items = vec![getter(ty), named(constant, format!(": {constant_type}"))];
            items.extend(setter("Option<Value>").filter(|_| segment.length == Length::Optional));
            items
        }
        AccessorKind::Result(segment) => vec![getter(values(segment.length, "ResultRange"))],
        AccessorKind::Entity(kind, _) => vec![getter(kind.ty().to_string())],
        AccessorKind::Entities(kind, _) => {
            vec![getter(format!("impl ExactSizeIterator<Item = {}>", kind.ty()))]
        }
        AccessorKind::Attribute(attribute) => {
            let argument = code(&attribute.set_argument());
            let mut items = vec![getter(code(&attribute.returned()))];
            let stored = attribute.stored.as_ref();
            items.extend(stored.map(|stored| named(stored, " -> Option<Attribute>".to_owned())));
            items.push(named(&attribute.setter, format!("({argument})")));
            let is_in_builder = !matches!(attribute.presence, Presence::Required);
            items.extend(setter(&argument).filter(|_| is_in_builder));
            items
        }
        AccessorKind::Property(property) => {
            let argument = code(&property.argument);
            let mut items =
                vec![getter(code(&property.returned())), named(&property.setter, format!("({argument})"))];
            items.extend(setter(&argument));
            items
        }
        AccessorKind::Stored(_) => vec![getter("Option<Attribute>".to_owned())],
    }
}

/// The type of the values of a segment.
fn values(length: Length, range: &str) -> String {
    match length {
        Length::One => "Value".to_owned(),
        Length::Optional => "Option<Value>".to_owned(),
        Length::Variadic => range.to_owned(),
    }
}

fn definition(def: &RustDef) -> Vec<ApiItem> {
    let (owner, handle) = (def.spec.name.as_str(), def.handle.to_string());
    let parameters: Vec<Parameter> = def.params.iter().map(|param| param.parameter.clone()).collect();
    let mut items = vec![function(owner, format!("{handle}::get"), &parameters, &handle)];
    if def.spec.has_verifier {
        let result = format!("Result<{handle}, Diagnostic>");
        let location = Parameter { name: ident("location"), ty: RustType::Name("Location") };
        let checked: Vec<Parameter> = std::iter::once(location).chain(parameters).collect();
        items.push(function(owner, format!("{handle}::get_checked"), &checked, &result));
    }
    for param in &def.params {
        items.push(item(owner, format!("{handle}::{}", param.parameter.name), returned(&param.returned)));
    }
    items.extend(def.custom_builders.iter().map(|builder| custom(owner, &handle, builder)));
    let interfaces = def.spec.interfaces.iter().flat_map(|implemented| &implemented.interfaces);
    items.extend(interfaces.map(|interface| item(owner, format!("{interface} for {handle}"), String::new())));
    items
}

fn enumeration(definition: &RustEnum) -> Vec<ApiItem> {
    let case = |name| item(&definition.cpp, format!("{}::{name}", definition.name), String::new());
    definition.cases.iter().map(|found| case(&found.name)).collect()
}

fn interface(definition: &RustInterface) -> Vec<ApiItem> {
    let name = definition.name.to_string();
    let method = |method: &super::emit::Method| {
        let is_partial = matches!(method.body, MethodBody::Untranslated | MethodBody::Attribute(_));
        let result = code(&method.result);
        let result = if is_partial { format!("Option<{result}>") } else { result };
        let provided = function(&name, format!("{name}::{}", method.name), &method.parameters, &result);
        ApiItem { is_required: matches!(method.body, MethodBody::Required), ..provided }
    };
    let mut items: Vec<ApiItem> = definition.methods.iter().map(method).collect();
    items.push(item(&name, format!("trait {name}"), String::new()));
    items
}

fn pass(pass: &RustPass) -> Vec<ApiItem> {
    let (owner, name) = (pass.definition.as_str(), pass.name.to_string());
    let mut items = vec![item(owner, format!("struct {name}"), String::new())];
    let fields = pass.options.iter();
    items.extend(fields.map(|option| {
        item(owner, format!("{name}.{}", option.name), returned(&option.ty).replace(" -> ", ": "))
    }));
    items
}
