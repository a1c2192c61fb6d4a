//! The types of a rule's values: variables that traits and constraints relate.

use super::term::Ty;
use crate::model::IntegerType;

/// Type variables in classes of equal types.
#[derive(Clone, Debug, Default)]
pub struct Types {
    parents: Vec<usize>,
    fixed: Vec<Option<Fixed>>,
}

/// A known type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fixed {
    /// `iN`
    Integer(u32),
    /// `index`
    Index,
}

impl Fixed {
    /// The only type that a constraint accepts; signs make no difference.
    pub fn from_constraint(ty: Option<IntegerType>) -> Option<Fixed> {
        match ty? {
            IntegerType::Index => Some(Fixed::Index),
            IntegerType::Signless(width) | IntegerType::Signed(width) | IntegerType::Unsigned(width) => {
                Some(Fixed::Integer(width))
            }
        }
    }
}

impl Types {
    /// A new variable.
    pub fn add(&mut self) -> usize {
        self.parents.push(self.parents.len());
        self.fixed.push(None);
        self.parents.len() - 1
    }

    /// The representative of the variable's class.
    pub fn root(&self, mut ty: usize) -> usize {
        while self.parents[ty] != ty {
            ty = self.parents[ty];
        }
        ty
    }

    /// Makes two types equal. Returns whether that is possible.
    pub fn unify(&mut self, a: usize, b: usize) -> bool {
        let (a, b) = (self.root(a), self.root(b));
        let (kept, other) = (a.min(b), a.max(b));
        self.parents[other] = kept;
        match self.fixed[other] {
            Some(fixed) => self.fix(kept, fixed),
            None => true,
        }
    }

    /// Determines a type. Returns whether that is possible.
    pub fn fix(&mut self, ty: usize, fixed: Fixed) -> bool {
        let root = self.root(ty);
        *self.fixed[root].get_or_insert(fixed) == fixed
    }

    /// All assignments of types with these widths to the classes, small ones first. Each is a type for each
    /// variable. `accepts` tests them. None if there are too many.
    pub fn assignments(
        &self,
        widths: &[u32],
        index_widths: &[u32],
        accepts: &mut dyn FnMut(&[Ty]) -> bool,
    ) -> Option<Vec<Vec<Ty>>> {
        let roots: Vec<usize> = (0..self.parents.len()).filter(|&ty| self.root(ty) == ty).collect();
        let mut found: Vec<Vec<Ty>> = Vec::new();
        for &index_width in index_widths {
            let domains: Vec<Vec<Ty>> =
                roots.iter().map(|&root| domain(self.fixed[root], widths, index_width)).collect();
            for chosen in product(&domains)? {
                let of =
                    |ty: usize| roots.binary_search(&self.root(ty)).map_or(Ty::Integer(1), |at| chosen[at]);
                let assignment: Vec<Ty> = (0..self.parents.len()).map(of).collect();
                if !found.contains(&assignment) && accepts(&assignment) {
                    found.push(assignment);
                }
            }
        }
        found.sort_by_key(|types| (types.iter().map(|ty| ty.width()).max(), types.clone()));
        Some(found)
    }
}

fn domain(fixed: Option<Fixed>, widths: &[u32], index_width: u32) -> Vec<Ty> {
    match fixed {
        Some(Fixed::Integer(width)) => vec![Ty::Integer(width)],
        Some(Fixed::Index) => vec![Ty::Index(index_width)],
        None => widths.iter().map(|&width| Ty::Integer(width)).chain([Ty::Index(index_width)]).collect(),
    }
}

/// The number of assignments that are tried.
const MOST: usize = 20_000;

/// One element of each list, in all ways.
fn product(domains: &[Vec<Ty>]) -> Option<Vec<Vec<Ty>>> {
    let mut all: Vec<Vec<Ty>> = vec![Vec::new()];
    for domain in domains {
        if all.len() * domain.len() > MOST {
            return None;
        }
        let with = |chosen: &Vec<Ty>| {
            let chosen = chosen.clone();
            domain.iter().map(move |&ty| chosen.iter().copied().chain([ty]).collect())
        };
        all = all.iter().flat_map(with).collect();
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_types_have_equal_widths() {
        let mut types = Types::default();
        let [a, b, c] = [types.add(), types.add(), types.add()];
        assert!(types.unify(c, a) && types.fix(b, Fixed::Integer(1)));
        let found = types.assignments(&[1, 8], &[32, 64], &mut |types| types[0] != Ty::Integer(1));
        let expected = [Ty::Integer(8), Ty::Index(32), Ty::Index(64)].map(|ty| vec![ty, Ty::Integer(1), ty]);
        assert_eq!(found.as_deref(), Some(&expected[..]));
        let many: Vec<u32> = (1..=64).collect();
        for _ in 0..3 {
            types.add();
        }
        assert_eq!(types.assignments(&many, &[64], &mut |_| true), None);
        assert!(!types.unify(a, b) || !types.fix(a, Fixed::Index));
    }
}
