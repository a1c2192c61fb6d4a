//! Lists: functions over them, their methods, their elements.

use ods_schema::functions::numbers;
use ods_schema::operators::OfList;

use super::body::{Body, Result, Unknown};
use super::calls::plain;
use super::code::Code;
use super::table::{self, ListMethod};
use super::tree::{Quantified, Tree};
use super::ty::Ty;
use super::types::ty_of;
use crate::expr::{Expr, ExprKind, Lambda};

impl Body<'_, '_> {
    /// A call of a function over lists; `None` for other functions.
    pub(super) fn list_call(&mut self, name: &str, args: &[Expr]) -> Result<Option<Code>> {
        let code = match (name, args) {
            ("all_of" | "any_of" | "none_of", [list, Expr { kind: ExprKind::Lambda(lambda), .. }]) => {
                self.quantified(name, list, lambda)?
            }
            ("is_contained", [list, value]) => self.is_contained(list, value)?,
            ("all_equal", [list]) => {
                let list = self.any_list(list, None)?;
                Code::condition(Tree::call(numbers::all_equal, [list.tree.clone()])).built_from([&list])
            }
            ("is_sorted", [list]) => {
                let list = self.any_list(list, None)?;
                let sorted = Tree::OfList(OfList::IsSorted, list.tree.boxed());
                Code::condition(sorted).built_from([&list])
            }
            _ => return Ok(None),
        };
        Ok(Some(code))
    }

    /// A value as a list, of elements of a type if it is known.
    fn any_list(&mut self, expr: &Expr, element: Option<Ty>) -> Result<Code> {
        let expected = element.map(|element| Ty::List(Box::new(element)));
        let value = self.value(expr, expected.as_ref())?;
        let value =
            if let Ty::Optional(inner) = &value.ty { self.coerce(value.clone(), inner)? } else { value };
        match (&value.ty, expected) {
            (_, Some(expected)) => self.coerce(value, &expected),
            (Ty::List(_), None) => Ok(value),
            (Ty::Attribute(class), None) => {
                let element = match class.trim_start_matches("mlir::") {
                    "ArrayAttr" => Ty::any_attribute(),
                    "DenseBoolArrayAttr" => Ty::Bool,
                    name if name.starts_with("DenseI") && name.ends_with("ArrayAttr") => Ty::Int,
                    _ => return Err(Unknown),
                };
                self.coerce(value, &Ty::List(Box::new(element)))
            }
            _ => Err(Unknown),
        }
    }

    /// `llvm::all_of(list, [](T x) { return …; })` → `list.iter().all(|&x| …)`
    fn quantified(&mut self, name: &str, list: &Expr, lambda: &Lambda) -> Result<Code> {
        let declared = lambda.parameters.first().and_then(|parameter| parameter.ty.as_ref());
        let element = declared.map(|ty| ty_of(ty, self.definitions, self.namespace));
        let element = element.filter(|ty| !matches!(ty, Ty::Other(_)));
        let list = self.any_list(list, element)?;
        let Ty::List(element) = list.ty.clone() else { return Err(Unknown) };
        let (variable, condition) = self.element_condition(lambda, &element)?;
        let (is_all, list_tree) = (name == "all_of", list.tree.clone());
        let quantified = Quantified { list: list_tree, is_all, variable, condition };
        let tree = Tree::Quantified(Box::new(quantified));
        let tree = if name == "none_of" { Tree::Not(Box::new(tree)) } else { tree };
        Ok(Code::condition(tree).built_from([&list]))
    }

    /// `llvm::is_contained({1, 2}, x)` → `[1, 2].contains(&x)`
    fn is_contained(&mut self, list: &Expr, value: &Expr) -> Result<Code> {
        let (list, value) = match self.value(value, None) {
            Ok(value) => (self.any_list(list, Some(value.ty.clone()))?, value),
            // The type of the value follows from the list.
            Err(Unknown) => {
                let list = self.any_list(list, None)?;
                let Ty::List(element) = list.ty.clone() else { return Err(Unknown) };
                let value = self.value_as(value, &element)?;
                (list, value)
            }
        };
        let tree = Tree::Contains(list.tree.boxed(), value.tree.boxed());
        Ok(Code::condition(tree).built_from([&list, &value]))
    }

