// An extension module on MLIR's adaptor headers: classes of types, attributes and values, dialects for contexts, and functions that take and
// return handles of the C API.

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Dialect/LLVM.h"
#include "mlir-c/Dialect/Func.h"
#include "mlir-c/IR.h"
#include "mlir/Bindings/Python/Diagnostics.h"
#include "mlir/Bindings/Python/NanobindAdaptors.h"

namespace nb = nanobind;
using namespace mlir::python::nanobind_adaptors;

// The number of operations in a region, its nested ones included.
static int countOperations(MlirOperation op) {
  int count = 1;
  for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); ++i) {
    MlirRegion region = mlirOperationGetRegion(op, i);
    for (MlirBlock block = mlirRegionGetFirstBlock(region); !mlirBlockIsNull(block); block = mlirBlockGetNextInRegion(block))
      for (MlirOperation nested = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(nested);
           nested = mlirOperationGetNextInBlock(nested))
        count += countOperations(nested);
  }
  return count;
}

static bool isPointerValue(MlirValue value) { return mlirTypeIsALLVMPointerType(mlirValueGetType(value)); }

NB_MODULE(_sample, m) {
  m.def("register_dialects", [](MlirDialectRegistry registry) {
    mlirDialectHandleInsertDialect(mlirGetDialectHandle__func__(), registry);
    mlirDialectHandleInsertDialect(mlirGetDialectHandle__llvm__(), registry);
  });
  m.def("load_dialects", [](MlirContext context) {
    mlirDialectHandleLoadDialect(mlirGetDialectHandle__func__(), context);
  }, nb::arg("context").none() = nb::none());
  m.def("count_operations", &countOperations);
  m.def("name_of", [](MlirOperation op) {
    MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));
    return std::string(name.data, name.length);
  });
  m.def("module_body", [](MlirModule module) { return mlirModuleGetOperation(module); });
  m.def("vector_of", [](MlirType element, std::vector<int64_t> shape) {
    return mlirVectorTypeGet(static_cast<intptr_t>(shape.size()), shape.data(), element);
  });
  m.def("text_attribute", [](std::string text, MlirContext context) {
    return mlirStringAttrGet(context, mlirStringRefCreate(text.data(), text.size()));
  }, nb::arg("text"), nb::arg("context").none() = nb::none());
  m.def("location_of", [](MlirValue value) { return mlirValueGetLocation(value); });
  m.def("type_id", [](MlirType type) { return mlirTypeGetTypeID(type); });
  m.def("swapped", [](MlirAffineMap map) {
    intptr_t order[2] = {1, 0};
    return mlirAffineMapGetSubMap(map, 2, order);
  });
  m.def("parse_type", [](std::string text, MlirContext context) {
    mlir::python::CollectDiagnosticsToStringScope scope(context);
    MlirType type = mlirTypeParseGet(context, mlirStringRefCreate(text.data(), text.size()));
    if (mlirTypeIsNull(type)) throw nb::value_error(scope.takeMessage().c_str());
    return type;
  }, nb::arg("text"), nb::arg("context").none() = nb::none());

  // ANCHOR: classes
  mlir_type_subclass(m, "PointerType", mlirTypeIsALLVMPointerType, mlirLLVMPointerTypeGetTypeID)
      .def_classmethod(
          "get",
          [](const nb::object &cls, unsigned addressSpace, MlirContext context) {
            return cls(mlirLLVMPointerTypeGet(context, addressSpace));
          },
          nb::arg("cls"), nb::arg("address_space") = 0, nb::arg("context").none() = nb::none())
      .def_property_readonly("address_space",
                             [](MlirType self) { return mlirLLVMPointerTypeGetAddressSpace(self); });
  // ANCHOR_END: classes
  mlir_attribute_subclass(m, "TextAttr", mlirAttributeIsAString)
      .def_property_readonly("length", [](MlirAttribute self) { return mlirStringAttrGetValue(self).length; });
  mlir_value_subclass(m, "PointerValue", isPointerValue)
      .def("address_space", [](MlirValue self) { return mlirLLVMPointerTypeGetAddressSpace(mlirValueGetType(self)); });
}
