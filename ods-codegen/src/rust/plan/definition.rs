//! Types and attributes.

use ods_schema::plan::{self, Expr, Test};

use super::{documentation, expr};
use crate::rust::emit::{DefSpec, DefSyntax, DefaultParam, ParamKind, ParamSpec, ParamTest, RustDef};
use crate::rust::format::Formats;

/// A type or attribute.
pub(super) fn plan<'a>(item: &RustDef, formats: &Formats<'a>) -> plan::Def<'a> {
    let DefSpec { name, mnemonic, class_name, params, syntax, has_verifier, flags, implements, .. } =
        &item.spec;
    plan::Def {
        name: name.clone(),
        mnemonic: mnemonic.clone(),
        class_name: class_name.clone(),
        params: params.iter().map(param).collect(),
        syntax: syntax.as_ref().map(|found| syntax_of(found, formats)),
        has_verifier: *has_verifier,
        flags: flags.iter().map(|flag| (*flag).to_owned()).collect(),
        implements: implements.clone(),
        documentation: documentation(&item.doc),
    }
}

fn syntax_of<'a>(syntax: &DefSyntax, formats: &Formats<'a>) -> plan::DefSyntax<'a> {
    match syntax {
        DefSyntax::UserProvided(_) => plan::DefSyntax::Cpp,
        DefSyntax::Params(_, path) => plan::DefSyntax::Params(path.clone()),
        DefSyntax::Format(format, directives) => {
            let names = directives.iter().map(|directive| directive.name.clone()).collect();
            plan::DefSyntax::Format(formats.definition(format).unwrap_or_default(), names)
        }
    }
}

fn param(param: &ParamSpec) -> plan::Param {
    let ParamSpec { name, cpp, kind: of, default, is_self_type } = param;
    let default = default.as_ref().map(|default| match default {
        DefaultParam::Empty(_) => Expr::Nothing,
        DefaultParam::Literal(_, tree) => expr::constant(tree),
        DefaultParam::Function(function, _) => Expr::Own(function.to_string(), Vec::new()),
    });
    let default = match (is_self_type, default) {
        (true, default) => plan::ParamDefault::SelfType(default),
        (false, Some(default)) => plan::ParamDefault::Value(default),
        (false, None) => plan::ParamDefault::Required,
    };
    plan::Param { name: name.clone(), cpp: cpp.clone(), kind: kind(of, cpp), default }
}

fn kind(of: &ParamKind, cpp: &str) -> plan::ParamKind {
    match of {
        ParamKind::Signed(width) => plan::ParamKind::Signed(*width),
        ParamKind::Unsigned(width) => plan::ParamKind::Unsigned(*width),
        ParamKind::Plain(name) => plan::ParamKind::Plain((*name).to_owned()),
        ParamKind::Defined(true, class) => plan::ParamKind::Type(expr::class(class)),
        ParamKind::Defined(false, class) => plan::ParamKind::Attribute(expr::class(class)),
        ParamKind::Of(true, found) => plan::ParamKind::TypeOf(test(found)),
        ParamKind::Of(false, found) => plan::ParamKind::AttributeOf(test(found)),
        ParamKind::DenseArray(element) => plan::ParamKind::DenseArray((*element).to_owned()),
        ParamKind::Enum(item) => plan::ParamKind::Enum(item.cpp.clone()),
        ParamKind::EnumField(item) => plan::ParamKind::EnumField(item.cpp.clone()),
        ParamKind::List(element) => plan::ParamKind::List(Box::new(kind(element, cpp))),
        ParamKind::Optional(inner) => plan::ParamKind::Optional(Box::new(kind(inner, cpp))),
        ParamKind::Other(_) | ParamKind::Functions { .. } => plan::ParamKind::Cpp(cpp.to_owned()),
    }
}

fn test(test: &ParamTest) -> Test {
    match test {
        ParamTest::Runtime(function) => Test::Runtime(format!("{}::{}", function.module, function.name)),
        ParamTest::Enum(item, width) => Test::Enum(item.cpp.clone(), u32::try_from(*width).unwrap_or(64)),
        ParamTest::Named(dialect, mnemonics) => Test::Named(dialect.clone(), mnemonics.clone()),
    }
}
