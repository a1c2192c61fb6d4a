//! Text form of expressions, in the spelling of C++, for messages and lists.

use super::{Arg, BinaryOp, Expr, ExprKind, Literal, Path, Segment, TypeExpr, UnaryOp};

/// The text of an expression. Operands that are operators themselves are in brackets.
pub fn display(expr: &Expr) -> String {
    match &expr.kind {
        ExprKind::Literal(literal) => literal_text(literal),
        ExprKind::Unparsed { text, .. } => text.clone(),
        ExprKind::Placeholder(name) => format!("${name}"),
        ExprKind::Name(path) => path_text(path),
        ExprKind::Call { callee, args } => format!("{}({})", display(callee), list(args)),
        ExprKind::MethodCall { receiver, method, args } => {
            format!("{}.{}({})", operand(receiver), segment_text(method), list(args))
        }
        ExprKind::Field { receiver, name } => format!("{}.{name}", operand(receiver)),
        ExprKind::Index { list, index } => format!("{}[{}]", operand(list), display(index)),
        ExprKind::Unary(op, inner) => format!("{}{}", unary(*op), operand(inner)),
        ExprKind::Binary(op, left, right) => format!("{} {} {}", operand(left), binary(*op), operand(right)),
        ExprKind::All(parts) => joined(parts, " && "),
        ExprKind::Any(parts) => joined(parts, " || "),
        ExprKind::Ternary { condition, then, otherwise } => {
            format!("{} ? {} : {}", operand(condition), operand(then), operand(otherwise))
        }
        ExprKind::List(parts) => format!("{{{}}}", list(parts)),
        ExprKind::Construct { ty, args } => format!("{}{{{}}}", path_text(ty), list(args)),
        ExprKind::Cast(inner, ty) => format!("static_cast<{}>({})", type_text(ty), display(inner)),
        ExprKind::Lambda(lambda) => {
            let parameters = lambda.parameters.iter().map(|parameter| {
                let ty = parameter.ty.as_ref().map_or_else(|| "auto".to_owned(), type_text);
                format!("{ty} {}", parameter.name)
            });
            let lets: String = lambda
                .lets
                .iter()
                .map(|binding| format!("auto {} = {}; ", binding.parameter.name, display(&binding.value)))
                .collect();
            let captures = if lambda.captures { "[&]" } else { "[]" };
            let parameters = parameters.collect::<Vec<_>>().join(", ");
            format!("{captures}({parameters}) {{ {lets}return {}; }}", display(&lambda.result))
        }
    }
}

/// A type as text.
pub fn type_text(ty: &TypeExpr) -> String {
    let types = |types: &[TypeExpr]| types.iter().map(type_text).collect::<Vec<_>>().join(", ");
    match ty {
        TypeExpr::Path(path) => path_text(path),
        TypeExpr::Const(inner) => format!("const {}", type_text(inner)),
        TypeExpr::Reference(inner) => format!("{} &", type_text(inner)),
        TypeExpr::Pointer(inner) => format!("{} *", type_text(inner)),
        TypeExpr::Slice(inner) => format!("[{}]", type_text(inner)),
        TypeExpr::Tuple(elements) => format!("({})", types(elements)),
        TypeExpr::Function { result, parameters } => format!("{}({})", type_text(result), types(parameters)),
    }
}

fn operand(expr: &Expr) -> String {
    let text = display(expr);
    match expr.kind {
        ExprKind::Unary(..)
        | ExprKind::Binary(..)
        | ExprKind::All(_)
        | ExprKind::Any(_)
        | ExprKind::Ternary { .. } => format!("({text})"),
        _ => text,
    }
}

fn list(parts: &[Expr]) -> String {
    parts.iter().map(display).collect::<Vec<_>>().join(", ")
}

fn joined(parts: &[Expr], separator: &str) -> String {
    parts.iter().map(operand).collect::<Vec<_>>().join(separator)
}

fn path_text(path: &Path) -> String {
    let segments: Vec<String> = path.segments.iter().map(segment_text).collect();
    format!("{}{}", if path.is_absolute { "::" } else { "" }, segments.join("::"))
}

fn segment_text(segment: &Segment) -> String {
    let arg = |arg: &Arg| match arg {
        Arg::Type(ty) => type_text(ty),
        Arg::Int(value) => value.to_string(),
    };
    match &segment.args {
        None => segment.name.clone(),
        Some(args) => format!("{}<{}>", segment.name, args.iter().map(arg).collect::<Vec<_>>().join(", ")),
    }
}

fn literal_text(literal: &Literal) -> String {
    match literal {
        Literal::Int(value) => value.to_string(),
        Literal::Float(text) => text.clone(),
        Literal::Str(text) => format!("{text:?}"),
        Literal::Bool(value) => value.to_string(),
        Literal::Null => "nullptr".to_owned(),
    }
}

fn unary(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::Not => "!",
        UnaryOp::Neg => "-",
        UnaryOp::Complement => "~",
        UnaryOp::Deref => "*",
        UnaryOp::Address => "&",
    }
}

fn binary(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Eq => "==",
        BinaryOp::Ne => "!=",
        BinaryOp::Lt => "<",
        BinaryOp::Le => "<=",
        BinaryOp::Gt => ">",
        BinaryOp::Ge => ">=",
        BinaryOp::BitOr => "|",
        BinaryOp::BitXor => "^",
        BinaryOp::BitAnd => "&",
        BinaryOp::Shl => "<<",
        BinaryOp::Shr => ">>",
        BinaryOp::Add => "+",
        BinaryOp::Sub => "-",
        BinaryOp::Mul => "*",
        BinaryOp::Div => "/",
        BinaryOp::Rem => "%",
    }
}
