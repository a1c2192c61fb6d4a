"""Operations as HTML pages and as graphs, for notebooks and for people."""

from ..ir import Module, Operation, OpView

def to_html(
    op: Operation | OpView,
    *,
    large_elements_limit: int | None = None,
    large_resource_limit: int | None = None,
    enable_debug_info: bool = False,
    pretty_debug_info: bool = False,
    print_generic_op_form: bool = False,
    use_local_scope: bool = False,
    use_name_loc_as_prefix: bool = False,
    assume_verified: bool = False,
    skip_regions: bool = False,
) -> str: ...
def to_dot(op: Operation | OpView | Module) -> str: ...
