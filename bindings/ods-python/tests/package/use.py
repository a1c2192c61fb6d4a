"""Uses the package of `shapes.td`. On MLIR's package, operations have the generic form and no verifier."""

import inspect

# ANCHOR: use
import shapes_dialect
from shapes_dialect import passes, shapes
from shapes_dialect._ods_common import ir  # that of the runtime: `ods.ir` or `mlir.ir`

with ir.Context() as context, ir.Location.unknown():
    # `ods` registers the dialect from its definitions. MLIR's package has only dialects in C++.
    context.allow_unregistered_dialects = not context.is_registered_operation("shapes.line")
    f32 = ir.F32Type.get()
    point = shapes.PointType.get(2, f32)
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        start = shapes.origin(point)
        end = shapes.origin(point)
        style = shapes.StyleAttr.get("dashed", width=3)
        line = shapes.line(start, end, shapes.Color.Blue, style=style)
    print(module)

    match line:
        case shapes.LineOp(from_, to, color):
            print("a line from", from_.get_name(), "to", to.get_name(), color)
    match shapes.downcast(start.type):
        case shapes.PointType(dimensions, element_type):
            print("a point of", dimensions, element_type)
    print(repr(point), repr(style))
    print(f"builtin.module({passes.count_lines(max_depth=3, colors=['red', 'blue'])})")
    # ANCHOR_END: use

    if context.is_registered_operation("shapes.line"):
        route = shapes.RouteAttr.get([0], [], [1, 2], [])
        print(repr(route), route.south)
    print(repr(line))
    assert line.style is not None
    drawn = shapes.StyleAttr(line.style)
    print(repr(line.style), drawn.width, drawn.name)
    print(shapes.LineOp.__match_args__, shapes.OriginOp.__match_args__, shapes.PathOp.__match_args__)
    print([case.name for case in shapes.Color], shapes.Color(1))
    path = shapes.PathOp([f32], [start, end], end=start, ip=ir.InsertionPoint(module.body))
    path.body.blocks.append()
    match path:
        case shapes.PathOp(points, end=last):
            print(len(points), last == start)
    print(shapes.PointType.isinstance(point), shapes.PointType.isinstance(f32), shapes.StyleAttr.isinstance(style))
    print(shapes.StyleAttr.get("dotted").width, shapes.downcast(f32))
    for wrong in (
        lambda: shapes.PointType.get("two", f32),  # type: ignore[arg-type]
        lambda: shapes.PointType.get(2, None),  # type: ignore[arg-type]
        lambda: shapes.PointType(f32),
        lambda: shapes.StyleAttr.get(3),  # type: ignore[arg-type]
    ):
        try:
            wrong()
        except (TypeError, ValueError) as error:
            print(type(error).__name__, error)
    again = ir.Module.parse(str(module))
    print(str(again) == str(module), [type(operation).__name__ for operation in again.body])
    print(passes.count_lines(), passes.count_lines(title="of lines, and more"), passes.count_lines(title=""))
    print(inspect.getdoc(shapes.LineOp))
    print(inspect.getdoc(shapes.PointType))
    print(inspect.getdoc(passes.count_lines))
    print(sorted(shapes.__all__), shapes_dialect.__name__)
