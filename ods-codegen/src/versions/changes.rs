//! The table of names that versions of MLIR differ in.
//!
//! Versions 15, 16, 19, 22 and 23 were compared. A name that is in one of them and not in the next counts as
//! present in the versions between, so that all their definitions are read. Version 23 differs in more than
//! names: its definitions are embedded unchanged, under `#ifdef ODS_SINCE_MLIR_23`.

/// A name that some versions have.
#[derive(Debug)]
pub struct Change {
    /// The name, or path.
    pub name: &'static str,
    /// The entity that it names.
    pub kind: ChangeKind,
    /// The replacement in the current version; empty if nothing replaces it.
    pub instead: &'static str,
}

/// The entity that a name belongs to, and the versions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChangeKind {
    /// A class, record or value that is there up to a version.
    NameUntil(u32),
    /// A field of a class, likewise.
    FieldUntil(u32),
    /// A file, likewise.
    FileUntil(u32),
    /// A class or record that is there after a version: definitions of older ones may define their own.
    NameAfter(u32),
    /// A class or record that a version has first, which is newer than the current one.
    NameSince(u32),
    /// A file, likewise.
    FileSince(u32),
}

impl Change {
    /// The macro under which embedded definitions have what the change is about; none for files.
    pub(super) fn condition(&self) -> Option<String> {
        let current = super::Version::CURRENT.number();
        match self.kind {
            ChangeKind::NameUntil(limit) | ChangeKind::FieldUntil(limit) if limit >= current => {
                Some(since_macro(limit + 1))
            }
            ChangeKind::NameUntil(limit) | ChangeKind::FieldUntil(limit) | ChangeKind::NameAfter(limit) => {
                Some(format!("ODS_UNTIL_MLIR_{limit}"))
            }
            ChangeKind::NameSince(first) => Some(since_macro(first)),
            ChangeKind::FileUntil(_) | ChangeKind::FileSince(_) => None,
        }
    }

    /// Whether embedded definitions of a version are read under [`Change::condition`].
    pub(super) fn is_set_for(&self, version: super::Version) -> bool {
        let (number, current) = (version.number(), super::Version::CURRENT.number());
        match self.kind {
            ChangeKind::NameUntil(limit) | ChangeKind::FieldUntil(limit) if limit >= current => {
                number > limit
            }
            ChangeKind::NameUntil(limit) | ChangeKind::FieldUntil(limit) | ChangeKind::NameAfter(limit) => {
                number <= limit
            }
            ChangeKind::NameSince(first) => number >= first,
            ChangeKind::FileUntil(_) | ChangeKind::FileSince(_) => false,
        }
    }

    /// Whether a version has the name, or leaves it free.
    pub fn is_in(&self, version: super::Version) -> bool {
        (self.oldest_with()..=self.newest_with()).contains(&version.number())
    }

    /// The newest version in which definitions that are about this name are right.
    pub fn newest_with(&self) -> u32 {
        match self.kind {
            ChangeKind::NameUntil(limit) | ChangeKind::FieldUntil(limit) | ChangeKind::FileUntil(limit) => {
                limit
            }
            // The name is free up to this version.
            ChangeKind::NameAfter(limit) => limit,
            ChangeKind::NameSince(_) | ChangeKind::FileSince(_) => super::Version::NEWEST.number(),
        }
    }

    /// The oldest such version.
    pub fn oldest_with(&self) -> u32 {
        match (self.kind, self.name) {
            (ChangeKind::NameSince(first) | ChangeKind::FileSince(first), _) => first,
            // MLIR 16 has it first.
            (_, "useFoldAPI" | "kEmitRawAttributesFolder" | "kEmitFoldAdaptorFolder") => 16,
            _ => super::Version::OLDEST.number(),
        }
    }

    /// Whether a message is one about this kind of name.
    pub(super) fn is_reported_by(&self, message: &str) -> bool {
        match self.kind {
            ChangeKind::NameUntil(_) | ChangeKind::NameSince(_) => {
                message.ends_with("is not defined") || message.starts_with("no class is called")
            }
            ChangeKind::FieldUntil(_) => message.contains("has no field"),
            ChangeKind::FileUntil(_) | ChangeKind::FileSince(_) => message.contains("cannot be found"),
            ChangeKind::NameAfter(_) => message.ends_with("exists already"),
        }
    }

