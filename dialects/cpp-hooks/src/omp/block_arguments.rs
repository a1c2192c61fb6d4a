//! Clauses that bind their variables to entry block arguments of the region that follows.

use crate::prelude::*;
use crate::syntax::words::{elements, parse_any_keyword, parse_symbol_ref, print_enum_case, set_enum_case};
use ir_core::predicates::attributes::{dense_array_bools, dense_array_ints};
use ir_core::predicates::build::{dense_bool_array_attr, dense_i64_array_attr, unit_attr};
use ir_core::text::{Argument, ParseFailure, RegionArgument};

/// A clause: `private(@symbol %variable -> %argument, … : type, …)`.
struct Clause {
    keyword: &'static str,
    /// The directive's arguments for the clause, in order.
    arguments: &'static [ClauseArgument],
}

/// An argument of a directive that belongs to a clause.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ClauseArgument {
    /// The variables, followed by their types.
    Variables,
    /// The symbols of the reduction or privatization recipes.
    Symbols,
    /// The by-reference flags: `byref` before the symbol.
    ByReference,
    /// The modifier of the clause: `mod: task, ` at the beginning.
    Modifier,
    /// `private_barrier` after the clause.
    Barrier,
    /// The indices of the mappings: ` [map_idx=0]` after the argument.
    MapIndices,
}

/// All clauses of this kind, in the order of the syntax and of the block arguments.
const KEYWORDS: [&str; 9] = [
    "has_device_addr",
    "host_eval",
    "in_reduction",
    "map_entries",
    "private",
    "reduction",
    "task_reduction",
    "use_device_addr",
    "use_device_ptr",
];

const fn plain(keyword: &'static str) -> Clause {
    Clause { keyword, arguments: &[ClauseArgument::Variables] }
}

const fn reduction_of_task(keyword: &'static str) -> Clause {
    Clause {
        keyword,
        arguments: &[ClauseArgument::Variables, ClauseArgument::ByReference, ClauseArgument::Symbols],
    }
}

const PRIVATE: Clause = Clause {
    keyword: "private",
    arguments: &[ClauseArgument::Variables, ClauseArgument::Symbols, ClauseArgument::Barrier],
};
const PRIVATE_OF_TARGET: Clause = Clause {
    keyword: "private",
    arguments: &[
        ClauseArgument::Variables,
        ClauseArgument::Symbols,
        ClauseArgument::Barrier,
        ClauseArgument::MapIndices,
    ],
};
const REDUCTION: Clause = Clause {
    keyword: "reduction",
    arguments: &[
        ClauseArgument::Modifier,
        ClauseArgument::Variables,
        ClauseArgument::ByReference,
        ClauseArgument::Symbols,
    ],
};

impl Clause {
    /// The index of a clause argument among the arguments of the directive. The clause begins at `first`.
    fn argument(&self, first: usize, part: ClauseArgument) -> Option<usize> {
        let index = self.arguments.iter().position(|other| *other == part)?;
        let types_after = self.arguments[..index].contains(&ClauseArgument::Variables);
        Some(first + index + usize::from(types_after))
    }

    fn num_arguments(&self) -> usize {
        self.arguments.len() + 1
    }
}

/// The clause of a keyword, and the index of its first argument. The region is the first argument of the
/// directive.
fn find<'c>(clauses: &'c [Clause], keyword: &str) -> Option<(&'c Clause, usize)> {
    let index = clauses.iter().position(|clause| clause.keyword == keyword)?;
    Some((&clauses[index], 1 + clauses[..index].iter().map(Clause::num_arguments).sum::<usize>()))
}

/// The parsed arguments of a clause.
#[derive(Default)]
struct Variables {
    operands: Vec<Operand>,
    symbols: Vec<Attribute>,
    is_by_reference: Vec<bool>,
    map_indices: Vec<i64>,
    arguments: Vec<Argument>,
}

impl Variables {
    /// Parses `byref @symbol %variable -> %argument [map_idx=0]`. `arguments` determines the optional
    /// elements.
    fn read(&mut self, parser: &mut OperationParser<'_>, arguments: &[ClauseArgument]) -> ParseResult<()> {
        if arguments.contains(&ClauseArgument::ByReference) {
            self.is_by_reference.push(parser.consume_keyword("byref"));
        }
        if arguments.contains(&ClauseArgument::Symbols) {
            self.symbols.push(parse_symbol_ref(parser)?);
        }
        self.operands.push(parser.parse_operand()?);
        parser.parse_token(TokenKind::Arrow, "expected '->'")?;
        self.arguments.push(parser.parse_argument(false, false)?);
        if !arguments.contains(&ClauseArgument::MapIndices) {
            return Ok(());
        }
        let mut index = -1;
        if parser.consume_if(TokenKind::LSquare) {
            parser.parse_keyword("map_idx")?;
            parser.parse_token(TokenKind::Equal, "expected '='")?;
            index = ir_core::runtime::directives::parse_index(parser)?;
            parser.parse_token(TokenKind::RSquare, "expected ']'")?;
        }
        self.map_indices.push(index);
        Ok(())
    }
}

