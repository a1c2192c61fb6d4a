// RUN: --split-input-file
func.func @f(%x: !sieve.bits<129>) { return }
// -----
%0 = sieve.constant 256 : !sieve.bits<8>
// -----
sieve.table @t : !sieve.table<key = i8, value = i8> = [#sieve.prefix<"10.0.0.1/8">]
// -----
sieve.table @t : !sieve.table<key = i8, value = i8> = [#sieve.prefix<"10.0.0/8">]
// -----
sieve.filter @f(%packet: !sieve.packet) {
  sieve.decide accept {ports = #sieve.ports<"web" : 443, 80>}
}
// -----
func.func @f(%x: !sieve.bits<16>) -> i1 {
  %0 = sieve.extract %x from 8 width 9 : !sieve.bits<16>
  %1 = sieve.in_prefix %x, <"10.0.0.0/8"> : !sieve.bits<16>
  return %1 : i1
}
// -----
func.func @f(%x: !sieve.bits<16>) -> i1 {
  %1 = sieve.in_prefix %x, <"10.0.0.0/8"> : !sieve.bits<16>
  return %1 : i1
}
// -----
%0 = "sieve.concat"() : () -> !sieve.bits<8>
// -----
sieve.filter @f(%x: !sieve.bits<16>) {
  sieve.decide accept
}
// -----
sieve.filter @f(%packet: !sieve.packet) {
  %0 = sieve.load %packet[0] : !sieve.bits<8>
  %1 = sieve.lookup @marks[%0] : (!sieve.bits<8>) -> !sieve.bits<8>
  sieve.decide accept
}
// -----
sieve.table @marks : !sieve.table<key = !sieve.bits<8>, value = i1>
sieve.filter @f(%packet: !sieve.packet) {
  %0 = sieve.load %packet[0] : !sieve.bits<8>
  %1 = sieve.lookup @marks[%0] : (!sieve.bits<8>) -> !sieve.bits<8>
  sieve.decide accept
}
// -----
func.func @f(%c: i1) -> i1 {
  %0 = sieve.guard %c -> i1 {
    sieve.yield %c : i1
  }
  return %0 : i1
}
// -----
func.func @f() {
  sieve.decide accept
}
