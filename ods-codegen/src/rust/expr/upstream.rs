//! Names in MLIR's definitions that MLIR defines in C++ only: classes of types and attributes by their mnemonics, and functions
//! on types, in the language of predicates.
//!
//! A function is emitted once, next to the tests that call it:
//!
//! ```text
//! fn is_compatible_vector_type(ctx: &Context, value: Type) -> bool { … }
//! ```
//!
//! Source of the rules: what `mlir-opt` accepts.

use crate::expr::Path;

/// A class that is defined in C++.
pub(in crate::rust) struct Class {
    /// Its name without `mlir::`.
    pub(super) name: &'static str,
    /// The namespace of its dialect.
    pub(in crate::rust) dialect: &'static str,
    /// Its mnemonics; for a base class, those of the derived classes.
    pub(in crate::rust) mnemonics: &'static [&'static str],
    /// Whether it is a class of types; otherwise of attributes.
    pub(in crate::rust) is_type: bool,
    /// Whether it has no definition, so that its types or attributes are kept as text.
    pub(in crate::rust) is_text: bool,
}

const fn text(name: &'static str, dialect: &'static str, mnemonics: &'static [&'static str]) -> Class {
    Class { name, dialect, mnemonics, is_type: true, is_text: true }
}

/// A class that has a definition, in a file that its users need not include.
const fn defined(name: &'static str, dialect: &'static str, mnemonics: &'static [&'static str]) -> Class {
    Class { name, dialect, mnemonics, is_type: true, is_text: false }
}

/// A class of attributes that has a definition.
const fn attribute(name: &'static str, dialect: &'static str, mnemonics: &'static [&'static str]) -> Class {
    Class { name, dialect, mnemonics, is_type: false, is_text: false }
}

const CLASSES: &[Class] = &[
    attribute("gpu::GPUMappingMaskAttr", "gpu", &["mask"]),
    // The common base of these has no name.
    attribute(
        "gpu::GPUThreadMappingAttr",
        "gpu",
        &["block", "lane", "memory_space", "thread", "warp", "warpgroup"],
    ),
    text("LLVM::LLVMVoidType", "llvm", &["void"]),
    text("LLVM::LLVMTokenType", "llvm", &["token"]),
    text("LLVM::LLVMLabelType", "llvm", &["label"]),
    text("LLVM::LLVMMetadataType", "llvm", &["metadata"]),
    defined("LLVM::LLVMArrayType", "llvm", &["array"]),
    defined("LLVM::LLVMFunctionType", "llvm", &["func"]),
    defined("LLVM::LLVMPointerType", "llvm", &["ptr"]),
    defined("LLVM::LLVMPPCFP128Type", "llvm", &["ppc_fp128"]),
    defined("LLVM::LLVMStructType", "llvm", &["struct"]),
    defined("LLVM::LLVMTargetExtType", "llvm", &["target"]),
    defined("LLVM::LLVMX86AMXType", "llvm", &["x86_amx"]),
    text("gpu::AsyncTokenType", "gpu", &["async.token"]),
    text("gpu::MMAMatrixType", "gpu", &["mma_matrix"]),
    text("gpu::SparseDnTensorHandleType", "gpu", &["sparse.dntensor_handle"]),
    text("gpu::SparseSpMatHandleType", "gpu", &["sparse.spmat_handle"]),
    text("gpu::SparseSpGEMMOpHandleType", "gpu", &["sparse.spgemmop_handle"]),
    defined("pdl::PDLType", "pdl", &["attribute", "operation", "range", "type", "value"]),
    text("quant::QuantizedType", "quant", &["any", "calibrated", "uniform"]),
    text("spirv::ArrayType", "spirv", &["array"]),
    text("spirv::CooperativeMatrixType", "spirv", &["coopmatrix"]),
    text("spirv::ImageType", "spirv", &["image"]),
    text("spirv::MatrixType", "spirv", &["matrix"]),
    text("spirv::PointerType", "spirv", &["ptr"]),
    text("spirv::RuntimeArrayType", "spirv", &["rtarray"]),
    text("spirv::SampledImageType", "spirv", &["sampled_image"]),
    text("spirv::StructType", "spirv", &["struct"]),
    text("spirv::TensorArmType", "spirv", &["arm.tensor"]),
    Class { is_type: false, ..text("spirv::VerCapExtAttr", "spirv", &["vce"]) },
];

