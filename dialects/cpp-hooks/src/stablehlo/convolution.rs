//! The dimension numbers of convolutions.

use std::fmt;

use ir_core::attr_or_type::{Param, ParamSyntax};
use ir_core::text::{Parser, Printer};

use crate::prelude::*;
use crate::stablehlo::dimension_numbers::{read_text, set_from_text};
use crate::stablehlo::fields::{Field, integer, list, params, parse_fields, text, values};
use crate::syntax::words::join;

/// `custom<ConvolutionDimensions>($dimension_numbers)`: `[b, 0, f]x[0, i, o]->[b, 0, f]`.
#[derive(Clone, Copy, Debug)]
pub struct ConvolutionDimensions;

/// A dimension of the input, the kernel or the output.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dimension {
    /// A spatial dimension by its index.
    Spatial(i64),
    /// A batch (`b`) or feature (`f`, `i`, `o`) dimension.
    Named(char),
}

impl fmt::Display for Dimension {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dimension::Spatial(index) => write!(f, "{index}"),
            Dimension::Named(name) => write!(f, "{name}"),
        }
    }
}

/// The dimensions of the input, the kernel and the output.
struct Dimensions([Vec<Dimension>; 3]);

/// Names of the dimensions that are not spatial: of the input, the kernel and the output.
const NAMES: [[char; 2]; 3] = [['b', 'f'], ['i', 'o'], ['b', 'f']];

/// The fields of `#stablehlo.conv<raw …>`: for the input, the kernel and the output, the positions of the
/// dimensions in [`NAMES`] and those of the spatial dimensions.
const RAW: [Field; 9] = [
    integer("input_batch_dimension"),
    integer("input_feature_dimension"),
    list("input_spatial_dimensions"),
    integer("kernel_input_feature_dimension"),
    integer("kernel_output_feature_dimension"),
    list("kernel_spatial_dimensions"),
    integer("output_batch_dimension"),
    integer("output_feature_dimension"),
    list("output_spatial_dimensions"),
];

/// StableHLO lists at most this number of missing dimensions.
const MAX_MISSING: usize = 10;

impl fmt::Display for Dimensions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [input, kernel, output] = &self.0;
        write!(f, "[{}]x[{}]->[{}]", join(input), join(kernel), join(output))
    }
}

impl Dimensions {
    fn parse<'a>(parser: &mut impl AsmParser<'a>) -> ParseResult<Dimensions> {
        let [input, kernel, output] = NAMES;
        let input = parse_list(parser, &input)?;
        parser.parse_keyword("x")?;
        let kernel = parse_list(parser, &kernel)?;
        parser.parse_token(TokenKind::Arrow, "expected '->'")?;
        Ok(Dimensions([input, kernel, parse_list(parser, &output)?]))
    }

    /// The dimensions at the positions of [`RAW`]; `None` unless each position has one.
    fn from_fields(fields: &[Vec<i64>]) -> Option<Dimensions> {
        let mut lists =
            NAMES.iter().zip(fields.chunks(3)).map(|(names, fields)| from_positions(names, fields));
        Some(Dimensions([lists.next()??, lists.next()??, lists.next()??]))
    }

    /// The positions of the dimensions, for [`RAW`].
    fn fields(&self) -> Vec<Vec<i64>> {
        let of_list = |(list, names): (&Vec<Dimension>, &[char; 2])| {
            let position =
                |wanted: Dimension| (0..).zip(list).find(|(_, found)| **found == wanted).map(|(at, _)| at);
            let [first, second] = names.map(|name| position(Dimension::Named(name)).into_iter().collect());
            [first, second, (0..).map_while(|index| position(Dimension::Spatial(index))).collect()]
        };
        self.0.iter().zip(&NAMES).flat_map(of_list).collect()
    }
}

/// Parses the text of an attribute after `<`, with or without `raw`: the positions for [`RAW`].
fn parse_positions(parser: &mut Parser<'_>) -> ParseResult<Vec<Vec<i64>>> {
    if parser.consume_keyword("raw") {
        return parse_fields(parser, &RAW);
    }
    let dimensions = Dimensions::parse(parser)?;
    parser.parse_token(TokenKind::Greater, "expected '>'")?;
    Ok(dimensions.fields())
}

/// The parameters of `#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>`.
#[derive(Clone, Copy, Debug)]
pub struct ConvNumbers;

impl ParamSyntax for ConvNumbers {
    const COUNT: usize = RAW.len();

