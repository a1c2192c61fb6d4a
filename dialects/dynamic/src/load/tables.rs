//! The parts of the runtime and of `cpp_hooks` that plans refer to by name.

use ir_core::attr_or_type::{Param, ParamSyntax};
use ir_core::constraints::{ATTR_CONSTRAINTS, TYPE_CONSTRAINTS};
use ir_core::ir::{Op, OpHandle};
use ir_core::runtime::inference::{Inference, implemented};
use ir_core::runtime::{AttrConstraint, Check, DirectiveHooks, TypeConstraint, checks, traits};
use ir_core::text::{ParseResult, Parser, Printer};
use rustc_hash::FxHashMap;

/// The handle of an operation of any definition, for directives that do not depend on it.
#[derive(Clone, Copy)]
struct AnyOp(Op);

impl OpHandle for AnyOp {
    const NAME: &'static str = "";

    fn from_op_unchecked(op: Op) -> AnyOp {
        AnyOp(op)
    }

    fn op(self) -> Op {
        self.0
    }
}

/// Names with what they refer to.
type Table<T> = &'static [(&'static str, T)];

macro_rules! functions {
    ($module:ident: $($name:ident),* $(,)?) => {
        &[$((stringify!($name), &$module::$name)),*]
    };
}

/// The checks of traits.
const TRAITS: Table<&'static dyn Check> = functions! {
    traits:
    attr_sized_operand_segments, attr_sized_result_segments, elementwise, is_terminator, isolated_from_above,
    no_region_arguments, one_region, same_operands_and_result_element_type, same_operands_and_result_rank,
    same_operands_and_result_shape, same_operands_and_result_type, same_operands_element_type,
    same_operands_shape, same_type_operands, single_block, symbol_table, zero_operands, zero_regions,
    zero_results, zero_successors,
};

/// The checks of interfaces that need nothing from the author of a dialect.
const INTERFACES: Table<&'static dyn Check> = functions! {
    checks:
    branch, branch_weights, declared_symbol, external_symbol, function, in_parallel, optional_symbol,
    region_branch, region_weights, shaped_dim, symbol,
};

macro_rules! directives {
    ($($path:path),* $(,)?) => {
        &[$((stringify!($path), DirectiveHooks::shared::<$path, AnyOp>())),*]
    };
}

/// The directives, by their paths.
const DIRECTIVES: Table<DirectiveHooks> = {
    use cpp_hooks::{
        acc, amdgpu, async_values, cf, emitc, gpu, irdl, llvm, memref, ml_program, omp, pdl, pdl_interp, scf,
        sparse_tensor, spirv, stablehlo, transform, wasmssa,
    };
    use ir_core::runtime::directives as shared_directives;
    directives! {
        shared_directives::DimensionList, shared_directives::DynamicIndexList,
        shared_directives::OptionalDynamicIndexList, shared_directives::SemiFunctionType,
        acc::AccVar, acc::DeviceTypeOperands, acc::DeviceTypeOperandsWithKeywordOnly, acc::NumGangs,
        acc::RecipeSym, acc::Var, acc::VarPtrType, acc::WaitClause,
        amdgpu::MNKDimensionList,
        async_values::AwaitResultType,
        cf::SwitchOpCases,
        emitc::EmitCGlobalOpTypeAndInitialValue,
        gpu::AllReduceOperation, gpu::AsyncDependencies, gpu::LaunchDimType, gpu::LaunchFuncOperands,
        gpu::OffloadingHandler,
        irdl::AttributesOp, irdl::NamedValueList, irdl::SingleBlockRegion,
        llvm::IndirectBrOpSucessors, llvm::LLVMLinkage, llvm::OpBundles, llvm::ShuffleType, llvm::SwitchOpCases,
        memref::GlobalMemrefOpTypeAndInitialValue,
        ml_program::SymbolVisibility, ml_program::TokenOrdering, ml_program::TypedInitialValue,
        omp::AlignedClause, omp::AllocateAndAllocator, omp::CaptureType, omp::ClauseAttr, omp::Copyprivate,
        omp::DependVarList, omp::GrainsizeClause, omp::LinearClause, omp::LoopTransformClis, omp::MapClause,
        omp::MembersIndex, omp::NumTasksClause, omp::OrderClause, omp::ScheduleClause, omp::SynchronizationHint,
        pdl::OperationOpAttributes, pdl::RangeType, pdl::ResultsValueType,
        pdl_interp::CreateOperationOpResults,
        scf::SwitchCases,
        sparse_tensor::LevelRange,
        spirv::ImageOperands,
        stablehlo::ComplexOpType, stablehlo::ConstantOp, stablehlo::ConvolutionDimensions,
        stablehlo::CustomCallTarget, stablehlo::DotDimensionNumbers, stablehlo::ExponentMantissa,
        stablehlo::PairwiseOpType, stablehlo::PrecisionConfig, stablehlo::PrecisionConfigAndAlgorithm,
        stablehlo::ReduceOp, stablehlo::SameOperandsAndResultType, stablehlo::SelectOpType,
        stablehlo::SliceRanges, stablehlo::TupleOpType, stablehlo::VariadicOperandWithAttribute,
        stablehlo::VariadicSameOperandsAndResultType, stablehlo::WhileOp, stablehlo::WindowAttributes,
        transform::AlternativesOpSelectedRegion,
        wasmssa::ElseRegion,
    }
};

