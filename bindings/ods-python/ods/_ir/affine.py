"""Affine expressions, maps and integer sets."""

from collections.abc import Sequence

from .. import _native
from .._native import AffineExpr, AffineMap, IntegerSet, affine_binary, affine_leaf, affine_map, resolve_context
from .globals import cast_error, element_at, extend, instance, integer, register_class, sequence, unexpected


def _operands(lhs, rhs):
    """Two expressions; one of them may be an integer."""
    instance("lhs", lhs, (AffineExpr, int), "an AffineExpr or an integer")
    instance("rhs", rhs, AffineExpr if isinstance(lhs, int) else (AffineExpr, int), "an AffineExpr, or an integer after one")
    if isinstance(lhs, int):
        lhs = affine_leaf(rhs.context, "constant", lhs)
    elif isinstance(rhs, int):
        rhs = affine_leaf(lhs.context, "constant", rhs)
    return lhs, rhs


def _binary(kind):
    def get(lhs, rhs, /):
        created = affine_binary(kind, *_operands(lhs, rhs))
        # Of the operation's class, as upstream's, even if it was simplified to another expression.
        cls = _BINARY_CLASSES[kind]
        return created if isinstance(created, cls) else cls.__new__(cls, created)

    get.__doc__ = f"The operation `{kind}` on two expressions, simplified."
    return get


#: The classes of binary operations.
_BINARY_CLASSES = {}

_add, _mul, _mod = _binary("add"), _binary("mul"), _binary("mod")


def _shifted(kind, context, count, shift, offset):
    count, shift, offset = integer("count", count), integer("shift", shift), integer("offset", offset)
    return [affine_leaf(context, kind, index if index < offset else index + shift) for index in range(count)]


@extend(AffineExpr)
class _AffineExpr:
    get_add = staticmethod(_add)
    get_mul = staticmethod(_mul)
    get_mod = staticmethod(_mod)
    get_floor_div = staticmethod(_binary("floordiv"))
    get_ceil_div = staticmethod(_binary("ceildiv"))

    @staticmethod
    def get_dim(position, context=None):
        return affine_leaf(resolve_context(context), "dim", position)

    @staticmethod
    def get_symbol(position, context=None):
        return affine_leaf(resolve_context(context), "symbol", position)

    @staticmethod
    def get_constant(value, context=None):
        return affine_leaf(resolve_context(context), "constant", value)

    @staticmethod
    def simplify_affine_expr(expr, num_dims, num_symbols):
        return instance("expr", expr, AffineExpr)._simplified(integer("num_dims", num_dims), integer("num_symbols", num_symbols))

    def compose(self, arg, /):
        return self._replaced(instance("map", arg, AffineMap)._results(), [])

    def shift_dims(self, num_dims, shift, offset=0):
        return self._replaced(_shifted("dim", self.context, num_dims, shift, offset), [])

    def shift_symbols(self, num_symbols, shift, offset=0):
        return self._replaced([], _shifted("symbol", self.context, num_symbols, shift, offset))

    def __add__(self, arg, /):
        return _add(self, arg)

    def __radd__(self, arg, /):
        return _add(self, arg)

    def __mul__(self, arg, /):
        return _mul(self, arg)

    def __rmul__(self, arg, /):
        return _mul(self, arg)

    def __mod__(self, arg, /):
        return _mod(self, arg)

    def __rmod__(self, arg, /):
        return _mod(arg, self)

    def __sub__(self, arg, /):
        return _add(self, -arg if isinstance(arg, int) else _mul(arg, -1))

    def __rsub__(self, arg, /):
        return _add(arg, _mul(self, -1))

    def __repr__(self):
        return f"AffineExpr({self})"


def _expression(*kinds):
    """Makes a class the one of expressions of these kinds."""

    def decorate(cls):
        def is_instance(other):
            return instance("other", other, AffineExpr)._kind() in kinds

        def __init__(self, expr):
            if not is_instance(expr):
                raise cast_error("affine expression", cls, expr)

        is_instance.__name__ = "isinstance"
        is_instance.__qualname__ = f"{cls.__name__}.isinstance"
        is_instance.__doc__ = f"Whether an expression is an `{cls.__name__}`."
        __init__.__qualname__ = f"{cls.__name__}.__init__"
        cls.__init__ = __init__
        cls.isinstance = staticmethod(is_instance)
        for kind in kinds:
            register_class("affine_expr", kind, cls)
        return cls

    return decorate


@_expression("dim")
class AffineDimExpr(AffineExpr):
    """A dimension."""

    @staticmethod
    def get(position, context=None):
        return affine_leaf(resolve_context(context), "dim", position)

    @property
    def position(self):
        return self._number()


