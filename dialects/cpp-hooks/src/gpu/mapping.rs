//! Attributes that map the iterations of `scf.forall` to blocks, warps or threads of a GPU, kept as text.

/// Mnemonics of the attributes that implement `DeviceMappingAttrInterface`.
pub(crate) const MAPPINGS: &[&str] = &["block", "warpgroup", "warp", "thread", "lane", "memory_space"];

/// Mnemonic of the attribute that implements `DeviceMaskingAttrInterface`.
pub(crate) const MASK: &str = "mask";

/// Whether the attribute body after the namespace is a mapping or a mask, as `mlir-opt` prints it.
pub(crate) fn is_mapping(body: &[u8]) -> bool {
    let Ok(body) = str::from_utf8(body) else { return false };
    let Some((mnemonic, value)) = body.strip_suffix('>').and_then(|body| body.split_once('<')) else {
        return false;
    };
    match mnemonic {
        MASK => value.parse::<u64>().is_ok_and(|mask| mask.to_string() == value),
        "memory_space" => matches!(value, "global" | "private" | "workgroup"),
        _ if MAPPINGS.contains(&mnemonic) => match value.strip_prefix("linear_dim_") {
            Some(number) => matches!(number.as_bytes(), [b'0'..=b'9']),
            None => matches!(value, "x" | "y" | "z"),
        },
        _ => false,
    }
}
