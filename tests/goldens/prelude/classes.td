// An instance of each class of the embedded prelude, with its template arguments by place and by name: what they mean with
// upstream's files is compared with what they mean with ours. Left out are the few classes whose text of C++ or prose is
// ours, which records of the prelude itself cover.

include "mlir/Dialect/EmitC/IR/EmitCTypes.td"
include "mlir/Dialect/GPU/IR/GPUBase.td"
include "mlir/Dialect/Linalg/IR/LinalgEnums.td"
include "mlir/Dialect/Shape/IR/ShapeBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinLocationAttributes.td"
include "mlir/IR/BuiltinOps.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/BuiltinTypes.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Interfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/TensorEncoding.td"
include "mlir/IR/Traits.td"
include "mlir/IR/Utils.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"
include "mlir/Interfaces/DerivedAttributeOpInterface.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/IndexingMapOpInterface.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferStridedMetadataInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/MemOpInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/ParallelCombiningOpInterface.td"
include "mlir/Interfaces/RuntimeVerifiableOpInterface.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaceBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/SubsetOpInterface.td"
include "mlir/Interfaces/TilingInterface.td"
include "mlir/Interfaces/ValueBoundsOpInterface.td"
include "mlir/Interfaces/VectorInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"
include "mlir/Pass/PassBase.td"
include "mlir/Rewrite/PassUtil.td"
include "mlir/Bytecode/BytecodeOpInterface.td"

def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "::test";
}

def Test_PlainA : I32EnumCase<"A", 1, "a">;
def Test_PlainB : I32EnumCase<"B", 2>;
def Test_Plain : I32Enum<"Plain", "plain cases", [Test_PlainA, Test_PlainB]> {
  let cppNamespace = "::test";
}
def Test_CaseA : I32EnumAttrCase<"A", 1, "a">;
def Test_CaseB : I32EnumAttrCase<"B", 2, "b">;
def Test_Enum : I32EnumAttr<"Enum", "", [Test_CaseA, Test_CaseB]> {
  let cppNamespace = "::test";
}
def Test_EnumAttr : EnumAttr<Test_Dialect, Test_Enum, "enum">;
def Test_BitA : I32BitEnumAttrCaseBit<"A", 0, "a">;
def Test_BitB : I32BitEnumAttrCaseBit<"B", 4, "b">;
def Test_Bits : I32BitEnumAttr<"Bits", "bits", [Test_BitA, Test_BitB]> {
  let cppNamespace = "::test";
}