    /// `std::adjacent_find(std::begin(a), std::end(a)) == std::end(a)`: no two adjacent elements are equal;
    /// `None` for other comparisons.
    pub(super) fn no_equal_neighbours(&mut self, left: &Expr, right: &Expr) -> Result<Option<Code>> {
        let ExprKind::Call { callee, args } = &left.kind else { return Ok(None) };
        let is_search = matches!(&callee.kind, ExprKind::Name(path) if plain(path) == "adjacent_find");
        let [begin, end] = &args[..] else { return Ok(None) };
        let (Some(from), Some(to)) = (bound(begin, "begin"), bound(end, "end")) else { return Ok(None) };
        if !is_search || from != to || bound(right, "end") != Some(to) {
            return Ok(None);
        }
        let list = self.any_list(from, None)?;
        let call = Tree::call(numbers::has_equal_neighbours, [list.tree.clone()]);
        Ok(Some(Code::condition(Tree::Not(Box::new(call))).built_from([&list])))
    }

    /// `list[index]`
    pub(super) fn index(&mut self, list: &Expr, index: &Expr) -> Result<Code> {
        let list = self.any_list(list, None)?;
        let index = self.value_as(index, &Ty::Int)?;
        self.element(&list, &index)
    }

    fn element(&self, list: &Code, index: &Code) -> Result<Code> {
        let Ty::List(element) = &list.ty else { return Err(Unknown) };
        let call = Tree::call(numbers::element, [list.tree.clone(), index.tree.clone()]);
        let code = Code::unwrapped(call, (**element).clone());
        Ok(code.built_from([list, index]))
    }

    pub(super) fn list_method(&mut self, list: &Code, name: &str, args: &[Expr]) -> Result<Code> {
        let Ty::List(element) = list.ty.clone() else { return Err(Unknown) };
        let (_, method) = *table::LIST_METHODS.iter().find(|(found, _)| *found == name).ok_or(Unknown)?;
        let simple = |property| Tree::OfList(property, list.tree.boxed());
        let code = match (method, args) {
            (ListMethod::Len, []) => Code::new(Tree::call(numbers::len, [list.tree.clone()]), Ty::Int),
            (ListMethod::IsEmpty, []) => Code::condition(simple(OfList::IsEmpty)),
            (ListMethod::First, []) => Code::unwrapped(simple(OfList::First), *element),
            (ListMethod::Last, []) => Code::unwrapped(simple(OfList::Last), *element),
            (ListMethod::DropFront | ListMethod::DropBack, args) => return self.dropped(list, method, args),
            (ListMethod::Contains, [value]) => {
                let value = self.value_as(value, &element)?;
                let tree = Tree::Contains(list.tree.boxed(), value.tree.boxed());
                Code::condition(tree).built_from([&value])
            }
            (ListMethod::Types, []) if *element == Ty::Value => {
                return self.coerce(list.clone(), &Ty::List(Box::new(Ty::any_type())));
            }
            _ => return Err(Unknown),
        };
        Ok(code.built_from([list]))
    }

    /// The list without its first or last elements; one element by default.
    fn dropped(&mut self, list: &Code, method: ListMethod, args: &[Expr]) -> Result<Code> {
        let number = match args {
            [] => Code::new(Tree::Int(1), Ty::Int),
            [number] => self.value_as(number, &Ty::Int)?,
            _ => return Err(Unknown),
        };
        let function = match method {
            ListMethod::DropFront => numbers::drop_front,
            _ => numbers::drop_back,
        };
        let call = Tree::call(function, [list.tree.clone(), number.tree.clone()]);
        let code = Code::unwrapped(call, list.ty.clone());
        Ok(code.built_from([list, &number]))
    }
}

/// The list in `std::begin(list)` or `list.begin()`, where `name` is `begin`.
fn bound<'e>(expr: &'e Expr, name: &str) -> Option<&'e Expr> {
    match &expr.kind {
        ExprKind::Call { callee, args } => match (&callee.kind, &args[..]) {
            (ExprKind::Name(path), [list]) if plain(path) == name => Some(list),
            _ => None,
        },
        ExprKind::MethodCall { receiver, method, args } if args.is_empty() && method.name == name => {
            Some(receiver)
        }
        _ => None,
    }
}
