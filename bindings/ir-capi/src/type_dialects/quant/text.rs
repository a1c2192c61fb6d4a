//! The text of the types of `quant`.
//!
//! ```text
//! any<i8<-8:7>:f32>   any<u8>   calibrated<f32<-1.0:1.0>>
//! uniform<i8:f32, 2.0:10>   uniform<i8:f32:1, {2.0:10, 3.0}>   uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0:4}}>
//! ```

use ir_core::attr_or_type::{CustomFormat, DefHandle as _};
use ir_core::context::{AttrKind, Attribute, Context, Signedness, Type, TypeKind};
use ir_core::diagnostic::Diagnostic;
use ir_core::fold::{elements, elements_attr};
use ir_core::num::{ApFloat, ApInt, FloatSemantics, RoundingMode};
use ir_core::predicates::attributes::int_elements;
use ir_core::text::{ParseFailure, ParseResult, Parser, Printer, TokenKind};

use super::verify::{MAX_WIDTH, scientific};
use super::{
    AnyQuantizedType, CalibratedQuantizedType, SIGNED, Storage, UniformQuantizedPerAxisType,
    UniformQuantizedSubChannelType, UniformQuantizedType, default_range,
};

/// The place of the mnemonic, which messages about the whole type are about, as in MLIR.
fn start_of(parser: &Parser<'_>, mnemonic: &str) -> u32 {
    parser.token().start.saturating_sub(mnemonic.len() as u32)
}

fn less(parser: &mut Parser<'_>) -> ParseResult<()> {
    parser.parse_token(TokenKind::Less, "expected '<'")
}

fn greater(parser: &mut Parser<'_>) -> ParseResult<()> {
    parser.parse_token(TokenKind::Greater, "expected '>'")
}

fn colon(parser: &mut Parser<'_>) -> ParseResult<()> {
    parser.parse_token(TokenKind::Colon, "expected ':'")
}

fn parse_f64(parser: &mut Parser<'_>) -> ParseResult<ApFloat> {
    parser.parse_float(FloatSemantics::F64)
}

/// Reads a type of floats.
fn parse_float_type(parser: &mut Parser<'_>) -> ParseResult<Type> {
    let at = parser.token().start;
    let ty = parser.parse_type()?;
    if ty.is_float(parser.context()) {
        return Ok(ty);
    }
    Err(parser.error_at(at, "invalid kind of type specified"))
}

/// Reads `i8` or `u8`: whether it is signed, its width, and the type, which is signless for `u8`.
fn parse_integer_type(parser: &mut Parser<'_>) -> ParseResult<(bool, u32, Type)> {
    let at = parser.token().start;
    let prefix = |parser: &mut Parser<'_>| Err(parser.error_at(at, "illegal storage type prefix"));
    if let Some(ty) = parser.parse_optional_type()? {
        return match ty.kind(parser.context()) {
            TypeKind::Integer { width, signedness } => Ok((signedness != Signedness::Unsigned, width, ty)),
            _ => prefix(parser),
        };
    }
    let Some(word) = parser.parse_optional_keyword() else {
        return Err(parser.error_at(at, "expected valid keyword"));
    };
    let Some(digits) = word.strip_prefix('u') else { return prefix(parser) };
    match digits.parse() {
        Ok(width) => Ok((false, width, parser.context().integer_type(width))),
        Err(_) => Err(parser.error_at(at, "expected storage type width")),
    }
}

/// Reads `<min:max>`, if it is there.
fn parse_range(parser: &mut Parser<'_>, (least, greatest): (i64, i64)) -> ParseResult<(i64, i64)> {
    if !parser.consume_if(TokenKind::Less) {
        return Ok((least, greatest));
    }
    let min_at = parser.token().start;
    let min = parser.parse_integer()?;
    colon(parser)?;
    let max_at = parser.token().start;
    let max = parser.parse_integer()?;
    greater(parser)?;
    if min < least {
        return Err(parser.error_at(min_at, format!("illegal storage type minimum: {min}")));
    }
    if max > greatest {
        return Err(parser.error_at(max_at, format!("illegal storage type maximum: {max}")));
    }
    Ok((min, max))
}

