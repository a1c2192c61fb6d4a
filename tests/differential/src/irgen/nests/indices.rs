//! Linear indices and their multi-dimensional indices.

use super::{Divided, Generator, Index, Kind};

impl Generator {
    /// Sizes: constants, including 1, or symbols.
    fn sizes(&mut self, count: usize) -> Vec<Index> {
        let size = |generator: &mut Generator| match generator.random.below(4) {
            0 => Index { name: generator.random.pick(&["%n", "%m", "%size"]).to_owned(), kind: Kind::Symbol },
            _ => {
                let name = generator.random.pick(&["1", "2", "3", "4", "8", "6"]).to_owned();
                Index { name, kind: Kind::Symbol }
            }
        };
        (0..count).map(|_| size(self)).collect()
    }

    /// Divides a linear index.
    pub(super) fn divide(&mut self) {
        let linear = self.index(Kind::Other);
        let count = 1 + self.random.count(4);
        let known = self.divided.last().map(|divided| divided.sizes.clone());
        let sizes: Vec<String> = match known {
            Some(sizes) if self.random.chance(3) && !sizes.is_empty() => sizes,
            _ => self.sizes(count).into_iter().map(|size| size.name).collect(),
        };
        let count = sizes.len() + usize::from(self.random.chance(3));
        let name = self.fresh();
        let types = vec!["index"; count].join(", ");
        let list = sizes.join(", ");
        self.line(&format!(
            "{name}:{count} = affine.delinearize_index {} into ({list}) : {types}",
            linear.name
        ));
        let results: Vec<Index> =
            (0..count).map(|index| Index { name: format!("{name}#{index}"), kind: linear.kind }).collect();
        self.indices.extend(results.iter().cloned());
        self.divided.push(Divided { results, sizes });
    }

    /// Creates a linear index, in half of the cases from the results of a division.
    pub(super) fn put_together(&mut self) {
        let (mut indices, mut sizes) = (Vec::new(), Vec::new());
        let position = self.random.count(self.divided.len().max(1));
        if let Some(divided) = self.divided.get(position).cloned().filter(|_| self.random.chance(2)) {
            let first = self.random.count(divided.results.len());
            indices.extend_from_slice(&divided.results[first..]);
            let open = divided.results.len() - divided.sizes.len();
            sizes.extend_from_slice(&divided.sizes[first.saturating_sub(open)..]);
        }
        let more = if indices.is_empty() { 1 + self.random.count(4) } else { self.random.count(3) };
        let front = self.random.chance(2) && sizes.len() == indices.len();
        for _ in 0..more {
            let (index, size) = (self.index(Kind::Other), self.sizes(1).remove(0).name);
            let place = if front { 0 } else { sizes.len() };
            sizes.insert(place, size);
            indices.insert(place + indices.len() + 1 - sizes.len(), index);
        }
        if sizes.len() == indices.len() && self.random.chance(4) {
            sizes.remove(0);
        }
        let kind = indices.iter().map(|index| index.kind).max().unwrap_or(Kind::Symbol);
        let disjoint = if self.random.chance(2) { " disjoint" } else { "" };
        let names: Vec<&str> = indices.iter().map(|index| index.name.as_str()).collect();
        let text = format!(
            "affine.linearize_index{disjoint} [{}] by ({}) : index",
            names.join(", "),
            sizes.join(", ")
        );
        self.define(&text, kind);
    }
}
