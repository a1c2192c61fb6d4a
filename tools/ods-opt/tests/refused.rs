//! Inputs on which the peer reads invalid memory: it crashes, or prints the contents of this memory. So there
//! is no golden of its output. These messages are ours.

use std::io::Write;
use std::process::{Command, Stdio};

/// Operations in a function with the arguments `%m: memref<4xf32>`, `%t: tensor<*xf32>`, `%u: tensor<4xf32>`,
/// `%c: tensor<i1>`, `%i: index`, and what is said about them.
const REFUSED: [(&str, &str); 9] = [
    (
        "%0 = tensor.expand_shape %t [[0, 1]] output_shape [2, 2] : tensor<*xf32> into tensor<2x2xf32>",
        "'tensor.expand_shape' op expected types with a rank, but got 'tensor<2x2xf32>' and 'tensor<*xf32>'",
    ),
    (
        "%0 = tensor.collapse_shape %u [[0]] : tensor<4xf32> into tensor<*xf32>",
        "'tensor.collapse_shape' op expected types with a rank, but got 'tensor<4xf32>' and 'tensor<*xf32>'",
    ),
    (
        "%0 = \"arith.select\"(%c, %i, %i) : (tensor<i1>, index, index) -> index",
        "'arith.select' op failed to verify that condition is signless i1 or has matching shape",
    ),
    // Without the number of elements, indices, or the map that determines the number of indices.
    (
        "\"affine.dma_wait\"(%m, %i) {tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index) -> ()",
        "'affine.dma_wait' op incorrect number of operands",
    ),
    (
        "\"affine.dma_wait\"(%m) {tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>) -> ()",
        "'affine.dma_wait' op incorrect number of operands",
    ),
    (
        "\"affine.dma_wait\"(%m, %i) : (memref<4xf32>, index) -> ()",
        "'affine.dma_wait' op incorrect number of operands",
    ),
    (
        "\"affine.dma_wait\"() {tag_map = affine_map<() -> ()>} : () -> ()",
        "'affine.dma_wait' op incorrect number of operands",
    ),
    ("\"affine.dma_start\"() : () -> ()", "'affine.dma_start' op incorrect number of operands"),
    (
        "\"affine.dma_start\"(%m, %m, %m, %i) : (memref<4xf32>, memref<4xf32>, memref<4xf32>, index) -> ()",
        "'affine.dma_start' op incorrect number of operands",
    ),
];

#[test]
fn what_the_peer_reads_beyond_its_input_is_refused() {
    for (operation, message) in REFUSED {
        let arguments = "%m: memref<4xf32>, %t: tensor<*xf32>, %u: tensor<4xf32>, %c: tensor<i1>, %i: index";
        let input = format!("func.func @f({arguments}) {{\n{operation}\nreturn\n}}");
        let mut command = Command::new(env!("CARGO_BIN_EXE_ods-opt"));
        let streams = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = streams.spawn().expect("the driver starts");
        let mut stdin = child.stdin.take().expect("its input");
        stdin.write_all(input.as_bytes()).expect("the input is read");
        drop(stdin);
        let output = child.wait_with_output().expect("the driver ends");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{input}\n{errors}");
        assert!(errors.contains(&format!("error: {message}\n")), "{input}\n{errors}");
    }
}