    /// Advice for definitions that are read as those of another version.
    pub(super) fn advice(&self, version: super::Version) -> String {
        let (name, newest) = (self.name, self.newest_with());
        match self.kind {
            ChangeKind::NameAfter(_) => {
                return format!(
                    "MLIR has '{name}' since version {}: '--mlir-version {newest}' reads definitions of older ones",
                    newest + 1
                );
            }
            ChangeKind::NameSince(first) | ChangeKind::FileSince(first) => {
                return format!(
                    "MLIR has '{name}' since version {first}: '--mlir-version {first}' reads such definitions"
                );
            }
            ChangeKind::NameUntil(_) | ChangeKind::FieldUntil(_) | ChangeKind::FileUntil(_) => {}
        }
        let until = format!(
            "MLIR has '{name}' up to version {newest}: '--mlir-version {newest}' reads such definitions"
        );
        match self.instead {
            "" => until,
            instead => format!("{until}; MLIR {version} has {instead}"),
        }
    }
}

/// The macro of what a version newer than the current one has.
fn since_macro(version: u32) -> String {
    format!("ODS_SINCE_MLIR_{version}")
}

macro_rules! changes {
    ($($kind:ident($limit:literal) { $($name:literal => $instead:literal,)* })*) => {
        /// All changes that are known.
        pub const CHANGES: &[Change] = &[
            $($(Change { name: $name, kind: ChangeKind::$kind($limit), instead: $instead },)*)*
        ];
    };
}

