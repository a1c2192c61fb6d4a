// RUN: --sieve-report-cost=limit=100 ignored=known --mlir-pass-statistics
sieve.table @marks : !sieve.table<key = !sieve.bits<8>, value = !sieve.bits<8>>
sieve.filter @cheap(%packet: !sieve.packet) {
  %0 = sieve.load %packet[0] : !sieve.bits<8>
  %1 = sieve.lookup missing %0 : !sieve.bits<8> @marks[%0] : (!sieve.bits<8>) -> !sieve.bits<8>
  sieve.decide accept
}
sieve.filter @known(%packet: !sieve.packet) {
  %0 = sieve.load %packet[0] : !sieve.bits<8>
  %1 = sieve.lookup @marks[%0] : (!sieve.bits<8>) -> !sieve.bits<8>
  sieve.decide accept
}
sieve.filter @expensive(%packet: !sieve.packet) {
  %0 = sieve.load %packet[0] : !sieve.bits<8>
  %1 = sieve.lookup refresh missing %0 : !sieve.bits<8> @marks[%0] : (!sieve.bits<8>) -> !sieve.bits<8>
  sieve.decide accept
}