/// Reads the storage type and its range.
fn parse_storage(parser: &mut Parser<'_>) -> ParseResult<Storage> {
    less(parser)?;
    let at = parser.token().start;
    let (is_signed, width, ty) = parse_integer_type(parser)?;
    if width == 0 || width > MAX_WIDTH {
        return Err(parser.error_at(at, format!("illegal storage type size: {width}")));
    }
    let (min, max) = parse_range(parser, default_range(is_signed, width))?;
    Ok(Storage { flags: if is_signed { SIGNED } else { 0 }, ty, expressed: None, min, max })
}

/// Prints `i8<-8:7>`, and `:f32` if there is an expressed type.
fn print_storage(printer: &mut Printer<'_>, storage: Storage) {
    let width = storage.width(printer.context());
    printer.display(format_args!("<{}{width}", if storage.is_signed() { 'i' } else { 'u' }));
    let Storage { min, max, .. } = storage;
    if (min, max) != default_range(storage.is_signed(), width) {
        printer.display(format_args!("<{min}:{max}>"));
    }
    if let Some(expressed) = storage.expressed {
        printer.text(":");
        printer.print_type(expressed);
    }
}

/// Scales with their zero points.
#[derive(Default)]
struct Scales {
    scales: Vec<ApFloat>,
    zero_points: Vec<i64>,
}

impl Scales {
    /// Reads `scale:zero`, where `:zero` may be absent. The scale must be a number of the expressed type.
    fn parse_one(&mut self, parser: &mut Parser<'_>, expressed: Type) -> ParseResult<()> {
        let scale = parse_f64(parser)?;
        if let TypeKind::Float(semantics) = expressed.kind(parser.context()) {
            let value = scale.to_f64();
            let least = ApFloat::smallest(semantics, false).to_f64();
            let greatest = ApFloat::largest(semantics, false).to_f64();
            if value < least || value > greatest {
                let range = format!("[{}, {}]", scientific(least), scientific(greatest));
                let message = format!("scale {} out of expressed type range {range}", scientific(value));
                return Err(parser.error_here(message));
            }
        }
        self.scales.push(scale);
        let zero_point = if parser.consume_if(TokenKind::Colon) { parser.parse_integer()? } else { 0 };
        self.zero_points.push(zero_point);
        Ok(())
    }

    /// Reads a list up to its `}`: of scales or, nested, of lists of equal dimensions. Returns its
    /// dimensions.
    fn parse_list(&mut self, parser: &mut Parser<'_>, expressed: Type) -> ParseResult<Vec<i64>> {
        let (mut count, mut inner) = (0, None);
        parser.parse_elements(|parser| {
            let dims = if parser.consume_if(TokenKind::LBrace) {
parser.nested(|parser| self.parse_list(parser, expressed))?
} else {

                    self.parse_one(parser, expressed)?;
                    Vec::new()
                
};
            count += 1;
            if *inner.get_or_insert_with(|| dims.clone()) == dims {
                return Ok(());
            }
            Err(parser.error_here("tensor literal is invalid; ranks are not consistent between elements"))
        })?;
        parser.parse_token(TokenKind::RBrace, "expected '}'")?;
        let mut dims = vec![count];
        dims.extend(inner.unwrap_or_default());
        Ok(dims)
    }

    /// Dense elements with the scales, and ones with the zero points, which wrap around in the storage type
    /// as in MLIR.
    fn dense(&self, ctx: &Context, dims: &[i64], storage: Type, expressed: Type) -> Option<[Attribute; 2]> {
        let TypeKind::Float(semantics) = expressed.kind(ctx) else { return None };
        let width = storage.bit_width(ctx)?;
        let in_expressed = |scale: &ApFloat| scale.convert(semantics, RoundingMode::NearestTiesToEven).0;
        let scales: Vec<ApFloat> = self.scales.iter().map(in_expressed).collect();
        let zero_points: Vec<ApInt> =
            self.zero_points.iter().map(|zero| ApInt::from_i64(width, *zero)).collect();
        let tensor = |element| ctx.ranked_tensor_type(dims, element, None);
        let scales = elements_attr(ctx, tensor(expressed), &scales)?;
        Some([scales, elements_attr(ctx, tensor(storage), &zero_points)?])
    }
}

/// The axis of a type with several scales, or its axes with the sizes of blocks.
enum Axes {
    One(i32),
    Blocks(Vec<i32>, Vec<i64>),
}

