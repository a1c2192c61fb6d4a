//! Operations.

use ods_schema::plan::{self, Argument};

use super::{documentation, expr, number};
use crate::rust::emit::{
    Accepts, AttrSpec, Check, DirectiveCall, EffectTarget, Grouping, Inference, Length, OpNames, OpSpec,
    PartSpec, PropertyDefault, PropertySpec, PropertyStorage, ResultType, RustOp, Syntax, SyntaxCall,
    TransformKind, ValueNames, ValueSpec,
};
use crate::rust::expr::{OpArgument, Ty};
use crate::rust::format::Formats;

/// An operation.
pub(super) fn plan<'a>(op: &RustOp, formats: &Formats<'a>) -> plan::Op<'a> {
    let spec = &op.spec;
    plan::Op {
        name: spec.name.clone(),
        operands: spec.operands.iter().map(value).collect(),
        results: spec.results.iter().map(value).collect(),
        attributes: spec.attributes.iter().map(attribute).collect(),
        regions: spec.regions.iter().map(part).collect(),
        successors: spec.successors.iter().map(part).collect(),
        operand_groups: grouping(spec.operand_groups),
        result_groups: grouping(spec.result_groups),
        properties: spec.properties.iter().map(property).collect(),
        flags: spec.flags.iter().map(ToString::to_string).collect(),
        predicates: spec.predicates.iter().map(|found| predicate(spec, found)).collect(),
        structure: spec.structure.iter().map(check).collect(),
        traits: spec.traits.iter().map(check).collect(),
        region_traits: spec.region_traits.iter().map(check).collect(),
        effects: effects(spec),
        inference: spec.inference.as_ref().map(inference),
        hooks: hooks(spec),
        syntax: spec.syntax.as_ref().map(|found| syntax(found, formats)),
        names_results: matches!(spec.names, Some(ValueNames::Groups)),
        parents: spec.parents.as_ref().map(listed).unwrap_or_default(),
        terminator: spec.terminator.as_ref().map(listed).and_then(|names| names.into_iter().next()),
        documentation: documentation(&op.doc),
    }
}

fn value(value: &ValueSpec) -> plan::Value {
    let ValueSpec { name, length, sizes, constraint, summary } = value;
    plan::Value {
        name: name.clone(),
        length: match length {
            Length::One => plan::Length::One,
            Length::Optional => plan::Length::Optional,
            Length::Variadic => plan::Length::Variadic,
        },
        sizes: sizes.clone(),
        summary: summary.clone(),
        constraint: constraint.to_string(),
    }
}

fn attribute(attribute: &AttrSpec) -> plan::Attr {
    let AttrSpec { name, presence, constraint, default } = attribute;
    plan::Attr {
        name: name.clone(),
        presence: match *presence {
            "required" => plan::Presence::Required,
            "optional" => plan::Presence::Optional,
            _ => plan::Presence::DefaultValued,
        },
        default: default.as_ref().map(|maker| maker.function().to_string()),
        constraint: constraint.to_string(),
    }
}

fn part(part: &PartSpec) -> plan::RegionOrSuccessor {
    let PartSpec { name, is_variadic, summary, accepts } = part;
    let accepts = match accepts {
        Accepts::Function(function) => Some(function.to_string()),
        Accepts::Everything | Accepts::Operation(_) => None,
    };
    plan::RegionOrSuccessor {
        name: name.clone(),
        is_variadic: *is_variadic,
        summary: summary.clone(),
        accepts,
    }
}

fn grouping(grouping: Grouping) -> plan::Grouping {
    match grouping {
        Grouping::Rest => plan::Grouping::Rest,
        Grouping::Same => plan::Grouping::Same,
        Grouping::Segments => plan::Grouping::Segments,
    }
}

