//! The user-provided part of `everything.ods`.

ir_core::include_dialect!("everything");

/// Functions that code in the definitions calls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Externals;

/// Values of an option of passes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Level;

/// Functions that rewrite rules call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rewrites;

/// Values of a parameter of types or attributes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ShapeValue;

impl ir_core::runtime::AsmNames for NamedOp {
    /// Suggests names of results.
    fn result_names(self, _ir: &Ir, _name: &mut dyn FnMut(Value, &str)) {}
}

impl interfaces::BranchOpInterface for JumpOp {
    /// The operands for the block arguments of a successor.
    fn successor_operands(self, _ir: &Ir, _successor: usize) -> interfaces::SuccessorOperands {
        interfaces::SuccessorOperands::from(0..0)
    }
}

impl interfaces::CallOpInterface for CallOp {
    /// The callee.
    fn callable(self, _ir: &Ir) -> Option<interfaces::Callable> {
        None
    }

    /// The indices of the call's arguments.
    fn argument_operands(self, _ir: &Ir) -> std::ops::Range<usize> {
        0..0
    }
}

impl interfaces::CallableOpInterface for FuncOp {
    /// The body.
    fn callable_region(self, _ir: &Ir) -> Option<Region> {
        None
    }

    /// The types of the results of a call.
    fn result_types(self, _ir: &Ir) -> Vec<Type> {
        Vec::new()
    }
}

impl ir_core::runtime::CanonicalizationPatterns for PatternsOp {
    /// Adds the canonicalization patterns (`hasCanonicalizer`).
    fn canonicalization_patterns(_ctx: &Context, _patterns: &mut ir_core::rewrite::PatternSet) {}
}

impl ir_core::runtime::Canonicalize for CanonicalizeOp {
    /// Canonicalizes the operation; `None` when it does not match (`hasCanonicalizeMethod`).
    fn canonicalize(self, _rewriter: &mut ir_core::rewrite::PatternRewriter<'_>) -> Option<()> {
        None
    }
}

impl checks::CastOpInterface for CastOp {
    /// Whether the types can be cast.
    fn are_cast_compatible(_ctx: &Context, _operands: &[Type], _results: &[Type]) -> bool {
        false
    }
}

impl ir_core::runtime::ConstantLike for ConstantOp {
    /// The value of the constant.
    fn constant_value(self, _ir: &Ir) -> Option<Attribute> {
        None
    }
}

impl Costly for BuyOp {
    /// The cost.
    fn cost(&self, _ir: &Ir) -> i64 {
        0
    }

    /// The type that pays.
    fn payer(&self, _ir: &Ir) -> Type {
        unimplemented!("not implemented: `payer` of `BuyOp`")
    }

    /// Whether it is free.
    fn is_free(&self, _ir: &Ir) -> bool {
        false
    }
}

impl CountDefaults for Count {
    /// `defaultLevel()`
    fn default_level() -> Level {
        unimplemented!("not implemented: `default_level` of `Count`")
    }
}

impl ir_core::runtime::CustomAssemblyFormat for CustomOp {
    /// Parses the text after the operation's name.
    fn parse(
        parser: &mut ir_core::text::OperationParser<'_>,
        _op: &mut ir_core::text::CustomOp,
    ) -> ParseResult<()> {
        Err(parser.error_here("not implemented: `parse` of `CustomOp`"))
    }

    /// Prints the text after the operation's name.
    fn print(self, printer: &mut ir_core::text::OperationPrinter<'_>) {
        printer.print_generic(self.op());
    }
}

impl attr_or_type::CustomFormat for CustomAttr {
    /// Parses the text after the mnemonic.
    fn parse(parser: &mut Parser<'_>, _ty: Option<Type>) -> ParseResult<Self::Base> {
        Err(parser.error_here("not implemented: `parse` of `CustomAttr`"))
    }

    /// Prints the text after the mnemonic.
    fn print(self, printer: &mut Printer<'_>) {
        printer.text("<not implemented>");
    }
}

impl ir_core::pass::DependentDialects for Count {
    /// Registers the dialects of the operations that the pass creates.
    fn register_dialects(_ctx: &ir_core::context::Context) {}
}

