// The classes of the dialect 'ring', as a project defines them.
#include "Ring.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

#include "RingDialect.cpp.inc"
#include "RingEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "RingAttributes.cpp.inc"
#include "RingTypeInterfaces.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "RingTypes.cpp.inc"
#include "RingOpInterfaces.cpp.inc"
#define GET_OP_CLASSES
#include "RingOps.cpp.inc"

void ring::RingDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "RingAttributes.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "RingTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "RingOps.cpp.inc"
      >();
}

::mlir::LogicalResult
ring::CircularBufferType::verify(::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError,
                                 ::llvm::ArrayRef<int64_t>, ::mlir::Type, unsigned pages) {
  if (pages == 0)
    return emitError() << "a buffer needs a page";
  return ::mlir::success();
}

std::optional<int64_t> ring::SameOp::getLimit() {
  // Integers have a limit.
  auto type = ::llvm::dyn_cast<::mlir::IntegerType>(getInput().getType());
  return type ? std::optional<int64_t>(type.getWidth()) : std::nullopt;
}

::llvm::SmallVector<int64_t> ring::SameOp::sizesOf(::mlir::ValueRange values,
                                                   ::llvm::ArrayRef<int64_t> factors) {
  ::llvm::SmallVector<int64_t> sizes;
  for (int64_t factor : factors)
    sizes.push_back(factor * static_cast<int64_t>(values.size()));
  return sizes;
}

void ring::SameOp::flush() {
  (*this)->setDiscardableAttr("flushed", ::mlir::UnitAttr::get(getContext()));
}

::llvm::LogicalResult ring::SameOp::check(bool strictly) {
  return strictly ? ::mlir::emitError(getLoc(), "is checked strictly") : ::mlir::success();
}

::mlir::Attribute ring::WideAttr::parse(::mlir::AsmParser &parser, ::mlir::Type) {
  double value = 0;
  if (parser.parseLess() || parser.parseFloat(value) || parser.parseGreater())
    return {};
  return WideAttr::get(parser.getContext(), ::llvm::APFloat(value));
}

void ring::WideAttr::print(::mlir::AsmPrinter &printer) const {
  printer << "<" << getValue() << ">";
}
