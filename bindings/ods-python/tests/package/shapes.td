// The dialect of a package, which `use.py` tries on this runtime and on that of MLIR.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/Pass/PassBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "ods/Facts.td"

def Shapes_Dialect : Dialect {
  let name = "shapes";
  let cppNamespace = "::shapes";
  let summary = "points and what is drawn between them";
  let description = [{
    A dialect for the tests of packages.
  }];
}

def Color : I32EnumAttr<"Color", "a color", [
    I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"Blue", 1, "blue">]> {
  let cppNamespace = "::shapes";
}

class ShapesType<string name, string mnem> : TypeDef<Shapes_Dialect, name> { let mnemonic = mnem; }

def PointType : ShapesType<"Point", "point"> {
  let summary = "a point";
  let description = [{
    The coordinates of a point.

    Example:

    ```mlir
    !shapes.point<2 of f32>
    ```
  }];
  let parameters = (ins "unsigned":$dimensions, "::mlir::Type":$elementType);
  let assemblyFormat = "`<` $dimensions `of` $elementType `>`";
}

def StyleAttr : AttrDef<Shapes_Dialect, "Style"> {
  let mnemonic = "style";
  let summary = "how a line is drawn";
  let parameters = (ins "::mlir::StringAttr":$name, DefaultValuedParameter<"int64_t", "1">:$width);
  let assemblyFormat = "`<` $name (`,` $width^)? `>`";
}

// Parser and printer are C++, but the runtime has this syntax.
def Stops : ArrayRefParameter<"int64_t"> {
  let parser = "parseStops($_parser)";
  let printer = "printStops($_printer, $_self)";
}
def RouteAttr : AttrDef<Shapes_Dialect, "Route"> {
  let mnemonic = "route";
  let parameters = (ins Stops:$north, Stops:$east, Stops:$south, Stops:$west);
  let hasCustomAssemblyFormat = 1;
}
let isType = false in
  def : RuntimeSyntax<"shapes", "route", "::cpp_hooks::stablehlo::DotNumbers">;

class ShapesOp<string mnem, list<Trait> traits = []> : Op<Shapes_Dialect, mnem, traits>;

def OriginOp : ShapesOp<"origin"> {
  let summary = "the point with coordinates 0";
  let results = (outs PointType:$point);
  let assemblyFormat = "attr-dict `:` type($point)";
}

def LineOp : ShapesOp<"line", [SameTypeOperands]> {
  let summary = "draws a line";
  let description = [{
    Draws a line from one point to another.

    Example:

    ```mlir
    shapes.line %a to %b in 1 : !shapes.point<2 of f32>
    ```
  }];
  let arguments = (ins PointType:$from, PointType:$to, Color:$color, OptionalAttr<StyleAttr>:$style);
  let assemblyFormat = "$from `to` $to `in` $color ($style^)? attr-dict `:` type($from)";
}

def PathOp : ShapesOp<"path", [AttrSizedOperandSegments, NoTerminator]> {
  let summary = "draws lines through \"points\"";
  let arguments = (ins Variadic<PointType>:$points, Optional<PointType>:$end);
  let results = (outs Variadic<AnyType>:$lengths);
  let regions = (region AnyRegion:$body);
}

def CountLines : Pass<"count-lines"> {
  let summary = "counts lines";
  let description = [{
    Counts the lines of a module.
  }];
  let options = [
    Option<"maxDepth", "max-depth", "unsigned", "2", "how deep it looks">,
    Option<"title", "title", "std::string", "", "the title of the table">,
    ListOption<"colors", "colors", "std::string", "the colors that count">
  ];
}