macro_rules! named_directives {
    ($($name:ident: $path:path),* $(,)?) => {
        &[$((stringify!($name), DirectiveHooks::shared::<$path, AnyOp>())),*]
    };
}

/// The directives that several projects have under the same name with the same syntax: they copied the
/// functions of MLIR or StableHLO.
const NAMED_DIRECTIVES: Table<DirectiveHooks> = {
    use cpp_hooks::{stablehlo, syntax::visibility};
    named_directives! {
        ComplexOpType: stablehlo::ComplexOpType,
        CustomCallTarget: stablehlo::CustomCallTarget,
        ExponentMantissa: stablehlo::ExponentMantissa,
        PairwiseOpType: stablehlo::PairwiseOpType,
        SameOperandsAndResultType: stablehlo::SameOperandsAndResultType,
        SelectOpType: stablehlo::SelectOpType,
        SymbolVisibility: visibility::SymbolVisibility,
        TupleOpType: stablehlo::TupleOpType,
        VariadicOperandWithAttribute: stablehlo::VariadicOperandWithAttribute,
        VariadicSameOperandsAndResultType: stablehlo::VariadicSameOperandsAndResultType,
    }
};

macro_rules! inferences {
    ($($path:path),* $(,)?) => {
        &[$((stringify!($path), implemented::<$path>())),*]
    };
}

/// The inferences of result types, by their paths.
const INFERENCES: Table<Inference> = {
    use cpp_hooks::{bufferization, comb, memref, ptr, smt, stablehlo, vector, wasmssa};
    inferences! {
        bufferization::Dealloc,
        comb::Concat,
        memref::DistinctObjects,
        ptr::PtrAdd,
        smt::Concat,
        stablehlo::Constant,
        stablehlo::inference::Broadcast, stablehlo::inference::Cholesky, stablehlo::inference::Clamp,
        stablehlo::inference::CompatibleOperandsAndResultType, stablehlo::inference::Complex,
        stablehlo::inference::Concatenate, stablehlo::inference::DimensionSize,
        stablehlo::inference::DynamicSlice, stablehlo::inference::DynamicUpdateSlice,
        stablehlo::inference::Id, stablehlo::inference::OperandTypes, stablehlo::inference::Pad,
        stablehlo::inference::Predicate, stablehlo::inference::RealElements, stablehlo::inference::Select,
        stablehlo::inference::Slice, stablehlo::inference::Transpose, stablehlo::inference::Tuple,
        stablehlo::inference::TupleElement,
        vector::Shuffle, vector::ToElements,
        wasmssa::Local, wasmssa::LocalValue,
    }
};

