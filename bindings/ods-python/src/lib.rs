//! The native part of the Python package `ods`: MLIR's Python bindings on the object model that the C library
//! uses.
//!
//! Objects are handles ([`ir_objects::Word`]) with what keeps them valid: the context, and the owner of the
//! tree of operations (`objects/owner.rs`). A function locks the context, reads or changes it, and unlocks it
//! before it creates Python objects, because these may run any Python code. The library exports the C API,
//! too, so that extensions see the same contexts.
//!
//! Classes that programs create and ask in great numbers are here; builtin types and attributes, affine
//! expressions, and whatever is a combination of functions are in Python, in `ods/_ir`.
//!
//! - **Invariant**: no Python code runs while a context is locked. Creation of a Python object may run any
//!   code, so a function reads handles, unlocks, and then creates objects.
//! - `*.pyi` stubs are next to the modules. `xtask/src/python_stubs.rs` compares them with the package by
//!   mypy's `stubtest`; `tests/stubtest_allowlist.txt` lists exceptions.
//! - Classes, members and calls are compared with MLIR's package (`xtask/src/python_api`); its
//!   `reasons.txt` lists intended differences.
//! - A package is built for each version of CPython, not for the stable ABI;
//!   `book/src/reference/python-package.md` states the cost of the stable ABI.
//! - Python alone suffices for `ods/extras/display.py`, `ods/testing.py`, `ods/dialects/ext.py` and
//!   `ods/extras/recording.py`.
//! - The scripts of `bindings/ir-capi/tests/python` run on this package, too; `xtask/src/python_package.rs`
//!   lists those that differ, with reasons.

#![allow(non_snake_case, reason = "some names are upstream's")]

mod capsule;
mod configs;
mod conversion;
mod definitions;
mod dense;
mod dialects;
mod dynamic;
mod engine;
mod llvm;
mod messages;
mod module;
mod numbers;
mod objects;
mod passes;
mod pdl;
mod reflect;
mod rewrite;
mod rewriter;
mod runs;
mod symbols;
mod threads;
mod types;
mod walk;

use pyo3::prelude::*;

/// The functions and classes that the Python part of the package is made of.
///
/// Free-threaded Pythons turn their global lock on for it: no such Python has tested it yet.
#[pymodule(gil_used = true)]
#[pyo3(name = "_native")]
mod native {
    #[pymodule_export]
    use crate::conversion::{ConversionPatternRewriter, ConversionTarget, TypeConverter};
    #[pymodule_export]
    use crate::definitions::{DefinitionsObject, constant_of};
    #[pymodule_export]
    use crate::dense::{
        DenseElements, buffer_bytes, dense_element, dense_of_attributes, dense_of_bytes, dense_of_numbers,
        dense_resource,
    };
    #[pymodule_export]
    use crate::dialects::{DialectRegistryObject, append_registry};
    #[pymodule_export]
    use crate::dynamic::{dynamic_make, dynamic_params, irdl_variadicities, load_irdl};
    #[pymodule_export]
    use crate::engine::ExecutionEngineObject;
    #[pymodule_export]
    use crate::llvm::{
        llvm_address_space, llvm_element_error, llvm_ir, llvm_literal_struct, llvm_named_struct,
        llvm_pointer, llvm_set_body, llvm_struct_parts,
    };
    #[pymodule_export]
    use crate::messages::shown_argument;
    #[pymodule_export]
    use crate::module::ModuleObject;
    #[pymodule_export]
    use crate::objects::affine::{
        AffineExprObject, AffineMapObject, IntegerSetObject, affine_binary, affine_leaf, affine_map,
        integer_set,
    };
    #[pymodule_export]
    use crate::objects::attribute_map::{AttributeMap, NamedAttribute, named_attribute};
    #[pymodule_export]
    use crate::objects::attributes::{
        attribute_parts, dense_array_attribute, float_attribute, integer_attribute, invalid_attribute,
        make_attribute,
    };
    #[pymodule_export]
    use crate::objects::block::{BlockObject, OperationIterator, OperationList};
    #[pymodule_export]
    use crate::objects::build::{build_value, build_view};
    #[pymodule_export]
    use crate::objects::context::ContextObject;
    #[pymodule_export]
    use crate::objects::create::{has_inference, infer_types};
    #[pymodule_export]
    use crate::objects::current::{
        current_context, current_insertion_point, current_location, get_default_loc_context, resolve_context,
        resolve_location,
    };
    #[pymodule_export]
    use crate::objects::diagnostics::{
        DiagnosticHandler, DiagnosticInfo, DiagnosticObject, attach_diagnostic_handler, set_severity_class,
    };
    #[pymodule_export]
    use crate::objects::error::set_error_class;
    #[pymodule_export]
    use crate::objects::insertion_point::InsertionPoint;
    #[pymodule_export]
    use crate::objects::interned::{
        AttributeObject, TypeObject, type_id_bits, typeid_capsule, typeid_of_capsule,
    };
    #[pymodule_export]
    use crate::objects::lists::{
        BlockArgumentList, BlockPredecessors, BlockSuccessors, OpOperandList, OpResultList, OpSuccessors,
        RegionSequence,
    };
    #[pymodule_export]
    use crate::objects::location::{
        LocationObject, callsite_location, file_location, fused_location, location_of_attribute,
        name_location, unknown_location,
    };
    #[pymodule_export]
    use crate::objects::operation::{OperationBase, OperationObject};
    #[pymodule_export]
    use crate::objects::opview::{OpViewObject, ignore_arguments};
    #[pymodule_export]
    use crate::objects::printing::{AsmStateObject, operation_text, operation_text_in};
    #[pymodule_export]
    use crate::objects::region::{BlockIterator, BlockList, RegionObject};
    #[pymodule_export]
    use crate::objects::registry::{registry_changed, set_registry_hooks};
    #[pymodule_export]
    use crate::objects::tracebacks::{enable_tracebacks, set_traceback_hook};
    #[pymodule_export]
    use crate::objects::value::{
        BlockArgumentObject, OpOperand, OpOperandIterator, OpResultObject, ValueObject,
    };
    #[pymodule_export]
    use crate::passes::{ExternalPass, PassManagerObject};
    #[pymodule_export]
    use crate::pdl::{PDLModule, PDLResultList};
    #[pymodule_export]
    use crate::reflect::{reflect_make, reflect_read, reflect_test};
    #[pymodule_export]
    use crate::rewrite::{
        FrozenRewritePatternSet, RewritePatternSet, apply_conversion, apply_greedily, walk_and_apply_patterns,
    };
    #[pymodule_export]
    use crate::rewriter::PatternRewriter;
    #[pymodule_export]
    use crate::symbols::{SymbolTableObject, replace_symbol_uses, walk_symbol_tables};
    #[pymodule_export]
    use crate::types::{layout_map, make_type, strides_and_offset, type_parts};
    #[pymodule_export]
    use crate::walk::walk;
}
