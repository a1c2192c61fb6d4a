"""The generated modules are valid Python, and with MLIR's bindings they can be imported."""

import ast
import importlib.util
import pathlib
import unittest

PACKAGE = pathlib.Path(__file__).parent.parent / "@name@"


def classes(module):
    """The names of the classes of a module of the package."""
    tree = ast.parse((PACKAGE / module).read_text())
    return {node.name for node in tree.body if isinstance(node, ast.ClassDef)}


class Generated(unittest.TestCase):
    def test_operations_have_classes(self):
        expected = {"ConstantOp", "AddOp", "NegOp", "FromIntOp", "RoundOp"}
        self.assertLessEqual(expected, classes("_@name@_ops_gen.py"))

    def test_the_enum_has_a_class(self):
        self.assertIn("Rounding", classes("_@name@_enum_gen.py"))

    def test_the_type_has_a_class(self):
        self.assertIn("FixedType", classes("_@name@_types_gen.py"))

    @unittest.skipUnless(importlib.util.find_spec("mlir"), "MLIR's bindings are not installed")
    def test_the_package_can_be_imported(self):
        import @name@

        self.assertTrue(issubclass(@name@.AddOp, object))


if __name__ == "__main__":
    unittest.main()
