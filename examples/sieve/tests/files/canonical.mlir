// RUN: --canonicalize --mlir-print-local-scope
func.func @fields(%x: !sieve.bits<32>) -> (!sieve.bits<32>, !sieve.bits<8>, !sieve.bits<32>) {
  %all = sieve.extract %x from 0 width 32 : !sieve.bits<32>
  %half = sieve.extract %x from 8 width 16 : !sieve.bits<32>
  %quarter = sieve.extract %half from 4 width 8 : !sieve.bits<16>
  %one = sieve.concat %all : !sieve.bits<32>
  return %all, %quarter, %one : !sieve.bits<32>, !sieve.bits<8>, !sieve.bits<32>
}

func.func @truth(%x: !sieve.bits<16>, %y: !sieve.bits<16>) -> (i1, i1, i1) {
  %eq = sieve.compare eq %x, %y : !sieve.bits<16>
  %ne = sieve.not %eq
  %lt = sieve.compare lt %x, %y : !sieve.bits<16>
  %ge = sieve.not %lt
  %again = sieve.not %ge
  %same = sieve.compare ge %x, %x : !sieve.bits<16>
  return %ne, %again, %same : i1, i1, i1
}

func.func @constants(%x: !sieve.bits<32>) -> (i1, i1, i1) {
  %a = sieve.constant 0x0a010203 : !sieve.bits<32>
  %b = sieve.constant 0xc0a80001 : !sieve.bits<32>
  %in = sieve.in_prefix %a, <"10.0.0.0/8"> : !sieve.bits<32>
  %out = sieve.in_prefix %b, <"10.0.0.0/8"> : !sieve.bits<32>
  %any = sieve.in_prefix %x, <"0.0.0.0/0"> : !sieve.bits<32>
  return %in, %out, %any : i1, i1, i1
}