def Case_0DTensorOf : 0DTensorOf<allowedTypes = [I32, F32]>;
def Case_1DTensorOf : 1DTensorOf<allowedTypes = [I32, F32]>;
def Case_2DTensorOf : 2DTensorOf<allowedTypes = [I32, F32]>;
def Case_3DTensorOf : 3DTensorOf<allowedTypes = [I32, F32]>;
def Case_4DTensorOf : 4DTensorOf<allowedTypes = [I32, F32]>;
def Case_APFloatParameter : APFloatParameter<desc = "abc_def">;
def Case_APIntParameter : APIntParameter<desc = "abc_def">;
def Case_AllAttrOf : AllAttrOf<constraints = [IntMinValue<1>, IntPositive]>;
def Case_AllElementCountsMatch : AllElementCountsMatch<names = ["a_b", "c"]>;
def Case_AllElementTypesMatch : AllElementTypesMatch<names = ["a_b", "c"]>;
def Case_AllMatch : AllMatch<["a_b", "c"], summary = "abc_def">;
def Case_AllMatchPred : AllMatchPred<[]>;
def Case_AllMatchPred_1 : AllMatchPred<["a"]>;
def Case_AllMatchPred_2 : AllMatchPred<["a", "b", "c"]>;
def Case_AllMatchSameOperatorPred : AllMatchSameOperatorPred<["a_b", "c"], operator = "abc_def">;
def Case_AllMatchSameOperatorTrait : AllMatchSameOperatorTrait<["a_b", "c"], operator = "abc_def", summary = "x">;
def Case_AllOfType : AllOfType<[I32, F32]>;
def Case_AllRanksMatch : AllRanksMatch<names = ["a_b", "c"]>;
def Case_AllShapesMatch : AllShapesMatch<names = ["a_b", "c"]>;
def Case_AllTypeIDsMatch : AllTypeIDsMatch<names = ["a_b", "c"]>;
def Case_AllTypesMatch : AllTypesMatch<names = ["a_b", "c"]>;
def Case_And : And<children = [CPred<"p($_self)">, CPred<"q($_self)">]>;
def Case_AnyAttrOf : AnyAttrOf<[I32Attr, StrAttr]>;
def Case_AnyAttrOf_1 : AnyAttrOf<[I32Attr], summary = "s">;
def Case_AnyI : AnyI<width = 1>;
def Case_AnyIntOfWidths : AnyIntOfWidths<widths = [1, 2]>;
def Case_AnyIntegerAttrBase : AnyIntegerAttrBase<AnyI8, descr = "abc_def">;
def Case_AnyMatchOperatorPred : AnyMatchOperatorPred<["a_b", "c"], operator = "abc_def">;
def Case_AnyMatchOperatorTrait : AnyMatchOperatorTrait<["a_b", "c"], operator = "abc_def", summary = "x">;
def Case_AnyPred : AnyPred<[]>;
def Case_AnyPred_1 : AnyPred<["a"]>;
def Case_AnyPred_2 : AnyPred<["a", "b", "c"]>;
def Case_AnyStridedMemRefOfRank : AnyStridedMemRefOfRank<rank = 1>;
def Case_AnyTypeOf : AnyTypeOf<[I32, F32]>;
def Case_AnyTypeOf_1 : AnyTypeOf<[I32], summary = "s", cppType = "C">;
def Case_Arg : Arg<I32, desc = "abc_def", decorators = [MemRead, MemWriteAt<1>]>;
def Case_Arguments : Arguments<args = (ins I32:$a, CArg<"int", "3">:$b)>;
def Case_ArrayAttrBase : ArrayAttrBase<CPred<"p($_self)">, summary = "abc_def">;
def Case_ArrayCount : ArrayCount<n = 1>;
def Case_ArrayMaxCount : ArrayMaxCount<n = 1>;
def Case_ArrayMinCount : ArrayMinCount<n = 1>;
def Case_ArrayOfAttr : ArrayOfAttr<Test_Dialect, "abc_def", attrMnemonic = "x", eltName = "some_text", traits = [Commutative, Pure]>;
def Case_ArrayProp : ArrayProp<I64Prop>;
def Case_ArrayProp_1 : ArrayProp<StringProp, newSummary = "strings">;
def Case_ArrayProp_2 : ArrayProp<ConfinedProp<I64Prop, CPred<"$_self > 0">>>;
def Case_ArrayProp_3 : ArrayProp<ArrayProp<BoolProp>>;
def Case_ArrayProp_4 : ArrayProp<DefaultValuedProp<I64Prop, "4", "5">>;
def Case_ArrayProp_5 : ArrayProp<OptionalProp<UnitProp>>;
def Case_ArrayProp_6 : ArrayProp<EnumProp<Test_Enum>>;
def Case_ArrayProperty : ArrayProperty<I64Prop, newSummary = "abc_def">;
def Case_ArrayRefOfSelfAllocationParameter : ArrayRefOfSelfAllocationParameter<"abc_def", desc = "x">;
def Case_ArrayRefParameter : ArrayRefParameter<"abc_def", desc = "x">;
def Case_Attr : Attr<CPred<"p($_self)">, summary = "abc_def">;
def Case_AttrBuilder : AttrBuilder<(ins I32:$a, CArg<"int", "3">:$b), bodyCode = "abc_def", returnType = "x">;
def Case_AttrBuilderWithInferredContext : AttrBuilderWithInferredContext<(ins I32:$a, CArg<"int", "3">:$b), bodyCode = "abc_def", returnType = "x">;
def Case_AttrConstraint : AttrConstraint<CPred<"p($_self)">, summary = "abc_def", cppFunctionNameParam = "x">;
def Case_AttrDef : AttrDef<Test_Dialect, "abc_def", traits = [Commutative, Pure], baseCppClass = "x"> { let mnemonic = "m"; }
def Case_AttrInterface : AttrInterface<"abc_def", baseInterfaces = [Symbol]>;
def Case_AttrOrTypeBuilder : AttrOrTypeBuilder<(ins I32:$a, CArg<"int", "3">:$b), bodyCode = "abc_def", returnTypeStr = "x">;
def Case_AttrOrTypeBuilderWithInferredContext : AttrOrTypeBuilderWithInferredContext<(ins I32:$a, CArg<"int", "3">:$b), bodyCode = "abc_def", returnType = "x">;
def Case_AttrOrTypeDef : AttrOrTypeDef<"abc_def", "x", defTraits = [Commutative, Pure], baseCppClass = "some_text">;
def Case_AttrOrTypeParameter : AttrOrTypeParameter<"abc_def", desc = "x", accessorType = "some_text">;
def Case_AttrParameter : AttrParameter<"abc_def", desc = "x", accessorType = "some_text">;
def Case_AttrTypeConstraint : AttrTypeConstraint<CPred<"p($_self)">, summary = "abc_def", cppFunctionNameParam = "x">;
def Case_AttributeSelfTypeParameter : AttributeSelfTypeParameter<"">;
def Case_AttributeSelfTypeParameter_1 : AttributeSelfTypeParameter<"", "ShapedType">;
def Case_AttributeSelfTypeParameter_2 : AttributeSelfTypeParameter<desc = "d", derivedType = "::mlir::Type", typeBuilder = "b">;
def Case_BitEnum : BitEnum<"abc_def", "x", cases = [Test_BitA, Test_BitB], width = 1>;
def Case_BitEnumAttr : BitEnumAttr<I32, "abc_def", summary = "x", cases = [Test_BitA, Test_BitB]>;
def Case_BitEnumAttrBase : BitEnumAttrBase<I32, cases = [Test_BitA, Test_BitB], summary = "abc_def">;
def Case_BitEnumAttrCaseBase : BitEnumAttrCaseBase<I32, "abc_def", val = 1, str = "x">;
def Case_BitEnumAttrCaseBit : BitEnumAttrCaseBit<I32, "abc_def", pos = 1, str = "x">;
def Case_BitEnumAttrCaseGroup : BitEnumAttrCaseGroup<I32, "abc_def", cases = [Test_BitA, Test_BitB], str = "x">;
def Case_BitEnumBase : BitEnumBase<cases = [Test_BitA, Test_BitB]>;
def Case_BitEnumCaseBase : BitEnumCaseBase<"abc_def", 1, str = "x", width = 2>;
def Case_BitEnumCaseBit : BitEnumCaseBit<"A", 3, "a", 8>;
def Case_BitEnumCaseGroup : BitEnumCaseGroup<"abc_def", cases = [Test_BitA, Test_BitB], str = "x">;
def Case_BitEnumCaseNone : BitEnumCaseNone<"abc_def", str = "x", width = 1>;
def Case_BuildableType : BuildableType<builder = "abc_def">;
def Case_Builtin_Attr : Builtin_Attr<"abc_def", "x", traits = [Commutative, Pure], baseCppClass = "some_text">;
def Case_Builtin_FloatType : Builtin_FloatType<"abc_def", mnemonic = "x", declaredInterfaceMethods = ["a_b", "c"]>;
def Case_Builtin_LocationAttr : Builtin_LocationAttr<"abc_def", traits = [Commutative, Pure]> { let attrName = "a"; }
def Case_Builtin_Op : Builtin_Op<"abc_def", traits = [Commutative, Pure]>;
def Case_Builtin_Type : Builtin_Type<"abc_def", "x", traits = [Commutative, Pure], baseCppClass = "some_text">;
def Case_CArg : CArg<"abc_def", value = "x">;
def Case_CPred : CPred<pred = "abc_def">;
def Case_CombinedPred : CombinedPred<PredCombinerAnd, c = [CPred<"p($_self)">, CPred<"q($_self)">]>;
def Case_Complex : Complex<elType = I32>;
def Case_Concat : Concat<"abc_def", child = CPred<"p($_self)">, suf = "x">;
def Case_ConfinedAttr : ConfinedAttr<I32Attr, constraints = [IntMinValue<1>, IntPositive]>;
def Case_ConfinedProp : ConfinedProp<I64Prop, CPred<"a">>;
def Case_ConfinedProp_1 : ConfinedProp<ConfinedProp<I64Prop, CPred<"a">>, CPred<"b">, newSummary = "s">;
def Case_ConfinedProperty : ConfinedProperty<I64Prop, pred = CPred<"p($_self)">, newSummary = "abc_def">;
def Case_ConfinedType : ConfinedType<I32, [CPred<"p($_self)">, CPred<"q($_self)">], summary = "abc_def", cppType = "x">;
def Case_ConstF32Attr : ConstF32Attr<"1.0">;
def Case_ConstantAttr : ConstantAttr<I32Attr, val = "7">;
def Case_ConstantEnumCase : ConstantEnumCase<Test_Enum, "a">;
def Case_ConstantEnumCaseBase : ConstantEnumCaseBase<I32Attr, Test_Enum, case = "b">;
def Case_ConstantEnumCaseBase_1 : ConstantEnumCaseBase<I32Attr, Test_Bits, "a|b">;
def Case_ConstantProp : ConstantProp<I64Prop, val = "abc_def">;
def Case_ConstantStrAttr : ConstantStrAttr<I32Attr, val = "abc_def">;
def Case_Constraint : Constraint<CPred<"p($_self)">, desc = "abc_def">;
def Case_ContainerType : ContainerType<I32, CPred<"p($_self)">, elementTypeCall = "abc_def", descr = "x", cppType = "some_text">;
def Case_CppDeprecated : CppDeprecated<reason = "abc_def">;
def Case_DeclareAttrInterfaceMethods : DeclareAttrInterfaceMethods<TypedAttrInterface, overridenMethods = ["a_b", "c"]>;
def Case_DeclareInterfaceMethods : DeclareInterfaceMethods<overridenMethods = ["a_b", "c"]>;
def Case_DeclareOpInterfaceMethods : DeclareOpInterfaceMethods<Symbol, overridenMethods = ["a_b", "c"]>;
def Case_DeclareTypeInterfaceMethods : DeclareTypeInterfaceMethods<FloatTypeInterface, overridenMethods = ["a_b", "c"]>;
def Case_DefaultValuedAttr : DefaultValuedAttr<I32Attr, val = "abc_def">;
def Case_DefaultValuedEnumAttr : DefaultValuedEnumAttr<Test_Enum, case = Test_CaseA>;
def Case_DefaultValuedOptionalAttr : DefaultValuedOptionalAttr<I32Attr, val = "abc_def">;
def Case_DefaultValuedOptionalStrAttr : DefaultValuedOptionalStrAttr<I32Attr, val = "abc_def">;
def Case_DefaultValuedParameter : DefaultValuedParameter<"abc_def", value = "x", desc = "some_text">;
def Case_DefaultValuedProp : DefaultValuedProp<I64Prop, default = "abc_def", storageDefault = "x">;
def Case_DefaultValuedProperty : DefaultValuedProperty<I64Prop, default = "abc_def", storageDefault = "x">;
def Case_DefaultValuedStrAttr : DefaultValuedStrAttr<I32Attr, val = "abc_def">;
def Case_DenseArrayAttrBase : DenseArrayAttrBase<"abc_def", cppType = "x", summaryName = "some_text">;
def Case_DenseArrayCount : DenseArrayCount<n = 1>;
def Case_DenseArrayMaxCt : DenseArrayMaxCt<n = 1>;
def Case_DenseArrayMinCt : DenseArrayMinCt<n = 1>;
def Case_DenseArrayNonNegative : DenseArrayNonNegative<arrayType = DenseI64ArrayAttr>;
def Case_DenseArraySorted : DenseArraySorted<arrayType = DenseI64ArrayAttr>;
def Case_DenseArrayStrictlyPositive : DenseArrayStrictlyPositive<arrayType = DenseI64ArrayAttr>;
def Case_DenseArrayStrictlySorted : DenseArrayStrictlySorted<arrayType = DenseI64ArrayAttr>;
def Case_Deprecated : Deprecated<reason = "abc_def">;
def Case_DeprecatedOpBuilder : DeprecatedOpBuilder<"abc_def", p = (ins I32:$a, CArg<"int", "3">:$b), b = "x">;
def Case_DerivedAttr : DerivedAttr<"abc_def", b = "x", convert = "some_text">;
def Case_DerivedTypeAttr : DerivedTypeAttr<body = "abc_def">;
def Case_Dialect : Dialect { let name = "d"; }
def Case_DialectAttr : DialectAttr<Test_Dialect, condition = CPred<"p($_self)">, summary = "abc_def">;
def Case_DialectInterface : DialectInterface<"abc_def", baseInterfaces = [Symbol]>;
def Case_DialectType : DialectType<Test_Dialect, CPred<"p($_self)">, descr = "abc_def", cppType = "x">;
def Case_DictionaryAttrBase : DictionaryAttrBase<CPred<"p($_self)">, summary = "abc_def">;
def Case_EffectRange : EffectRange<val = { 1 }>;
def Case_ElementCount : ElementCount<name = "abc_def">;
def Case_ElementType : ElementType<name = "abc_def">;
def Case_ElementTypeIs : ElementTypeIs<"abc_def", type = I32>;
def Case_ElementTypeIsPred : ElementTypeIsPred<"abc_def", type = I32>;
def Case_ElementsAttrBase : ElementsAttrBase<CPred<"p($_self)">, summary = "abc_def">;
def Case_EnumAttr : EnumAttr<Test_Dialect, Test_Enum, name = "e">;
def Case_EnumAttr_1 : EnumAttr<Test_Dialect, Test_Bits>;
def Case_EnumAttrInfo : EnumAttrInfo<"abc_def", cases = [Test_PlainA, Test_PlainB], baseClass = I32Attr>;
def Case_EnumCase : EnumCase<"abc_def", 1, strVal = "x", widthVal = 2>;
def Case_EnumInfo : EnumInfo<"abc_def", "x", cases = [Test_PlainA, Test_PlainB], width = 1>;
def Case_EnumParameter : EnumParameter<enumInfo = Test_Plain>;
def Case_EnumProp : EnumProp<Test_Enum>;
def Case_EnumProp_1 : EnumProp<Test_Bits>;
def Case_EnumProp_2 : EnumProp<Test_Plain>;
def Case_EnumPropWithAttrForm : EnumPropWithAttrForm<Test_Enum, Test_EnumAttr>;
def Case_F : F<width = 1>;
def Case_FixedVectorOfAnyRank : FixedVectorOfAnyRank<allowedTypes = [I32, F32]>;
def Case_FixedVectorOfLength : FixedVectorOfLength<allowedLengths = [1, 2]>;
def Case_FixedVectorOfLengthAndType : FixedVectorOfLengthAndType<[1, 2], allowedTypes = [I32, F32]>;
def Case_FixedVectorOfNonZeroRankOf : FixedVectorOfNonZeroRankOf<allowedTypes = [I32, F32]>;
def Case_FixedVectorOfRank : FixedVectorOfRank<allowedRanks = [1, 2]>;
def Case_FixedVectorOfRankAndType : FixedVectorOfRankAndType<[1, 2], allowedTypes = [I32, F32]>;
def Case_FixedVectorOfShapeAndType : FixedVectorOfShapeAndType<[4, 2], elType = F32>;
def Case_FloatAttrBase : FloatAttrBase<F32, descr = "abc_def">;
def Case_FloatElementsAttr : FloatElementsAttr<width = 1>;
def Case_FloatOfWidths : FloatOfWidths<widths = [1, 2]>;
def Case_GenInternalAttrTrait : GenInternalAttrTrait<prop = "abc_def">;
def Case_GenInternalOpTrait : GenInternalOpTrait<"abc_def", traits = [Commutative, Pure]>;
def Case_GenInternalTrait : GenInternalTrait<"abc_def", entityType = "x">;
def Case_GenInternalTypeTrait : GenInternalTypeTrait<prop = "abc_def">;
def Case_HasAnyRankOfPred : HasAnyRankOfPred<ranks = [1, 2]>;
def Case_HasParent : HasParent<op = "abc_def">;
def Case_HasPromiseOrImplementsTypeInterface : HasPromiseOrImplementsTypeInterface<interface = FloatTypeInterface>;
def Case_HasRankGreaterOrEqualPred : HasRankGreaterOrEqualPred<rank = 1>;
def Case_I : I<width = 1>;
def Case_I16BitEnum : I16BitEnum<"abc_def", summary = "x", cases = [Test_BitA, Test_BitB]>;
def Case_I16BitEnumAttr : I16BitEnumAttr<"abc_def", summary = "x", cases = [Test_BitA, Test_BitB]>;
def Case_I16BitEnumAttrCase : I16BitEnumAttrCase<"abc_def", val = 1, str = "x">;
def Case_I16BitEnumAttrCaseBit : I16BitEnumAttrCaseBit<"abc_def", pos = 1, str = "x">;
def Case_I16BitEnumAttrCaseGroup : I16BitEnumAttrCaseGroup<"abc_def", cases = [I32BitEnumAttrCaseBit<"A", 0>, I32BitEnumAttrCaseBit<"B", 1, "b">], str = "x">;
def Case_I16BitEnumAttrCaseNone : I16BitEnumAttrCaseNone<"abc_def", str = "x">;
def Case_I16BitEnumCase : I16BitEnumCase<"abc_def", val = 1, str = "x">;
def Case_I16BitEnumCaseBit : I16BitEnumCaseBit<"abc_def", pos = 1, str = "x">;
def Case_I16BitEnumCaseNone : I16BitEnumCaseNone<"abc_def", str = "x">;
def Case_I32BitEnum : I32BitEnum<"abc_def", summary = "x", cases = [Test_BitA, Test_BitB]>;
def Case_I32BitEnumAttr : I32BitEnumAttr<"abc_def", summary = "x", cases = [Test_BitA, Test_BitB]>;
def Case_I32BitEnumAttrCase : I32BitEnumAttrCase<"abc_def", val = 1, str = "x">;
def Case_I32BitEnumAttrCaseBit : I32BitEnumAttrCaseBit<"abc_def", pos = 1, str = "x">;
def Case_I32BitEnumAttrCaseGroup : I32BitEnumAttrCaseGroup<"abc_def", cases = [I32BitEnumAttrCaseBit<"A", 0>, I32BitEnumAttrCaseBit<"B", 1, "b">], str = "x">;
def Case_I32BitEnumAttrCaseNone : I32BitEnumAttrCaseNone<"abc_def", str = "x">;
def Case_I32BitEnumCase : I32BitEnumCase<"abc_def", val = 1, str = "x">;
def Case_I32BitEnumCaseBit : I32BitEnumCaseBit<"abc_def", pos = 1, str = "x">;
def Case_I32BitEnumCaseNone : I32BitEnumCaseNone<"abc_def", str = "x">;
def Case_I32Enum : I32Enum<"abc_def", summary = "x", cases = [Test_PlainA, Test_PlainB]>;
def Case_I32EnumAttr : I32EnumAttr<"abc_def", summary = "x", cases = [Test_CaseA, Test_CaseB]>;
def Case_I32EnumAttrCase : I32EnumAttrCase<"abc_def", val = 1, str = "x">;
def Case_I32EnumCase : I32EnumCase<"abc_def", val = 1, str = "x">;
def Case_I64BitEnum : I64BitEnum<"abc_def", summary = "x", cases = [Test_BitA, Test_BitB]>;
def Case_I64BitEnumAttr : I64BitEnumAttr<"abc_def", summary = "x", cases = [Test_BitA, Test_BitB]>;
def Case_I64BitEnumAttrCase : I64BitEnumAttrCase<"abc_def", val = 1, str = "x">;
def Case_I64BitEnumAttrCaseBit : I64BitEnumAttrCaseBit<"abc_def", pos = 1, str = "x">;
def Case_I64BitEnumAttrCaseGroup : I64BitEnumAttrCaseGroup<"abc_def", cases = [I32BitEnumAttrCaseBit<"A", 0>, I32BitEnumAttrCaseBit<"B", 1, "b">], str = "x">;
def Case_I64BitEnumAttrCaseNone : I64BitEnumAttrCaseNone<"abc_def", str = "x">;
def Case_I64BitEnumCase : I64BitEnumCase<"abc_def", val = 1, str = "x">;
def Case_I64BitEnumCaseBit : I64BitEnumCaseBit<"abc_def", pos = 1, str = "x">;
def Case_I64BitEnumCaseNone : I64BitEnumCaseNone<"abc_def", str = "x">;
def Case_I64Enum : I64Enum<"abc_def", summary = "x", cases = [Test_PlainA, Test_PlainB]>;
def Case_I64EnumAttr : I64EnumAttr<"abc_def", summary = "x", cases = [I64EnumAttrCase<"X", 5>]>;
def Case_I64EnumAttrCase : I64EnumAttrCase<"abc_def", val = 1, str = "x">;
def Case_I64EnumCase : I64EnumCase<"abc_def", val = 1, str = "x">;
def Case_I8BitEnum : I8BitEnum<"abc_def", summary = "x", cases = [Test_BitA, Test_BitB]>;
def Case_I8BitEnumAttr : I8BitEnumAttr<"abc_def", summary = "x", cases = [Test_BitA, Test_BitB]>;
def Case_I8BitEnumAttrCase : I8BitEnumAttrCase<"abc_def", val = 1, str = "x">;
def Case_I8BitEnumAttrCaseBit : I8BitEnumAttrCaseBit<"abc_def", pos = 1, str = "x">;
def Case_I8BitEnumAttrCaseGroup : I8BitEnumAttrCaseGroup<"abc_def", cases = [I32BitEnumAttrCaseBit<"A", 0>, I32BitEnumAttrCaseBit<"B", 1, "b">], str = "x">;
def Case_I8BitEnumAttrCaseNone : I8BitEnumAttrCaseNone<"abc_def", str = "x">;
def Case_I8BitEnumCase : I8BitEnumCase<"abc_def", val = 1, str = "x">;
def Case_I8BitEnumCaseBit : I8BitEnumCaseBit<"abc_def", pos = 1, str = "x">;
def Case_I8BitEnumCaseNone : I8BitEnumCaseNone<"abc_def", str = "x">;
def Case_InferShapedTypeOpAdaptorBase : InferShapedTypeOpAdaptorBase<overridenMethods = ["a_b", "c"]>;
def Case_InferTensorTypeAdaptorBase : InferTensorTypeAdaptorBase<overridenMethods = ["a_b", "c"]>;
def Case_InferTensorTypeBase : InferTensorTypeBase<overridenMethods = ["a_b", "c"]>;
def Case_InferTypeOpAdaptorBase : InferTypeOpAdaptorBase<additionalDecls = [{ code($_self) }]>;
def Case_InputAddressIsCombinationOf : InputAddressIsCombinationOf<["a_b", "c"], [[I32, F32], [F32, I32]]>;
def Case_InputAddressIsCombinationOf_1 : InputAddressIsCombinationOf<["a_b"], [[I32]], description = "d">;
def Case_InputMatchesTypes : InputMatchesTypes<["a_b", "c"], [I32, F32]>;
def Case_IntArrayNthElemEq : IntArrayNthElemEq<1, value = 2>;
def Case_IntArrayNthElemInRange : IntArrayNthElemInRange<1, min = 2, max = 3>;
def Case_IntArrayNthElemMaxValue : IntArrayNthElemMaxValue<1, max = 2>;
def Case_IntArrayNthElemMinValue : IntArrayNthElemMinValue<1, min = 2>;
def Case_IntArrayProp : IntArrayProp<I64Prop, newSummary = "abc_def">;
def Case_IntArrayProperty : IntArrayProperty<I64Prop, newSummary = "abc_def">;
def Case_IntElementsAttrBase : IntElementsAttrBase<CPred<"p($_self)">, summary = "abc_def">;
def Case_IntElementsAttrOf : IntElementsAttrOf<width = 1>;
def Case_IntEnum : IntEnum<"abc_def", "x", cases = [Test_PlainA, Test_PlainB], width = 1>;
def Case_IntEnumAttr : IntEnumAttr<I32, "abc_def", summary = "x", cases = [Test_CaseA, Test_CaseB]>;
def Case_IntEnumAttrBase : IntEnumAttrBase<I32, cases = [Test_CaseA, Test_CaseB], summary = "abc_def">;
def Case_IntEnumAttrCaseBase : IntEnumAttrCaseBase<I32, "abc_def", strVal = "x", intVal = 1>;
def Case_IntIsOneOf : IntIsOneOf<values = [1, 2]>;
def Case_IntMaxValue : IntMaxValue<n = 1>;
def Case_IntMinValue : IntMinValue<n = 1>;
def Case_IntNEQValue : IntNEQValue<n = 1>;
def Case_IntProp : IntProp<"abc_def", desc = "x">;
def Case_IntProperty : IntProperty<"abc_def", desc = "x">;
def Case_IntValidAlignment : IntValidAlignment<attr = I32Attr>;
def Case_Interface : Interface<"abc_def", baseInterfacesArg = [Symbol]>;
def Case_InterfaceMethod : InterfaceMethod<"abc_def", "x", "some_text", args = (ins I32:$a, CArg<"int", "3">:$b), methodBody = [{ code($_self) }], defaultImplementation = [{ code($_self) }]>;
def Case_InterfacePass : InterfacePass<"abc_def", interface = "x">;
def Case_InterfaceTrait : InterfaceTrait<name = "abc_def">;
def Case_IntrinsicResource : IntrinsicResource<resourceName = "abc_def">;
def Case_IsFixedVectorOfLengthPred : IsFixedVectorOfLengthPred<allowedLengths = [1, 2]>;
def Case_IsFixedVectorOfRankPred : IsFixedVectorOfRankPred<allowedRanks = [1, 2]>;
def Case_IsNthDimSizeIsOneOfPred : IsNthDimSizeIsOneOfPred<-1, [4]>;
def Case_IsNthDimSizeIsOneOfPred_1 : IsNthDimSizeIsOneOfPred<2, allowedSizes = [1, 2]>;
def Case_IsScalableVectorOfLengthPred : IsScalableVectorOfLengthPred<allowedLengths = [1, 2]>;
def Case_IsScalableVectorOfRankPred : IsScalableVectorOfRankPred<allowedRanks = [1, 2]>;
def Case_IsVectorOfLengthPred : IsVectorOfLengthPred<allowedLengths = [1, 2]>;
def Case_IsVectorOfMaxLengthPred : IsVectorOfMaxLengthPred<maxLength = 1>;
def Case_IsVectorOfMinLengthPred : IsVectorOfMinLengthPred<minLength = 1>;
def Case_IsVectorOfRankPred : IsVectorOfRankPred<allowedRanks = [1, 2]>;
def Case_IsVectorOfShape : IsVectorOfShape<shape = [1, 2]>;
def Case_ListOption : ListOption<"abc_def", "x", valueType = "some_text", desc = "third", additionalFlags = "fourth">;
def Case_LocationAttrDef : LocationAttrDef<Test_Dialect, name = "abc_def", traits = [Commutative, Pure]> { let mnemonic = "m"; }
def Case_MaxSizedRegion : MaxSizedRegion<numBlocks = 1>;
def Case_MemAlloc : MemAlloc<DefaultResource, stage = 1, range = FullEffect>;
def Case_MemAllocAt : MemAllocAt<1, range = FullEffect>;
def Case_MemFree : MemFree<DefaultResource, stage = 1, range = FullEffect>;
def Case_MemFreeAt : MemFreeAt<1, range = FullEffect>;
def Case_MemRead : MemRead<DefaultResource, stage = 1, range = FullEffect>;
def Case_MemReadAt : MemReadAt<1, range = FullEffect>;
def Case_MemRefOf : MemRefOf<allowedTypes = [I32, F32]>;
def Case_MemRefRankOf : MemRefRankOf<[I32, F32], ranks = [1, 2]>;
def Case_MemWrite : MemWrite<DefaultResource, stage = 1, range = FullEffect>;
def Case_MemWriteAt : MemWriteAt<1, range = FullEffect>;
def Case_MemoryEffect : MemoryEffect<"abc_def", DefaultResource, stage = 1, range = FullEffect>;
def Case_MemoryEffects : MemoryEffects<effects = [MemRead, MemFree<DefaultResource, 1>]>;
def Case_MinSizedRegion : MinSizedRegion<numBlocks = 1>;
def Case_MixedContainerType : MixedContainerType<I32, CPred<"p($_self)">, elementTypesCall = "abc_def", descr = "x">;
def Case_NamedEnumProp : NamedEnumProp<Test_Plain, name = "abc_def">;
def Case_NamedEnumPropWithAttrForm : NamedEnumPropWithAttrForm<Test_Plain, name = "abc_def", attributeForm = I32Attr>;
def Case_NativeAttrTrait : NativeAttrTrait<"abc_def", extraAttrDeclaration = [{ code($_self) }], extraAttrDefinition = [{ code($_self) }]>;
def Case_NativeCodeCall : NativeCodeCall<"abc_def", returns = 1>;
def Case_NativeCodeCallVoid : NativeCodeCallVoid<expr = "abc_def">;
def Case_NativeOpTrait : NativeOpTrait<"abc_def", [Commutative, Pure], extraOpDeclaration = [{ code($_self) }], extraOpDefinition = [{ code($_self) }]>;
def Case_NativeTrait : NativeTrait<"abc_def", "x", extraClassDeclaration = [{ code($_self) }], extraClassDefinition = [{ code($_self) }]>;
def Case_NativeTypeTrait : NativeTypeTrait<"abc_def", extraTypeDeclaration = [{ code($_self) }], extraTypeDefinition = [{ code($_self) }]>;
def Case_Neg : Neg<child = CPred<"p($_self)">>;
def Case_NestedTupleOf : NestedTupleOf<allowedTypes = [I32, F32]>;
def Case_Non0RankedMemRefOf : Non0RankedMemRefOf<allowedTypes = [I32, F32]>;
def Case_Non0RankedTensorOf : Non0RankedTensorOf<allowedTypes = [I32, F32]>;
def Case_NormalizeIndex : NormalizeIndex<-2>;
def Case_NormalizeIndex_1 : NormalizeIndex<value = 3>;
def Case_Op : Op<Test_Dialect, mnemonic = "abc_def", props = [Commutative, Pure]>;
def Case_OpBuilder : OpBuilder<(ins I32:$a, CArg<"int", "3">:$b), b = "abc_def">;
def Case_OpDocGroup : OpDocGroup;
def Case_OpInterface : OpInterface<"abc_def", baseInterfaces = [Symbol]>;
def Case_OpInterfaceTrait : OpInterfaceTrait<"abc_def", verifyBody = [{ code($_self) }], traits = [Commutative, Pure]>;
def Case_OpVariable : OpVariable<I32, desc = "abc_def", varDecorators = [MemRead, MemWriteAt<1>]>;
def Case_OpVariableDecorator : OpVariableDecorator;
def Case_OpaqueType : OpaqueType<"abc_def", name = "x", summary = "some_text">;
def Case_Option : Option<"abc_def", "x", "some_text", default = "third", desc = "fourth", additionalFlags = "fifth">;
def Case_Optional : Optional<type = I32>;
def Case_OptionalArrayRefParameter : OptionalArrayRefParameter<"abc_def", desc = "x">;
def Case_OptionalAttr : OptionalAttr<attr = I32Attr>;
def Case_OptionalParameter : OptionalParameter<"abc_def", desc = "x">;
def Case_OptionalProp : OptionalProp<I64Prop>;
def Case_OptionalProp_1 : OptionalProp<StringProp>;
def Case_OptionalProp_2 : OptionalProp<DefaultValuedProp<StringProp, "\"s\"">, canDelegateParsing = 0>;
def Case_OptionalProp_3 : OptionalProp<ConfinedProp<I64Prop, CPred<"$_self > 0">>>;
def Case_OptionalProp_4 : OptionalProp<ArrayProp<StringProp>>;
def Case_OptionalProperty : OptionalProperty<I64Prop, canDelegateParsing = 1>;
def Case_OptionalTypesMatchWith : OptionalTypesMatchWith<"s", "some_arg", "o", "f($_self)">;
def Case_OptionalTypesMatchWith_1 : OptionalTypesMatchWith<"s", "a", "b", "f", comparator = "cmp">;
def Case_Or : Or<children = [CPred<"p($_self)">, CPred<"q($_self)">]>;
def Case_ParamNativeAttrTrait : ParamNativeAttrTrait<"abc_def", params = "x">;
def Case_ParamNativeOpTrait : ParamNativeOpTrait<"abc_def", params = "x", traits = [Commutative, Pure]>;
def Case_ParamNativeTrait : ParamNativeTrait<"abc_def", params = "x", entityType = "some_text">;
def Case_ParamNativeTypeTrait : ParamNativeTypeTrait<"abc_def", params = "x">;
def Case_ParentOneOf : ParentOneOf<ops = ["a_b", "c"]>;
def Case_Pass : Pass<"abc_def", operation = "x">;
def Case_PassBase : PassBase<"abc_def", base = "x">;
def Case_Pat : Pat<(ins I32:$a, CArg<"int", "3">:$b), (ins I32:$a, CArg<"int", "3">:$b), preds = [(addBenefit 3)], supplemental_results = [(addBenefit 3)], benefitAdded = (ins I32:$a, CArg<"int", "3">:$b)>;
def Case_Pattern : Pattern<(ins I32:$a, CArg<"int", "3">:$b), [(addBenefit 3)], preds = [(addBenefit 3)], supplemental_results = [(addBenefit 3)], benefitAdded = (ins I32:$a, CArg<"int", "3">:$b)>;
def Case_Pred : Pred;
def Case_PredAttrTrait : PredAttrTrait<"abc_def", pred = CPred<"p($_self)">>;
def Case_PredCombinerKind : PredCombinerKind;
def Case_PredOpTrait : PredOpTrait<"abc_def", pred = CPred<"p($_self)">, traits = [Commutative, Pure]>;
def Case_PredTrait : PredTrait<"abc_def", pred = CPred<"p($_self)">>;
def Case_PredTypeTrait : PredTypeTrait<"abc_def", pred = CPred<"p($_self)">>;
def Case_PromisedAttrInterface : PromisedAttrInterface<interface = TypedAttrInterface>;
def Case_PromisedTypeInterface : PromisedTypeInterface<interface = FloatTypeInterface>;
def Case_PropConstraint : PropConstraint<CPred<"p($_self)">, summary = "abc_def", interfaceTypeParam = "x">;
def Case_Property : Property<"abc_def", desc = "x", interfaceTypeParam = "some_text">;
def Case_RangedTypesMatchWith : RangedTypesMatchWith<"abc_def", "x", rhsArg = "some_text", transform = "third">;
def Case_Rank : Rank<name = "abc_def">;
def Case_RankedF32ElementsAttr : RankedF32ElementsAttr<dims = [1, 2]>;
def Case_RankedF64ElementsAttr : RankedF64ElementsAttr<dims = [1, 2]>;
def Case_RankedFloatElementsAttr : RankedFloatElementsAttr<1, dims = [1, 2]>;
def Case_RankedI32ElementsAttr : RankedI32ElementsAttr<dims = [1, 2]>;
def Case_RankedI64ElementsAttr : RankedI64ElementsAttr<dims = [1, 2]>;
def Case_RankedOrUnrankedMemRefOf : RankedOrUnrankedMemRefOf<[I32, F32], preds = [CPred<"p($_self)">, CPred<"q($_self)">], summary = "abc_def">;
def Case_RankedSignlessIntElementsAttr : RankedSignlessIntElementsAttr<1, dims = [1, 2]>;
def Case_RankedTensorOf : RankedTensorOf<[I32, F32], preds = [CPred<"p($_self)">, CPred<"q($_self)">], summary = "abc_def">;
def Case_Region : Region<CPred<"p($_self)">, descr = "abc_def">;
def Case_RegionConstraint : RegionConstraint<CPred<"p($_self)">, summary = "abc_def">;
def Case_Res : Res<I32, desc = "abc_def", decorators = [MemRead, MemWriteAt<1>]>;
def Case_Resource : Resource<resourceName = "abc_def">;
def Case_ResourceHandleParameter : ResourceHandleParameter<"abc_def", desc = "x">;
def Case_Results : Results<rets = (ins I32:$a, CArg<"int", "3">:$b)>;
def Case_SI : SI<width = 1>;
def Case_SameBuildabilityAs : SameBuildabilityAs<I32, builder = "abc_def">;
def Case_ScalableVectorOfAnyRank : ScalableVectorOfAnyRank<allowedTypes = [I32, F32]>;
def Case_ScalableVectorOfLength : ScalableVectorOfLength<allowedLengths = [1, 2]>;
def Case_ScalableVectorOfLengthAndType : ScalableVectorOfLengthAndType<[1, 2], allowedTypes = [I32, F32]>;
def Case_ScalableVectorOfRank : ScalableVectorOfRank<allowedRanks = [1, 2]>;
def Case_ScalableVectorOfRankAndLengthAndType : ScalableVectorOfRankAndLengthAndType<[1, 2], allowedLengths = [4], allowedTypes = [I32, F32]>;
def Case_SelfAllocationParameter : SelfAllocationParameter<"abc_def", desc = "x">;
def Case_Shape : Shape<name = "abc_def">;
def Case_ShapedContainerType : ShapedContainerType<[I32, F32], CPred<"p($_self)">, descr = "abc_def", cppType = "x">;
def Case_ShapedTypeMatchesElementCountAndTypes : ShapedTypeMatchesElementCountAndTypes<"abc_def", elementsArg = "x">;
def Case_ShapedTypeWithNthDimOfSize : ShapedTypeWithNthDimOfSize<1, allowedSizes = [1, 2]>;
def Case_SideEffect : SideEffect<MemoryEffectsOpInterface, "abc_def", resourceReference = DefaultResource, effectStage = 1, range = FullEffect>;
def Case_SideEffectsTraitBase : SideEffectsTraitBase<MemoryEffectsOpInterface, staticEffects = [MemRead]>;
def Case_SignedIntOfWidths : SignedIntOfWidths<widths = [1, 2]>;
def Case_SignedIntegerAttrBase : SignedIntegerAttrBase<SI16, descr = "abc_def">;
def Case_SignlessIntElementsAttr : SignlessIntElementsAttr<width = 1>;
def Case_SignlessIntOfWidths : SignlessIntOfWidths<widths = [1, 2]>;
def Case_SignlessIntegerAttrBase : SignlessIntegerAttrBase<I32, descr = "abc_def">;
def Case_SingleBlockImplicitTerminator : SingleBlockImplicitTerminator<op = "abc_def">;
def Case_SingleBlockImplicitTerminatorImpl : SingleBlockImplicitTerminatorImpl<op = "abc_def">;
def Case_SizedRegion : SizedRegion<numBlocks = 1>;
def Case_StaticInterfaceMethod : StaticInterfaceMethod<"abc_def", "x", "some_text", args = (ins I32:$a, CArg<"int", "3">:$b), methodBody = [{ code($_self) }], defaultImplementation = [{ code($_self) }]>;
def Case_StaticShapeMemRefOf : StaticShapeMemRefOf<allowedTypes = [I32, F32]>;
def Case_StaticShapeTensorOf : StaticShapeTensorOf<allowedTypes = [I32, F32]>;
def Case_Statistic : Statistic<"abc_def", statName = "x", desc = "some_text">;
def Case_StrFunc : StrFunc<r = "abc_def">;
def Case_StridedMemRefOf : StridedMemRefOf<allowedTypes = [I32, F32]>;
def Case_StridedMemRefRankOf : StridedMemRefRankOf<[I32, F32], ranks = [1, 2]>;
def Case_StringBasedAttr : StringBasedAttr<CPred<"p($_self)">, descr = "abc_def">;
def Case_StringRefParameter : StringRefParameter<"abc_def", value = "x">;
def Case_StructuralOpTrait : StructuralOpTrait;
def Case_SubstLeaves : SubstLeaves<"abc_def", repl = "x", child = CPred<"p($_self)">>;
def Case_Successor : Successor<CPred<"p($_self)">, descr = "abc_def">;
def Case_SuccessorConstraint : SuccessorConstraint<CPred<"p($_self)">, summary = "abc_def">;
def Case_TCOpIsBroadcastableToRes : TCOpIsBroadcastableToRes<1, resId = 2>;
def Case_TCOpResIsShapedTypePred : TCOpResIsShapedTypePred<1, j = 2>;
def Case_TCopVTEtAreSameAt : TCopVTEtAreSameAt<indices = [1, 2]>;
def Case_TCopVTEtIs : TCopVTEtIs<1, type = I32>;
def Case_TCopVTEtIsSameAs : TCopVTEtIsSameAs<2, 1>;
def Case_TCopVTEtIsSameAs_1 : TCopVTEtIsSameAs<i = 0, j = 1>;
def Case_TCresIsSameAsOpBase : TCresIsSameAsOpBase<1, j = 2>;
def Case_TCresVTEtIsSameAsOp : TCresVTEtIsSameAsOp<1, j = 2>;
def Case_TCresVTEtIsSameAsOpBase : TCresVTEtIsSameAsOpBase<1, j = 2>;
def Case_TensorOf : TensorOf<[I32, F32], preds = [CPred<"p($_self)">, CPred<"q($_self)">], summary = "abc_def">;
def Case_TensorOrMemRef : TensorOrMemRef<allowedTypes = [I32, F32]>;
def Case_TensorRankOf : TensorRankOf<[I32, F32], ranks = [1, 2]>;
def Case_Trait : Trait;
def Case_TraitList : TraitList<props = [Commutative, Pure]>;
def Case_TupleOf : TupleOf<allowedTypes = [I32, F32]>;
def Case_Type : Type<CPred<"p($_self)">, descr = "abc_def", cppType = "x">;
def Case_TypeAlias : TypeAlias<I32, summary = "abc_def">;
def Case_TypeAttrBase : TypeAttrBase<"abc_def", summary = "x", typePred = CPred<"p($_self)">>;
def Case_TypeAttrOf : TypeAttrOf<ty = I32>;
def Case_TypeBuilder : TypeBuilder<(ins I32:$a, CArg<"int", "3">:$b), bodyCode = "abc_def", returnType = "x">;
def Case_TypeBuilderWithInferredContext : TypeBuilderWithInferredContext<(ins I32:$a, CArg<"int", "3">:$b), bodyCode = "abc_def", returnType = "x">;
def Case_TypeConstraint : TypeConstraint<CPred<"p($_self)">, "abc_def", cppTypeParam = "x", cppFunctionNameParam = "some_text">;
def Case_TypeDef : TypeDef<Test_Dialect, "abc_def", traits = [Commutative, Pure], baseCppClass = "x"> { let mnemonic = "m"; }
def Case_TypeInterface : TypeInterface<"abc_def", baseInterfaces = [Symbol]>;
def Case_TypeIs : TypeIs<"abc_def", type = I32>;
def Case_TypeIsPred : TypeIsPred<"abc_def", type = I32>;
def Case_TypeOrValueSemanticsContainer : TypeOrValueSemanticsContainer<I32, name = "abc_def">;
def Case_TypeParameter : TypeParameter<"abc_def", desc = "x", accessorType = "some_text">;
def Case_TypedArrayAttrBase : TypedArrayAttrBase<I32Attr, summary = "abc_def">;
def Case_TypedAttrBase : TypedAttrBase<I32, "abc_def", condition = CPred<"p($_self)">, descr = "x">;
def Case_TypedSignedIntegerAttrBase : TypedSignedIntegerAttrBase<SI16, retType = "abc_def", descr = "x">;
def Case_TypedSignlessIntegerAttrBase : TypedSignlessIntegerAttrBase<I32, retType = "abc_def", descr = "x">;
def Case_TypedStrAttr : TypedStrAttr<ty = I32>;
def Case_TypedUnsignedIntegerAttrBase : TypedUnsignedIntegerAttrBase<UI8, retType = "abc_def", descr = "x">;
def Case_TypesMatchWith : TypesMatchWith<"abc_def", "x", rhsArg = "some_text", transform = "third", comparator = "fourth">;
def Case_UI : UI<width = 1>;
def Case_UnrankedMemRefOf : UnrankedMemRefOf<allowedTypes = [I32, F32]>;
def Case_UnrankedTensorOf : UnrankedTensorOf<[I32, F32], preds = [CPred<"p($_self)">, CPred<"q($_self)">], summary = "abc_def">;
def Case_UnsignedIntOfWidths : UnsignedIntOfWidths<widths = [1, 2]>;
def Case_UnsignedIntegerAttrBase : UnsignedIntegerAttrBase<UI8, descr = "abc_def">;
def Case_ValueSemanticsContainerOf : ValueSemanticsContainerOf<allowedTypes = [I32, F32]>;
def Case_Variadic : Variadic<type = I32>;
def Case_VariadicOfVariadic : VariadicOfVariadic<I32, variadicSegmentAttrName = "abc_def">;
def Case_VariadicRegion : VariadicRegion<region = SizedRegion<1>>;
def Case_VariadicSuccessor : VariadicSuccessor<successor = AnySuccessor>;
def Case_VectorOfAnyRankOf : VectorOfAnyRankOf<allowedTypes = [I32, F32]>;
def Case_VectorOfLength : VectorOfLength<allowedLengths = [1, 2]>;
def Case_VectorOfLengthAndType : VectorOfLengthAndType<[1, 2], allowedTypes = [I32, F32]>;
def Case_VectorOfMaxLength : VectorOfMaxLength<maxLength = 1>;
def Case_VectorOfMinLength : VectorOfMinLength<minLength = 1>;
def Case_VectorOfMinMaxLengthAndType : VectorOfMinMaxLengthAndType<1, maxLength = 2, allowedTypes = [I32, F32]>;
def Case_VectorOfNonZeroRankOf : VectorOfNonZeroRankOf<allowedTypes = [I32, F32]>;
def Case_VectorOfRank : VectorOfRank<allowedRanks = [1, 2]>;
def Case_VectorOfRankAndType : VectorOfRankAndType<[1, 2], allowedTypes = [I32, F32]>;
def Case_VectorWithTrailingDimScalableOf : VectorWithTrailingDimScalableOf<allowedTypes = [I32, F32]>;
def Case_VectorWithTrailingDimScalableOfSizeAndType : VectorWithTrailingDimScalableOfSizeAndType<[1, 2], allowedTypes = [I32, F32]>;
def Case__bitSymbolsToValue : _bitSymbolsToValue<Test_Bits, "b|a">;
def Case__cls_BoolProp : _cls_BoolProp;
def Case__cls_StringProp : _cls_StringProp;
def Case__makePropStorage : _makePropStorage<I64Prop, name = "abc_def">;
def Case__makeStorageWrapperPred : _makeStorageWrapperPred<wrappedProp = I64Prop>;
def Case__namedEnumPropFields : _namedEnumPropFields<"abc_def", mnemonic = "x">;
def Case__snakeCaseHelper : _snakeCaseHelper<str = "abc_def">;
def Case__symbolToValue : _symbolToValue<Test_Enum, "a">;
def Case_firstCharToUpper : firstCharToUpper<"a_b">;
def Case_firstCharToUpper_1 : firstCharToUpper<"">;
def Case_snakeCaseToCamelCase : snakeCaseToCamelCase<"some_long_name">;
def Case_snakeCaseToCamelCase_1 : snakeCaseToCamelCase<"_a__b_">;
def Case_snakeCaseToCamelCase_2 : snakeCaseToCamelCase<"">;
def Default_Arg : Arg<I32>;
def Default_ArrayOfAttr : ArrayOfAttr<Test_Dialect, "abc_def", "x", "some_text">;
def Default_ArrayProperty : ArrayProperty;
def Default_ArrayRefParameter : ArrayRefParameter<"abc_def">;
def Default_Attr : Attr<CPred<"p($_self)">>;
def Default_AttrBuilder : AttrBuilder<(ins I32:$a, CArg<"int", "3">:$b)>;
def Default_AttrBuilderWithInferredContext : AttrBuilderWithInferredContext<(ins I32:$a, CArg<"int", "3">:$b)>;
def Default_AttrConstraint : AttrConstraint<CPred<"p($_self)">>;
def Default_AttrDef : AttrDef<Test_Dialect, "abc_def"> { let mnemonic = "m"; }
def Default_AttrInterface : AttrInterface<"abc_def">;
def Default_AttrOrTypeBuilder : AttrOrTypeBuilder<(ins I32:$a, CArg<"int", "3">:$b)>;
def Default_AttrOrTypeBuilderWithInferredContext : AttrOrTypeBuilderWithInferredContext<(ins I32:$a, CArg<"int", "3">:$b)>;
def Default_AttrOrTypeParameter : AttrOrTypeParameter<"abc_def", "x">;
def Default_AttrParameter : AttrParameter<"abc_def", "x">;
def Default_AttrTypeConstraint : AttrTypeConstraint<CPred<"p($_self)">>;
def Default_BitEnumAttrCaseBase : BitEnumAttrCaseBase<I32, "abc_def", 1>;
def Default_BitEnumAttrCaseBit : BitEnumAttrCaseBit<I32, "abc_def", 1>;
def Default_BitEnumAttrCaseGroup : BitEnumAttrCaseGroup<I32, "abc_def", [Test_BitA, Test_BitB]>;
def Default_BitEnumCaseGroup : BitEnumCaseGroup<"abc_def", [Test_BitA, Test_BitB]>;
def Default_Builtin_Attr : Builtin_Attr<"abc_def", "x">;
def Default_Builtin_FloatType : Builtin_FloatType<"abc_def", "x">;
def Default_Builtin_LocationAttr : Builtin_LocationAttr<"abc_def"> { let attrName = "a"; }
def Default_Builtin_Op : Builtin_Op<"abc_def">;
def Default_Builtin_Type : Builtin_Type<"abc_def", "x">;
def Default_CArg : CArg<"abc_def">;
def Default_ConfinedProperty : ConfinedProperty<I64Prop, CPred<"p($_self)">>;
def Default_ConfinedType : ConfinedType<I32, [CPred<"p($_self)">, CPred<"q($_self)">]>;
def Default_Constraint : Constraint<CPred<"p($_self)">>;
def Default_ContainerType : ContainerType<I32, CPred<"p($_self)">, "abc_def", "x">;
def Default_DeclareAttrInterfaceMethods : DeclareAttrInterfaceMethods<TypedAttrInterface>;
def Default_DeclareInterfaceMethods : DeclareInterfaceMethods;
def Default_DeclareOpInterfaceMethods : DeclareOpInterfaceMethods<Symbol>;
def Default_DeclareTypeInterfaceMethods : DeclareTypeInterfaceMethods<FloatTypeInterface>;
def Default_DefaultValuedParameter : DefaultValuedParameter<"abc_def", "x">;
def Default_DefaultValuedProp : DefaultValuedProp<I64Prop>;
def Default_DefaultValuedProperty : DefaultValuedProperty<I64Prop>;
def Default_DeprecatedOpBuilder : DeprecatedOpBuilder<"abc_def", (ins I32:$a, CArg<"int", "3">:$b)>;
def Default_DerivedAttr : DerivedAttr<"abc_def", "x">;
def Default_DialectAttr : DialectAttr<Test_Dialect, CPred<"p($_self)">>;
def Default_DialectInterface : DialectInterface<"abc_def">;
def Default_DialectType : DialectType<Test_Dialect, CPred<"p($_self)">>;
def Default_GenInternalOpTrait : GenInternalOpTrait<"abc_def">;
def Default_I16BitEnumAttrCase : I16BitEnumAttrCase<"abc_def", 1>;
def Default_I16BitEnumAttrCaseBit : I16BitEnumAttrCaseBit<"abc_def", 1>;
def Default_I16BitEnumAttrCaseGroup : I16BitEnumAttrCaseGroup<"abc_def", [I32BitEnumAttrCaseBit<"A", 0>, I32BitEnumAttrCaseBit<"B", 1, "b">]>;
def Default_I16BitEnumAttrCaseNone : I16BitEnumAttrCaseNone<"abc_def">;
def Default_I16BitEnumCase : I16BitEnumCase<"abc_def", 1>;
def Default_I16BitEnumCaseBit : I16BitEnumCaseBit<"abc_def", 1>;
def Default_I16BitEnumCaseNone : I16BitEnumCaseNone<"abc_def">;
def Default_I32BitEnumAttrCase : I32BitEnumAttrCase<"abc_def", 1>;
def Default_I32BitEnumAttrCaseBit : I32BitEnumAttrCaseBit<"abc_def", 1>;
def Default_I32BitEnumAttrCaseGroup : I32BitEnumAttrCaseGroup<"abc_def", [I32BitEnumAttrCaseBit<"A", 0>, I32BitEnumAttrCaseBit<"B", 1, "b">]>;
def Default_I32BitEnumAttrCaseNone : I32BitEnumAttrCaseNone<"abc_def">;
def Default_I32BitEnumCase : I32BitEnumCase<"abc_def", 1>;
def Default_I32BitEnumCaseBit : I32BitEnumCaseBit<"abc_def", 1>;
def Default_I32BitEnumCaseNone : I32BitEnumCaseNone<"abc_def">;
def Default_I32EnumAttrCase : I32EnumAttrCase<"abc_def", 1>;
def Default_I32EnumCase : I32EnumCase<"abc_def", 1>;
def Default_I64BitEnumAttrCase : I64BitEnumAttrCase<"abc_def", 1>;
def Default_I64BitEnumAttrCaseBit : I64BitEnumAttrCaseBit<"abc_def", 1>;
def Default_I64BitEnumAttrCaseGroup : I64BitEnumAttrCaseGroup<"abc_def", [I32BitEnumAttrCaseBit<"A", 0>, I32BitEnumAttrCaseBit<"B", 1, "b">]>;
def Default_I64BitEnumAttrCaseNone : I64BitEnumAttrCaseNone<"abc_def">;
def Default_I64BitEnumCase : I64BitEnumCase<"abc_def", 1>;
def Default_I64BitEnumCaseBit : I64BitEnumCaseBit<"abc_def", 1>;
def Default_I64BitEnumCaseNone : I64BitEnumCaseNone<"abc_def">;
def Default_I64EnumAttrCase : I64EnumAttrCase<"abc_def", 1>;
def Default_I64EnumCase : I64EnumCase<"abc_def", 1>;
def Default_I8BitEnumAttrCase : I8BitEnumAttrCase<"abc_def", 1>;
def Default_I8BitEnumAttrCaseBit : I8BitEnumAttrCaseBit<"abc_def", 1>;
def Default_I8BitEnumAttrCaseGroup : I8BitEnumAttrCaseGroup<"abc_def", [I32BitEnumAttrCaseBit<"A", 0>, I32BitEnumAttrCaseBit<"B", 1, "b">]>;
def Default_I8BitEnumAttrCaseNone : I8BitEnumAttrCaseNone<"abc_def">;
def Default_I8BitEnumCase : I8BitEnumCase<"abc_def", 1>;
def Default_I8BitEnumCaseBit : I8BitEnumCaseBit<"abc_def", 1>;
def Default_I8BitEnumCaseNone : I8BitEnumCaseNone<"abc_def">;
def Default_InferShapedTypeOpAdaptorBase : InferShapedTypeOpAdaptorBase;
def Default_InferTensorTypeAdaptorBase : InferTensorTypeAdaptorBase;
def Default_InferTensorTypeBase : InferTensorTypeBase;
def Default_InferTypeOpAdaptorBase : InferTypeOpAdaptorBase;
def Default_IntArrayProp : IntArrayProp<I64Prop>;
def Default_IntArrayProperty : IntArrayProperty<I64Prop>;
def Default_IntProp : IntProp<"abc_def">;
def Default_IntProperty : IntProperty<"abc_def">;
def Default_Interface : Interface<"abc_def">;
def Default_InterfaceMethod : InterfaceMethod<"abc_def", "x", "some_text">;
def Default_ListOption : ListOption<"abc_def", "x", "some_text", "third">;
def Default_LocationAttrDef : LocationAttrDef<Test_Dialect, "abc_def"> { let mnemonic = "m"; }
def Default_MemAlloc : MemAlloc<DefaultResource>;
def Default_MemAllocAt : MemAllocAt<1>;
def Default_MemFree : MemFree<DefaultResource>;
def Default_MemFreeAt : MemFreeAt<1>;
def Default_MemRead : MemRead<DefaultResource>;
def Default_MemReadAt : MemReadAt<1>;
def Default_MemWrite : MemWrite<DefaultResource>;
def Default_MemWriteAt : MemWriteAt<1>;
def Default_MemoryEffects : MemoryEffects;
def Default_NativeAttrTrait : NativeAttrTrait<"abc_def">;
def Default_NativeCodeCall : NativeCodeCall<"abc_def">;
def Default_NativeOpTrait : NativeOpTrait<"abc_def">;
def Default_NativeTrait : NativeTrait<"abc_def", "x">;
def Default_NativeTypeTrait : NativeTypeTrait<"abc_def">;
def Default_Op : Op<Test_Dialect, "abc_def">;
def Default_OpBuilder : OpBuilder<(ins I32:$a, CArg<"int", "3">:$b)>;
def Default_OpInterface : OpInterface<"abc_def">;
def Default_OpInterfaceTrait : OpInterfaceTrait<"abc_def">;
def Default_OpVariable : OpVariable<I32>;
def Default_Option : Option<"abc_def", "x", "some_text", "third", "fourth">;
def Default_OptionalArrayRefParameter : OptionalArrayRefParameter<"abc_def">;
def Default_OptionalParameter : OptionalParameter<"abc_def">;
def Default_OptionalProperty : OptionalProperty<I64Prop>;
def Default_ParamNativeOpTrait : ParamNativeOpTrait<"abc_def", "x">;
def Default_Pass : Pass<"abc_def">;
def Default_Pat : Pat<(ins I32:$a, CArg<"int", "3">:$b), (ins I32:$a, CArg<"int", "3">:$b)>;
def Default_Pattern : Pattern<(ins I32:$a, CArg<"int", "3">:$b), [(addBenefit 3)]>;
def Default_PredOpTrait : PredOpTrait<"abc_def", CPred<"p($_self)">>;
def Default_PropConstraint : PropConstraint<CPred<"p($_self)">>;
def Default_Property : Property;
def Default_RankedOrUnrankedMemRefOf : RankedOrUnrankedMemRefOf<[I32, F32]>;
def Default_RankedTensorOf : RankedTensorOf<[I32, F32]>;
def Default_Region : Region<CPred<"p($_self)">>;
def Default_RegionConstraint : RegionConstraint<CPred<"p($_self)">>;
def Default_Res : Res<I32>;
def Default_ResourceHandleParameter : ResourceHandleParameter<"abc_def">;
def Default_ShapedContainerType : ShapedContainerType<[I32, F32], CPred<"p($_self)">, "abc_def">;
def Default_StaticInterfaceMethod : StaticInterfaceMethod<"abc_def", "x", "some_text">;
def Default_StringRefParameter : StringRefParameter;
def Default_Successor : Successor<CPred<"p($_self)">>;
def Default_SuccessorConstraint : SuccessorConstraint<CPred<"p($_self)">>;
def Default_TensorOf : TensorOf<[I32, F32]>;
def Default_Type : Type<CPred<"p($_self)">>;
def Default_TypeAlias : TypeAlias<I32>;
def Default_TypeAttrBase : TypeAttrBase<"abc_def", "x">;
def Default_TypeBuilder : TypeBuilder<(ins I32:$a, CArg<"int", "3">:$b)>;
def Default_TypeBuilderWithInferredContext : TypeBuilderWithInferredContext<(ins I32:$a, CArg<"int", "3">:$b)>;
def Default_TypeConstraint : TypeConstraint<CPred<"p($_self)">>;
def Default_TypeDef : TypeDef<Test_Dialect, "abc_def"> { let mnemonic = "m"; }
def Default_TypeInterface : TypeInterface<"abc_def">;
def Default_TypeParameter : TypeParameter<"abc_def", "x">;
def Default_TypesMatchWith : TypesMatchWith<"abc_def", "x", "some_text", "third">;
def Default_UnrankedTensorOf : UnrankedTensorOf<[I32, F32]>;

// Classes of other dialects' definitions.
def Made_EmitC_LValueOf : EmitC_LValueOf<[I32, F32]>;
def Made_EmitC_Type : EmitC_Type<"abc_def", "x", []>;
def Made_Shape_Type : Shape_Type<"abc_def", "x">;
def Made_MMAMatrixOf : MMAMatrixOf<[F16, F32]>;
def Made_GPU_SparseHandle : GPU_SparseHandle<"abc_def", "x">;
def Made_GPU_Attr : GPU_Attr<"abc_def", "x", []>;
def Made_GPU_I32Enum : GPU_I32Enum<"abc_def", "x", [I32EnumAttrCase<"a", 1>]>;
def Made_GPU_I32EnumAttr : GPU_I32EnumAttr<"abc_def", Made_GPU_I32Enum>;
def Made_JoinTwoI32EnumAttrCaseList
    : JoinTwoI32EnumAttrCaseList<[I32EnumAttrCase<"a", 1>], [I32EnumAttrCase<"b", 0>, I32EnumAttrCase<"c", 5>]>;
def Made_ConcatI32EnumAtrCaseList : ConcatI32EnumAtrCaseList<[UnaryFn.enumerants, [I32EnumAttrCase<"c", 5>]]>;
