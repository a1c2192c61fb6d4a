//! Bodies of unimplemented hooks: they return an error if the signature has one, otherwise the result that
//! changes nothing.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{FnArg, ReturnType, Signature, Type};

use crate::rust::hooks::Hook;

/// A member of an implementation.
pub(super) struct Member {
    /// Documentation in one line; empty if the documentation of the trait's function suffices.
    pub(super) purpose: &'static str,
    /// Parameters that the body uses.
    pub(super) used: &'static [&'static str],
    /// The body, or the value of a constant.
    pub(super) code: TokenStream,
}

/// The value of a trait's only constant: a name that no operation has.
pub(super) fn constant(name: &str) -> Member {
    let (purpose, code) = match name {
        "ImplicitTerminator" => (" The full name of the implicit terminator.", quote!("dialect.terminator")),
        "ParentOps" => {
            (" The full names of the operations that this one may be in.", quote!(&["dialect.parent"]))
        }
        "PassAnchor" => {
            (" The full name of the operations that the pass runs on.", quote!("dialect.operation"))
        }
        _ => (" The kind of the values in help.", quote!("value")),
    };
    Member { purpose, used: &[], code }
}

/// The body of a function, which reports `message` if it can.
pub(super) fn function(hook: &Hook, signature: &Signature, message: &str) -> Member {
    let known = if hook.is_generated { None } else { runtime_member(&hook.name, signature, message) };
    known.unwrap_or_else(|| {
        let (used, code) = default_body(hook, signature, message);
        Member { purpose: "", used, code }
    })
}

/// Members of the runtime's traits, in the order of `ods_schema::hook_traits`.
fn runtime_member(name: &str, signature: &Signature, message: &str) -> Option<Member> {
    let function = signature.ident.to_string();
    verifiers(name, message)
        .or_else(|| syntax(name, &function, message))
        .or_else(|| semantics(name, message))
        .or_else(|| interfaces(name, &function))
}