@_expression("symbol")
class AffineSymbolExpr(AffineExpr):
    """A symbol."""

    @staticmethod
    def get(position, context=None):
        return affine_leaf(resolve_context(context), "symbol", position)

    @property
    def position(self):
        return self._number()


@_expression("constant")
class AffineConstantExpr(AffineExpr):
    """A constant."""

    @staticmethod
    def get(value, context=None):
        return affine_leaf(resolve_context(context), "constant", value)

    @property
    def value(self):
        return self._number()


@_expression("add", "mul", "mod", "floordiv", "ceildiv")
class AffineBinaryExpr(AffineExpr):
    """A binary operation."""

    @property
    def lhs(self):
        return self._operands()[0]

    @property
    def rhs(self):
        return self._operands()[1]


def _binary_class(name, kind):
    members = {"get": staticmethod(_binary(kind)), "__doc__": f"The operation `{kind}`."}
    _BINARY_CLASSES[kind] = _expression(kind)(type(name, (AffineBinaryExpr,), members))
    return _BINARY_CLASSES[kind]


AffineAddExpr = _binary_class("AffineAddExpr", "add")
AffineMulExpr = _binary_class("AffineMulExpr", "mul")
AffineModExpr = _binary_class("AffineModExpr", "mod")
AffineFloorDivExpr = _binary_class("AffineFloorDivExpr", "floordiv")
AffineCeilDivExpr = _binary_class("AffineCeilDivExpr", "ceildiv")


def _list(name, doc):
    """A class of sequences of parts of a map or set."""

    def __init__(self, elements):
        self._elements = sequence("elements", elements, "parts")

    def __len__(self):
        return len(self._elements)

    def __getitem__(self, index):
        found = element_at(self._elements, index, "index out of range")
        return cls(found) if isinstance(index, slice) else found

    def __iter__(self):
        return iter(self._elements)

    def __add__(self, arg, /):
        return [*self, *arg]

    functions = (__init__, __len__, __getitem__, __iter__, __add__)
    cls = type(name, (), {"__doc__": doc, **{function.__name__: function for function in functions}})
    Sequence.register(cls)
    return cls


AffineExprList = _list("AffineExprList", "The results of a map.")
IntegerSetConstraintList = _list("IntegerSetConstraintList", "The constraints of a set.")


def _expressions(exprs, parameter):
    """The list of a sequence of expressions."""
    exprs = sequence(parameter, exprs, "AffineExprs")
    for index, expr in enumerate(exprs):
        if not isinstance(expr, AffineExpr):
            raise unexpected(parameter, "an AffineExpr", expr, index)
    return exprs


def _projected(map):
    """The positions of the results, if they are different dimensions and there are no symbols."""
    positions = [result._number() for result in map._results() if result._kind() == "dim"]
    is_projected = len(positions) == len(map._results()) == len(set(positions)) and map.n_symbols == 0
    return positions if is_projected else None


@extend(AffineMap)
class _AffineMap:
    @staticmethod
    def get(dim_count, symbol_count, exprs, context=None):
        return affine_map(resolve_context(context), dim_count, symbol_count, _expressions(exprs, "exprs"))

    @staticmethod
    def get_constant(value, context=None):
        context = resolve_context(context)
        return affine_map(context, 0, 0, [affine_leaf(context, "constant", value)])

    @staticmethod
    def get_empty(context=None):
        return affine_map(resolve_context(context), 0, 0, [])

    @staticmethod
    def get_identity(n_dims, context=None):
        context = resolve_context(context)
        if integer("n_dims", n_dims) < 0:
            raise ValueError("the number of dimensions is not negative")
        return affine_map(context, n_dims, 0, [affine_leaf(context, "dim", index) for index in range(n_dims)])

    @staticmethod
    def get_minor_identity(n_dims, n_results, context=None):
        context = resolve_context(context)
        if not 0 <= integer("n_results", n_results) <= integer("n_dims", n_dims):
            raise ValueError("number of results out of bounds")
        positions = range(n_dims - n_results, n_dims)
        return affine_map(context, n_dims, 0, [affine_leaf(context, "dim", index) for index in positions])

    @staticmethod
    def get_permutation(permutation, context=None):
        context = resolve_context(context)
        permutation = [integer("permutation", position) for position in sequence("permutation", permutation, "integers")]
        if sorted(permutation) != list(range(len(permutation))):
            raise RuntimeError("Invalid permutation when attempting to create an AffineMap")
        results = [affine_leaf(context, "dim", position) for position in permutation]
        return affine_map(context, len(permutation), 0, results)

    @staticmethod
    def compress_unused_symbols(arg0, arg1, /):
        """The maps without the symbols that occur in none of them."""
        maps = sequence("maps", arg0, "AffineMaps")
        arg0 = [instance("maps", map, AffineMap) for map in maps]
        if not arg0:
            return []
        used = sorted({symbol for map in arg0 for result in map._results() for symbol in _symbols(result)})
        new = {old: affine_leaf(arg1, "symbol", index) for index, old in enumerate(used)}
        count = max(map.n_symbols for map in arg0)
        symbols = [new.get(index, affine_leaf(arg1, "symbol", index)) for index in range(count)]
        return [
            affine_map(arg1, map.n_dims, len(used), [result._replaced([], symbols) for result in map._results()])
            for map in arg0
        ]

    def _with_results(self, results):
        return affine_map(self.context, self.n_dims, self.n_symbols, results)

    def get_major_submap(self, n_results):
        if not 0 <= integer("n_results", n_results) < self._count():
            raise ValueError("number of results out of bounds")
        return self._with_results(self._results()[:n_results])

    def get_minor_submap(self, n_results):
        if not 0 <= integer("n_results", n_results) < self._count():
            raise ValueError("number of results out of bounds")
        return self._with_results(self._results()[self._count() - n_results :])

    def get_submap(self, result_positions):
        results = self._results()
        result_positions = sequence("result_positions", result_positions, "integers")
        for position in result_positions:
            if not 0 <= integer("result_positions", position) < len(results):
                raise ValueError("result position out of bounds")
        return self._with_results([results[position] for position in result_positions])

    def _count(self):
        return len(self._results())

    @property
    def results(self):
        return AffineExprList(self._results())

    @property
    def is_permutation(self):
        return self.n_dims == self._count() and _projected(self) is not None

    @property
    def is_projected_permutation(self):
        return _projected(self) is not None

    def __repr__(self):
        return f"AffineMap({self})"


