//! The code of the book that is not part of an example: dialects and programs.

mod directives {
    #![allow(dead_code, reason = "not all that is generated is used")]
    ods_macros::dialect_file!("../book/src/definitions/directives.ods");

    mod percent {
        use super::*;
        include!("book/percent.rs");
    }
}

/// The generated code of three definitions, and written code that does the same.
mod generated {
    use ir_core::prelude::*;

    #[allow(dead_code, reason = "the book shows whole items")]
    mod by_hand {
        use ir_core::context::TypeKind;
        use ir_core::prelude::*;
        use ir_core::verify::op_error;

        include!("book/by_hand.rs");
    }

    mod operands {
        ods_macros::dialect_file!("../tests/goldens/product/operands.ods");
    }
    mod optional {
        ods_macros::dialect_file!("../tests/goldens/product/optional.ods");
    }
    mod regions {
        ods_macros::dialect_file!("../tests/goldens/product/regions.ods");
    }

    /// The text of a module after `create` adds operations that use its values of the types `i32` and `i1`.
    fn module_with(create: impl FnOnce(&mut dyn OpBuilder, Value, Value)) -> Module {
        let ctx = Context::new();
        ir_core::ops::register_builtin(&ctx);
        operands::register(&ctx);
        optional::register(&ctx);
        regions::register(&ctx);
        ctx.allow_unregistered_dialects(true);
        let mut module = Module::parse(&ctx, "%a, %b = \"t.values\"() : () -> (i32, i1)").expect("a module");
        let values = module.ir().first_op(module.body()).expect("an operation");
        let (a, b) = (module.ir().result(values, 0), module.ir().result(values, 1));
        create(&mut module.builder(), a, b);
        module
    }

    #[test]
    fn generated_code_does_what_code_by_hand_does() {
        let by_hand = module_with(|b, i32, i1| {
            by_hand::AddOp::create(b, Type::I32, i32, i32);
            by_hand::CallOp::create(b, Some(Type::I32), i32, Some(i1));
            by_hand::CallOp::create(b, None, i32, None);
            by_hand::CasesOp::create(b, 3);
        });
        let generated = module_with(|b, i32, i1| {
            operands::AddOp::create(b, Type::I32, i32, i32);
            optional::CallOp::builder(b, Some(Type::I32), i32).condition(i1).create();
            optional::CallOp::create(b, None, i32);
            regions::CasesOp::create(b, 3);
        });
        assert_eq!(generated.to_string(), by_hand.to_string());
        assert!(generated.to_string().contains("\"optional.call\"(%0#0, %0#1)"), "{generated}");
    }

    #[test]
    fn generated_checks_say_what_checks_by_hand_say() {
        let wrong = module_with(|b, i32, _| {
            by_hand::AddOp::create(b, Type::INDEX, i32, i32);
        });
        let add = wrong.walk().find_map(|op| by_hand::AddOp::cast(wrong.ir(), op)).expect("it was added");
        let by_hand = add.verify(wrong.ir()).expect_err("an index is no integer");
        let generated = wrong.verify().expect_err("an index is no integer");
        assert_eq!(by_hand.message, "'operands.add' op result #0 must be integer, but got 'index'");
        assert!(generated.to_string().contains(&by_hand.message), "{generated}");
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
