//! Prints the syntax tree. Comments and preprocessor lines are lost; parsing the result yields the same tree.

use super::ast::{
    Arg, Assert, Block, Body, BodyItem, ClassRef, Dag, Decl, Defvar, Expr, ExprKind, Foreach, ForeachSource,
    Let, LetMode, RangePiece, RangeSeparator, Stmt, StmtKind, Type, TypeKind,
};

/// Writes statements, each on lines of its own.
#[must_use]
pub fn print_statements(statements: &[Stmt<'_>]) -> String {
    let mut printer = Printer { out: String::new(), indent: 0 };
    printer.joined(statements, "", Printer::statement);
    printer.out
}

struct Printer {
    out: String,
    indent: usize,
}

/// Prints an item.
type Each<T> = for<'p> fn(&'p mut Printer, &T) -> &'p mut Printer;

impl Printer {
    fn text(&mut self, text: &str) -> &mut Self {
        self.out.push_str(text);
        self
    }

    fn line(&mut self) -> &mut Self {
        self.out.push('\n');
        (0..self.indent).for_each(|_| self.out.push_str("  "));
        self
    }

    /// Calls `each` for the items, with `separator` between them.
    fn joined<T>(&mut self, items: &[T], separator: &str, each: Each<T>) -> &mut Self {
        for (index, item) in items.iter().enumerate() {
            each(self.text(if index > 0 { separator } else { "" }), item);
        }
        self
    }

    /// Calls `print` with the value, if there is one.
    fn optional<T>(&mut self, value: Option<T>, print: impl FnOnce(&mut Self, T)) -> &mut Self {
        if let Some(value) = value {
            print(self, value);
        }
        self
    }

    fn statement(&mut self, statement: &Stmt<'_>) -> &mut Self {
        match statement.kind {
            StmtKind::Include(include) => self.text("include ").string(include.path),
            StmtKind::Class(class) => {
                self.text("class ").text(class.name.name).params(class.params);
                self.parents(class.parents).body(&class.body)
            }
            StmtKind::Def(def) => self.text("def").name(&def.name).parents(def.parents).body(&def.body),
            StmtKind::Multiclass(multiclass) => {
                self.text("multiclass ").text(multiclass.name.name).params(multiclass.params);
                self.parents(multiclass.parents);
                if let Some(body) = multiclass.body { self.braced(body) } else { self.text(";") }
            }
            StmtKind::Defm(defm) => self.text("defm").name(&defm.name).parents(defm.parents).text(";"),
            StmtKind::Defset(defset) => {
                self.text("defset ").ty(&defset.ty).text(" ").text(defset.name.name);
                self.text(" =").braced(defset.body)
            }
            StmtKind::Deftype(deftype) => {
                self.text("deftype ").text(deftype.name.name).text(" = ").ty(&deftype.ty).text(";")
            }
            StmtKind::Defvar(defvar) => self.defvar(defvar),
            StmtKind::Foreach(foreach) => self.foreach(foreach),
            StmtKind::If(if_stmt) => {
                self.text("if ").expr(&if_stmt.condition).text(" then").block(&if_stmt.then_block);
                self.optional(if_stmt.else_block.as_ref(), |printer, block| {
                    printer.text(" else").block(block);
                })
            }
            StmtKind::Let(block) => {
                self.text("let ").joined(block.bindings, ", ", |printer, it| printer.binding(it, ['<', '>']));
                self.text(" in").block(&block.body)
            }
            StmtKind::Assert(assert) => self.assert(assert),
            StmtKind::Dump(dump) => self.text("dump ").expr(&dump.value).text(";"),
        };
        self.line()
    }

    fn foreach(&mut self, foreach: &Foreach<'_>) -> &mut Self {
        self.text("foreach ").text(foreach.name.name).text(" = ");
        match &foreach.source {
            ForeachSource::Ranges(pieces) => self.pieces(pieces, ['{', '}'], false),
            ForeachSource::Piece(piece) => self.piece(piece),
        };
        self.text(" in").block(&foreach.body)
    }