def _symbols(expr):
    """The positions of the symbols in an expression."""
    waiting = [expr]
    while waiting:
        expr = waiting.pop()
        if expr._kind() == "symbol":
            yield expr._number()
        waiting.extend(expr._operands())


class IntegerSetConstraint:
    """A constraint of a set: an expression that is zero, or not negative."""

    def __init__(self, expr, is_eq):
        self._expr, self._is_eq = expr, is_eq

    @property
    def expr(self):
        return self._expr

    @property
    def is_eq(self):
        return self._is_eq


@extend(IntegerSet)
class _IntegerSet:
    @staticmethod
    def get(num_dims, num_symbols, exprs, eq_flags, context=None):
        context = resolve_context(context)
        exprs, eq_flags = _expressions(exprs, "exprs"), list(eq_flags)
        if len(exprs) != len(eq_flags):
            raise ValueError("Expected the number of constraints to match that of equality flags")
        if not exprs:
            raise ValueError("Expected non-empty list of constraints")
        constraints = list(zip(exprs, map(bool, eq_flags)))
        return _native.integer_set(context, num_dims, num_symbols, constraints)

    @staticmethod
    def get_empty(num_dims, num_symbols, context=None):
        context = resolve_context(context)
        one = affine_leaf(context, "constant", 1)
        return _native.integer_set(context, num_dims, num_symbols, [(one, True)])

    def get_replaced(self, dim_exprs, symbol_exprs, num_result_dims, num_result_symbols):
        dim_exprs = _expressions(dim_exprs, "dim_exprs")
        symbol_exprs = _expressions(symbol_exprs, "symbol_exprs")
        if len(dim_exprs) != self.n_dims:
            raise ValueError("Expected the number of dimension replacement expressions to match that of dimensions")
        if len(symbol_exprs) != self.n_symbols:
            raise ValueError("Expected the number of symbol replacement expressions to match that of symbols")
        constraints = [(expr._replaced(dim_exprs, symbol_exprs), is_eq) for expr, is_eq in self._constraints()]
        return _native.integer_set(self.context, num_result_dims, num_result_symbols, constraints)

    @property
    def constraints(self):
        return IntegerSetConstraintList(IntegerSetConstraint(*found) for found in self._constraints())

    @property
    def n_equalities(self):
        return sum(is_eq for _, is_eq in self._constraints())

    @property
    def n_inequalities(self):
        return sum(not is_eq for _, is_eq in self._constraints())

    @property
    def is_canonical_empty(self):
        return self == IntegerSet.get_empty(self.n_dims, self.n_symbols, self.context)

    def __repr__(self):
        return f"IntegerSet({self})"


__all__ = [
    "AffineAddExpr", "AffineBinaryExpr", "AffineCeilDivExpr", "AffineConstantExpr", "AffineDimExpr", "AffineExpr",
    "AffineExprList", "AffineFloorDivExpr", "AffineMap", "AffineModExpr", "AffineMulExpr", "AffineSymbolExpr",
    "IntegerSet", "IntegerSetConstraint", "IntegerSetConstraintList",
]