impl checks::DestinationStyleOpInterface for DestinationOp {
    /// The indices of the inits.
    fn dps_inits(self, _ir: &Ir) -> std::ops::Range<usize> {
        0..0
    }
}

impl interfaces::DestructurableAccessorOpInterface for ElementOp {
    /// The elements that the operation accesses; `None` if it cannot access them alone.
    fn can_rewire(
        self,
        _ir: &Ir,
        _slot: &interfaces::DestructurableMemorySlot,
    ) -> Option<interfaces::Rewiring> {
        None
    }

    /// Accesses memory of the elements instead of the slot.
    fn rewire(
        self,
        _builder: &mut ir_core::ir::Builder<'_>,
        _slot: &interfaces::DestructurableMemorySlot,
        _subslots: &interfaces::Subslots,
    ) -> interfaces::DeletionKind {
        interfaces::DeletionKind::Keep
    }
}

impl interfaces::DestructurableAllocationOpInterface for AggregateOp {
    /// The slots that may be destructured, none so far.
    fn destructurable_slots(self, _ir: &Ir) -> Vec<interfaces::DestructurableMemorySlot> {
        Vec::new()
    }

    /// Allocates the elements with these indices.
    fn destructure(
        self,
        _builder: &mut ir_core::ir::Builder<'_>,
        _slot: &interfaces::DestructurableMemorySlot,
        _used: &[Attribute],
    ) -> Vec<interfaces::Subslot> {
        Vec::new()
    }

    /// Erases the allocation, which nothing uses any more.
    fn handle_destructuring_complete(
        self,
        _builder: &mut ir_core::ir::Builder<'_>,
        _slot: &interfaces::DestructurableMemorySlot,
    ) -> Option<Op> {
        None
    }
}

impl ir_core::runtime::DialectCanonicalizationPatterns for Registered {
    /// Adds the canonicalization patterns (`hasCanonicalizer`).
    fn canonicalization_patterns(
        &self,
        _ctx: &Context,
        _patterns: &mut ir_core::rewrite::PatternSet,
    ) {}
}

impl ExternalFunctions for Externals {
    type Shape = ShapeValue;

    /// `isSmall`
    fn is_small(_ctx: &Context, _value: Type) -> bool {
        false
    }
}

impl ir_core::runtime::FoldOp for FoldOp_ {
    /// Folds the operation, whose constant operands are given (`hasFolder`).
    fn fold(
        self,
        _ctx: &Context,
        _ir: &mut Ir,
        _operands: &[Option<Attribute>],
    ) -> ir_core::fold::FoldResult {
        ir_core::fold::FoldResult::Failure
    }
}

impl ir_core::runtime::ImplicitTerminator for EndedOp {
    /// The full name of the implicit terminator.
    const TERMINATOR: &'static str = "dialect.terminator";
}

impl inference::InferTypeOpInterface for InferredOp {
    /// The types of the results.
    fn infer_return_types(inputs: &inference::OpInputs<'_>) -> inference::InferredTypes {
        Err(inputs.error("not implemented: `infer_return_types` of `InferredOp`"))
    }
}

impl KindInterface for KindOp {
    /// The kind of the operation.
    fn kind(&self, _ir: &Ir) -> super::kinds::Kind {
        unimplemented!("not implemented: `kind` of `KindOp`")
    }
}

impl interfaces::LoopLikeOpInterface for LoopOp {
    /// The regions of the loop's body.
    fn loop_regions(self, _ir: &Ir) -> Vec<Region> {
        Vec::new()
    }
}

impl checks::LoopValues for LoopOp {
    /// The types of the loop-carried values.
    fn loop_values(self, _ir: &Ir) -> checks::CarriedTypes {
        checks::CarriedTypes::default()
    }
}

impl ir_core::runtime::MaterializeConstant for Registered {
    /// Creates an operation for a constant (`hasConstantMaterializer`).
    fn materialize_constant(
        &self,
        _b: &mut dyn OpBuilder,
        _value: Attribute,
        _ty: Type,
    ) -> Option<Op> {
        None
    }
}

impl interfaces::MemoryEffectsOpInterface for EffectsOp {
    /// The memory effects, which are those of an unknown operation so far.
    fn effects(self, _ir: &Ir) -> Vec<interfaces::EffectInstance> {
        let kinds = [interfaces::EffectKind::Read, interfaces::EffectKind::Write];
        kinds.map(interfaces::EffectInstance::new).to_vec()
    }
}

