// The classes of the dialect 'ring', as a project declares them.
#ifndef RING_H
#define RING_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

#include "RingDialect.h.inc"
#include "RingEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "RingAttributes.h.inc"
#include "RingTypeInterfaces.h.inc"
#define GET_TYPEDEF_CLASSES
#include "RingTypes.h.inc"
#include "RingOpInterfaces.h.inc"
#define GET_OP_CLASSES
#include "RingOps.h.inc"

#endif
