//! Affine expressions, maps and integer sets. Their operators and checks are Python's (`ods/_ir/affine.py`).

use crate::objects::arguments::Count;
use crate::objects::context::ContextObject;
use crate::objects::interned::{Interned, from_capsule, interned_class};
use crate::objects::owner::{get, get_all};
use crate::objects::registry::{self, Class};
use ir_core::Context;
use ir_core::context::{AffineBinary, AffineExpr, AffineExprKind, AffineMap, Constraint, IntegerSet};
use ir_core::text::{PrintOptions, Printer};
use ir_objects::Word;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The text that a printer writes.
fn text(ctx: &Context, print: impl FnOnce(&mut Printer<'_>)) -> String {
    let mut printer = Printer::new(ctx, PrintOptions::default());
    print(&mut printer);
    printer.finish()
}

const BINARY: [(&str, AffineBinary); 5] = [
    ("add", AffineBinary::Add),
    ("mul", AffineBinary::Mul),
    ("mod", AffineBinary::Mod),
    ("floordiv", AffineBinary::FloorDiv),
    ("ceildiv", AffineBinary::CeilDiv),
];

/// The name of the kind of an expression.
fn kind_name(kind: AffineExprKind) -> &'static str {
    match kind {
        AffineExprKind::Binary(op, ..) => {
            BINARY.iter().find(|(_, other)| *other == op).map_or("binary", |(name, _)| name)
        }
        AffineExprKind::Dim(_) => "dim",
        AffineExprKind::Symbol(_) => "symbol",
        AffineExprKind::Constant(_) => "constant",
    }
}

/// The object of an expression, of its own class.
fn wrap<'py>(context: &Bound<'py, ContextObject>, word: Word) -> PyResult<Bound<'py, PyAny>> {
    registry::wrap(context, word, || {
        let guard = context.get().lock()?;
        let name = kind_name(get::<AffineExpr>(&guard, word)?.kind(guard.context())).to_owned();
        Ok(Class { kind: "affine_expr", name, id: 0 })
    })
}

/// The objects of expressions.
fn wrap_all<'py>(context: &Bound<'py, ContextObject>, words: Vec<Word>) -> PyResult<Vec<Bound<'py, PyAny>>> {
    words.into_iter().map(|word| wrap(context, word)).collect()
}

fn words(exprs: &[Bound<'_, AffineExprObject>]) -> Vec<Word> {
    exprs.iter().map(|expr| expr.get().word()).collect()
}

interned_class! {
    /// An affine expression.
    AffineExprObject "AffineExpr" AffineExpr, expr {
        #[staticmethod]
        fn _CAPICreate<'py>(capsule: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
            let (context, word) = from_capsule(capsule, "AffineExpr")?;
            wrap(&context, word)
        }

        fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
            other.cast::<Self>().is_ok_and(|other| other.get().word == self.word)
        }

        fn __str__(&self) -> PyResult<String> {
            self.read(|ctx, expr| text(ctx, |printer| printer.print_affine_expr(expr)))
        }

        fn maybe_downcast<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
            wrap(self.context(py), self.word)
        }

        /// The name of the kind: `dim`, `symbol`, `constant`, or that of a binary operation.
        fn _kind(&self) -> PyResult<&'static str> {
            self.read(|ctx, expr| kind_name(expr.kind(ctx)))
        }

        /// The position of a dimension or symbol, the value of a constant; `None` for other expressions.
        fn _number(&self) -> PyResult<Option<i64>> {
            self.read(|ctx, expr| match expr.kind(ctx) {
                AffineExprKind::Dim(position) | AffineExprKind::Symbol(position) => Some(position.into()),
                AffineExprKind::Constant(value) => Some(value),
                AffineExprKind::Binary(..) => None,
            })
        }

        /// The operands of a binary operation.
        fn _operands<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
            let words = {
                let (guard, expr) = self.enter()?;
                match expr.kind(guard.context()) {
                    AffineExprKind::Binary(_, lhs, rhs) => vec![guard.word(lhs), guard.word(rhs)],
                    _ => Vec::new(),
                }
            };
            wrap_all(self.context(py), words)
        }

        /// The expression with dimensions and symbols replaced by expressions; those beyond the lists stay.
        fn _replaced<'py>(
            &self,
            py: Python<'py>,
            dims: Vec<Bound<'py, AffineExprObject>>,
            symbols: Vec<Bound<'py, AffineExprObject>>,
        ) -> PyResult<Bound<'py, PyAny>> {
            let (dims, symbols) = (words(&dims), words(&symbols));
            let word = {
                let (guard, expr) = self.enter()?;
                let (dims, symbols) = (get_all(&guard, &dims)?, get_all(&guard, &symbols)?);
                guard.word(expr.replace_dims_and_symbols(guard.context(), &dims, &symbols))
            };
            wrap(self.context(py), word)
        }

        /// The simplified expression of a map with these numbers of dimensions and symbols.
        fn _simplified<'py>(&self, py: Python<'py>, dims: u32, symbols: u32) -> PyResult<Bound<'py, PyAny>> {
            let word = {
                let (guard, expr) = self.enter()?;
                guard.word(expr.simplified(guard.context(), dims, symbols))
            };
            wrap(self.context(py), word)
        }
    }
}