fn parse_axis(parser: &mut Parser<'_>) -> ParseResult<i32> {
    let at = parser.token().start;
    let axis = parser.parse_integer()?;
    i32::try_from(axis).map_err(|_| parser.error_at(at, "integer value too large"))
}

/// Reads `1`, or `{0:1, 1:2}`.
fn parse_axes(parser: &mut Parser<'_>) -> ParseResult<Axes> {
    if !parser.consume_if(TokenKind::LBrace) {
        return parse_axis(parser).map(Axes::One);
    }
    let (mut axes, mut sizes) = (Vec::new(), Vec::new());
    if !parser.is_at(TokenKind::RBrace) {
        parser.parse_elements(|parser| {
            axes.push(parse_axis(parser)?);
            colon(parser)?;
            sizes.push(parser.parse_integer()?);
            Ok(())
        })?;
    }
    parser.parse_token(TokenKind::RBrace, "expected '}'")?;
    Ok(Axes::Blocks(axes, sizes))
}

/// Reads a type of one of the three definitions after `uniform`.
fn parse_uniform(parser: &mut Parser<'_>) -> ParseResult<Type> {
    let start = start_of(parser, "uniform");
    let Storage { flags, ty, min, max, .. } = parse_storage(parser)?;
    colon(parser)?;
    let expressed = parse_float_type(parser)?;
    let axes = if parser.consume_if(TokenKind::Colon) { Some(parse_axes(parser)?) } else { None };
    parser.parse_token(TokenKind::Comma, "expected ','")?;
    let mut scales = Scales::default();
    let dims = match axes {
        None => {
            scales.parse_one(parser, expressed)?;
            Vec::new()
        }
        Some(_) => {
            parser.parse_token(TokenKind::LBrace, "expected '{'")?;
            scales.parse_list(parser, expressed)?
        }
    };
    greater(parser)?;
    let ctx = parser.context();
    let location = parser.location(start);
    let made = match axes {
        None => {
            let (scale, zero_point) = (scales.scales[0], scales.zero_points[0]);
            UniformQuantizedType::get_checked(ctx, location, flags, ty, Some(expressed), min, max, scale, zero_point).map(Into::into)
        }
        Some(Axes::One(axis)) => {
            let Scales { scales, zero_points } = scales;
            UniformQuantizedPerAxisType::get_checked(
                ctx,
                location,
                flags,
                ty,
                Some(expressed),
                min,
                max,
                scales,
                &zero_points,
                axis,
            ).map(Into::into)
        }
        Some(Axes::Blocks(axes, sizes)) => match scales.dense(ctx, &dims, ty, expressed) {
            Some([scales, zero_points]) => UniformQuantizedSubChannelType::get_checked(
                ctx,
                location,
                flags,
                ty,
                Some(expressed),
                min,
                max,
                scales,
                zero_points,
                axes,
                &sizes,
            ).map(Into::into),
            None => Err(Diagnostic::error(location, "expected dense elements")),
        },
    };
    made.map_err(|error| parser.report_unless_lexed_wrong(error))
}

fn print_scale(printer: &mut Printer<'_>, scale: ApFloat, zero_point: i64) {
    printer.display(scale);
    if zero_point != 0 {
        printer.text(":");
        printer.print_integer(zero_point);
    }
}

impl CustomFormat for AnyQuantizedType {
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Type> {
        let start = start_of(parser, "any");
        let Storage { flags, ty, min, max, .. } = parse_storage(parser)?;
        let has_expressed = parser.consume_if(TokenKind::Colon);
        let expressed = if has_expressed { Some(parse_float_type(parser)?) } else { None };
        greater(parser)?;
        let made = Self::get_checked(parser.context(), parser.location(start), flags, ty, expressed, min, max).map(Into::into);
        made.map_err(|error| parser.report_unless_lexed_wrong(error))
    }

    fn print(self, printer: &mut Printer<'_>) {
        if let Some(storage) = Storage::get(printer.context(), self.base()) {
            print_storage(printer, storage);
        }
        printer.text(">");
    }
}

impl CustomFormat for UniformQuantizedType {
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Type> {
        parse_uniform(parser)
    }

