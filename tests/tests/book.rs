//! The code of the book that is not part of an example: dialects and programs.

mod directives {
    #![allow(dead_code, reason = "not all that is generated is used")]
    ods_macros::dialect_file!("../book/src/definitions/directives.ods");

    mod percent {
        use super::*;
        include!("book/percent.rs");
    }
}

mod programs {
    use ir_core::prelude::*;

    use build::square;
    use greedy::double;
    use passes::simplify;
    use read::generic;
    use walk::callers;

    include!("book/programs.rs");

    const TEXT: &str = "\
func.func private @g(i32) -> i32
func.func @f(%x: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %0 = arith.muli %x, %c2 : i32
  %1 = func.call @g(%0) : (i32) -> i32
  return %1 : i32
}
";

    fn module(text: &str) -> (Context, Module) {
        let ctx = Context::new();
        ir_core::ops::register_builtin(&ctx);
        dialects::register_all(&ctx);
        super::directives::register(&ctx);
        let module = Module::parse(&ctx, text).expect("the text is right");
        module.verify().expect("it is valid");
        (ctx, module)
    }

    #[test]
    fn programs_read_and_print() {
        assert!(generic(TEXT).expect("it is valid").contains("\"arith.muli\"(%arg0, %0)"));
        let error = generic("func.func @f() {\n  return %x : i32\n}\n").expect_err("there is no %x");
        assert!(error.to_string().starts_with("input.mlir:2:10: error: "), "{error}");
        assert_eq!(callers(&module(TEXT).1), ["f"]);
    }

    #[test]
    fn programs_build_and_rewrite() {
        let (ctx, mut module) = module(TEXT);
        insta::assert_snapshot!("square", square(&ctx).expect("it is valid").to_string());
        assert!(double(&mut module).expect("the pattern is right"), "the pattern comes to an end");
        simplify(&mut module).expect("the passes succeed");
        insta::assert_snapshot!("simplified", module.to_string());
    }

    #[test]
    fn directives_print_as_the_book_says() {
        let text = include_str!("../../book/src/definitions/directives.mlir");
        let (_, module) = module(text);
        let printed = module.to_string();
        assert!(!printed.contains("\"directives."), "an operation has its generic form: {printed}");
        insta::assert_snapshot!(printed);
    }
}
