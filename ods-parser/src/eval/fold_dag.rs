//! Operations on dags.

use super::{Eval, Evaluator, codes};
use crate::records::{DagParts, Run, Type, Value, ValueKind};

fn run(eval: &Evaluator<'_>, value: Value) -> Option<Run> {
    if let ValueKind::Dag(run) = eval.store.kind(value) { Some(run) } else { None }
}

fn parts(eval: &Evaluator<'_>, value: Value) -> Option<DagParts> {
    run(eval, value).map(|run| eval.store.values.dag_parts(run))
}

/// `!getdagop`
pub(super) fn operator(eval: &mut Evaluator<'_>, ty: Type, dag: Value) -> Eval<Option<Value>> {
    let Some(run) = run(eval, dag) else { return Ok(None) };
    let operator = eval.store.values.dag_operator(run);
    if !matches!(eval.store.kind(operator), ValueKind::Def(_)) {
        let message = format!("the operator of {} is not a record", eval.store.text(dag));
        return eval.error(codes::WRONG_RECORD_TYPE, message);
    }
    let own = eval.type_of(operator).unwrap_or(Type::ANY_RECORD);
    if !eval.is_a(own, ty) {
        let message = format!(
            "expected an operator of type '{}', but '{}' is of type '{}'",
            eval.store.type_text(ty),
            eval.store.text(operator),
            eval.store.type_text(own)
        );
        return eval.error(codes::WRONG_RECORD_TYPE, message);
    }
    Ok(Some(operator))
}

/// `!getdagopname`
pub(super) fn operator_name(eval: &mut Evaluator<'_>, dag: Value) -> Option<Value> {
    let run = run(eval, dag)?;
    Some(match eval.store.values.dag_name(run) {
        Some(name) => eval.store.values.string(name),
        None => Value::UNSET,
    })
}

/// `!con`
pub(super) fn concat(eval: &mut Evaluator<'_>, a: Value, b: Value) -> Eval<Option<Value>> {
    let (Some(left), Some(right)) = (parts(eval, a), parts(eval, b)) else { return Ok(None) };
    let is_known = |op: Value| op == Value::UNSET || matches!(eval.store.kind(op), ValueKind::Def(_));
    if !is_known(left.operator) || !is_known(right.operator) {
        return Ok(None);
    }
    let operator = match (left.operator, right.operator) {
        (Value::UNSET, op) | (op, Value::UNSET) => op,
        (a, b) if a == b => a,
        _ => {
            let message = format!(
                "!con of dags with different operators: {} and {}",
                eval.store.text(a),
                eval.store.text(b)
            );
            return eval.error(codes::DAG_OPERATORS_DIFFER, message);
        }
    };
    let mut args = left.args;
    args.extend(right.args);
    Ok(Some(eval.store.values.dag(&DagParts { operator, name: left.name.or(right.name), args })))
}

/// `!setdagop`
pub(super) fn set_operator(eval: &mut Evaluator<'_>, dag: Value, operator: Value) -> Option<Value> {
    let parts = parts(eval, dag)?;
    matches!(eval.store.kind(operator), ValueKind::Def(_))
        .then(|| eval.store.values.dag(&DagParts { operator, ..parts }))
}

/// `!setdagopname`
pub(super) fn set_operator_name(eval: &mut Evaluator<'_>, dag: Value, name: Value) -> Option<Value> {
    let parts = parts(eval, dag)?;
    let name = eval.store.symbol_of(name)?;
    Some(eval.store.values.dag(&DagParts { name: Some(name), ..parts }))
}