impl checks::OffsetSizeAndStrideOpInterface for SliceOp {
    /// The numbers of offsets, sizes and strides.
    fn mixed_ranks(self, _ir: &Ir) -> [usize; 3] {
        [0, 0, 0]
    }

    /// The numbers of dynamic offsets, sizes and strides.
    fn dynamic_counts(self, _ir: &Ir) -> [usize; 3] {
        [0, 0, 0]
    }
}

impl ir_core::runtime::OpTrait for EverythingEven {}

impl ir_core::runtime::ParentOps for InsideOp {
    /// The full names of the operations that this one may be in.
    const PARENTS: &'static [&'static str] = &["dialect.parent"];
}

impl PartlyTypeSyntax for PartlyType {
    /// Reads `custom<Width>`.
    fn parse_width(parser: &mut Parser<'_>) -> ParseResult<i64> {
        Err(parser.error_here("not implemented: `parse_width` of `PartlyType`"))
    }

    /// Prints `custom<Width>`.
    fn print_width(_printer: &mut Printer<'_>, _width: i64) {}
}

impl ir_core::pass::PassAnchor for Count {
    /// The full name of the operations that the pass runs on.
    const ANCHOR: &'static str = "dialect.operation";
}

impl ir_core::pass::PassInterface for Plough {
    /// Whether operations with this name implement the interface of the pass.
    fn is_implemented(_ctx: &ir_core::context::Context, _name: ir_core::context::OpName) -> bool {
        false
    }
}

impl ir_core::pass::PassOptionValue for Level {
    /// The kind of the values in help.
    const KIND: &'static str = "value";

    /// Parses the text after `=`.
    fn parse(_value: Option<&str>) -> Result<Self, ir_core::pass::OptionError> {
        Err(ir_core::pass::OptionError::Invalid(
            "not implemented: `parse` of `Level`".to_owned(),
        ))
    }

    /// The text of the value.
    fn text(&self) -> String {
        String::new()
    }
}

impl interfaces::PromotableAllocationOpInterface for SlotOp {
    /// The slots that may be promoted to values, none so far.
    fn promotable_slots(self, _ir: &Ir) -> Vec<interfaces::MemorySlot> {
        Vec::new()
    }

    /// Creates the value of the slot before any store.
    fn default_value(
        self,
        _builder: &mut ir_core::ir::Builder<'_>,
        slot: interfaces::MemorySlot,
    ) -> Value {
        slot.pointer
    }

    /// Erases the allocation, which nothing uses any more.
    fn handle_promotion_complete(
        self,
        _builder: &mut ir_core::ir::Builder<'_>,
        _slot: interfaces::MemorySlot,
        _default: Option<Value>,
    ) -> Option<Op> {
        None
    }
}

impl interfaces::PromotableMemOpInterface for AccessOp {
    /// Whether the operation loads from the slot.
    fn loads_from(self, _ir: &Ir, _slot: interfaces::MemorySlot) -> bool {
        false
    }

    /// Whether the operation stores to the slot.
    fn stores_to(self, _ir: &Ir, _slot: interfaces::MemorySlot) -> bool {
        false
    }

    /// The uses of results that must be removed with the blocking uses; `None` if these remain.
    fn can_uses_be_removed(
        self,
        _ir: &Ir,
        _slot: interfaces::MemorySlot,
        _blocking: &[ir_core::ir::Use],
    ) -> Option<Vec<ir_core::ir::Use>> {
        None
    }

    /// The value in the slot after the operation.
    fn stored(
        self,
        _builder: &mut ir_core::ir::Builder<'_>,
        _slot: interfaces::MemorySlot,
        reaching: Value,
    ) -> Value {
        reaching
    }

    /// Removes the blocking uses.
    fn remove_blocking_uses(
        self,
        _builder: &mut ir_core::ir::Builder<'_>,
        _slot: interfaces::MemorySlot,
        _blocking: &[ir_core::ir::Use],
        _reaching: Value,
    ) -> interfaces::DeletionKind {
        interfaces::DeletionKind::Keep
    }
}

impl interfaces::PromotableOpInterface for PassThroughOp {
    /// The uses of results that must be removed with the blocking uses; `None` if these remain.
    fn can_uses_be_removed(
        self,
        _ir: &Ir,
        _blocking: &[ir_core::ir::Use],
    ) -> Option<Vec<ir_core::ir::Use>> {
        None
    }