changes! {
    NameUntil(15) {
        "NoSideEffect" => "'Pure'",
        "RecursiveSideEffects" => "'RecursiveMemoryEffects'",
        "Confined" => "'ConfinedAttr'",
        "AllAttrConstraintsOf" => "'AllAttrOf'",
        "ReferToOp" => "",
        "kEmitAccessorPrefix_Raw" => "",
        "kEmitAccessorPrefix_Prefixed" => "",
        "kEmitAccessorPrefix_Both" => "",
    }
    FieldUntil(15) {
        "emitAccessorPrefix" => "",
        "isOptional" => "'defaultValue'",
    }
    FileUntil(15) {
        "mlir/Dialect/Arithmetic/IR/ArithmeticBase.td" => "'mlir/Dialect/Arith/IR/ArithBase.td'",
        "mlir/Dialect/Arithmetic/IR/ArithmeticOps.td" => "'mlir/Dialect/Arith/IR/ArithOps.td'",
    }
    NameUntil(18) {
        "kEmitRawAttributesFolder" => "",
        "kEmitFoldAdaptorFolder" => "",
    }
    FieldUntil(18) {
        "useFoldAPI" => "",
    }
    FileUntil(18) {
        "mlir/Bindings/Python/Attributes.td" => "",
        "mlir/Dialect/Transform/IR/TransformInterfaces.td" => "'mlir/Dialect/Transform/Interfaces/TransformInterfaces.td'",
        "mlir/IR/FunctionInterfaces.td" => "'mlir/Interfaces/FunctionInterfaces.td'",
        "mlir/IR/SubElementInterfaces.td" => "",
    }
    NameAfter(20) {
        "APIntParameter" => "",
    }
    NameUntil(21) {
        "VectorOf" => "'VectorOfNonZeroRankOf'",
        "FixedVectorOf" => "'FixedVectorOfAnyRank'",
        "ScalableVectorOf" => "'ScalableVectorOfAnyRank'",
        "AnyVector" => "'AnyVectorOfNonZeroRank'",
        "AnyFixedVector" => "'AnyFixedVectorOfNonZeroRank'",
        "AnyScalableVector" => "'ScalableVectorOfAnyRank<[AnyType]>'",
        "IsVectorTypePred" => "'IsVectorOfNonZeroRankTypePred'",
        "IsFixedVectorTypePred" => "'IsFixedVectorOfAnyRankTypePred'",
        "IsScalableVectorTypePred" => "'IsVectorTypeWithAnyDimScalablePred'",
        "TypeOrContainer" => "'TypeOrValueSemanticsContainer'",
        "TypeOrContainerOfAnyRank" => "'TypeOrValueSemanticsContainer'",
        "BoolLikeOfAnyRank" => "'BoolLike'",
        "SignlessIntegerLikeOfAnyRank" => "'SignlessIntegerLike'",
    }
    FileUntil(21) {
        "mlir/Interfaces/CopyOpInterface.td" => "",
    }
    NameUntil(22) {
        "Builtin_DenseIntOrFPElementsAttr" => "'Builtin_DenseTypedElementsAttr'",
        "LLVM_TokenType" => "'Token'",
        "MarshallingInfoBitfieldFlag" => "",
        "ValueExtractor" => "",
        "ValueMerger" => "",
    }
    FieldUntil(22) {
        "usePropertiesForAttributes" => "",
    }
    NameSince(23) {
        "AncestorOneOf" => "",
        "AnyNonZeroBitwidthSignlessInteger" => "",
        "AnyNonZeroBitwidthSignlessIntegerOrIndex" => "",
        "ArithNonNegFlagInterface" => "",
        "BF16Attr" => "",
        "Builtin_DenseTypedElementsAttr" => "",
        "Builtin_Token" => "",
        "BytecodeDialectInterface" => "",
        "ConvertToEmitCPatternInterface" => "",
        "DataLayoutDialectInterface" => "",
        "DenseElementTypeInterface" => "",
        "DialectFoldInterface" => "",
        "EnumAttrIsNoneOf" => "",
        "EnumAttrIsOneOf" => "",
        "F16Attr" => "",
        "FixedVectorOfRankAndLengthAndType" => "",
        "GPU_AddressSpaceAttrArray" => "",
        "GPU_AddressSpaceConstant" => "",
        "GPU_BarrierScopeAttr" => "",
        "GPU_BarrierScopeCluster" => "",
        "GPU_BarrierScopeEnum" => "",
        "GPU_BarrierScopeSubgroup" => "",
        "GPU_BarrierScopeWorkgroup" => "",
        "GPU_Dimension" => "",
        "GPU_DimensionAttr" => "",
        "GPU_DimensionKind" => "",
        "GPU_NamedBarrier" => "",
        "HasAncestor" => "",
        "HasRank" => "",
        "I16Enum" => "",
        "I16EnumCase" => "",
        "I8Enum" => "",
        "I8EnumCase" => "",
        "IndexedAccessOpInterface" => "",
        "IndexedMemCopyOpInterface" => "",
        "InferIntDivisibilityOpInterface" => "",
        "InterfaceMethodDeclaration" => "",
        "IsTokenTypePred" => "",
        "LLVM_AnyMDAttr" => "",
        "LLVM_DenormalFPEnvAttr" => "",
        "LLVM_FunctionEntryCountAttr" => "",
        "LLVM_IntrinsicIntegerAttrInterface" => "",
        "LLVM_MDConstantAttr" => "",
        "LLVM_MDFuncAttr" => "",
        "LLVM_MDNodeAttr" => "",
        "LLVM_MDStringAttr" => "",
        "LLVM_MetadataType" => "",
        "LLVM_ModuleFlagAttrInterface" => "",
        "NormalFormAttrInterface" => "",
        "NormalFormCheckedOpInterface" => "",
        "OpAsmDialectInterface" => "",
        "PromotableAliaserInterface" => "",
        "PromotableRegionOpInterface" => "",
        "PureVirtualInterfaceMethod" => "",
        "PythonAttrType" => "",
        "PythonTypeName" => "",
        "QuantStorageTypeInterface" => "",
        "Token" => "",
        "TokenConsumerTrait" => "",
        "TokenProducerTrait" => "",
        "Transform_NormalizedOpType" => "",
        "VectorOfRankAndLengthAndType" => "",
    }
    FileSince(23) {
        "mlir/Bindings/Python/PythonBindings.td" => "",
        "mlir/Bytecode/BytecodeDialectInterface.td" => "",
        "mlir/Conversion/ConvertToEmitC/ConvertToEmitCPatternInterface.td" => "",
        "mlir/Dialect/MemRef/IR/MemoryAccessOpInterfaces.td" => "",
        "mlir/IR/OpAsmDialectInterface.td" => "",
        "mlir/IR/QuantStorageTypeInterface.td" => "",
        "mlir/Interfaces/DialectFoldInterface.td" => "",
        "mlir/Interfaces/InferIntDivisibilityOpInterface.td" => "",
    }
}