/// The index of the argument that `key`, an index or a name, denotes; none while the key is not constant.
fn position(eval: &mut Evaluator<'_>, op: &str, dag: &DagParts, key: Value) -> Eval<Option<usize>> {
    let count = dag.args.len();
    if let ValueKind::Int(index) = eval.store.kind(key) {
        return match usize::try_from(index).ok().filter(|i| *i < count) {
            Some(index) => Ok(Some(index)),
            None => {
                let message = format!("{op} with index {index}, but the dag has {count} arguments");
                eval.error(codes::OUT_OF_RANGE, message)
            }
        };
    }
    let Some(name) = eval.store.symbol_of(key) else { return Ok(None) };
    match dag.args.iter().position(|arg| arg.1 == Some(name)) {
        Some(index) => Ok(Some(index)),
        None => {
            let message = format!("{op}: no argument is named '{}'", eval.store.symbols.text(name));
            eval.error(codes::OUT_OF_RANGE, message)
        }
    }
}

/// `!getdagarg`
pub(super) fn argument(eval: &mut Evaluator<'_>, ty: Type, dag: Value, key: Value) -> Eval<Option<Value>> {
    let Some(parts) = parts(eval, dag) else { return Ok(None) };
    let Some(index) = position(eval, "!getdagarg", &parts, key)? else { return Ok(None) };
    let arg = parts.args[index].0;
    match eval.type_of(arg) {
        Some(own) if !eval.is_convertible(own, ty) => Ok(Some(Value::UNSET)),
        _ => Ok(Some(arg)),
    }
}

/// `!getdagname`
pub(super) fn argument_name(eval: &mut Evaluator<'_>, dag: Value, index: Value) -> Eval<Option<Value>> {
    let Some(parts) = parts(eval, dag) else { return Ok(None) };
    if !matches!(eval.store.kind(index), ValueKind::Int(_)) {
        return Ok(None);
    }
    let Some(index) = position(eval, "!getdagname", &parts, index)? else { return Ok(None) };
    Ok(Some(match parts.args[index].1 {
        Some(name) => eval.store.values.string(name),
        None => Value::UNSET,
    }))
}

/// `!setdagarg`
pub(super) fn set_argument(
    eval: &mut Evaluator<'_>,
    dag: Value,
    key: Value,
    value: Value,
) -> Eval<Option<Value>> {
    let Some(mut parts) = parts(eval, dag) else { return Ok(None) };
    let Some(index) = position(eval, "!setdagarg", &parts, key)? else { return Ok(None) };
    parts.args[index].0 = value;
    Ok(Some(eval.store.values.dag(&parts)))
}

/// `!setdagname`
pub(super) fn set_argument_name(
    eval: &mut Evaluator<'_>,
    dag: Value,
    key: Value,
    name: Value,
) -> Eval<Option<Value>> {
    let Some(mut parts) = parts(eval, dag) else { return Ok(None) };
    let Some(index) = position(eval, "!setdagname", &parts, key)? else { return Ok(None) };
    parts.args[index].1 = eval.store.symbol_of(name);
    Ok(Some(eval.store.values.dag(&parts)))
}

/// `!dag`
pub(super) fn build(
    eval: &mut Evaluator<'_>,
    operator: Value,
    children: Value,
    names: Value,
) -> Option<Value> {
    let items = |value: Value| match eval.store.kind(value) {
        ValueKind::List(run, _) => Some(Some(eval.store.values.items(run).collect::<Vec<_>>())),
        ValueKind::Unset => Some(None),
        _ => None,
    };
    let (children, names) = (items(children)?, items(names)?);
    let count = match (&children, &names) {
        (Some(children), Some(names)) => (children.len() == names.len()).then_some(children.len())?,
        (Some(list), None) | (None, Some(list)) => list.len(),
        (None, None) => return None,
    };
    let mut args = Vec::with_capacity(count);
    for index in 0..count {
        let name = names.as_ref().map_or(Value::UNSET, |names| names[index]);
        let name = if name == Value::UNSET { None } else { Some(eval.store.symbol_of(name)?) };
        args.push((children.as_ref().map_or(Value::UNSET, |children| children[index]), name));
    }
    Some(eval.store.values.dag(&DagParts { operator, name: None, args }))
}