    fn block(&mut self, block: &Block<'_>) -> &mut Self {
        if block.braced {
            self.braced(block.items)
        } else {
            self.text(" ").joined(block.items, "", Self::statement)
        }
    }

    fn braced(&mut self, statements: &[Stmt<'_>]) -> &mut Self {
        self.text(" {").indent += 1;
        self.line().joined(statements, "", Self::statement).indent -= 1;
        self.text("}")
    }

    fn name(&mut self, name: &Option<Expr<'_>>) -> &mut Self {
        self.optional(name.as_ref(), |printer, name| {
            printer.text(" ").expr(name);
        })
    }

    fn params(&mut self, params: &[Decl<'_>]) -> &mut Self {
        if params.is_empty() { self } else { self.text("<").joined(params, ", ", Self::decl).text(">") }
    }

    fn parents(&mut self, parents: &[ClassRef<'_>]) -> &mut Self {
        if parents.is_empty() { self } else { self.text(" : ").joined(parents, ", ", Self::class_ref) }
    }

    fn class_ref(&mut self, class: &ClassRef<'_>) -> &mut Self {
        self.text(class.name.name).optional(class.args, |printer, args| {
            printer.text("<").joined(args, ", ", Self::arg).text(">");
        })
    }

    fn arg(&mut self, arg: &Arg<'_>) -> &mut Self {
        let name = |printer: &mut Self, name| {
            printer.expr(name).text(" = ");
        };
        self.optional(arg.name.as_ref(), name).expr(&arg.value)
    }

    fn body(&mut self, body: &Body<'_>) -> &mut Self {
        let Some(items) = body.items else { return self.text(";") };
        self.text(" {").indent += 1;
        self.joined(items, "", |printer, item| printer.line().body_item(item)).indent -= 1;
        self.line().text("}")
    }

    fn body_item(&mut self, item: &BodyItem<'_>) -> &mut Self {
        match item {
            BodyItem::Decl(decl) => self.decl(decl).text(";"),
            BodyItem::Let(binding) => self.text("let ").binding(binding, ['{', '}']).text(";"),
            BodyItem::Defvar(defvar) => self.defvar(defvar),
            BodyItem::Assert(assert) => self.assert(assert),
            BodyItem::Dump(dump) => self.text("dump ").expr(&dump.value).text(";"),
            BodyItem::Include(include) => self.text("include ").string(include.path),
        }
    }

    fn defvar(&mut self, defvar: &Defvar<'_>) -> &mut Self {
        self.text("defvar ").text(defvar.name.name).text(" = ").expr(&defvar.value).text(";")
    }

    fn assert(&mut self, assert: &Assert<'_>) -> &mut Self {
        self.text("assert ").expr(&assert.condition).text(", ").expr(&assert.message).text(";")
    }

    fn decl(&mut self, decl: &Decl<'_>) -> &mut Self {
        self.text(if decl.is_field { "field " } else { "" }).ty(&decl.ty).text(" ").text(decl.name.name);
        self.optional(decl.value.as_ref(), |printer, value| {
            printer.text(" = ").expr(value);
        })
    }

    fn binding(&mut self, binding: &Let<'_>, brackets: [char; 2]) -> &mut Self {
        let mode = match binding.mode {
            LetMode::Replace => "",
            LetMode::Append => "append ",
            LetMode::Prepend => "prepend ",
        };
        self.text(mode).text(binding.name.name).optional(binding.bits, |printer, bits| {
            printer.pieces(bits, brackets, false);
        });
        self.text(" = ").expr(&binding.value)
    }

    fn pieces(
        &mut self,
        pieces: &[RangePiece<'_>],
        [open, close]: [char; 2],
        trailing_comma: bool,
    ) -> &mut Self {
        self.out.push(open);
        self.joined(pieces, ", ", Self::piece).text(if trailing_comma { "," } else { "" }).out.push(close);
        self
    }

    fn piece(&mut self, piece: &RangePiece<'_>) -> &mut Self {
        self.expr(&piece.start);
        let Some(end) = &piece.end else { return self };
        match (piece.separator, end.kind) {
            (RangeSeparator::Dots, _) => self.text(" ... "),
            (RangeSeparator::Minus, _) => self.text(" - "),
            // The sign marks the end of a range, also before 0.
            (_, ExprKind::Int(value)) => return self.text(&format!("-{}", value.unsigned_abs())),
            _ => self.text(" "),
        };
        self.expr(end)
    }

    fn ty(&mut self, ty: &Type<'_>) -> &mut Self {
        match ty.kind {
            TypeKind::Bit => self.text("bit"),
            TypeKind::Bits(width) => self.text(&format!("bits<{width}>")),
            TypeKind::Int => self.text("int"),
            TypeKind::String => self.text("string"),
            TypeKind::Code => self.text("code"),
            TypeKind::Dag => self.text("dag"),
            TypeKind::List(element) => self.text("list").angled(Some(element)),
            TypeKind::Named(name) => self.text(name),
        }
    }

    /// A type in angle brackets, if there is one.
    fn angled(&mut self, ty: Option<&Type<'_>>) -> &mut Self {
        self.optional(ty, |printer, ty| {
            printer.text("<").ty(ty).text(">");
        })
    }

    fn expr(&mut self, expr: &Expr<'_>) -> &mut Self {
        match expr.kind {
            ExprKind::Int(value) => self.text(&value.to_string()),
            ExprKind::Binary { value, width } => {
                self.text(&format!("0b{value:0width$b}", width = width as usize))
            }
            ExprKind::Bool(value) => self.text(if value { "true" } else { "false" }),
            ExprKind::Str(text) => self.string(text),
            ExprKind::Code(text) => self.text("[{").text(text).text("}]"),
            ExprKind::Unset => self.text("?"),
            ExprKind::Bits(items) => self.list(items, "{", "}"),
            // A space keeps `[ {` from beginning a code literal.
            ExprKind::List { items, element_type } => self.list(items, "[ ", "]").angled(element_type),
            ExprKind::Dag(dag) => self.dag(dag),
            ExprKind::Ident(name) => self.text(name),
            ExprKind::Instance(class) => self.class_ref(class),
            ExprKind::Bang(bang) => {
                self.text("!").text(bang.op.name()).angled(bang.ty.as_ref()).list(bang.args, "(", ")")
            }
            ExprKind::Cond(clauses) => {
                self.text("!cond(").joined(clauses, ", ", |printer, clause| {
                    printer.expr(&clause.condition).text(" : ").expr(&clause.value)
                });
                self.text(")")
            }
            ExprKind::Field { base, name } => self.expr(base).text(".").text(name.name),
            ExprKind::BitSelect { base, pieces } => self.expr(base).pieces(pieces, ['{', '}'], false),
            ExprKind::Subscript { base, elements, trailing_comma } => {
                self.expr(base).pieces(elements, ['[', ']'], trailing_comma)
            }
            ExprKind::Paste { operands, trailing, .. } => {
                self.joined(operands, " # ", Self::expr).text(if trailing { " #" } else { "" })
            }
        }
    }

    fn list(&mut self, items: &[Expr<'_>], open: &str, close: &str) -> &mut Self {
        self.text(open).joined(items, ", ", Self::expr).text(close)
    }

    fn dag(&mut self, dag: &Dag<'_>) -> &mut Self {
        self.text("(").expr(&dag.operator).optional(dag.operator_name, |printer, name| {
            printer.text(":$").text(name.name);
        });
        self.text(if dag.args.is_empty() { "" } else { " " });
        self.joined(dag.args, ", ", |printer, arg| match (&arg.value, arg.name) {
            (Some(value), Some(name)) => printer.expr(value).text(":$").text(name.name),
            (Some(value), None) => printer.expr(value),
            (None, name) => printer.text("$").text(name.map_or("", |name| name.name)),
        });
        self.text(")")
    }

    fn string(&mut self, text: &str) -> &mut Self {
        self.out.push('"');
        for c in text.chars() {
            match c {
                '"' => self.out.push_str("\\\""),
                '\\' => self.out.push_str("\\\\"),
                '\n' => self.out.push_str("\\n"),
                '\t' => self.out.push_str("\\t"),
                c => self.out.push(c),
            }
        }
        self.text("\"")
    }
}
