//! `builtin.module`.

use crate::context::{AttrKind, Attribute, Context, Traits, Type};
use crate::diagnostic::Diagnostic;
use crate::interfaces::SYMBOL_ATTRIBUTES;
use crate::ir::{Ir, Op, Region};
use crate::runtime::{
    AttrConstraint, AttrForm, AttrSpec, FormKind, RegionSpec, Syntax, attr, checks, traits,
};
use crate::verify::op_error;
use crate::{op_formats, operation};

operation! {
    /// The module operation, a symbol table: `module @name attributes {…} {…}`.
    ModuleOp {
        name: "builtin.module",
        attributes: &[AttrSpec::optional("sym_name", &NAME), AttrSpec::optional("sym_visibility", &STRING)],
        regions: &[RegionSpec {
            name: "bodyRegion",
            is_variadic: false,
            summary: "region with 1 blocks",
            accepts: &|_, ir, region| ir.has_one_block(region),
        }],
        flags: Traits::NO_TERMINATOR
            .union(Traits::SINGLE_BLOCK)
            .union(Traits::AFFINE_SCOPE)
            .union(Traits::ISOLATED_FROM_ABOVE)
            .union(Traits::SYMBOL_TABLE)
            .union(Traits::SYMBOL)
            .union(Traits::GRAPH_REGION),
        structure: &[&traits::no_region_arguments, &traits::single_block],
        traits: &[&checks::optional_symbol],
        region_traits: &[&traits::isolated_from_above, &traits::symbol_table],
        verify: Some(&discardable_attributes),
        format: Some(&FORMAT),
        syntax: Syntax::FORMAT.with_default_dialect("builtin"),
    }
}

impl ModuleOp {
    /// The name.
    pub fn sym_name(self, ir: &Ir) -> Option<&str> {
        attr::optional::<attr::Str>(ir, self.0, "sym_name")
    }

    /// Sets the name, or removes it.
    pub fn set_sym_name(self, ir: &mut Ir, value: Option<&str>) {
        attr::set::<attr::Str>(ir, self.0, "sym_name", value);
    }

    /// The visibility.
    pub fn sym_visibility(self, ir: &Ir) -> Option<&str> {
        attr::optional::<attr::Str>(ir, self.0, "sym_visibility")
    }

    /// Sets the visibility, or removes it.
    pub fn set_sym_visibility(self, ir: &mut Ir, value: Option<&str>) {
        attr::set::<attr::Str>(ir, self.0, "sym_visibility", value);
    }

    /// The region of the module's operations.
    pub fn body_region(self, ir: &Ir) -> Region {
        ir.region(self.0, 0)
    }
}

op_formats! {
    FORMAT: [
        Optional(&Group::new(Any(&[Attribute(0)]), &[Blank(" "), Part(Attribute(0))])),
        Part(AttrDictWithKeyword),
        Blank(" "),
        Part(Region(0)),
    ] { attributes: &[0] }
}

/// Whether an attribute is a string.
fn is_string(ctx: &Context, attribute: Attribute) -> bool {
    matches!(attribute.kind(ctx), AttrKind::String { .. })
}

/// The constraint of a string attribute of this form.
const fn string(kind: FormKind) -> AttrConstraint {
    let form = AttrForm { kind, ty: Some(&|_| Some(Type::NONE)), is_of_class: Some(&is_string) };
    AttrConstraint { summary: "string attribute", accepts: &is_string, form }
}

/// `SymbolNameAttr`
static NAME: AttrConstraint = string(FormKind::Symbol);

/// `StrAttr`
static STRING: AttrConstraint = string(FormKind::Any);

/// Checks that discardable attributes have a dialect prefix.
fn discardable_attributes(ctx: &Context, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
    let entries = ir.attributes(op).and_then(|dictionary| dictionary.dictionary_entries(ctx));
    for entry in entries.unwrap_or_default() {
        let name = entry.name.as_str(ctx);
        if !name.contains('.') && !SYMBOL_ATTRIBUTES.contains(&name) {
            let message = format!("can only contain attributes with dialect-prefixed names, found: '{name}'");
            return Err(op_error(ir, op, &message));
        }
    }
    Ok(())
}