    fn parse(parser: &mut Parser<'_>) -> ParseResult<Vec<Param>> {
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        let values = parse_positions(parser)?;
        Ok(params(parser.context(), &RAW, values))
    }

    /// Prints the raw form if the positions have no other one.
    fn print(given: &[Param], printer: &mut Printer<'_>) {
        let positions = values(printer.context(), &RAW, given);
        printer.text(&match Dimensions::from_fields(&positions) {
            Some(dimensions) => format!("<{dimensions}>"),
            None => format!("<raw {}>", text(&RAW, &positions)),
        });
    }
}

/// The dimensions at these positions; `None` unless each position has one.
fn from_positions(names: &[char; 2], fields: &[Vec<i64>]) -> Option<Vec<Dimension>> {
    let [first, second, spatial] = fields else { return None };
    // StableHLO's default of a missing position is 0.
    let named = names.iter().zip([first, second]);
    let named = named.map(|(name, at)| (at.first().copied().unwrap_or(0), Dimension::Named(*name)));
    let spatial = (0..).zip(spatial).map(|(index, at)| (*at, Dimension::Spatial(index)));
    let mut list: Vec<(i64, Dimension)> = named.chain(spatial).collect();
    list.sort_by_key(|(position, _)| *position);
    let are_all = list.iter().zip(0..).all(|((position, _), expected)| *position == expected);
    are_all.then(|| list.into_iter().map(|(_, dimension)| dimension).collect())
}

/// Parses `[b, 0, f]` with these names.
fn parse_list<'a>(parser: &mut impl AsmParser<'a>, names: &[char]) -> ParseResult<Vec<Dimension>> {
    let (mut list, mut missing) = (Vec::new(), names.to_vec());
    parser.parse_token(TokenKind::LSquare, "expected '['")?;
    loop {
        list.push(parse_dimension(parser, &list, &mut missing)?);
        if !parser.consume_if(TokenKind::Comma) {
            break;
        }
    }
    if !missing.is_empty() {
        return Err(parser.error_here(format!("Expected dimensions {} not specified", join(&missing))));
    }
    parser.parse_token(TokenKind::RSquare, "expected ']'")?;
    let indices = list.iter().filter_map(|dimension| match dimension {
        Dimension::Spatial(index) => Some(*index),
        Dimension::Named(_) => None,
    });
    let count = indices.max().map_or(0, |max| max.saturating_add(1));
    let absent = (0..count).filter(|index| !list.contains(&Dimension::Spatial(*index)));
    let absent: Vec<i64> = absent.take(MAX_MISSING).collect();
    if absent.is_empty() {
        return Ok(list);
    }
    Err(parser.error_here(format!("Expected spatial dimensions {} not specified", join(&absent))))
}

/// Parses a dimension after those of `list`, and removes its name from `missing`.
fn parse_dimension<'a>(
    parser: &mut impl AsmParser<'a>,
    list: &[Dimension],
    missing: &mut Vec<char>,
) -> ParseResult<Dimension> {
    let at = parser.token().start;
    if let Some(index) = parser.parse_optional_integer()? {
        let dimension = Dimension::Spatial(index);
        if index < 0 {
            return Err(parser.error_at(at, format!("Unexpected dimension {index}")));
        }
        if list.contains(&dimension) {
            let message = format!("Duplicate entries for spatial dimension {index}");
            return Err(parser.error_at(at, message));
        }
        return Ok(dimension);
    }
    let Some(word) = parser.parse_optional_keyword() else {
        return Err(parser.error_here("expected valid keyword"));
    };
    let mut letters = word.chars();
    let (Some(letter), None, false) = (letters.next(), letters.next(), missing.is_empty()) else {
        return Err(parser.error_at(at, format!("Unexpected keyword {word}")));
    };
    let Some(position) = missing.iter().position(|name| *name == letter) else {
        let message = format!("Unexpected dimension {word}, expecting {}", join(missing));
        return Err(parser.error_at(at, message));
    };
    Ok(Dimension::Named(missing.remove(position)))
}

impl<O: OpHandle> Directive<O> for ConvolutionDimensions {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let dimensions = Dimensions::parse(directive.parser())?;
        set_from_text(directive, &format!("conv<{dimensions}>"))?;
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let Some(numbers) = directive.attribute(0) else { return };
        let printer = directive.printer();
        let positions = read_text(printer.context(), numbers, parse_positions);
        match positions.and_then(|positions| Dimensions::from_fields(&positions)) {
            Some(dimensions) => printer.display(dimensions),
            None => printer.print_attribute(numbers),
        }
    }
}
