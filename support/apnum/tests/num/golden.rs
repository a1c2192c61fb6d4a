//! Float literals and folded operations as `mlir-opt` 22 prints them.
//!
//! `literals.txt` holds `TYPE LITERAL PRINTED`, the printed text being that of the literal as an attribute of
//! the type. `folds.txt` holds `OPERATION TYPE OPERAND… RESULT`, operands given by their bits, from
//! `mlir-opt --canonicalize`.

use apnum::{ApFloat, ApInt, FloatLiteralError, FloatSemantics, OpStatus, RoundingMode};

const NEAREST: RoundingMode = RoundingMode::NearestTiesToEven;

fn semantics(name: &str) -> FloatSemantics {
    FloatSemantics::from_name(name).expect("a float type")
}

fn read(semantics: FloatSemantics, literal: &str) -> Result<ApFloat, FloatLiteralError> {
    let (negative, spelling) = literal.strip_prefix('-').map_or((false, literal), |rest| (true, rest));
    if spelling.starts_with("0x") {
        ApFloat::from_hex_literal(semantics, spelling)
    } else {
        ApFloat::from_literal(semantics, negative, spelling)
    }
}

#[test]
fn literals_print_as_mlir_prints_them() {
    let mut count = 0;
    for line in include_str!("literals.txt").lines() {
        let [name, literal, printed] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        assert_eq!(
            read(semantics(name), literal).map(|v| v.to_string()).as_deref(),
            Ok(printed),
            "{literal} : {name}"
        );
        // The printed literal is read as the same value, unless the format has more precision than f64, the
        // format of the parser.
        if semantics(name).precision() <= 53 {
            let again = read(semantics(name), printed).map(|v| v.to_string());
            assert_eq!(again.as_deref(), Ok(printed), "{printed} : {name}");
        }
        count += 1;
    }
    assert!(count >= 1000, "{count} literals");
}

/// The result of an operation on numbers of one format, in text; `None` when it does not fold.
fn fold(operation: &str, x: ApFloat, y: ApFloat) -> Option<String> {
    let (name, to) = operation.split_once("->").unwrap_or((operation, ""));
    let integer = |signed| {
        let width = to.strip_prefix('i').and_then(|w| w.parse().ok()).expect("an integer type");
        let (value, status) = x.to_ap_int(width, signed, RoundingMode::TowardZero);
        (!status.has(OpStatus::INVALID)).then(|| value.signed().to_string())
    };
    let value = match name {
        "addf" => x.add(y, NEAREST).0,
        "subf" => x.sub(y, NEAREST).0,
        "mulf" => x.mul(y, NEAREST).0,
        "divf" => x.div(y, NEAREST).0,
        "remf" => x.fmod(y).0,
        "maximumf" => x.maximum(y),
        "minimumf" => x.minimum(y),
        "maxnumf" => x.maxnum(y),
        "minnumf" => x.minnum(y),
        "negf" => -x,
        "truncf" | "extf" => {
            let (value, status, loses) = x.convert(semantics(to), NEAREST);
            return (status.is_ok() && !loses).then(|| value.to_string());
        }
        "fptosi" => return integer(true),
        "fptoui" => return integer(false),
        _ => panic!("unknown operation {operation}"),
    };
    Some(value.to_string())
}

#[test]
fn folds_give_what_mlir_gives() {
    let mut count = 0;
    for line in include_str!("folds.txt").lines() {
        let fields: Vec<_> = line.split(' ').collect();
        let result = match fields[..] {
            ["sitofp" | "uitofp", name, width, value, _] => {
                let width = width.parse().expect("a width");
                let value = ApInt::from_digits(width, value).expect("bits");
                let signed = fields[0] == "sitofp";
                Some(ApFloat::from_ap_int(semantics(name), &value, signed, NEAREST).0.to_string())
            }
            [operation, name, x, y, _] => {
                let read = |bits| read(semantics(name), bits).expect("bits");
                fold(operation, read(x), read(y))
            }
            _ => panic!("{line}"),
        };
        assert_eq!(result.as_deref().unwrap_or("nofold"), fields[4], "{line}");
        count += 1;
    }
    assert!(count >= 1000, "{count} folds");
}
