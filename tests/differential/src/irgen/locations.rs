//! Random locations.

use super::Generator;

impl Generator {
    /// A trailing location with the space before, or nothing.
    pub(super) fn location(&mut self) -> String {
        if self.random.chance(4) { format!(" loc({})", self.location_body(3)) } else { String::new() }
    }

    /// The text inside `loc(…)`.
    pub(super) fn location_body(&mut self, depth: u32) -> String {
        match self.random.below(if depth == 0 { 3 } else { 7 }) {
            0 => String::from("unknown"),
            1 => format!("\"file.mlir\":{}:{}", self.random.below(100), self.random.below(100)),
            2 => format!("\"name {}\"", self.random.below(5)),
            3 => format!("\"outer\"({})", self.location_body(depth - 1)),
            4 => format!("callsite({} at {})", self.location_body(depth - 1), self.location_body(depth - 1)),
            5 => {
                let metadata = if self.random.chance(2) { "<\"pass\">" } else { "" };
                format!(
                    "fused{metadata}[{}, {}]",
                    self.location_body(depth - 1),
                    self.location_body(depth - 1)
                )
            }
            _ => format!("\"f\":{}:1 to :{}", self.random.below(9), self.random.below(9) + 1),
        }
    }
}
