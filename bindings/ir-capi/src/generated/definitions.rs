//! Types and attributes of definitions.

use super::values::{CValue, Read, elements, null};
use super::{
    MlirAttribute, MlirContext, MlirLocation, MlirStringRef, MlirType, MlirTypeID, Outcome, Refused,
};
use crate::boundary::{Access, Handle, fail};
use crate::operation::index;
use ir_core::attr_or_type::{self, DefSpec, Interned, Param};
use ir_core::context::{Attribute, Context, Location, Type};
use ir_core::diagnostic::Diagnostic;
use ir_objects::{Guard, Objects, lock};

/// The definition of a type or attribute.
#[derive(Clone, Copy, Debug)]
pub struct Class {
    /// The namespace of the dialect.
    pub dialect: &'static str,
    /// The name of the definition.
    pub definition: &'static str,
    /// The name under which it is registered: `ring.cb`.
    pub name: &'static str,
}

/// A handle of a type or attribute.
pub trait Instance: Handle<Entity: Interned> {
    /// The definition of that name in a dialect, if the context has it.
    #[doc(hidden)]
    fn definition(ctx: &Context, class: &Class) -> Option<&'static DefSpec<Self::Entity>>;

    /// The identity of the class.
    #[doc(hidden)]
    fn identity(class: &str) -> MlirTypeID;
}

impl Instance for MlirType {
    fn definition(ctx: &Context, class: &Class) -> Option<&'static DefSpec<Type>> {
        attr_or_type::type_definition(ctx, class.dialect, class.definition)
    }

    fn identity(class: &str) -> MlirTypeID {
        crate::types::type_id(class)
    }
}

impl Instance for MlirAttribute {
    fn definition(ctx: &Context, class: &Class) -> Option<&'static DefSpec<Attribute>> {
        attr_or_type::attribute_definition(ctx, class.dialect, class.definition)
    }

    fn identity(class: &str) -> MlirTypeID {
        crate::attributes::type_id(class)
    }
}

/// Whether a type or attribute is of the class.
///
/// # Errors
/// When the handle is refused.
pub fn is_a<H: Instance>(handle: H, class: &Class) -> Outcome<bool> {
    let (guard, value) = handle.enter()?;
    Ok(params(&guard, value, class).is_some())
}

/// The parameters of a type or attribute; none if it is of another class.
fn params<'o, E: Interned>(objects: &'o Objects, value: E, class: &Class) -> Option<&'o [Param]> {
    let storage = value.def_storage(objects.context())?;
    let spec = storage.spec();
    (spec.dialect == class.dialect && spec.name == class.definition).then(|| storage.params())
}

/// The identity of the class of types (`H` is [`MlirType`]) or attributes.
///
/// # Errors
/// Never.
pub fn type_id<H: Instance>(class: &Class) -> Outcome<MlirTypeID> {
    Ok(H::identity(class.name))
}

/// The identity of the class of types or attributes with this name, such as `builtin.integer`.
///
/// # Errors
/// Never.
pub fn named_type_id<H: Instance>(name: &str) -> Outcome<MlirTypeID> {
    Ok(H::identity(name))
}

/// A text of the generated code, such as the name of a class.
///
/// # Errors
/// Never.
pub fn text(text: &'static str) -> Outcome<MlirStringRef> {
    Ok(MlirStringRef::new(text.as_bytes()))
}

/// Creates a type or attribute of a context. Values are given with the indices of their parameters.
///
/// # Errors
/// When a handle is refused, the dialect is not loaded, or the values are not valid.
pub fn create<H: Instance>(context: MlirContext, class: &Class, given: Vec<(usize, CValue)>) -> Outcome<H> {
    let mut guard = context.lock()?;
    Ok(instance::<H>(&mut guard, Location::UNKNOWN, class, given)??)
}

/// Creates a type or attribute of the context that the values belong to.
///
/// # Errors
/// As [`create`].
pub fn create_of_values<H: Instance>(class: &Class, given: Vec<(usize, CValue)>) -> Outcome<H> {
    let word = given.iter().find_map(|(_, value)| value.handle()).ok_or_else(null)?;
    let guard = lock(word).map_err(|misuse| Refused::new(word.bits(), misuse))?;
    let context = guard.out_context();
    drop(guard);
    create(context, class, given)
}