    fn print(self, printer: &mut Printer<'_>) {
        let ctx = printer.context();
        if let Some(storage) = Storage::get(ctx, self.base()) {
            print_storage(printer, storage);
        }
        printer.text(", ");
        print_scale(printer, self.scale(ctx), self.zero_point(ctx));
        printer.text(">");
    }
}

impl CustomFormat for UniformQuantizedPerAxisType {
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Type> {
        parse_uniform(parser)
    }

    fn print(self, printer: &mut Printer<'_>) {
        let ctx = printer.context();
        if let Some(storage) = Storage::get(ctx, self.base()) {
            print_storage(printer, storage);
        }
        printer.display(format_args!(":{}, {{", self.quantized_dimension(ctx)));
        for (index, (scale, zero)) in self.scales(ctx).into_iter().zip(self.zero_points(ctx)).enumerate() {
            printer.text(if index == 0 { "" } else { "," });
            print_scale(printer, scale, *zero);
        }
        printer.text("}>");
    }
}

impl CustomFormat for UniformQuantizedSubChannelType {
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Type> {
        parse_uniform(parser)
    }

    fn print(self, printer: &mut Printer<'_>) {
        let ctx = printer.context();
        if let Some(storage) = Storage::get(ctx, self.base()) {
            print_storage(printer, storage);
        }
        let blocks = self.quantized_dimensions(ctx).into_iter().zip(self.block_sizes(ctx));
        printer.text(":{");
        printer.print_list(blocks, |printer, (axis, size)| printer.display(format_args!("{axis}:{size}")));
        printer.text("}, ");
        print_nested(printer, self.scales(ctx), self.zero_points(ctx));
        printer.text(">");
    }
}

/// Prints scales with their zero points as nested lists.
fn print_nested(printer: &mut Printer<'_>, scales: Attribute, zero_points: Attribute) {
    let ctx = printer.context();
    let AttrKind::DenseElements { ty, splat, .. } = scales.kind(ctx) else { return };
    let (Some(shape), Some((_, scales))) = (ty.shape(ctx), elements::<ApFloat>(ctx, scales)) else { return };
    let zero_points = int_elements(ctx, zero_points).into_iter().flatten();
    for (index, zero_point) in zero_points.enumerate() {
        let index = index as i64;
        // The number of lists that begin before, or end after, this element: the index is a multiple of their
        // sizes.
        let lists = |index: i64| {
            let sizes = shape.iter().rev().scan(1, |size, dim| {
                *size *= dim;
                Some(*size)
            });
            sizes.take_while(|size| index % size == 0).count()
        };
        printer.text(if index == 0 { "" } else { ", " });
        printer.text(&"{".repeat(lists(index)));
        print_scale(
            printer,
            scales[if splat { 0 } else { index as usize }],
            zero_point.as_i64().unwrap_or_default(),
        );
        printer.text(&"}".repeat(lists(index + 1)));
    }
}

impl CustomFormat for CalibratedQuantizedType {
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Type> {
        let start = start_of(parser, "calibrated");
        less(parser)?;
        let at = parser.token().start;
        let also = |parser: &mut Parser<'_>, message: &str| -> ParseFailure { parser.error_at(at, message) };
        let expressed = match parse_float_type(parser) {
            Ok(ty) => ty,
            Err(_) => return Err(also(parser, "expecting float expressed type")),
        };
        let Ok((min, max)) = parse_calibration(parser) else {
            return Err(also(parser, "calibrated values must be present"));
        };
        greater(parser)?;
        let made = Self::get_checked(parser.context(), parser.location(start), expressed, min, max).map(Into::into);
        made.map_err(|error| parser.report_unless_lexed_wrong(error))
    }

    fn print(self, printer: &mut Printer<'_>) {
        let ctx = printer.context();
        printer.text("<");
        printer.print_type(self.expressed_type(ctx));
        printer.display(format_args!("<{}:{}>>", self.min(ctx), self.max(ctx)));
    }
}

/// Reads `<min:max>`.
fn parse_calibration(parser: &mut Parser<'_>) -> ParseResult<(ApFloat, ApFloat)> {
    less(parser)?;
    let min = parse_f64(parser)?;
    colon(parser)?;
    let max = parse_f64(parser)?;
    greater(parser)?;
    Ok((min, max))
}