/// Parses a clause after its keyword, and adds its region arguments.
fn parse_clause(
    directive: &mut DirectiveParser<'_, '_, '_>,
    (clause, first): (&Clause, usize),
    arguments: &mut Vec<RegionArgument>,
) -> ParseResult<()> {
    directive.parser().parse_token(TokenKind::LParen, "expected '('")?;
    if let Some(modifier) = clause.argument(first, ClauseArgument::Modifier)
        && directive.parser().consume_keyword("mod")
    {
        directive.parser().parse_token(TokenKind::Colon, "expected ':'")?;
        let keyword = parse_any_keyword(directive.parser())?;
        directive.parser().parse_token(TokenKind::Comma, "expected ','")?;
        set_enum_case(directive, modifier, keyword, |_, _| ParseFailure)?;
    }
    let parser = directive.parser();
    let at = parser.token().start;
    let mut variables = Variables::default();
    parser.parse_list(Delimiter::None, "", |parser| variables.read(parser, clause.arguments))?;
    parser.parse_token(TokenKind::Colon, "expected ':'")?;
    let types = parser.parse_type_list()?;
    if types.len() != variables.operands.len() {
        return Err(ParseFailure);
    }
    parser.parse_token(TokenKind::RParen, "expected ')'")?;
    for (argument, ty) in variables.arguments.iter_mut().zip(&types) {
        argument.ty = *ty;
    }
    arguments.extend(variables.arguments.iter().filter_map(Argument::region_argument));
    if let Some(barrier) = clause.argument(first, ClauseArgument::Barrier)
        && parser.consume_keyword("private_barrier")
    {
        let flag = unit_attr(parser.context());
        directive.set_attribute(barrier, flag);
    }
    if let Some(argument) = clause.argument(first, ClauseArgument::Variables) {
        directive.set_operands(argument, &variables.operands, at);
        directive.set_types(argument + 1, &types);
    }
    set_attributes(directive, (clause, first), &variables);
    Ok(())
}

/// Sets the arguments other than the variables.
fn set_attributes(
    directive: &mut DirectiveParser<'_, '_, '_>,
    (clause, first): (&Clause, usize),
    variables: &Variables,
) {
    let ctx = directive.parser().context();
    let values = [
        (ClauseArgument::Symbols, array_attr(ctx, &variables.symbols)),
        (ClauseArgument::ByReference, dense_bool_array_attr(ctx, &variables.is_by_reference)),
        (ClauseArgument::MapIndices, dense_i64_array_attr(ctx, &variables.map_indices)),
    ];
    for (part, value) in values {
        if let Some(argument) = clause.argument(first, part) {
            directive.set_attribute(argument, value);
        }
    }
}

/// Parses the clauses and then the region. A clause that the operation does not have is an error.
fn parse(directive: &mut DirectiveParser<'_, '_, '_>, clauses: &[Clause]) -> ParseResult<bool> {
    let mut arguments = Vec::new();
    for keyword in KEYWORDS {
        if !directive.parser().consume_keyword(keyword) {
            continue;
        }
        let read = match find(clauses, keyword) {
            Some(clause) => parse_clause(directive, clause, &mut arguments),
            None => Err(ParseFailure),
        };
        if read.is_err() {
            return Err(directive.parser().error_here(format!("invalid `{keyword}` format")));
        }
    }
    directive.parse_region(0, &arguments)?;
    Ok(true)
}

