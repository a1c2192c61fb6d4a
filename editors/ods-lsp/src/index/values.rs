//! The names in values, and the types of values if the file determines them.

use ods_parser::syntax::ast::{
    Arg, BangOp, ClassRef, Expr, ExprKind, ForeachSource, Ident, RangePiece, Type, TypeKind,
};

use super::walker::{Walker, own};
use super::{Argument, ItemKind, Role, Target, TypeRef};

impl Walker<'_> {
    pub(super) fn foreach_source(&mut self, source: &ForeachSource<'_>) -> TypeRef {
        match source {
            ForeachSource::Ranges(pieces) => {
                pieces.iter().for_each(|piece| self.piece(piece));
                TypeRef::Unknown
            }
            ForeachSource::Piece(piece) => {
                self.piece(piece);
                self.type_of(&piece.start)
            }
        }
    }

    pub(super) fn piece(&mut self, piece: &RangePiece<'_>) {
        self.value(&piece.start);
        if let Some(end) = &piece.end {
            self.value(end);
        }
    }

    pub(super) fn ty(&mut self, ty: &Type<'_>) {
        match ty.kind {
            TypeKind::Named(name) => self.note(own(ty.span), Target::Class(name.to_owned()), Role::Read),
            TypeKind::List(element) => self.ty(element),
            _ => {}
        }
    }

    pub(super) fn class_ref(&mut self, class: &ClassRef<'_>, is_multiclass: bool) {
        let name = class.name.name.to_owned();
        let target = if is_multiclass { Target::Multiclass(name) } else { Target::Class(name) };
        self.note(own(class.name.span), target, Role::Read);
        self.index.nodes.push(own(class.span));
        for (index, arg) in class.args.unwrap_or_default().iter().enumerate() {
            self.template_argument(class, index as u32, arg);
        }
    }

    fn template_argument(&mut self, class: &ClassRef<'_>, index: u32, arg: &Arg<'_>) {
        let class = class.name.name.to_owned();
        match arg.name {
            Some(Expr { kind: ExprKind::Ident(name), span }) => {
                self.note(own(span), Target::Param { class, name: name.to_owned() }, Role::Write);
            }
            Some(_) => {}
            None => self.index.arguments.push(Argument { class, index, span: own(arg.value.span) }),
        }
        self.value(&arg.value);
    }

    /// Whether the current value is an argument of a class instance.
    pub(super) fn is_inside_instance(&self) -> bool {
        self.instances > 0
    }

    /// Notes the names in a value.
    pub(super) fn value(&mut self, value: &Expr<'_>) {
        let span = own(value.span);
        self.index.nodes.push(span);
        match value.kind {
            ExprKind::Ident(name) => {
                let target = self.name(name);
                self.note(span, target, Role::Read);
            }
            ExprKind::Bits(items) | ExprKind::List { items, .. } => {
                items.iter().for_each(|item| self.value(item));
                if let ExprKind::List { element_type: Some(ty), .. } = value.kind {
                    self.ty(ty);
                }
            }
            ExprKind::Dag(dag) => self.dag(dag),
            ExprKind::Instance(class) => {
                self.instances += 1;
                self.run_in_scope(|walker| walker.class_ref(class, false));
                self.instances -= 1;
            }
            ExprKind::Str(text) => self.string(span, text),
            ExprKind::Bang(bang) => self.bang(bang.op, bang.ty.as_ref(), bang.args),
            ExprKind::Cond(clauses) => clauses.iter().for_each(|clause| {
                self.value(&clause.condition);
                self.value(&clause.value);
            }),
            ExprKind::Field { base, name } => {
                self.value(base);
                let of = self.type_of(base);
                self.note(own(name.span), Target::Field { of, name: name.name.to_owned() }, Role::Read);
            }
            ExprKind::BitSelect { base, pieces } => {
                self.value(base);
                pieces.iter().for_each(|piece| self.piece(piece));
            }
            ExprKind::Subscript { base, elements, .. } => {
                self.value(base);
                elements.iter().for_each(|piece| self.piece(piece));
            }
            ExprKind::Paste { operands, .. } => operands.iter().for_each(|operand| self.value(operand)),
            ExprKind::Int(_)
            | ExprKind::Binary { .. }
            | ExprKind::Bool(_)
            | ExprKind::Code(_)
            | ExprKind::Unset => {}
        }
    }

    /// Operands of a bang operator. Some of them are its variables.
    fn bang(&mut self, op: BangOp, ty: Option<&Type<'_>>, args: &[Expr<'_>]) {
        if let Some(ty) = ty {
            self.ty(ty);
        }
        let (variables, inner) = match op {
            BangOp::Foreach | BangOp::Filter => (0..1, 2),
            BangOp::Foldl => (2..4, 4),
            _ => (0..0, 0),
        };
        for (index, arg) in args.iter().enumerate().take(inner) {
            if !variables.contains(&index) {
                self.value(arg);
            }
        }
        self.run_in_scope(|walker| {
            let element = args.get(1).map_or(TypeRef::Unknown, |list| walker.type_of(list));
            let start = args.first().map_or(TypeRef::Unknown, |start| walker.type_of(start));
            for (index, arg) in args.iter().enumerate() {
                match arg.kind {
                    ExprKind::Ident(name) if variables.contains(&index) => {
                        let is_accumulator = op == BangOp::Foldl && index == 2;
                        let ty = if is_accumulator { start.clone() } else { element.clone() };
                        walker.define(Ident { name, span: arg.span }, ty);
                    }
                    _ if index >= inner => walker.value(arg),
                    _ => {}
                }
            }
        });
    }

    /// Where the meaning of a name in a value is looked for.
    pub(super) fn name(&self, name: &str) -> Target {
        if let Some((span, _)) = self.variable(name) {
            return Target::Local(span);
        }
        let param = self.items.iter().rev().find_map(|&item| {
            let index = self.index.items[item as usize].params.iter().position(|param| param.name == name)?;
            Some((item, index as u32))
        });
        let is_record =
            |item: &u32| matches!(self.index.items[*item as usize].kind, ItemKind::Class | ItemKind::Def);
        Target::Name { owner: self.items.last().copied().filter(is_record), param, name: name.to_owned() }
    }

    /// The type of a value; of a list, that of its elements.
    pub(super) fn type_of(&self, value: &Expr<'_>) -> TypeRef {
        match value.kind {
            ExprKind::Ident(name) => match self.variable(name) {
                Some((_, ty)) => ty,
                None => TypeRef::Of(Box::new(self.name(name))),
            },
            ExprKind::Instance(class) => TypeRef::Classes(vec![class.name.name.to_owned()]),
            ExprKind::Field { base, name } => {
                TypeRef::Of(Box::new(Target::Field { of: self.type_of(base), name: name.name.to_owned() }))
            }
            ExprKind::Subscript { base, .. } => self.type_of(base),
            ExprKind::List { items, element_type } => {
                match (element_type.and_then(class_of), items.first()) {
                    (Some(class), _) => TypeRef::Classes(vec![class]),
                    (None, Some(first)) => self.type_of(first),
                    (None, None) => TypeRef::Unknown,
                }
            }
            ExprKind::Bang(bang) => match (bang.ty.as_ref().and_then(class_of), bang.op) {
                (Some(class), _) => TypeRef::Classes(vec![class]),
                (None, BangOp::If) => bang.args.get(1).map_or(TypeRef::Unknown, |arg| self.type_of(arg)),
                (None, BangOp::Filter) => bang.args.get(1).map_or(TypeRef::Unknown, |arg| self.type_of(arg)),
                (
                    None,
                    BangOp::Head | BangOp::Tail | BangOp::ListConcat | BangOp::ListSplat | BangOp::ListRemove,
                ) => bang.args.first().map_or(TypeRef::Unknown, |arg| self.type_of(arg)),
                _ => TypeRef::Unknown,
            },
            ExprKind::Cond(clauses) => {
                clauses.first().map_or(TypeRef::Unknown, |clause| self.type_of(&clause.value))
            }
            _ => TypeRef::Unknown,
        }
    }
}

/// The class that a type names, or that of the elements of a list.
pub(super) fn class_of(ty: &Type<'_>) -> Option<String> {
    match ty.kind {
        TypeKind::Named(name) => Some(name.to_owned()),
        TypeKind::List(element) => class_of(element),
        _ => None,
    }
}