/// A dimension or symbol at a position, or a constant.
#[pyfunction]
pub(crate) fn affine_leaf<'py>(
    context: &Bound<'py, ContextObject>,
    kind: &str,
    number: i64,
) -> PyResult<Bound<'py, PyAny>> {
    let position = || u32::try_from(number).map_err(|_| PyValueError::new_err("a position is not negative"));
    let word = {
        let guard = context.get().lock()?;
        let ctx = guard.context();
        guard.word(match kind {
            "dim" => ctx.affine_dim(position()?),
            "symbol" => ctx.affine_symbol(position()?),
            _ => ctx.affine_constant(number),
        })
    };
    wrap(context, word)
}

/// A binary operation on two expressions, simplified.
#[pyfunction]
pub(crate) fn affine_binary<'py>(
    kind: &str,
    lhs: &Bound<'py, AffineExprObject>,
    rhs: &Bound<'py, AffineExprObject>,
) -> PyResult<Bound<'py, PyAny>> {
    let found = BINARY.iter().find(|(name, _)| *name == kind);
    let (_, op) = found.ok_or_else(|| PyValueError::new_err(format!("there is no operation '{kind}'")))?;
    let word = {
        let (guard, left) = lhs.get().enter()?;
        let right = get(&guard, rhs.get().word())?;
        guard.word(guard.context().affine_binary(*op, left, right))
    };
    wrap(lhs.get().context(lhs.py()), word)
}

interned_class! {
    /// An affine map.
    AffineMapObject "AffineMap" AffineMap, map {
        #[staticmethod]
        fn _CAPICreate<'py>(capsule: &Bound<'py, PyAny>) -> PyResult<Bound<'py, Self>> {
            let (context, word) = from_capsule(capsule, "AffineMap")?;
            Self::create(&context, word)
        }

        fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
            other.cast::<Self>().is_ok_and(|other| other.get().word == self.word)
        }

        fn __str__(&self) -> PyResult<String> {
            self.read(|ctx, map| text(ctx, |printer| printer.print_affine_map(map)))
        }

        #[getter]
        fn n_dims(&self) -> PyResult<u32> {
            self.read(|ctx, map| map.num_dims(ctx))
        }

        #[getter]
        fn n_symbols(&self) -> PyResult<u32> {
            self.read(|ctx, map| map.num_symbols(ctx))
        }

        #[getter]
        fn n_inputs(&self) -> PyResult<u32> {
            self.read(|ctx, map| map.num_dims(ctx) + map.num_symbols(ctx))
        }

        /// The results.
        fn _results<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyAny>>> {
            let words = {
                let (guard, map) = self.enter()?;
                map.results(guard.context()).iter().map(|&result| guard.word(result)).collect()
            };
            wrap_all(self.context(py), words)
        }

        /// The map with an expression in the results replaced by another one, and other numbers of dimensions
        /// and symbols.
        fn replace<'py>(
            &self,
            py: Python<'py>,
            expr: &Bound<'py, AffineExprObject>,
            replacement: &Bound<'py, AffineExprObject>,
            n_result_dims: u32,
            n_result_syms: u32,
        ) -> PyResult<Bound<'py, Self>> {
            let word = {
                let (guard, map) = self.enter()?;
                let ctx = guard.context();
                let (from, to) = (get(&guard, expr.get().word())?, get(&guard, replacement.get().word())?);
                let results = map.results(ctx).iter().map(|result| result.replace(ctx, from, to));
                let results: Vec<_> = results.collect();
                guard.word(ctx.affine_map(n_result_dims, n_result_syms, &results))
            };
            Self::create(self.context(py), word)
        }
    }
}