/// The class of that name, without `mlir::`.
pub(super) fn class(name: &str) -> Option<&'static Class> {
    CLASSES.iter().find(|class| class.name == name)
}

/// The mnemonics of a dialect's types, or attributes, that are kept as text.
pub(in crate::rust) fn kept_as_text(dialect: &str, is_type: bool) -> Vec<&'static str> {
    let classes =
        CLASSES.iter().filter(|class| class.is_text && class.is_type == is_type && class.dialect == dialect);
    classes.flat_map(|class| class.mnemonics).copied().collect()
}

/// Classes that implement interfaces without an entry in a definition: builtin types and attributes, and classes to which
/// dialects attach external models in C++.
const MODELS: &[(&str, &[&str])] = &[
    ("mlir::DeviceMappingAttrInterface", &["gpu::GPUThreadMappingAttr"]),
    ("mlir::DeviceMaskingAttrInterface", &["gpu::GPUMappingMaskAttr"]),
    ("mlir::MemRefLayoutAttrInterface", &["AffineMapAttr", "StridedLayoutAttr"]),
    ("mlir::PtrLikeTypeInterface", &["MemRefType", "UnrankedMemRefType"]),
    ("mlir::VectorElementTypeInterface", &["IntegerType", "IndexType", "FloatType"]),
    ("mlir::acc::PointerLikeType", &["MemRefType", "UnrankedMemRefType", "LLVM::LLVMPointerType"]),
    ("mlir::bufferization::BufferLikeType", &["MemRefType", "UnrankedMemRefType"]),
    ("mlir::bufferization::TensorLikeType", &["RankedTensorType", "UnrankedTensorType"]),
    ("mlir::omp::PointerLikeType", &["MemRefType", "LLVM::LLVMPointerType"]),
];

/// The classes that implement an interface though their definitions do not list it; the name is without a leading `::`.
pub(super) fn models(interface: &str) -> &'static [&'static str] {
    MODELS.iter().find(|(name, _)| *name == interface).map_or(&[], |(_, classes)| *classes)
}

/// The result of a function on a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Made {
    /// A Boolean.
    Bool,
    /// A type, if there is one.
    Type,
}

/// A function on a type.
pub(super) struct Function {
    /// Its qualified name, without a leading `::`.
    pub(super) name: &'static str,
    /// Its result.
    pub(super) made: Made,
    /// Its code, an expression on `$type`.
    pub(super) code: &'static str,
}

const fn test(name: &'static str, code: &'static str) -> Function {
    Function { name, made: Made::Bool, code }
}