/// Creates a type or attribute; reports an error at the location if the values are not valid.
///
/// # Errors
/// As [`create`].
pub fn create_checked<H: Instance>(
    location: MlirLocation,
    class: &Class,
    given: Vec<(usize, CValue)>,
) -> Outcome<H> {
    let (mut guard, location): (Guard, Location) = location.enter()?;
    let instance = instance::<H>(&mut guard, location, class, given)?;
    instance.map_err(|error| fail(guard, vec![error]))
}

/// The instance of values, or the error of the verifier at the location. The dialect is loaded if it can be.
fn instance<H: Instance>(
    guard: &mut Guard,
    location: Location,
    class: &Class,
    given: Vec<(usize, CValue)>,
) -> Outcome<Result<H, Diagnostic>> {
    if H::definition(guard.context(), class).is_none() {
        crate::dialect::load(guard, class.dialect)?;
    }
    let guard = &*guard;
    let ctx = guard.context();
    let spec = H::definition(ctx, class).ok_or_else(|| {
        Refused::arguments(format!("the dialect '{}' is not loaded into the context", class.dialect))
    })?;
    let mut params: Vec<Option<Param>> = vec![None; spec.params.len()];
    for (index, value) in given {
        if let (Some(param), Some(spec)) = (params.get_mut(index), spec.params.get(index)) {
            *param = Some(value.to_param(guard, spec)?);
        }
    }
    let params = params.into_iter().zip(spec.params).map(|(param, spec)| {
        let missing = || Refused::arguments(format!("the parameter '{}' has no value", spec.name));
        param.or_else(|| spec.default.value(ctx)).ok_or_else(missing)
    });
    let params = params.collect::<Outcome<Vec<Param>>>()?;
    Ok(attr_or_type::make_of_definition(ctx, location, spec, params).map(|value| guard.out(value)))
}

/// Reads a parameter.
fn read<H: Instance, T>(
    handle: H,
    class: &Class,
    index: usize,
    read: impl FnOnce(&Objects, &Param) -> Outcome<T>,
) -> Outcome<T> {
    let (guard, value) = handle.enter()?;
    let param = params(&guard, value, class).and_then(|params| params.get(index));
    let param = param.ok_or_else(|| Refused::arguments(format!("the argument is not a '{}'", class.name)))?;
    read(&guard, param)
}

fn unreadable(param: &Param) -> Refused {
    match param {
        Param::Absent => Refused::arguments("the parameter has no value"),
        _ => Refused::arguments("the value of the parameter has no equivalent in C"),
    }
}

/// The value of a parameter.
///
/// # Errors
/// When the handle is refused or of another class, or C does not have the value.
pub fn param<H: Instance, T: Read>(handle: H, class: &Class, index: usize) -> Outcome<T> {
    read(handle, class, index, |objects, param| T::read(objects, param).ok_or_else(|| unreadable(param)))
}

/// Number of elements of a parameter that is a list.
///
/// # Errors
/// As [`param`].
pub fn count<H: Instance>(handle: H, class: &Class, index: usize) -> Outcome<isize> {
    read(handle, class, index, |_, param| {
        elements(param).map(|elements| elements.len() as isize).ok_or_else(|| unreadable(param))
    })
}

/// The element at an index of a parameter that is a list.
///
/// # Errors
/// As [`param`], and when there is no such element.
pub fn element<H: Instance, T: Read>(handle: H, class: &Class, parameter: usize, pos: isize) -> Outcome<T> {
    read(handle, class, parameter, |objects, param| {
        let elements = elements(param).ok_or_else(|| unreadable(param))?;
        let element = &elements[index(pos, elements.len(), "element")?];
        T::read(objects, element).ok_or_else(|| unreadable(element))
    })
}

/// Whether a parameter has a value.
///
/// # Errors
/// When the handle is refused or of another class.
pub fn is_present<H: Instance>(handle: H, class: &Class, index: usize) -> Outcome<bool> {
    read(handle, class, index, |_, param| Ok(!matches!(param, Param::Absent)))
}