/// The map with these numbers of dimensions and symbols and these results.
#[pyfunction]
pub(crate) fn affine_map<'py>(
    context: &Bound<'py, ContextObject>,
    dims: Count,
    symbols: Count,
    results: Vec<Bound<'py, AffineExprObject>>,
) -> PyResult<Bound<'py, AffineMapObject>> {
    let results = words(&results);
    let word = {
        let guard = context.get().lock()?;
        guard.word(guard.context().affine_map(dims.0, symbols.0, &get_all::<AffineExpr>(&guard, &results)?))
    };
    AffineMapObject::create(context, word)
}

interned_class! {
    /// An integer set.
    IntegerSetObject "IntegerSet" IntegerSet, set {
        #[staticmethod]
        fn _CAPICreate<'py>(capsule: &Bound<'py, PyAny>) -> PyResult<Bound<'py, Self>> {
            let (context, word) = from_capsule(capsule, "IntegerSet")?;
            Self::create(&context, word)
        }

        fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
            other.cast::<Self>().is_ok_and(|other| other.get().word == self.word)
        }

        fn __str__(&self) -> PyResult<String> {
            self.read(|ctx, set| text(ctx, |printer| printer.print_integer_set(set)))
        }

        #[getter]
        fn n_dims(&self) -> PyResult<u32> {
            self.read(|ctx, set| set.num_dims(ctx))
        }

        #[getter]
        fn n_symbols(&self) -> PyResult<u32> {
            self.read(|ctx, set| set.num_symbols(ctx))
        }

        #[getter]
        fn n_inputs(&self) -> PyResult<u32> {
            self.read(|ctx, set| set.num_dims(ctx) + set.num_symbols(ctx))
        }

        /// The expressions of the constraints, each with whether it is an equality.
        fn _constraints<'py>(&self, py: Python<'py>) -> PyResult<Vec<(Bound<'py, PyAny>, bool)>> {
            let found: Vec<(Word, bool)> = {
                let (guard, set) = self.enter()?;
                let constraints = set.constraints(guard.context()).iter();
                constraints.map(|found| (guard.word(found.expr), found.is_equality)).collect()
            };
            let context = self.context(py);
            found.into_iter().map(|(word, is_equality)| Ok((wrap(context, word)?, is_equality))).collect()
        }
    }
}

/// The integer set with these numbers of dimensions and symbols, and constraints: expressions and whether
/// each is an equality.
#[pyfunction]
pub(crate) fn integer_set<'py>(
    context: &Bound<'py, ContextObject>,
    dims: Count,
    symbols: Count,
    constraints: Vec<(Bound<'py, AffineExprObject>, bool)>,
) -> PyResult<Bound<'py, IntegerSetObject>> {
    let given: Vec<_> =
        constraints.iter().map(|(expr, is_equality)| (expr.get().word(), *is_equality)).collect();
    let word = {
        let guard = context.get().lock()?;
        let constraint = |&(word, is_equality): &(Word, bool)| {
            PyResult::Ok(Constraint { expr: get(&guard, word)?, is_equality })
        };
        let constraints = given.iter().map(constraint).collect::<PyResult<Vec<_>>>()?;
        guard.word(guard.context().integer_set(dims.0, symbols.0, &constraints))
    };
    IntegerSetObject::create(context, word)
}