fn property(property: &PropertySpec) -> plan::Property {
    let PropertySpec { name, summary, form, default, keyword, test } = property;
    plan::Property {
        name: name.clone(),
        summary: summary.clone(),
        form: form.as_ref().map(storage),
        default: default.as_ref().map(|default| match default {
            PropertyDefault::Absent => plan::Expr::Nothing,
            PropertyDefault::Literal(tree) => expr::constant(tree),
            PropertyDefault::Function(function, _) => plan::Expr::Own(function.to_string(), Vec::new()),
        }),
        keyword: keyword.clone(),
        accepts: test.as_ref().map(|test| test.function.to_string()),
    }
}

fn storage(form: &PropertyStorage) -> plan::PropertyForm {
    match form {
        PropertyStorage::Plain(name) => plan::PropertyForm::Plain((*name).to_owned()),
        PropertyStorage::Enum(item, width) => plan::PropertyForm::Enum(item.cpp.clone(), *width),
        PropertyStorage::EnumOrAttr(item, class, width) => {
            plan::PropertyForm::EnumOrAttr(item.cpp.clone(), expr::class(class), *width)
        }
        PropertyStorage::List(inner) => plan::PropertyForm::List(Box::new(storage(inner))),
        PropertyStorage::Optional(inner) => plan::PropertyForm::Optional(Box::new(storage(inner))),
        PropertyStorage::OptionalSome(inner) => plan::PropertyForm::OptionalSome(Box::new(storage(inner))),
    }
}

fn predicate(spec: &OpSpec, (summary, accepts): &(String, Accepts)) -> plan::Predicate {
    let summary = summary.clone();
    match accepts {
        Accepts::Operation(found) => plan::Predicate {
            summary,
            function: Some(found.function.to_string()),
            arguments: found.parts.iter().map(|part| argument(spec, part)).collect(),
        },
        Accepts::Everything | Accepts::Function(_) => {
            plan::Predicate { summary, function: None, arguments: Vec::new() }
        }
    }
}

/// The part of an operation that a function takes.
fn argument(spec: &OpSpec, part: &OpArgument) -> Argument {
    let OpArgument::Part(name, ty) = part else { return Argument::Op };
    let index = |found: Option<usize>| found.map(number);
    let is_list = matches!(ty, Ty::List(_));
    if let Some(index) = index(spec.operands.iter().position(|value| value.name == *name)) {
        Argument::Operand(index)
    } else if let Some(index) = index(spec.results.iter().position(|value| value.name == *name)) {
        Argument::Result(index)
    } else if let Some(index) = index(spec.properties.iter().position(|property| property.name == *name)) {
        Argument::Property(index)
    } else if let Some(index) = index(spec.regions.iter().position(|region| region.name == *name)) {
        if is_list { Argument::Regions(index) } else { Argument::Region(index) }
    } else if let Some(index) = index(spec.successors.iter().position(|block| block.name == *name)) {
        if is_list { Argument::Successors(index) } else { Argument::Successor(index) }
    } else if matches!(ty, Ty::Optional(_)) {
        Argument::OptionalAttribute(name.clone())
    } else {
        Argument::Attribute(name.clone())
    }
}

fn check(check: &Check) -> plan::Check {
    match check {
        Check::Trait(function) => plan::Check::Trait((*function).to_owned()),
        Check::Interface(function) => plan::Check::Interface((*function).to_owned()),
        // The handle implements a trait with the values to check.
        Check::InterfaceOf(function, _) => plan::Check::Cpp((*function).to_owned()),
        Check::OwnInterface(name) | Check::Named(name) => plan::Check::Cpp(name.to_string()),
        Check::HasParent(OpNames::Listed(names)) => plan::Check::HasParent(names.clone()),
        Check::EndsWith(OpNames::Listed(names)) => {
            plan::Check::EndsWith(names.first().cloned().unwrap_or_default())
        }
        Check::HasParent(OpNames::UserProvided(_)) => plan::Check::Cpp("HasParent".to_owned()),
        Check::EndsWith(OpNames::UserProvided(_)) => {
            plan::Check::Cpp("SingleBlockImplicitTerminator".to_owned())
        }
        Check::InferredFromOperand(_, index) => plan::Check::InferredFromOperand(number(*index)),
    }
}

