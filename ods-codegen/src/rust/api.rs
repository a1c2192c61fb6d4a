//! The interface of the generated Rust for its callers.

use super::emit::{
    Accessor, AccessorKind, Create, CustomBuilder, MethodBody, Parameter, RustDef, RustEnum, RustInterface,
    RustOp, RustPass,
};
use super::{Emitter, Lowered, RustType, ToTokens, passes};
use crate::api::{ApiItem, Language};
use crate::{Records, SourceMap, model};

/// Functions that create operations, types and attributes, accessors, setters, interfaces, cases of enums,
/// and options of passes.
pub(crate) fn api(records: &Records, sources: &SourceMap, dialect: Option<&str>) -> Vec<ApiItem> {
    let Some(dialect) = dialect.and_then(|name| model::selected_dialect(records, Some(name)).ok()) else {
        let is_declared = passes::are_declared(records, sources);
        let found =
            is_declared.then(|| Emitter::new(records, sources, None).passes(records, &mut Vec::new()));
        return found.flatten().iter().flat_map(|found| &found.passes).flat_map(pass).collect();
    };
    let (lowered, _) = Emitter::new(records, sources, Some(dialect)).lower(records, dialect);
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
        items.push(function(owner, format!("{handle}::builder"), parameters, &builder.to_string()));
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
    let optional = |form: &str| format!("Option<{form}>");
    // The type of the value, of what setters take, and whether the builder has a setter.
    let (value, given, is_set_by_builder) = match &accessor.kind {
        AccessorKind::At(function, _) => {
            // Operands before it decide only how it is found.
            let function = function.strip_suffix("_after").unwrap_or(function);
            (function.to_owned(), String::new(), function == "optional_operand")
        }
        AccessorKind::Flag(_) => ("bool".to_owned(), "bool".to_owned(), true),
        AccessorKind::Attribute { form, is_optional: true, .. } => {
            (optional(&code(form)), optional(&code(form)), true)
        }
        AccessorKind::Attribute { form, .. } => (code(form), code(form), false),
        AccessorKind::AttributeOr { form, .. } => (code(form), optional(&code(form)), true),
        AccessorKind::Property { form, may_be_absent: true, .. } => (code(form), code(form), true),
        AccessorKind::Property { form, .. } => (optional(&code(form)), code(form), true),
        // A builder may be given the types, which no accessor returns.
        AccessorKind::Inferred(_) => {
            let name = format!("{handle}Builder::{}", accessor.name);
            return vec![item(owner, name, "(types)".to_owned())];
        }
        AccessorKind::Stored(_) => (optional("Attribute"), String::new(), false),
    };
    let named = |name: String, signature: String| item(owner, name, signature);
    let mut items = vec![named(format!("{handle}::{}", accessor.name), format!(" -> {value}"))];
    items.extend(accessor.others.iter().map(|other| {
        let name = other.to_string();
        let signature = if name.starts_with("set_") {
            format!("({given})")
        } else if given.is_empty() {
            format!(": {value}")
        } else {
            " -> Option<Attribute>".to_owned()
        };
        named(format!("{handle}::{name}"), signature)
    }));
    if has_builder && is_set_by_builder {
        items.push(named(format!("{handle}Builder::{}", accessor.name), format!("({given})")));
    }
    items
}

fn definition(def: &RustDef) -> Vec<ApiItem> {
    let (owner, handle) = (def.spec.name.as_str(), def.handle.to_string());
    let parameters: Vec<Parameter> = def.params.iter().map(|param| param.parameter.clone()).collect();
    let mut items = vec![function(owner, format!("{handle}::get"), &parameters, &handle)];
    if def.spec.has_verifier {
        let result = format!("Result<{handle}, String>");
        items.push(function(owner, format!("{handle}::get_checked"), &parameters, &result));
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
