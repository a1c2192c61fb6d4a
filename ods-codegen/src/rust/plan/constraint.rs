//! Constraints.

use ods_schema::plan;

use super::expr;
use crate::rust::emit::{
    AttrFormKind, ClassFunction, ConstraintForm, ConstraintKind, ConstraintStatic, ConstraintTest,
};

/// The constraints on types and those on attributes.
pub(super) fn all(statics: &[ConstraintStatic]) -> (Vec<plan::TypeConstraint>, Vec<plan::AttrConstraint>) {
    let (mut types, mut attributes) = (Vec::new(), Vec::new());
    for found in statics {
        match found.test.kind() {
            ConstraintKind::Type => types.push(of_type(found)),
            ConstraintKind::Attribute => attributes.push(of_attribute(found)),
        }
    }
    (types, attributes)
}

fn of_type(found: &ConstraintStatic) -> plan::TypeConstraint {
    let mut planned = plan::TypeConstraint {
        name: found.name.to_string(),
        summary: found.summary.clone(),
        test: test(&found.test),
        build: None,
        class: None,
        own: None,
    };
    if let ConstraintTest::Function(_, ConstraintForm::Type { build, class, own }) = &found.test {
        planned.build = build.as_ref().map(|maker| maker.function().to_string());
        planned.class = class.as_ref().map(class_test);
        planned.own.clone_from(own);
    }
    planned
}

fn of_attribute(found: &ConstraintStatic) -> plan::AttrConstraint {
    let mut planned = plan::AttrConstraint {
        name: found.name.to_string(),
        summary: found.summary.clone(),
        test: test(&found.test),
        form: None,
        ty: None,
        class: None,
    };
    if let ConstraintTest::Function(_, ConstraintForm::Attribute(form)) = &found.test {
        planned.form = form.kind.as_ref().map(|kind| match kind {
            AttrFormKind::Enum { item, width } => plan::AttrForm::Enum(item.cpp.clone(), *width),
            AttrFormKind::Symbol => plan::AttrForm::Symbol,
            AttrFormKind::DenseArray(element) => plan::AttrForm::DenseArray((*element).to_owned()),
            AttrFormKind::Own { dialect, mnemonic } => plan::AttrForm::Own(dialect.clone(), mnemonic.clone()),
        });
        planned.ty = form.ty.as_ref().map(|maker| maker.function().to_string());
        planned.class = form.class.as_ref().map(class_test);
    }
    planned
}

fn test(test: &ConstraintTest) -> plan::Test {
    match test {
        ConstraintTest::Handle(_, class) => plan::Test::Class(expr::class(class)),
        ConstraintTest::Enum(item, width) => plan::Test::Enum(item.cpp.clone(), *width),
        ConstraintTest::Function(None, _) => plan::Test::Always,
        ConstraintTest::Function(Some(function), _) => plan::Test::Function(function.to_string()),
    }
}

fn class_test(function: &ClassFunction) -> plan::Test {
    match function {
        ClassFunction::Runtime(function) => {
            plan::Test::Runtime(format!("{}::{}", function.module, function.name))
        }
        ClassFunction::Is(class) => plan::Test::Class(expr::class(class)),
        ClassFunction::Constraint(test) => plan::Test::Function(test.to_string()),
    }
}
