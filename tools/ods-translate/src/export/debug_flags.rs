//! The texts of flags in debug information, as LLVM prints them (`DebugInfoFlags.def` of LLVM 22).

/// Flags of types and variables.
const FLAGS: [(u32, &str); 28] = [
    (1 << 2 | 1 << 5, "IndirectVirtualBase"),
    (1 << 2, "FwdDecl"),
    (1 << 3, "AppleBlock"),
    (1 << 4, "ReservedBit4"),
    (1 << 5, "Virtual"),
    (1 << 6, "Artificial"),
    (1 << 7, "Explicit"),
    (1 << 8, "Prototyped"),
    (1 << 9, "ObjcClassComplete"),
    (1 << 10, "ObjectPointer"),
    (1 << 11, "Vector"),
    (1 << 12, "StaticMember"),
    (1 << 13, "LValueReference"),
    (1 << 14, "RValueReference"),
    (1 << 15, "ExportSymbols"),
    (1 << 18, "IntroducedVirtual"),
    (1 << 19, "BitField"),
    (1 << 20, "NoReturn"),
    (1 << 22, "TypePassByValue"),
    (1 << 23, "TypePassByReference"),
    (1 << 24, "EnumClass"),
    (1 << 25, "Thunk"),
    (1 << 26, "NonTrivial"),
    (1 << 27, "BigEndian"),
    (1 << 28, "LittleEndian"),
    (1 << 29, "AllCallsDescribed"),
    (1 << 30, "Reserved30"),
    (1 << 31, "Reserved31"),
];

/// Flags of subprograms.
const SUBPROGRAM_FLAGS: [(u64, &str); 11] = [
    (1, "Virtual"),
    (2, "PureVirtual"),
    (1 << 2, "LocalToUnit"),
    (1 << 3, "Definition"),
    (1 << 4, "Optimized"),
    (1 << 5, "Pure"),
    (1 << 6, "Elemental"),
    (1 << 7, "Recursive"),
    (1 << 8, "MainSubprogram"),
    (1 << 9, "Deleted"),
    (1 << 11, "ObjCDirect"),
];

/// The text of the flags of a type or variable; none without flags.
pub(super) fn flags_text(flags: u32) -> Option<String> {
    let access = match flags & 3 {
        1 => Some("Private"),
        2 => Some("Protected"),
        3 => Some("Public"),
        _ => None,
    };
    let inheritance = match flags >> 16 & 3 {
        1 => Some("SingleInheritance"),
        2 => Some("MultipleInheritance"),
        3 => Some("VirtualInheritance"),
        _ => None,
    };
    let mut names: Vec<&str> = access.into_iter().chain(inheritance).collect();
    let mut left = flags & !3 & !(3 << 16);
    for (flag, name) in FLAGS {
        if left & flag == flag {
            names.push(name);
            left &= !flag;
        }
    }
    (flags != 0).then(|| joined("DIFlag", &names))
}

/// The text of the flags of a subprogram.
pub(super) fn subprogram_flags_text(flags: u64) -> String {
    let is_set = |flag: &u64| flags & flag != 0;
    let names: Vec<&str> =
        SUBPROGRAM_FLAGS.iter().filter(|(flag, _)| is_set(flag)).map(|(_, name)| *name).collect();
    if names.is_empty() { "0".to_owned() } else { joined("DISPFlag", &names) }
}

/// The names with a prefix each, separated by bars.
fn joined(prefix: &str, names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("{prefix}{name}")).collect();
    names.join(" | ")
}