/// The syntax of the parameters of a type or attribute.
#[derive(Clone, Copy)]
pub struct ParamFunctions {
    /// The number of parameters.
    pub count: usize,
    /// The parser.
    pub parse: fn(&mut Parser<'_>) -> ParseResult<Vec<Param>>,
    /// The printer.
    pub print: fn(&[Param], &mut Printer<'_>),
}

const fn param_functions<S: ParamSyntax>() -> ParamFunctions {
    ParamFunctions { count: S::COUNT, parse: S::parse, print: S::print }
}

macro_rules! param_syntaxes {
    ($($path:path),* $(,)?) => {
        &[$((stringify!($path), param_functions::<$path>())),*]
    };
}

/// The syntaxes of types and attributes, by their paths.
const PARAM_SYNTAXES: Table<ParamFunctions> = {
    use cpp_hooks::{stablehlo, torch};
    param_syntaxes! {
        stablehlo::ConvNumbers, stablehlo::DotNumbers, stablehlo::GatherNumbers, stablehlo::OutputOperandAlias,
        stablehlo::ScatterNumbers, stablehlo::TypeExtensions,
        torch::ModuleName, torch::OneType, torch::Tensor, torch::TwoTypes, torch::Types
    }
};

/// The syntax of this path.
pub fn param_syntax(path: &str) -> Option<ParamFunctions> {
    let path = path.replace(' ', "");
    let own = path.strip_prefix("::cpp_hooks::")?;
    PARAM_SYNTAXES.iter().find(|(known, ..)| known.replace(' ', "") == own).map(|(_, syntax)| *syntax)
}

/// All tables, for lookups by name.
pub struct Tables {
    types: FxHashMap<&'static str, &'static TypeConstraint>,
    attributes: FxHashMap<&'static str, &'static AttrConstraint>,
    traits: FxHashMap<&'static str, &'static dyn Check>,
    interfaces: FxHashMap<&'static str, &'static dyn Check>,
    directives: FxHashMap<String, DirectiveHooks>,
    inferences: FxHashMap<String, Inference>,
}

impl Tables {
    /// The tables of this program.
    pub fn new() -> Tables {
        Tables {
            types: TYPE_CONSTRAINTS.iter().copied().collect(),
            attributes: ATTR_CONSTRAINTS.iter().copied().collect(),
            traits: TRAITS.iter().copied().collect(),
            interfaces: INTERFACES.iter().copied().collect(),
            directives: DIRECTIVES.iter().map(|(path, hooks)| (compact(path), *hooks)).collect(),
            inferences: INFERENCES.iter().map(|(path, inference)| (compact(path), *inference)).collect(),
        }
    }

    /// The runtime's constraint on types with this name.
    pub fn type_constraint(&self, name: &str) -> Option<&'static TypeConstraint> {
        self.types.get(name).copied()
    }

    /// The runtime's constraint on attributes with this name.
    pub fn attr_constraint(&self, name: &str) -> Option<&'static AttrConstraint> {
        self.attributes.get(name).copied()
    }

    /// The check of a trait.
    pub fn trait_check(&self, name: &str) -> Option<&'static dyn Check> {
        self.traits.get(name).copied()
    }

    /// The check of an interface.
    pub fn interface_check(&self, name: &str) -> Option<&'static dyn Check> {
        self.interfaces.get(name).copied()
    }

    /// The directive of this path.
    pub fn directive(&self, path: &str) -> Option<DirectiveHooks> {
        self.directives.get(&compact(path)).copied()
    }

    /// The directive of another project with this name, whose syntax is likely that of all of this name.
    pub fn directive_of_name(&self, name: &str) -> Option<DirectiveHooks> {
        NAMED_DIRECTIVES.iter().find(|(known, _)| *known == name).map(|(_, hooks)| *hooks)
    }

    /// The inference of this path.
    pub fn inference(&self, path: &str) -> Option<Inference> {
        self.inferences.get(&compact(path)).copied()
    }
}

/// The last two names of a path, without spaces: `gpu::AsyncDependencies`.
fn compact(path: &str) -> String {
    let path = path.replace(' ', "");
    let mut names = path.rsplit("::");
    match (names.next(), names.next()) {
        (Some(name), Some(module)) => format!("{module}::{name}"),
        _ => path,
    }
}
