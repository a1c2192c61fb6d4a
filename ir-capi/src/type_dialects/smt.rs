//! The dialect `smt`: its types.

include!(concat!(env!("OUT_DIR"), "/smt.rs"));

use ir_core::attr_or_type::Interned;

/// Whether a type is one of functions.
pub(crate) fn is_function(ctx: &Context, ty: Type) -> bool {
    SMTFuncType::is(ctx, ty)
}

/// Whether a type is one of values.
pub(crate) fn is_value(ctx: &Context, ty: Type) -> bool {
    ty.def_storage(ctx).is_some_and(|storage| storage.spec().dialect == NAMESPACE)
}

/// Whether all types of a parameter are of values other than functions.
fn are_no_functions(ctx: &Context, types: &Param) -> bool {
    let is_right = |ty: &Type| is_value(ctx, *ty) && !is_function(ctx, *ty);
    match types {
        Param::Type(ty) => is_right(ty),
        Param::Types(types) => types.iter().all(is_right),
        _ => true,
    }
}

fn require(holds: bool, message: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(message.to_owned()) }
}

impl VerifyDef for ArrayType {
    fn verify(ctx: &Context, params: &[Param]) -> Result<(), String> {
        let [Param::Type(domain), Param::Type(range)] = params else { return Ok(()) };
        require(is_value(ctx, *domain), "domain must be any SMT value type")?;
        require(is_value(ctx, *range), "range must be any SMT value type")
    }
}

impl VerifyDef for BitVectorType {
    fn verify(_ctx: &Context, params: &[Param]) -> Result<(), String> {
        let [Param::Int(width)] = params else { return Ok(()) };
        require(*width > 0, "bit-vector must have at least a width of one")
    }
}

impl VerifyDef for SMTFuncType {
    fn verify(ctx: &Context, params: &[Param]) -> Result<(), String> {
        let [domains, range] = params else { return Ok(()) };
        let is_empty = matches!(domains, Param::Types(types) if types.is_empty());
        require(!is_empty, "domain must not be empty")?;
        require(are_no_functions(ctx, domains), "domain types must be any non-function SMT type")?;
        require(are_no_functions(ctx, range), "range type must be any non-function SMT type")
    }
}

impl VerifyDef for SortType {
    fn verify(ctx: &Context, params: &[Param]) -> Result<(), String> {
        let [_, sorts] = params else { return Ok(()) };
        require(are_no_functions(ctx, sorts), "sort parameter types must be any non-function SMT type")
    }
}

impl MaterializeConstant for Registered {
    /// None: the operations of the dialect are not part of this library.
    fn materialize_constant(&self, _b: &mut dyn OpBuilder, _value: Attribute, _ty: Type) -> Option<Op> {
        None
    }
}
