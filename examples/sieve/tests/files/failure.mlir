// RUN: --pass-pipeline=builtin.module(sieve-report-cost{limit=2 report=error})
sieve.filter @any(%packet: !sieve.packet) {
  %0 = sieve.load %packet[0] : !sieve.bits<32>
  sieve.decide accept
}