fn effects(spec: &OpSpec) -> Vec<plan::Effect> {
    let effect = |effect: &crate::rust::emit::Effect| plan::Effect {
        kind: effect.kind.to_string(),
        on: match &effect.target {
            EffectTarget::Any => plan::EffectTarget::Any,
            EffectTarget::Operands(group) => plan::EffectTarget::Operands(number(*group)),
            EffectTarget::Results(group) => plan::EffectTarget::Results(number(*group)),
            EffectTarget::Symbol(name) => plan::EffectTarget::Symbol(name.clone()),
        },
        resource: effect.resource.clone(),
    };
    spec.effects.iter().map(effect).collect()
}

fn inference(inference: &Inference) -> plan::Inference {
    match inference {
        Inference::By(_, path) => plan::Inference::Cpp(path.clone()),
        Inference::Declared(types) => plan::Inference::Declared(types.iter().map(result_type).collect()),
    }
}

fn result_type(ty: &ResultType) -> plan::ResultType {
    match ty {
        ResultType::Built(result) => plan::ResultType::Built(number(*result)),
        ResultType::OfOperand(segment) => plan::ResultType::OfOperand(number(*segment)),
        ResultType::OfAttribute(name) => plan::ResultType::OfAttribute(name.clone()),
        ResultType::Derived(segment, by) => {
            plan::ResultType::Derived(number(*segment), by.function().to_string())
        }
        ResultType::DerivedFromAttribute(name, by) => {
            plan::ResultType::DerivedFromAttribute(name.clone(), by.function().to_string())
        }
    }
}

/// The user-provided code, by the fields of the runtime's data, and the interfaces with code of their own.
fn hooks(spec: &OpSpec) -> Vec<String> {
    let hooks = spec.verifiers.iter().chain(&spec.rewrites).map(|hook| hook.field.to_owned());
    let interfaces = spec.interfaces.iter().filter(|model| model.implementer.is_some());
    let interfaces = interfaces.map(|model| model.field.to_owned());
    let names = matches!(spec.names, Some(ValueNames::UserProvided(_))).then(|| "names".to_owned());
    hooks.chain(interfaces).chain(names).collect()
}

fn syntax<'a>(syntax: &Syntax, formats: &Formats<'a>) -> plan::Syntax<'a> {
    let (format, transforms, directives, default_dialect) = match syntax {
        Syntax::UserProvided(_) => return plan::Syntax::Cpp(None),
        Syntax::Functions { parse, print } => return plan::Syntax::Cpp(Some([call(parse), call(print)])),
        Syntax::Format { format, transforms, directives, default_dialect } => {
            (format, transforms, directives, default_dialect)
        }
    };
    let transforms = transforms.iter().map(|transform| {
        let function = transform.function.to_string();
        match transform.kind {
            TransformKind::Type => plan::Transform::Type(function),
            TransformKind::Types => plan::Transform::Types(function),
            TransformKind::Attribute => plan::Transform::Attribute(function),
        }
    });
    let directives = directives.iter().map(|directive| match directive {
        DirectiveCall::Shared { path, .. } => Some(path.clone()),
        DirectiveCall::UserProvided(..) => None,
    });
    plan::Syntax::Format(Box::new(plan::Format {
        format: formats.operation(format).unwrap_or(ods_schema::format::OpFormat::EMPTY),
        transforms: transforms.collect(),
        directives: directives.collect(),
        default_dialect: default_dialect.clone(),
    }))
}

fn call(call: &SyntaxCall) -> plan::Call {
    let constants = call.constants.iter().map(ToString::to_string).collect();
    plan::Call { function: call.function.to_string(), constants }
}

fn listed(names: &OpNames) -> Vec<String> {
    match names {
        OpNames::Listed(names) => names.clone(),
        OpNames::UserProvided(_) => Vec::new(),
    }
}
