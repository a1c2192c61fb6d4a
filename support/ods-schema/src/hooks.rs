//! Traits of the runtime that authors implement.

/// Calls a macro with the functions that an author writes for each trait, as implementations without bodies.
/// Names are those of generated code, which imports `ir_core::generated::*`; implementers are `Operation`,
/// the handle of an operation, `Definition`, that of a type or attribute, and `Other`.
///
/// The generator writes stand-ins with these signatures, and the runtime's tests implement each trait with
/// them, so a function that one side lacks or declares otherwise does not compile.
#[macro_export]
macro_rules! hook_traits {
    ($callback:ident) => {
        $callback! {
            impl ir_core::runtime::VerifyOp for Operation {
                fn verify(self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic>;
            }
            impl ir_core::runtime::VerifyRegions for Operation {
                fn verify_regions(self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic>;
            }
            impl ir_core::runtime::VerifyInterface for Other {
                fn verify_interface(&self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic>;
            }
            impl ir_core::runtime::OpTrait for Other {}
            impl ir_core::pass::RunPass for Other {
                fn run_on_operation(
                    &self,
                    run: &mut ir_core::pass::PassRun<'_>
                ) -> Result<(), ir_core::pass::PassFailure>;
            }
            impl ir_core::pass::DependentDialects for Other {
                fn register_dialects(ctx: &ir_core::context::Context);
            }
            impl ir_core::pass::PassAnchor for Other {
                const ANCHOR: &'static str;
            }
            impl ir_core::pass::PassInterface for Other {
                fn is_implemented(ctx: &ir_core::context::Context, name: ir_core::context::OpName) -> bool;
            }
            impl ir_core::pass::PassOptionValue for Other {
                const KIND: &'static str;
                fn parse(value: Option<&str>) -> Result<Self, ir_core::pass::OptionError>;
                fn text(&self) -> String;
            }
            impl ir_core::runtime::CustomAssemblyFormat for Operation {
                fn parse(
                    parser: &mut ir_core::text::OperationParser<'_>,
                    op: &mut ir_core::text::CustomOp
                ) -> ParseResult<()>;
                fn print(
                    self,
                    printer: &mut ir_core::text::OperationPrinter<'_>
                );
            }
            impl ir_core::runtime::FoldOp for Operation {
                fn fold(
                    self,
                    ctx: &Context,
                    ir: &mut Ir,
                    operands: &[Option<Attribute>]
                ) -> ir_core::fold::FoldResult;
            }
            impl ir_core::runtime::ConstantLike for Operation {
                fn constant_value(self, ir: &Ir) -> Option<Attribute>;
            }
            impl ir_core::runtime::CanonicalizationPatterns for Operation {
                fn canonicalization_patterns(ctx: &Context, patterns: &mut ir_core::rewrite::PatternSet);
            }
            impl ir_core::runtime::DialectCanonicalizationPatterns for Other {
                fn canonicalization_patterns(&self, ctx: &Context, patterns: &mut ir_core::rewrite::PatternSet);
            }
            impl ir_core::runtime::Canonicalize for Operation {
                fn canonicalize(self, rewriter: &mut ir_core::rewrite::PatternRewriter<'_>) -> Option<()>;
            }
            impl ir_core::runtime::MaterializeConstant for Other {
                fn materialize_constant(&self, b: &mut dyn OpBuilder, value: Attribute, ty: Type) -> Option<Op>;
            }
            impl ir_core::runtime::AsmNames for Operation {
                fn result_names(self, ir: &Ir, name: &mut dyn FnMut(Value, &str));
            }
            impl inference::InferTypeOpInterface for Operation {
                fn infer_return_types(inputs: &inference::OpInputs<'_>) -> inference::InferredTypes;
            }
            impl ir_core::runtime::VerifyOperationAttribute for Other {
                fn verify_operation_attribute(
                    &self,
                    ctx: &Context,
                    ir: &Ir,
                    op: Op,
                    attribute: NamedAttribute
                ) -> Result<(), ir_core::diagnostic::Diagnostic>;
            }
            impl ir_core::runtime::VerifyRegionArgumentAttribute for Other {
                fn verify_region_argument_attribute(
                    &self,
                    ctx: &Context,
                    ir: &Ir,
                    op: Op,
                    element: SignatureElement,
                    attribute: NamedAttribute
                ) -> Result<(), ir_core::diagnostic::Diagnostic>;
            }
            impl ir_core::runtime::VerifyRegionResultAttribute for Other {
                fn verify_region_result_attribute(
                    &self,
                    ctx: &Context,
                    ir: &Ir,
                    op: Op,
                    element: SignatureElement,
                    attribute: NamedAttribute
                ) -> Result<(), ir_core::diagnostic::Diagnostic>;
            }
            impl ir_core::runtime::ImplicitTerminator for Operation {
                const TERMINATOR: &'static str;
            }
            impl ir_core::runtime::ParentOps for Operation {
                const PARENTS: &'static [&'static str];
            }
            impl checks::DestinationStyleOpInterface for Operation {
                fn dps_inits(self, ir: &Ir) -> std::ops::Range<usize>;
            }
            impl checks::CastOpInterface for Operation {
                fn are_cast_compatible(ctx: &Context, operands: &[Type], results: &[Type]) -> bool;
            }
            impl checks::LoopValues for Operation {
                fn loop_values(self, ir: &Ir) -> checks::CarriedTypes;
            }
            impl checks::OffsetSizeAndStrideOpInterface for Operation {
                fn mixed_ranks(self, ir: &Ir) -> [usize; 3];
                fn dynamic_counts(self, ir: &Ir) -> [usize; 3];
            }
            impl attr_or_type::VerifyDef for Definition {
                fn verify(
                    ctx: &Context,
                    emit_error: ir_core::diagnostic::EmitError<'_>,
                    params: &[Param]
                ) -> Result<(), ir_core::diagnostic::Diagnostic>;
            }
            impl attr_or_type::CustomFormat for Definition {
                fn parse(parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Self::Base>;
                fn print(self, printer: &mut Printer<'_>);
            }
            impl interfaces::BranchOpInterface for Operation {
                fn successor_operands(self, ir: &Ir, successor: usize) -> interfaces::SuccessorOperands;
            }
            impl interfaces::RegionBranchOpInterface for Operation {
                fn successor_regions(
                    self,
                    ir: &Ir,
                    from: interfaces::RegionPoint
                ) -> Vec<interfaces::RegionSuccessor>;
                fn entry_successor_operands(self, ir: &Ir, to: interfaces::RegionPoint) -> std::ops::Range<usize>;
            }
            impl interfaces::RegionBranchTerminatorOpInterface for Operation {
                fn successor_operands(self, ir: &Ir, to: interfaces::RegionPoint) -> std::ops::Range<usize>;
            }
            impl interfaces::LoopLikeOpInterface for Operation {
                fn loop_regions(self, ir: &Ir) -> Vec<Region>;
            }
            impl interfaces::CallOpInterface for Operation {
                fn callable(self, ir: &Ir) -> Option<interfaces::Callable>;
                fn argument_operands(self, ir: &Ir) -> std::ops::Range<usize>;
            }
            impl interfaces::CallableOpInterface for Operation {
                fn callable_region(self, ir: &Ir) -> Option<Region>;
                fn result_types(self, ir: &Ir) -> Vec<Type>;
            }
            impl interfaces::SymbolUserOpInterface for Operation {
                fn verify_symbol_uses(self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic>;
            }
            impl interfaces::MemoryEffectsOpInterface for Operation {
                fn effects(self, ir: &Ir) -> Vec<interfaces::EffectInstance>;
            }
            impl interfaces::SpeculationOpInterface for Operation {
                fn speculatability(self, ir: &Ir) -> interfaces::Speculatability;
            }
            impl interfaces::PromotableAllocationOpInterface for Operation {
                fn promotable_slots(self, ir: &Ir) -> Vec<interfaces::MemorySlot>;
                fn default_value(
                    self,
                    builder: &mut ir_core::ir::Builder<'_>,
                    slot: interfaces::MemorySlot
                ) -> Value;
                fn handle_promotion_complete(
                    self,
                    builder: &mut ir_core::ir::Builder<'_>,
                    slot: interfaces::MemorySlot,
                    default: Option<Value>
                ) -> Option<Op>;
            }
            impl interfaces::PromotableMemOpInterface for Operation {
                fn loads_from(self, ir: &Ir, slot: interfaces::MemorySlot) -> bool;
                fn stores_to(self, ir: &Ir, slot: interfaces::MemorySlot) -> bool;
                fn can_uses_be_removed(
                    self,
                    ir: &Ir,
                    slot: interfaces::MemorySlot,
                    blocking: &[ir_core::ir::Use]
                ) -> Option<Vec<ir_core::ir::Use>>;
                fn stored(
                    self,
                    builder: &mut ir_core::ir::Builder<'_>,
                    slot: interfaces::MemorySlot,
                    reaching: Value
                ) -> Value;
                fn remove_blocking_uses(
                    self,
                    builder: &mut ir_core::ir::Builder<'_>,
                    slot: interfaces::MemorySlot,
                    blocking: &[ir_core::ir::Use],
                    reaching: Value
                ) -> interfaces::DeletionKind;
            }
            impl interfaces::PromotableOpInterface for Operation {
                fn can_uses_be_removed(
                    self,
                    ir: &Ir,
                    blocking: &[ir_core::ir::Use]
                ) -> Option<Vec<ir_core::ir::Use>>;
                fn remove_blocking_uses(
                    self,
                    builder: &mut ir_core::ir::Builder<'_>,
                    blocking: &[ir_core::ir::Use]
                ) -> interfaces::DeletionKind;
            }
            impl interfaces::DestructurableAllocationOpInterface for Operation {
                fn destructurable_slots(self, ir: &Ir) -> Vec<interfaces::DestructurableMemorySlot>;
                fn destructure(
                    self,
                    builder: &mut ir_core::ir::Builder<'_>,
                    slot: &interfaces::DestructurableMemorySlot,
                    used: &[Attribute]
                ) -> Vec<interfaces::Subslot>;
                fn handle_destructuring_complete(
                    self,
                    builder: &mut ir_core::ir::Builder<'_>,
                    slot: &interfaces::DestructurableMemorySlot
                ) -> Option<Op>;
            }
            impl interfaces::DestructurableAccessorOpInterface for Operation {
                fn can_rewire(
                    self,
                    ir: &Ir,
                    slot: &interfaces::DestructurableMemorySlot
                ) -> Option<interfaces::Rewiring>;
                fn rewire(
                    self,
                    builder: &mut ir_core::ir::Builder<'_>,
                    slot: &interfaces::DestructurableMemorySlot,
                    subslots: &interfaces::Subslots
                ) -> interfaces::DeletionKind;
            }
            impl interfaces::SafeMemorySlotAccessOpInterface for Operation {
                fn ensure_only_safe_accesses(
                    self,
                    ir: &Ir,
                    slot: interfaces::MemorySlot
                ) -> Option<Vec<interfaces::MemorySlot>>;
            }
            impl attr_or_type::ParameterValue for Other {
                fn parse(parser: &mut Parser<'_>) -> ParseResult<Self>;
                fn print(&self, printer: &mut Printer<'_>);
            }
            impl ir_core::runtime::Directive<Operation> for Other {
                fn parse(
                    parser: &mut ir_core::runtime::DirectiveParser<'_, '_, '_>
                ) -> ParseResult<bool>;
                fn print(
                    printer: &mut ir_core::runtime::DirectivePrinter<'_, '_, '_>,
                    op: Operation
                );
            }
        }
    };
}
