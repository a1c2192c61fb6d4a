func.func @swap() -> !gate.qubits<2> {
  %0 = gate.alloc : !gate.qubits<2>
  %1 = gate.swap %0 : !gate.qubits<2>
  %unused = gate.swap %0 times 3 : !gate.qubits<2>
  return %1 : !gate.qubits<2>
}

// -----

%0 = gate.alloc : !gate.qubits<3>
%1 = gate.swap %0 : !gate.qubits<3>