/// Prints a clause. Its variables are the block arguments from `offset` on. Returns their count.
fn print_clause(
    directive: &mut DirectivePrinter<'_, '_, '_>,
    (clause, first): (&Clause, usize),
    offset: usize,
) -> usize {
    let attribute = |part| clause.argument(first, part).and_then(|argument| directive.attribute(argument));
    let [symbols, by_reference, map_indices, modifier, barrier] = [
        ClauseArgument::Symbols,
        ClauseArgument::ByReference,
        ClauseArgument::MapIndices,
        ClauseArgument::Modifier,
        ClauseArgument::Barrier,
    ]
    .map(attribute);
    let variables = clause.argument(first, ClauseArgument::Variables).unwrap_or_default();
    let (operands, types) = (directive.operands(variables), directive.types(variables + 1));
    let region = directive.regions(0).first().copied();
    let printer = directive.printer();
    let (ctx, ir) = (printer.context(), printer.ir());
    let block = region.filter(|_| !operands.is_empty()).and_then(|region| ir.first_block(region));
    let Some(block) = block else { return 0 };
    let by_reference = by_reference.and_then(|attr| dense_array_bools(ctx, attr)).unwrap_or_default();
    let map_indices = map_indices.and_then(|attr| dense_array_ints(ctx, attr)).unwrap_or_default();
    let symbols = elements(ctx, symbols);
    printer.text(clause.keyword).text("(");
    if let Some(modifier) = modifier {
        printer.text("mod: ");
        print_enum_case(printer, modifier);
        printer.text(", ");
    }
    let arguments = ir.arguments(block).skip(offset);
    printer.print_list(
        operands.iter().zip(arguments).enumerate(),
        |printer, (index, (operand, argument))| {
            let is_by_reference = by_reference.get(index).copied().unwrap_or_default();
            printer.text(if is_by_reference { "byref " } else { "" });
            if let Some(symbol) = symbols.get(index) {
                printer.print_attribute(*symbol);
                printer.text(" ");
            }
            printer.print_value(*operand).text(" -> ").print_value(argument);
            if let Some(index) = map_indices.get(index).filter(|index| **index != -1) {
                printer.display(format_args!(" [map_idx={index}]"));
            }
        },
    );
    printer.text(" : ").print_types(types);
    printer.text(if barrier.is_some() { ") private_barrier " } else { ") " });
    operands.len()
}

/// Prints the clauses and the region.
fn print(directive: &mut DirectivePrinter<'_, '_, '_>, clauses: &[Clause]) {
    let mut offset = 0;
    for clause in KEYWORDS.iter().filter_map(|keyword| find(clauses, keyword)) {
        offset += print_clause(directive, clause, offset);
    }
    for region in directive.regions(0) {
        directive.printer().print_region_as(region, RegionForm::DEFAULT.without_entry_arguments());
    }
}

/// Directives that consist of clauses and a region.
macro_rules! regions {
    ($($(#[$doc:meta])* $name:ident = $clauses:expr;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl<O: OpHandle> Directive<O> for $name {
            fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
                parse(directive, &$clauses)
            }

            fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
                print(directive, &$clauses);
            }
        }
    )*};
}

regions! {
    /// `custom<PrivateRegion>($region, $variables, type($variables), $symbols, $needsBarrier)`:
    /// `private(@x %a -> %b : !llvm.ptr) private_barrier { … }`.
    PrivateRegion = [PRIVATE];

    /// `custom<PrivateReductionRegion>($region, …)`: the clauses `private` and `reduction`. The arguments
    /// of `reduction` are the modifier, the variables with their types, the by-reference flags, and the
    /// symbols.
    PrivateReductionRegion = [PRIVATE, REDUCTION];

    /// `custom<InReductionPrivateRegion>($region, …)`: the clauses `in_reduction` and `private`.
    InReductionPrivateRegion = [reduction_of_task("in_reduction"), PRIVATE];

    /// `custom<InReductionPrivateReductionRegion>($region, …)`: the clauses `in_reduction`, `private` and
    /// `reduction`.
    InReductionPrivateReductionRegion = [reduction_of_task("in_reduction"), PRIVATE, REDUCTION];

    /// `custom<TaskReductionRegion>($region, …)`: the clause `task_reduction`.
    TaskReductionRegion = [reduction_of_task("task_reduction")];

    /// `custom<UseDeviceAddrUseDevicePtrRegion>($region, …)`: the clauses `use_device_addr` and
    /// `use_device_ptr`.
    UseDeviceAddrUseDevicePtrRegion = [plain("use_device_addr"), plain("use_device_ptr")];

    /// `custom<TargetOpRegion>($region, …)`: the clauses `has_device_addr`, `host_eval`, `in_reduction`,
    /// `map_entries` and `private`.
    TargetOpRegion = [
        plain("has_device_addr"),
        plain("host_eval"),
        reduction_of_task("in_reduction"),
        plain("map_entries"),
        PRIVATE_OF_TARGET,
    ];
}
