//! The stable codes of the diagnostics of the model and the emitters, with the explanation of each for
//! `odsgen explain`. The codes of the language itself are in [`ods_parser::codes`].

use ods_parser::diagnostics::Code;

macro_rules! codes {
    ($($name:ident = $number:literal, $title:literal, $text:literal;)*) => {
        $(#[doc = concat!("The code of: ", $title, ".")] pub const $name: Code = Code($number);)*

        /// Code, title and explanation of every kind of message of this crate.
        pub const TABLE: &[(Code, &str, &str)] = &[$((Code($number), $title, $text),)*];
    };
}

codes! {
    WRONG_ARGUMENT = 300, "wrong argument of an operation",
        "The arguments of an operation are records that derive from TypeConstraint (an operand), Attr or Property. Attributes and properties need a name.\n\n    let arguments = (ins AnyType:$operand, I32Attr:$attribute);";
    WRONG_RESULT = 301, "wrong result of an operation",
        "'results' is a dag with the operator 'outs'. Its arguments are type constraints. A variadic result of variadic results does not exist.\n\n    let results = (outs AnyType:$result);";
    WRONG_REGION = 302, "wrong region of an operation",
        "'regions' is a dag with the operator 'region'. Its arguments are regions. Only the last one can be variadic, and then it needs a name.";
    WRONG_SUCCESSOR = 303, "wrong successor of an operation",
        "'successors' is a dag with the operator 'successor'. Its arguments are successors. Only the last one can be variadic.";
    NAME_CONFLICT = 304, "name used twice in an operation",
        "Operands, results, regions and successors of an operation share one namespace. The same holds for their Python names, in which an underscore replaces every character except letters and digits.";
    RESERVED_ACCESSOR = 305, "name of an accessor that every operation has",
        "The accessor of this name would hide an accessor that every operation has: attributes, operands, operation, regions, type.";
    TRAIT_ORDER = 306, "trait before its dependency",
        "The verifier checks traits in the order of the list. The 'dependentTraits' of a trait must precede it.";
    WRONG_TRAIT = 307, "wrong trait",
        "A trait derives from NativeTrait, GenInternalTrait, PredTrait, InterfaceTrait or TraitList. HasParent, ParentOneOf and SingleBlockImplicitTerminator name classes of defined operations, or of dialects that are not included.";
    WRONG_BUILDER = 308, "wrong builder",
        "The 'dagParams' of a builder are a dag with the operator 'ins'. All parameters after one with a default value need a default value. An operation that skips the default builders needs a builder of its own.";
    DERIVED_ATTRIBUTE = 309, "attribute as a field of an operation",
        "A field of an operation with an attribute as its value is a derived attribute, whose class derives from DerivedAttr. Other attributes belong to 'arguments'.";
    WRONG_ENUM = 310, "wrong enum",
        "The 'enumerants' of an enum are records that derive from EnumCase.";
    WRONG_ATTR_OR_TYPE = 311, "wrong attribute or type",
        "The parameters of an AttrDef or TypeDef have names. Each is a C++ type or a record that derives from AttrOrTypeParameter. A definition with a 'mnemonic' and parameters has either 'assemblyFormat' or 'hasCustomAssemblyFormat'. A definition without a 'mnemonic' has neither.\n\n    let mnemonic = \"complex\";\n    let parameters = (ins \"Type\":$elementType);\n    let assemblyFormat = \"`<` $elementType `>`\";";
    WRONG_INTERFACE = 312, "wrong interface",
        "The arguments of an interface's method are a dag of C++ types.\n\n    InterfaceMethod<\"Whether …\", \"bool\", \"isFoo\", (ins \"unsigned\":$index)>";
    WRONG_SIZES = 314, "variable groups without sizes",
        "If several groups of operands have no fixed length, a trait determines their sizes: AttrSizedOperandSegments stores the size of each group, SameVariadicOperandSize makes them equal. The same holds for results. A DenseI32ArrayAttr of the operation has the sizes of the groups of a VariadicOfVariadic.\n\n    def JoinOp : Op<Toy_Dialect, \"join\", [AttrSizedOperandSegments]> {\n      let arguments = (ins Variadic<AnyType>:$lhs, Variadic<AnyType>:$rhs);\n    }";
    DUPLICATE_DEFINITION = 315, "duplicate definition",
        "A dialect has one operation of each name, and one type and one attribute of each mnemonic. In generated code, operations, types, attributes, enums, interfaces and passes of a dialect share one namespace.";
    WRONG_FORMAT = 330, "wrong assembly format",
        "An 'assemblyFormat' consists of literals in backquotes, variables, directives and optional groups. It contains every operand, region and successor of the operation once, and 'attr-dict'. All types occur in it or follow from traits.\n\n    let assemblyFormat = \"$lhs `,` $rhs attr-dict `:` type($result)\";";
    AMBIGUOUS_FORMAT = 331, "ambiguous assembly format",
        "The parser decides by the next token. If two alternatives of a format begin alike, the parser always takes the first one. Then it cannot read what the printer writes for the second one.";
    LOSSY_FORMAT = 332, "assembly format that loses information",
        "The printed form does not contain everything about the operation. So the parser creates a different operation from it.";
    WRONG_PATTERN = 313, "wrong rewrite rule",
        "A rule has a source and results. The source is a dag of operations with all their arguments. Names that the source binds with '$' are operands, attributes and operations in the results. The last results have as many values as the root.\n\n    def : Pat<(AddOp $x, (NegOp $y)), (SubOp $x, $y)>;";
    WRONG_CONVERSION = 334, "wrong conversion of an operation or type",
        "ConvertOp replaces an operation by one with the same numbers of operands, results, regions and successors, and with the same attributes. 'renamed' lists attributes with another name, and 'dropped' those that the target lacks. The target of ConvertType accepts only one type.\n\n    def : ConvertOp<Calc_ShlOp, Arith_ShLIOp> { let dropped = [\"exact\"]; }";
    WRONG_SEMANTICS = 336, "wrong semantics of an operation",
        "'odsgen prove' reads the meaning of operations from records of the classes in ods/Semantics.td. A term is a term of SMT-LIB over the operands, attributes and results of the operation. Its operands have equal widths. Each definition has one such record.\n\n    def : SmtSemantics<Toy_AvgOp, [\"(bvlshr (bvadd $lhs $rhs) 1)\"]>;";
    ENDLESS_PATTERN = 335, "rewrite rule that matches what it creates",
        "The greedy driver applies rules until none matches. A rule that matches the operation that it creates, whatever the operands are, is applied again and again, until the driver gives up.\n\n    def Swap : Pat<(AddOp $x, $y), (AddOp $y, $x)>; // Swaps forever.";
    SHADOWED_PATTERN = 333, "rewrite rule that is never applied",
        "Rules for one operation are tried by benefit, then in order. If an earlier rule matches everything that a later one matches, the later one is never applied. 'addBenefit' changes the order.";
    MISSING_CLASS = 320, "missing class",
        "The generator needs the records of a class that no file defines. Usually an include is missing, such as mlir/IR/OpBase.td for operations.";
    UNSUPPORTED = 321, "definition that a generator does not support",
        "The definition is valid, but the output cannot express it. The message describes the necessary change.";
    WRONG_OPTION = 322, "missing or invalid option of a generator",
        "The generator needs an option that is absent or has an invalid value.";
    DEPRECATED = 323, "use of a deprecated definition",
        "The definition still works, but it derives from Deprecated, which names a replacement. 'odsgen tblgen --on-deprecated=error' reports its use as an error, and '--on-deprecated=none' does not report it.";
    WRONG_CODE = 340, "invalid code in a definition",
        "Predicates, default values and types are expressions in the syntax of C++ or of Rust: type tests, casts, calls, comparisons, lambdas with one result. Code with different meanings in the two languages needs brackets.\n\n    CPred<\"$_self.isInteger(32)\">    CPred<\"$_self.is_integer(32)\">";
    UNRESOLVED_NAME = 342, "unknown name in code",
        "The code names a case that the enum lacks, or an operand, result or attribute that the operation lacks.\n\n    PredOpTrait<\"equal\", CPred<\"$lhs.getType() == $rhs.getType()\">>";
    USER_PROVIDED = 343, "code that the author provides in Rust",
        "The code names a class, method or function that neither MLIR nor a definition declares, or it contains statements or C++ declarations. It becomes a function of the trait ExternalFunctions, which the author implements for 'Externals'. Code that only C++ needs is omitted. A name that resembles an existing one may be misspelled.";
    OTHER_VERSION = 344, "definitions for another version of MLIR",
        "The definitions use names of another version of MLIR, so they are read as definitions of that version. '--mlir-version' selects a version, as does 'mlir_version' in a build script. The embedded definitions have the names of older versions as aliases, so the generated code is for MLIR 22. For version 23 they also have its records. The names come from versions 15, 16, 19, 22 and 23. A name that changed between two of them is accepted for each version in between.";
    WRONG_FACT = 341, "wrong fact about a dialect",
        "A record of a class of ods/Facts.td describes C++ code that a definition needs. Its path is a Rust path. The code of a function is an expression on '$type' with the result 'bool' or 'Type'. A class has mnemonics.\n\n    def : RuntimeDirective<\"toy\", \"Index\", \"::toy_directives::Index\">;";
    MISSING_SUMMARY = 400, "definition without a summary",
        "Operations, types, attributes, enums, passes and dialects need a one-line 'summary'. It is shown in headings of the documentation, completions and lists of passes. A dialect may have a description instead.\n\n    let summary = \"integer addition\";";
    MISSING_DESCRIPTION = 401, "definition without a description",
        "The 'description' of an operation, pass, option, statistic, interface or method explains its meaning: results, conditions on operands, an example. It becomes the documentation in Markdown, Rust and Python.\n\n    let description = [{ The sum modulo 2^32. }];";
    SUMMARY_STYLE = 402, "summary that is not one line, or ends with a full stop",
        "MLIR's style guide requires a summary of one line without punctuation at its end. 'odsgen lint --fix' removes the full stop and the whitespace around the summary.";
    UNCHECKED_ATTRIBUTE = 410, "attribute that nothing verifies",
        "The constraint accepts every attribute, and the operation has no verifier. So a wrong attribute is found late or never. Use a stricter constraint ('StrAttr', 'TypedAttrInterface', an enum), or write a verifier.";
    UNKNOWN_EFFECTS = 411, "operation without declared memory effects",
        "Without the interface for memory effects, every analysis assumes that the operation reads and writes all memory. So it is never removed as dead, hoisted or merged with an equal one. Add 'Pure', 'MemoryEffects<[…]>' or, for effects of its regions, 'RecursiveMemoryEffects'. The lint skips terminators, symbols, calls and operations with their own interface for effects.";
    CONTRADICTORY_EFFECTS = 412, "contradictory memory effects",
        "The traits declare no memory effects ('Pure', 'NoMemoryEffect'), but an operand or result declares one.";
    REMOVED_AS_DEAD = 413, "operation that passes always remove",
        "An operation without memory effects and without used results is removed. This one has no results and is not a terminator, so passes always remove it. Declare its effect: 'MemoryEffects<[MemWrite]>', or an effect on a resource of the dialect.";
    MISAPPLIED_TRAIT = 414, "trait that does not apply to the operation",
        "The trait requires operands, results or regions that the operation does not have. So it has no effect, or no operation is valid. Examples are 'Commutative' on an operation without exactly two operands of one constraint, 'IsolatedFromAbove' without regions, and 'SameOperandsAndResultType' without operands.";
    REDUNDANT_TRAIT = 415, "trait that another one implies",
        "The other trait includes the checks of this one. 'odsgen lint --fix' removes the trait from the list if the definition itself contains it.";
    MISSING_TRAIT = 416, "operation that lacks a trait",
        "The definition needs a trait that it lacks. Successors and 'ReturnLike' need 'Terminator'. 'ConstantLike' needs 'hasFolder' and no operands.";
    INFERABLE_RESULT = 417, "result type that could follow from the operands",
        "A trait requires one type for all operands, and the result has the same constraint, but an unrelated type. If the types are equal, add 'SameOperandsAndResultType': it verifies that, infers the result type in builders, and shortens the format.";
    NO_SYNTAX = 420, "operation in generic form only",
        "Without 'assemblyFormat' or 'hasCustomAssemblyFormat' the operation has only the generic form, with quotes, all types and all attributes.\n\n    let assemblyFormat = \"$lhs `,` $rhs attr-dict `:` type($result)\";";
    ADJACENT_VALUES = 421, "adjacent values without a separator",
        "Two values, types, regions or successors follow each other without a word or punctuation between them. The parser separates them by their order, but a reader cannot.\n\n    let assemblyFormat = \"$source `to` $target attr-dict\";";
    REDUNDANT_TYPE = 422, "redundant type in a format",
        "The constraint accepts only one type, so the format need not print it. There is no automatic fix, because the change makes existing modules invalid.";
    MNEMONIC_STYLE = 430, "name of an operation against conventions",
        "Names of operations are in lower case with underscores, and dots for groups: 'memref.load', 'intr.abs'. If most operations of a larger file use another form, the lint accepts it as a convention of the dialect.";
    DEFINITION_NAME = 431, "name of a definition against conventions",
        "Classes of operations, types and attributes are in CamelCase and end in 'Op', 'Type' and 'Attr'. Records begin with the dialect ('Toy_AddOp') if most records of the file do, because all dialects share one namespace.";
    PART_NAME = 432, "name of an operand, result or attribute against conventions",
        "Operands, results, attributes, properties, regions and successors of one operation are all in 'camelCase' or all in 'snake_case'. They begin in lower case. Accessors have these names.";
    CASE_NAME = 433, "name of a case against conventions",
        "The symbols of an enum's cases begin all in upper case or all in lower case.";
    PASS_NAME = 434, "name of a pass or option against conventions",
        "The names of passes and their options are words in lower case with dashes, as on other command lines: 'lower-to-llvm'.";
    DUPLICATE_SPELLING = 435, "two cases of an enum with one spelling",
        "Both cases print alike, so the parser always returns the first one.";
    WRONG_LINT_COMMENT = 440, "wrong comment about lints",
        "A comment on its own line sets the levels of lints for its file, or for the next definition. Levels are 'allow', 'warn' and 'deny'. Codes are 'all', ODS0331, ODS0332, and those from ODS0400 on.\n\n    // odsgen-lint: allow(ODS0401, ODS0411)\n    // odsgen-lint: allow-next(ODS0430)";
    REPLACED_VALUE = 450, "'let' that a later one overrides",
        "A body sets a field twice, and the first value is lost. A field has one value, and other fields of the record use it. 'let append' and 'let prepend' keep the first value. 'odsgen lint --fix' does not remove the first 'let', because the author may need its value; editors offer to remove it.\n\n    let summary = \"adds\";\n    let summary = \"adds two numbers\";";
    REPEATED_VALUE = 451, "'let' that repeats the field's value",
        "A class, a 'let … in' or the declaration already sets the field to this value. An explicit value is useful if the class may change; otherwise it hides the differences from the class. The lint skips operands and results, empty values, and anything after '#ifdef' in the definition. 'odsgen lint --fix' removes the 'let', unless a comment may refer to it.";
}
