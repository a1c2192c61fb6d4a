// RUN: --convert-sieve-to-func --cse
sieve.filter @local(%packet: !sieve.packet) {
  %from = sieve.load %packet[12] : !sieve.bits<32>
  %private = sieve.in_prefix %from, <"192.168.0.0/16"> : !sieve.bits<32>
  %length = sieve.load %packet[0] : !sieve.bits<8>
  %port = sieve.load %packet[%length : !sieve.bits<8> + 2] : !sieve.bits<16, little>
  %shown = sieve.guard %private -> !sieve.bits<16, little> {
    sieve.yield %port : !sieve.bits<16, little>
  } else {
    %none = sieve.constant 0 : !sieve.bits<16, little>
    sieve.yield %none : !sieve.bits<16, little>
  }
  %first = sieve.extract %shown from 8 width 8 : !sieve.bits<16, little>
  %both = sieve.concat %length, %length : !sieve.bits<8>, !sieve.bits<8>
  %word = sieve.extract %both from 4 width 8 : !sieve.bits<16>
  %wide = sieve.concat %first : !sieve.bits<8, little>
  %fits = sieve.compare ne %length, %wide : !sieve.bits<8>
  %syn = sieve.has_flags %word "fin|ack" : !sieve.bits<8>
  %not = sieve.not %syn
  sieve.branch %not, ^good, ^other(%fits : i1)
^good:
  sieve.decide accept
^other(%last: i1):
  sieve.branch %last, ^good, ^bad
^bad:
  sieve.decide drop because "unknown"
}