fn member(purpose: &'static str, used: &'static [&'static str], code: TokenStream) -> Option<Member> {
    Some(Member { purpose, used, code })
}

fn verifiers(name: &str, message: &str) -> Option<Member> {
    let own = || quote!(Err(ir_core::verify::op_error(ir, self.op(), #message)));
    let any = || quote!(Err(ir_core::verify::op_error(ir, op, #message)));
    match name {
        "VerifyOp" => member(" Verifies what the definition cannot say (`hasVerifier`).", &["ir"], own()),
        "VerifyRegions" => {
            member(" Verifies the regions, after their operations (`hasRegionVerifier`).", &["ir"], own())
        }
        "VerifyInterface" => member(
            " Verifies an operation that implements the interface.",
            &["ir"],
            quote!(Err(ir_core::verify::op_error(ir, self.operation(), #message))),
        ),
        "VerifyOperationAttribute" => member(
            " Verifies a discardable attribute of an operation (`hasOperationAttrVerify`).",
            &["ir", "op"],
            any(),
        ),
        "VerifyRegionArgumentAttribute" => member(
            " Verifies an attribute of a function argument (`hasRegionArgAttrVerify`).",
            &["ir", "op"],
            any(),
        ),
        "VerifyRegionResultAttribute" => member(
            " Verifies an attribute of a function result (`hasRegionResultAttrVerify`).",
            &["ir", "op"],
            any(),
        ),
        "PassInterface" => member(
            " Whether operations with this name implement the interface of the pass.",
            &[],
            quote!(false),
        ),
        "SymbolUserOpInterface" => {
            member(" Verifies the symbols that the operation refers to.", &["ir"], own())
        }
        "VerifyDef" => member(
            " Verifies the parameters (`genVerifyDecl`).",
            &["emit_error"],
            quote!(Err(emit_error(#message))),
        ),
        _ => None,
    }
}

fn syntax(name: &str, function: &str, message: &str) -> Option<Member> {
    let parser = &["parser"];
    let wrong = quote!(Err(parser.error_here(#message)));
    let text = quote!(printer.text("<not implemented>"););
    match (name, function) {
        ("CustomAssemblyFormat", "parse") => {
            member(" Parses the text after the operation's name.", parser, wrong)
        }
        ("CustomAssemblyFormat", _) => member(
            " Prints the text after the operation's name.",
            &["printer"],
            quote!(printer.print_generic(self.op());),
        ),
        ("Directive", "parse") => member(
            " Parses the directive, and sets its arguments.",
            parser,
            quote!(let parser = parser.parser(); Err(parser.error_here(#message))),
        ),
        ("Directive", _) => member(
            " Prints the directive.",
            &["printer"],
            quote!(printer.printer().text("<not implemented>");),
        ),
        ("CustomFormat", "parse") => member(" Parses the text after the mnemonic.", parser, wrong),
        ("CustomFormat", _) => member(" Prints the text after the mnemonic.", &["printer"], text),
        ("ParameterValue", "parse") => member(" Parses a value.", parser, wrong),
        ("ParameterValue", _) => member(" Prints a value.", &["printer"], text),
        ("PassOptionValue", "parse") => member(
            " Parses the text after `=`.",
            &[],
            quote!(Err(ir_core::pass::OptionError::Invalid(#message.to_owned()))),
        ),
        ("PassOptionValue", _) => member(" The text of the value.", &[], quote!(String::new())),
        _ => None,
    }
}

fn semantics(name: &str, message: &str) -> Option<Member> {
    match name {
        "RunPass" => {
            let error = quote!(ir_core::diagnostic::Diagnostic::error(run.ir.location(run.op), #message));
            member(
                " Runs the pass on an operation.",
                &["run"],
                quote!(let error = #error; Err(run.fail(error))),
            )
        }
        "DependentDialects" => {
            member(" Registers the dialects of the operations that the pass creates.", &[], quote!())
        }
        "FoldOp" => member(
            " Folds the operation, whose constant operands are given (`hasFolder`).",
            &[],
            quote!(ir_core::fold::FoldResult::Failure),
        ),
        "ConstantLike" => member(" The value of the constant.", &[], quote!(None)),
        "CanonicalizationPatterns" | "DialectCanonicalizationPatterns" => {
            member(" Adds the canonicalization patterns (`hasCanonicalizer`).", &[], quote!())
        }
        "Canonicalize" => member(
            " Canonicalizes the operation; `None` when it does not match (`hasCanonicalizeMethod`).",
            &[],
            quote!(None),
        ),
        "MaterializeConstant" => {
            member(" Creates an operation for a constant (`hasConstantMaterializer`).", &[], quote!(None))
        }
        "InferTypeOpInterface" => {
            member(" The types of the results.", &["inputs"], quote!(Err(inputs.error(#message))))
        }
        "AsmNames" => member(" Suggests names of results.", &[], quote!()),
        _ => None,
    }
}

fn interfaces(name: &str, function: &str) -> Option<Member> {
    let nothing = quote!(0..0);
    let none = quote!(Vec::new());
    match (name, function) {
        ("DestinationStyleOpInterface", _) => member(" The indices of the inits.", &[], nothing),
        ("CastOpInterface", _) => member(" Whether the types can be cast.", &[], quote!(false)),
        ("LoopValues", _) => {
            member(" The types of the loop-carried values.", &[], quote!(checks::CarriedTypes::default()))
        }
        ("OffsetSizeAndStrideOpInterface", "mixed_ranks") => {
            member(" The numbers of offsets, sizes and strides.", &[], quote!([0, 0, 0]))
        }
        ("OffsetSizeAndStrideOpInterface", _) => {
            member(" The numbers of dynamic offsets, sizes and strides.", &[], quote!([0, 0, 0]))
        }
        ("BranchOpInterface", _) => member(
            " The operands for the block arguments of a successor.",
            &[],
            quote!(interfaces::SuccessorOperands::from(0..0)),
        ),
        ("RegionBranchOpInterface", "successor_regions") => {
            member(" The targets of control flow from a point.", &[], none)
        }
        ("RegionBranchOpInterface", _) => member(" The operands that are forwarded on entry.", &[], nothing),
        ("RegionBranchTerminatorOpInterface", _) => {
            member(" The operands that are forwarded to a target.", &[], nothing)
        }
        ("LoopLikeOpInterface", _) => member(" The regions of the loop's body.", &[], none),
        ("CallOpInterface", "callable") => member(" The callee.", &[], quote!(None)),
        ("CallOpInterface", _) => member(" The indices of the call's arguments.", &[], nothing),
        ("CallableOpInterface", "callable_region") => member(" The body.", &[], quote!(None)),
        ("CallableOpInterface", _) => member(" The types of the results of a call.", &[], none),
        ("MemoryEffectsOpInterface", _) => {
            let effects = quote! {
                let kinds = [interfaces::EffectKind::Read, interfaces::EffectKind::Write];
                kinds.map(interfaces::EffectInstance::new).to_vec()
            };
            member(" The memory effects, which are those of an unknown operation so far.", &[], effects)
        }
        ("SpeculationOpInterface", _) => member(
            " Whether the operation may be executed speculatively.",
            &[],
            quote!(interfaces::Speculatability::NotSpeculatable),
        ),
        ("PromotableAllocationOpInterface" | "PromotableMemOpInterface" | "PromotableOpInterface", _) => {
            memory_slots(function)
        }
        (
            "DestructurableAllocationOpInterface"
            | "DestructurableAccessorOpInterface"
            | "SafeMemorySlotAccessOpInterface",
            _,
        ) => destructuring(function),
        _ => None,
    }
}

/// Functions of the interfaces of memory slots. No slot is promoted, so those that change something are not
/// called.
fn memory_slots(function: &str) -> Option<Member> {
    let keep = quote!(interfaces::DeletionKind::Keep);
    match function {
        "promotable_slots" => {
            member(" The slots that may be promoted to values, none so far.", &[], quote!(Vec::new()))
        }
        "default_value" => {
            member(" Creates the value of the slot before any store.", &["slot"], quote!(slot.pointer))
        }
        "handle_promotion_complete" => {
            member(" Erases the allocation, which nothing uses any more.", &[], quote!(None))
        }
        "loads_from" => member(" Whether the operation loads from the slot.", &[], quote!(false)),
        "stores_to" => member(" Whether the operation stores to the slot.", &[], quote!(false)),
        "can_uses_be_removed" => member(
            " The uses of results that must be removed with the blocking uses; `None` if these remain.",
            &[],
            quote!(None),
        ),
        "stored" => member(" The value in the slot after the operation.", &["reaching"], quote!(reaching)),
        "remove_blocking_uses" => member(" Removes the blocking uses.", &[], keep),
        _ => None,
    }
}

/// Functions of the interfaces of destructuring. No slot is destructured, so those that change something are
/// not called.
fn destructuring(function: &str) -> Option<Member> {
    match function {
        "destructurable_slots" => {
            member(" The slots that may be destructured, none so far.", &[], quote!(Vec::new()))
        }
        "destructure" => member(" Allocates the elements with these indices.", &[], quote!(Vec::new())),
        "handle_destructuring_complete" => {
            member(" Erases the allocation, which nothing uses any more.", &[], quote!(None))
        }
        "can_rewire" => member(
            " The elements that the operation accesses; `None` if it cannot access them alone.",
            &[],
            quote!(None),
        ),
        "rewire" => member(
            " Accesses memory of the elements instead of the slot.",
            &[],
            quote!(interfaces::DeletionKind::Keep),
        ),
        "ensure_only_safe_accesses" => member(
            " The memory that results point to; `None` if the operation may leave the slot.",
            &[],
            quote!(None),
        ),
        _ => None,
    }
}

/// The used parameters and the body of a function that only a definition declares.
fn default_body(hook: &Hook, signature: &Signature, message: &str) -> (&'static [&'static str], TokenStream) {
    let has = |name: &str| signature.inputs.iter().any(|input| is_called(input, name));
    let ReturnType::Type(_, result) = &signature.output else {
        let prints = has("printer") && has("op");
        return if prints {
            (&["printer", "op"], quote!(printer.print_generic(op);))
        } else {
            (&[], quote!())
        };
    };
    let Some(last) = last_segment(result) else { return (&[], unimplemented(message)) };
    match last.as_str() {
        "ParseResult" if has("parser") => (&["parser"], quote!(Err(parser.error_here(#message)))),
        "Result" if hook.is_check && has("ir") => {
            (&["ir"], quote!(Err(ir_core::verify::op_error(ir, self.op(), #message))))
        }
        "Option" => (&[], quote!(None)),
        "Vec" => (&[], quote!(Vec::new())),
        "String" => (&[], quote!(String::new())),
        "bool" => (&[], quote!(false)),
        "f32" | "f64" => (&[], quote!(0.0)),
        "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "usize" => (&[], quote!(0)),
        _ => (&[], unimplemented(message)),
    }
}

/// The body of a function that has neither an error nor a neutral answer.
fn unimplemented(message: &str) -> TokenStream {
    quote!(unimplemented!(#message))
}

fn is_called(input: &FnArg, name: &str) -> bool {
    let FnArg::Typed(argument) = input else { return false };
    matches!(&*argument.pat, syn::Pat::Ident(pattern) if pattern.ident == name)
}

/// The name of a path's last segment.
fn last_segment(ty: &Type) -> Option<String> {
    let Type::Path(path) = ty else { return None };
    path.path.segments.last().map(|last| last.ident.to_string())
}
