//! The syntax tree as text again. Comments and preprocessor lines are gone, everything else is kept: reading the text
//! gives the same tree.

use super::ast::{
    Arg, Block, Body, BodyItem, ClassRef, Decl, Expr, ExprKind, Foreach, ForeachSource, Let, LetMode,
    RangePiece, RangeSeparator, Stmt, StmtKind, Type, TypeKind,
};

/// Writes statements, each on lines of its own.
#[must_use]
pub fn print_statements(statements: &[Stmt<'_>]) -> String {
    let mut printer = Printer { out: String::new(), indent: 0 };
    for statement in statements {
        printer.statement(statement);
    }
    printer.out
}

struct Printer {
    out: String,
    indent: usize,
}

impl Printer {
    fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn line(&mut self) {
        self.out.push('\n');
        for _ in 0..self.indent {
            self.out.push_str("  ");
        }
    }

    /// Calls `each` for the items, with `separator` between them.
    fn joined<T>(&mut self, items: &[T], separator: &str, mut each: impl FnMut(&mut Self, &T)) {
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                self.text(separator);
            }
            each(self, item);
        }
    }

    fn statement(&mut self, statement: &Stmt<'_>) {
        match statement.kind {
            StmtKind::Include(include) => {
                self.text("include ");
                self.string(include.path);
            }
            StmtKind::Class(class) => {
                self.text("class ");
                self.text(class.name.name);
                self.params(class.params);
                self.parents(class.parents);
                self.body(&class.body);
            }
            StmtKind::Def(def) => {
                self.text("def");
                self.name(def.name.as_ref());
                self.parents(def.parents);
                self.body(&def.body);
            }
            StmtKind::Multiclass(multiclass) => {
                self.text("multiclass ");
                self.text(multiclass.name.name);
                self.params(multiclass.params);
                self.parents(multiclass.parents);
                match multiclass.body {
                    Some(body) => self.braced(body),
                    None => self.text(";"),
                }
            }
            StmtKind::Defm(defm) => {
                self.text("defm");
                self.name(defm.name.as_ref());
                self.parents(defm.parents);
                self.text(";");
            }
            StmtKind::Defset(defset) => {
                self.text("defset ");
                self.ty(&defset.ty);
                self.text(" ");
                self.text(defset.name.name);
                self.text(" =");
                self.braced(defset.body);
            }
            StmtKind::Deftype(deftype) => {
                self.text("deftype ");
                self.text(deftype.name.name);
                self.text(" = ");
                self.ty(&deftype.ty);
                self.text(";");
            }
            StmtKind::Defvar(defvar) => self.assignment("defvar ", defvar.name.name, &defvar.value),
            StmtKind::Foreach(foreach) => self.foreach(foreach),
            StmtKind::If(if_stmt) => {
                self.text("if ");
                self.expr(&if_stmt.condition);
                self.text(" then");
                self.block(&if_stmt.then_block);
                if let Some(block) = &if_stmt.else_block {
                    self.text(" else");
                    self.block(block);
                }
            }
            StmtKind::Let(block) => {
                self.text("let ");
                self.joined(block.bindings, ", ", |printer, binding| printer.binding(binding, ['<', '>']));
                self.text(" in");
                self.block(&block.body);
            }
            StmtKind::Assert(assert) => self.assert(&assert.condition, &assert.message),
            StmtKind::Dump(dump) => {
                self.text("dump ");
                self.expr(&dump.value);
                self.text(";");
            }
        }
        self.line();
    }

    fn foreach(&mut self, foreach: &Foreach<'_>) {
        self.text("foreach ");
        self.text(foreach.name.name);
        self.text(" = ");
        match &foreach.source {
            ForeachSource::Ranges(pieces) => self.pieces(pieces, ['{', '}'], false),
            ForeachSource::Piece(piece) => self.piece(piece),
        }
        self.text(" in");
        self.block(&foreach.body);
    }

    fn block(&mut self, block: &Block<'_>) {
        if block.braced {
            return self.braced(block.items);
        }
        self.text(" ");
        for item in block.items {
            self.statement(item);
        }
    }

    fn braced(&mut self, statements: &[Stmt<'_>]) {
        self.text(" {");
        self.indent += 1;
        self.line();
        for statement in statements {
            self.statement(statement);
        }
        self.indent -= 1;
        self.text("}");
    }

    fn name(&mut self, name: Option<&Expr<'_>>) {
        if let Some(name) = name {
            self.text(" ");
            self.expr(name);
        }
    }

    fn params(&mut self, params: &[Decl<'_>]) {
        if !params.is_empty() {
            self.text("<");
            self.joined(params, ", ", Printer::decl);
            self.text(">");
        }
    }

    fn parents(&mut self, parents: &[ClassRef<'_>]) {
        if !parents.is_empty() {
            self.text(" : ");
            self.joined(parents, ", ", Printer::class_ref);
        }
    }

    fn class_ref(&mut self, class: &ClassRef<'_>) {
        self.text(class.name.name);
        if let Some(args) = class.args {
            self.text("<");
            self.joined(args, ", ", Printer::arg);
            self.text(">");
        }
    }

    fn arg(&mut self, arg: &Arg<'_>) {
        if let Some(name) = &arg.name {
            self.expr(name);
            self.text(" = ");
        }
        self.expr(&arg.value);
    }

    fn body(&mut self, body: &Body<'_>) {
        let Some(items) = body.items else { return self.text(";") };
        self.text(" {");
        self.indent += 1;
        for item in items {
            self.line();
            self.body_item(item);
        }
        self.indent -= 1;
        self.line();
        self.text("}");
    }

    fn body_item(&mut self, item: &BodyItem<'_>) {
        match item {
            BodyItem::Decl(decl) => {
                self.decl(decl);
                self.text(";");
            }
            BodyItem::Let(binding) => {
                self.text("let ");
                self.binding(binding, ['{', '}']);
                self.text(";");
            }
            BodyItem::Defvar(defvar) => self.assignment("defvar ", defvar.name.name, &defvar.value),
            BodyItem::Assert(assert) => self.assert(&assert.condition, &assert.message),
            BodyItem::Dump(dump) => {
                self.text("dump ");
                self.expr(&dump.value);
                self.text(";");
            }
            BodyItem::Include(include) => {
                self.text("include ");
                self.string(include.path);
            }
        }
    }

    fn assignment(&mut self, keyword: &str, name: &str, value: &Expr<'_>) {
        self.text(keyword);
        self.text(name);
        self.text(" = ");
        self.expr(value);
        self.text(";");
    }

    fn assert(&mut self, condition: &Expr<'_>, message: &Expr<'_>) {
        self.text("assert ");
        self.expr(condition);
        self.text(", ");
        self.expr(message);
        self.text(";");
    }

    fn decl(&mut self, decl: &Decl<'_>) {
        if decl.is_field {
            self.text("field ");
        }
        self.ty(&decl.ty);
        self.text(" ");
        self.text(decl.name.name);
        if let Some(value) = &decl.value {
            self.text(" = ");
            self.expr(value);
        }
    }

    fn binding(&mut self, binding: &Let<'_>, brackets: [char; 2]) {
        self.text(match binding.mode {
            LetMode::Replace => "",
            LetMode::Append => "append ",
            LetMode::Prepend => "prepend ",
        });
        self.text(binding.name.name);
        if let Some(bits) = binding.bits {
            self.pieces(bits, brackets, false);
        }
        self.text(" = ");
        self.expr(&binding.value);
    }

    fn pieces(&mut self, pieces: &[RangePiece<'_>], [open, close]: [char; 2], trailing_comma: bool) {
        self.out.push(open);
        self.joined(pieces, ", ", Printer::piece);
        if trailing_comma {
            self.text(",");
        }
        self.out.push(close);
    }

    fn piece(&mut self, piece: &RangePiece<'_>) {
        self.expr(&piece.start);
        let Some(end) = &piece.end else { return };
        match (piece.separator, end.kind) {
            (RangeSeparator::Dots, _) => self.text(" ... "),
            (RangeSeparator::Minus, _) => self.text(" - "),
            // The sign makes it an end of a range, also before 0.
            (_, ExprKind::Int(value)) => return self.text(&format!("-{}", value.unsigned_abs())),
            _ => self.text(" "),
        }
        self.expr(end);
    }

    fn ty(&mut self, ty: &Type<'_>) {
        match ty.kind {
            TypeKind::Bit => self.text("bit"),
            TypeKind::Bits(width) => self.text(&format!("bits<{width}>")),
            TypeKind::Int => self.text("int"),
            TypeKind::String => self.text("string"),
            TypeKind::Code => self.text("code"),
            TypeKind::Dag => self.text("dag"),
            TypeKind::List(element) => {
                self.text("list<");
                self.ty(element);
                self.text(">");
            }
            TypeKind::Named(name) => self.text(name),
        }
    }

    fn expr(&mut self, expr: &Expr<'_>) {
        match expr.kind {
            ExprKind::Int(value) => self.text(&value.to_string()),
            ExprKind::Binary { value, width } => {
                self.text(&format!("0b{value:0width$b}", width = width as usize));
            }
            ExprKind::Bool(value) => self.text(if value { "true" } else { "false" }),
            ExprKind::Str(text) => self.string(text),
            ExprKind::Code(text) => {
                self.text("[{");
                self.text(text);
                self.text("}]");
            }
            ExprKind::Unset => self.text("?"),
            ExprKind::Bits(items) => self.list(items, "{", "}"),
            ExprKind::List { items, element_type } => {
                // A space keeps `[ {` from beginning a code literal.
                self.list(items, "[ ", "]");
                if let Some(ty) = element_type {
                    self.text("<");
                    self.ty(ty);
                    self.text(">");
                }
            }
            ExprKind::Dag(dag) => self.dag(dag),
            ExprKind::Ident(name) => self.text(name),
            ExprKind::Instance(class) => self.class_ref(class),
            ExprKind::Bang(bang) => {
                self.text("!");
                self.text(bang.op.name());
                if let Some(ty) = &bang.ty {
                    self.text("<");
                    self.ty(ty);
                    self.text(">");
                }
                self.list(bang.args, "(", ")");
            }
            ExprKind::Cond(clauses) => {
                self.text("!cond(");
                self.joined(clauses, ", ", |printer, clause| {
                    printer.expr(&clause.condition);
                    printer.text(" : ");
                    printer.expr(&clause.value);
                });
                self.text(")");
            }
            ExprKind::Field { base, name } => {
                self.expr(base);
                self.text(".");
                self.text(name.name);
            }
            ExprKind::BitSelect { base, pieces } => {
                self.expr(base);
                self.pieces(pieces, ['{', '}'], false);
            }
            ExprKind::Subscript { base, elements, trailing_comma } => {
                self.expr(base);
                self.pieces(elements, ['[', ']'], trailing_comma);
            }
            ExprKind::Paste { operands, trailing, .. } => {
                self.joined(operands, " # ", Printer::expr);
                if trailing {
                    self.text(" #");
                }
            }
        }
    }

    fn list(&mut self, items: &[Expr<'_>], open: &str, close: &str) {
        self.text(open);
        self.joined(items, ", ", Printer::expr);
        self.text(close);
    }

    fn dag(&mut self, dag: &super::ast::Dag<'_>) {
        self.text("(");
        self.expr(&dag.operator);
        if let Some(name) = dag.operator_name {
            self.text(":$");
            self.text(name.name);
        }
        if !dag.args.is_empty() {
            self.text(" ");
        }
        self.joined(dag.args, ", ", |printer, arg| match (&arg.value, arg.name) {
            (Some(value), Some(name)) => {
                printer.expr(value);
                printer.text(":$");
                printer.text(name.name);
            }
            (Some(value), None) => printer.expr(value),
            (None, name) => {
                printer.text("$");
                printer.text(name.map_or("", |name| name.name));
            }
        });
        self.text(")");
    }

    fn string(&mut self, text: &str) {
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
        self.out.push('"');
    }
}
