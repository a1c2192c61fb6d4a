//! The table of names that versions of MLIR differ in.
//!
//! Versions 15, 16, 19 and 22 were compared. A name that is in one of them and not in the next counts as there in the versions
//! between, so that definitions of these are read, whatever they have.

/// A name that some versions have.
#[derive(Debug)]
pub struct Change {
    /// The name, or path.
    pub name: &'static str,
    /// The entity that it names.
    pub kind: Kind,
    /// The replacement in the current version; empty if nothing replaces it.
    pub instead: &'static str,
}

/// The entity that a name belongs to, and the versions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A class, record or value that is there up to a version.
    NameUntil(u32),
    /// A field of a class, likewise.
    FieldUntil(u32),
    /// A file, likewise.
    FileUntil(u32),
    /// A class or record that is there after a version: definitions of older ones may define their own.
    NameAfter(u32),
}

impl Change {
    /// The last version before the change, if embedded definitions depend on it.
    pub(super) fn limit(&self) -> Option<u32> {
        match self.kind {
            Kind::NameUntil(limit) | Kind::FieldUntil(limit) | Kind::NameAfter(limit) => Some(limit),
            Kind::FileUntil(_) => None,
        }
    }

    /// The newest version in which definitions that are about this name are right.
    pub fn newest_with(&self) -> u32 {
        match self.kind {
            Kind::NameUntil(limit) | Kind::FieldUntil(limit) | Kind::FileUntil(limit) => limit,
            // The name is free up to this version.
            Kind::NameAfter(limit) => limit,
        }
    }

    /// The oldest such version.
    pub fn oldest_with(&self) -> u32 {
        match self.name {
            // MLIR 16 has it first.
            "useFoldAPI" | "kEmitRawAttributesFolder" | "kEmitFoldAdaptorFolder" => 16,
            _ => super::Version::OLDEST.number(),
        }
    }

    /// Whether a message is one about this kind of name.
    pub(super) fn is_reported_by(&self, message: &str) -> bool {
        match self.kind {
            Kind::NameUntil(_) => {
                message.ends_with("is not defined") || message.starts_with("no class is called")
            }
            Kind::FieldUntil(_) => message.contains("has no field"),
            Kind::FileUntil(_) => message.contains("cannot be found"),
            Kind::NameAfter(_) => message.ends_with("exists already"),
        }
    }

    /// Advice for definitions that are read as those of another version.
    pub(super) fn advice(&self, version: super::Version) -> String {
        let (name, newest) = (self.name, self.newest_with());
        if let Kind::NameAfter(_) = self.kind {
            return format!(
                "MLIR has '{name}' since version {}: '--mlir-version {newest}' reads definitions of older ones",
                newest + 1
            );
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

macro_rules! changes {
    ($($kind:ident($limit:literal) { $($name:literal => $instead:literal,)* })*) => {
        /// All changes that are known.
        pub const CHANGES: &[Change] = &[
            $($(Change { name: $name, kind: Kind::$kind($limit), instead: $instead },)*)*
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
}