const FUNCTIONS: &[Function] = &[
    test(
        "mlir::LLVM::isCompatibleOuterType",
        "isa<BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type, LLVMArrayType, \
         LLVMFunctionType, LLVMLabelType, LLVMMetadataType, LLVMPPCFP128Type, LLVMPointerType, LLVMStructType, \
         LLVMTokenType, LLVMTargetExtType, LLVMVoidType, LLVMX86AMXType>($type) || $type.isSignlessInteger() || \
         (isa<VectorType>($type) && cast<VectorType>($type).getRank() == 1)",
    ),
    test(
        "mlir::LLVM::isCompatibleVectorType",
        "isa<VectorType>($type) && cast<VectorType>($type).getRank() == 1 && \
         (cast<VectorType>($type).getElementType().isSignlessInteger() || \
         isa<BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type, LLVMPointerType>\
         (cast<VectorType>($type).getElementType()))",
    ),
    test(
        "mlir::LLVM::isCompatibleFloatingPointType",
        "isa<BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type, LLVMPPCFP128Type>\
         ($type)",
    ),
    test("mlir::LLVM::isScalableVectorType", "isa<ScalableVectorType>($type)"),
    test(
        "mlir::emitc::isSupportedEmitCType",
        "isa<emitc::OpaqueType>($type) || emitc::isPointerWideType($type) || isa<IndexType>($type) || \
         emitc::isSupportedIntegerType($type) || emitc::isSupportedFloatType($type) || \
         (isa<emitc::PointerType>($type) && \
         emitc::isSupportedEmitCType(cast<emitc::PointerType>($type).getPointee())) || \
         (isa<emitc::ArrayType>($type) && \
         !isa<emitc::ArrayType>(cast<emitc::ArrayType>($type).getElementType()) && \
         emitc::isSupportedEmitCType(cast<emitc::ArrayType>($type).getElementType())) || \
         (isa<RankedTensorType>($type) && cast<RankedTensorType>($type).hasStaticShape() && \
         !isa<emitc::ArrayType>(cast<RankedTensorType>($type).getElementType()) && \
         emitc::isSupportedEmitCType(cast<RankedTensorType>($type).getElementType())) || \
         (isa<TupleType>($type) && llvm::all_of(cast<TupleType>($type).getTypes(), [](Type element) { \
         return !isa<emitc::ArrayType>(element) && emitc::isSupportedEmitCType(element); }))",
    ),
    test(
        "mlir::emitc::isSupportedIntegerType",
        "isa<IntegerType>($type) && \
         llvm::is_contained({1, 8, 16, 32, 64}, cast<IntegerType>($type).getWidth())",
    ),
    test(
        "mlir::emitc::isIntegerIndexOrOpaqueType",
        "isa<IndexType, emitc::OpaqueType>($type) || emitc::isSupportedIntegerType($type) || \
         emitc::isPointerWideType($type)",
    ),
    test(
        "mlir::emitc::isSupportedFloatType",
        "isa<Float16Type, BFloat16Type, Float32Type, Float64Type>($type)",
    ),
    test("mlir::emitc::isPointerWideType", "isa<SignedSizeTType, SizeTType, PtrDiffTType>($type)"),
    test(
        "mlir::smt::isAnyNonFuncSMTValueType",
        "isa<BoolType, BitVectorType, ArrayType, IntType, SortType>($type)",
    ),
    test("mlir::smt::isAnySMTValueType", "smt::isAnyNonFuncSMTValueType($type) || isa<SMTFuncType>($type)"),
    Function {
        name: "mlir::spirv::getUnaryOpResultType",
        made: Made::Type,
        code: "isa<VectorType>($type) ? \
               VectorType::get({cast<VectorType>($type).getNumElements()}, $_builder.getI1Type()) : \
               $_builder.getI1Type()",
    },
];

impl Function {
    /// The namespace of its code.
    pub(super) fn namespace(&self) -> &'static str {
        self.name.rsplit_once("::").map_or("", |(namespace, _)| namespace)
    }

    /// Its name without the namespace.
    pub(super) fn local_name(&self) -> &'static str {
        self.name.rsplit_once("::").map_or(self.name, |(_, name)| name)
    }
}

/// The function that a name refers to in a namespace: in the namespace itself, then in the enclosing ones.
pub(super) fn function(path: &Path, namespace: &str) -> Option<&'static Function> {
    let name = path.text();
    let find = |namespace: &str| {
        let is_this = |function: &&Function| match function.name.strip_suffix(&*name) {
            Some("") => namespace.is_empty(),
            Some(rest) => rest.strip_suffix("::") == Some(namespace),
            None => false,
        };
        FUNCTIONS.iter().find(is_this)
    };
    let mut around = if path.is_absolute { "" } else { namespace.trim_start_matches("::") };
    loop {
        let found = find(around);
        if found.is_some() || around.is_empty() {
            return found;
        }
        around = around.rsplit_once("::").map_or("", |(outer, _)| outer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::parse_expression;

    #[test]
    fn code_can_be_read() {
        for function in FUNCTIONS {
            assert!(parse_expression(function.code).is_ok(), "{}", function.name);
        }
    }

    #[test]
    fn functions_are_found_in_their_namespaces() {
        let path = |text: &str| match parse_expression(text).map(|expr| expr.kind) {
            Ok(crate::expr::ExprKind::Name(path)) => path,
            other => panic!("{other:?}"),
        };
        let name = |text: &str, namespace: &str| function(&path(text), namespace).map(|found| found.name);
        assert_eq!(name("isSupportedFloatType", "::mlir::emitc"), Some("mlir::emitc::isSupportedFloatType"));
        assert_eq!(name("isSupportedFloatType", "::mlir::smt"), None);
        assert_eq!(name("smt::isAnySMTValueType", "::mlir::smt"), Some("mlir::smt::isAnySMTValueType"));
        assert_eq!(name("::mlir::smt::isAnySMTValueType", ""), Some("mlir::smt::isAnySMTValueType"));
        assert_eq!(name("::smt::isAnySMTValueType", "::mlir::smt"), None);
    }
}
