def A {
    let description = [{
    Text  that   stays.
        indented
  }];
  let methods = [InterfaceMethod<[{ one line }], "void", "one">,
    InterfaceMethod<[{
      Several
      lines.
    }], "::llvm::SmallVector<::mlir::Value>", "several", (ins "::mlir::OpBuilder &":$builder)>,
      InterfaceMethod<
    /*desc=*/[{
        Text.
      }],
      /*retTy=*/"void",
      /*methodName=*/"named"
    >
  ];
  let text = "first" # [{
  code
}] # "last";
}