    /// Removes the blocking uses.
    fn remove_blocking_uses(
        self,
        _builder: &mut ir_core::ir::Builder<'_>,
        _blocking: &[ir_core::ir::Use],
    ) -> interfaces::DeletionKind {
        interfaces::DeletionKind::Keep
    }
}

impl interfaces::RegionBranchOpInterface for LoopOp {
    /// The targets of control flow from a point.
    fn successor_regions(
        self,
        _ir: &Ir,
        _from: interfaces::RegionPoint,
    ) -> Vec<interfaces::RegionSuccessor> {
        Vec::new()
    }

    /// The operands that are forwarded on entry.
    fn entry_successor_operands(
        self,
        _ir: &Ir,
        _to: interfaces::RegionPoint,
    ) -> std::ops::Range<usize> {
        0..0
    }
}

impl interfaces::RegionBranchTerminatorOpInterface for NextOp {
    /// The operands that are forwarded to a target.
    fn successor_operands(self, _ir: &Ir, _to: interfaces::RegionPoint) -> std::ops::Range<usize> {
        0..0
    }
}

impl RewriteFunctions for Rewrites {
    /// `grow($_builder, $0)`
    fn grow(_rewriter: &mut PatternRewriter<'_>, _value_0: Value) -> Option<Value> {
        None
    }
}

impl ir_core::pass::RunPass for Count {
    /// Runs the pass on an operation.
    fn run_on_operation(
        &self,
        run: &mut ir_core::pass::PassRun<'_>,
    ) -> Result<(), ir_core::pass::PassFailure> {
        let error = ir_core::diagnostic::Diagnostic::error(
            run.ir.location(run.op),
            "not implemented: `run_on_operation` of `Count`",
        );
        Err(run.fail(error))
    }
}

impl ir_core::pass::RunPass for Plough {
    /// Runs the pass on an operation.
    fn run_on_operation(
        &self,
        run: &mut ir_core::pass::PassRun<'_>,
    ) -> Result<(), ir_core::pass::PassFailure> {
        let error = ir_core::diagnostic::Diagnostic::error(
            run.ir.location(run.op),
            "not implemented: `run_on_operation` of `Plough`",
        );
        Err(run.fail(error))
    }
}

impl interfaces::SafeMemorySlotAccessOpInterface for ElementOp {
    /// The memory that results point to; `None` if the operation may leave the slot.
    fn ensure_only_safe_accesses(
        self,
        _ir: &Ir,
        _slot: interfaces::MemorySlot,
    ) -> Option<Vec<interfaces::MemorySlot>> {
        None
    }
}

impl interfaces::SpeculationOpInterface for SpeculatedOp {
    /// Whether the operation may be executed speculatively.
    fn speculatability(self, _ir: &Ir) -> interfaces::Speculatability {
        interfaces::Speculatability::NotSpeculatable
    }
}

impl interfaces::SymbolUserOpInterface for UserOp {
    /// Verifies the symbols that the operation refers to.
    fn verify_symbol_uses(self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic> {
        Err(ir_core::verify::op_error(
            ir,
            self.op(),
            "not implemented: `verify_symbol_uses` of `UserOp`",
        ))
    }
}

impl attr_or_type::VerifyDef for CheckedType {
    /// Verifies the parameters (`genVerifyDecl`).
    fn verify(
        _ctx: &Context,
        emit_error: ir_core::diagnostic::EmitError<'_>,
        _params: &[Param],
    ) -> Result<(), ir_core::diagnostic::Diagnostic> {
        Err(emit_error("not implemented: `verify` of `CheckedType`"))
    }
}

impl ir_core::runtime::VerifyInterface for dyn Costly {
    /// Verifies an operation that implements the interface.
    fn verify_interface(&self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic> {
        Err(ir_core::verify::op_error(
            ir,
            self.operation(),
            "not implemented: `verify_interface` of `dyn Costly`",
        ))
    }
}

impl ir_core::runtime::VerifyOp for CheckOp {
    /// Verifies what the definition cannot say (`hasVerifier`).
    fn verify(self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic> {
        Err(ir_core::verify::op_error(
            ir,
            self.op(),
            "not implemented: `verify` of `CheckOp`",
        ))
    }
}

impl ir_core::runtime::VerifyOp for FoldedTwoOp {
    /// Verifies what the definition cannot say (`hasVerifier`).
    fn verify(self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic> {
        Err(ir_core::verify::op_error(
            ir,
            self.op(),
            "not implemented: `verify` of `FoldedTwoOp`",
        ))
    }
}

impl ir_core::runtime::VerifyOperationAttribute for Registered {
    /// Verifies a discardable attribute of an operation (`hasOperationAttrVerify`).
    fn verify_operation_attribute(
        &self,
        _ctx: &Context,
        ir: &Ir,
        op: Op,
        _attribute: NamedAttribute,
    ) -> Result<(), ir_core::diagnostic::Diagnostic> {
        Err(ir_core::verify::op_error(
            ir,
            op,
            "not implemented: `verify_operation_attribute` of `Registered`",
        ))
    }
}

impl ir_core::runtime::VerifyRegionArgumentAttribute for Registered {
    /// Verifies an attribute of a function argument (`hasRegionArgAttrVerify`).
    fn verify_region_argument_attribute(
        &self,
        _ctx: &Context,
        ir: &Ir,
        op: Op,
        _element: SignatureElement,
        _attribute: NamedAttribute,
    ) -> Result<(), ir_core::diagnostic::Diagnostic> {
        Err(ir_core::verify::op_error(
            ir,
            op,
            "not implemented: `verify_region_argument_attribute` of `Registered`",
        ))
    }
}

impl ir_core::runtime::VerifyRegionResultAttribute for Registered {
    /// Verifies an attribute of a function result (`hasRegionResultAttrVerify`).
    fn verify_region_result_attribute(
        &self,
        _ctx: &Context,
        ir: &Ir,
        op: Op,
        _element: SignatureElement,
        _attribute: NamedAttribute,
    ) -> Result<(), ir_core::diagnostic::Diagnostic> {
        Err(ir_core::verify::op_error(
            ir,
            op,
            "not implemented: `verify_region_result_attribute` of `Registered`",
        ))
    }
}

impl ir_core::runtime::VerifyRegions for CheckRegionsOp {
    /// Verifies the regions, after their operations (`hasRegionVerifier`).
    fn verify_regions(self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic> {
        Err(ir_core::verify::op_error(
            ir,
            self.op(),
            "not implemented: `verify_regions` of `CheckRegionsOp`",
        ))
    }
}

impl ir_core::runtime::Directive<DirectiveOp> for directives::Width {
    /// Parses the directive, and sets its arguments.
    /// Their indices: 0 is `$width`.
    fn parse(parser: &mut ir_core::runtime::DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = parser.parser();
        Err(parser.error_here("not implemented: `parse` of `Width`"))
    }

    /// Prints the directive.
    fn print(printer: &mut ir_core::runtime::DirectivePrinter<'_, '_, '_>, _op: DirectiveOp) {
        printer.printer().text("<not implemented>");
    }
}

impl attr_or_type::ParameterValue for ShapeValue {
    /// Parses a value.
    fn parse(parser: &mut Parser<'_>) -> ParseResult<Self> {
        Err(parser.error_here("not implemented: `parse` of `ShapeValue`"))
    }

    /// Prints a value.
    fn print(&self, printer: &mut Printer<'_>) {
        printer.text("<not implemented>");
    }
}

// For 2 operations.
for_each_op_of!(FoldedOp, {
    impl ir_core::runtime::FoldOp for Operation {
        /// Folds the operation, whose constant operands are given (`hasFolder`).
        fn fold(
            self,
            _ctx: &Context,
            _ir: &mut Ir,
            _operands: &[Option<Attribute>],
        ) -> ir_core::fold::FoldResult {
            ir_core::fold::FoldResult::Failure
        }
    }
});

// The rules of the file with this root. A set such as `SIMPLIFY_PATTERNS` can take the place of `PATTERNS`.
ir_core::patterns_of_rules!(PATTERNS; RuledOp);
