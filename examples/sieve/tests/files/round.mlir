// RUN: --mlir-print-local-scope
sieve.table @blocked : !sieve.table<key = !sieve.bits<32>, value = !sieve.bits<8>, capacity = 100> = [#sieve.prefix<"10.0.0.0/8">, #sieve.prefix<"192.168.0.0/16">]
sieve.table @open : !sieve.table<key = !sieve.bits<16>, value = i1>

sieve.filter @web priority 3 otherwise drop (%packet: !sieve.packet) {
  %length = sieve.load %packet[0] : !sieve.bits<8>
  %port = sieve.load %packet[%length : !sieve.bits<8> + 2] : !sieve.bits<16>
  %http = sieve.constant 80 : !sieve.bits<16>
  %is_http = sieve.compare eq %port, %http : !sieve.bits<16>
  sieve.branch %is_http, ^tcp(%length : !sieve.bits<8>), ^other
^tcp(%at: !sieve.bits<8>):
  %flags = sieve.load %packet[%at : !sieve.bits<8> + 13] : !sieve.bits<8>
  %syn = sieve.has_flags %flags "syn|ack" : !sieve.bits<8>
  %mark = sieve.guard %syn -> !sieve.bits<8> {
    sieve.yield %flags : !sieve.bits<8>
  } else {
    sieve.yield %at : !sieve.bits<8>
  }
  sieve.guard %syn {
    sieve.log "a connection" (%mark, %port : !sieve.bits<8>, !sieve.bits<16>)
  }
  sieve.log "web"
  sieve.decide accept {audited}
^other:
  sieve.decide drop because "not the web"
} attributes {owner = "me"}

sieve.filter @addresses(%packet: !sieve.packet) {
  %from = sieve.load %packet[12] : !sieve.bits<32>
  %low = sieve.extract %from from 0 width 16 : !sieve.bits<32>
  %high = sieve.extract %from from 16 width 16 : !sieve.bits<32>
  %swapped = sieve.concat %low, %high : !sieve.bits<16>, !sieve.bits<16>
  %private = sieve.in_prefix %swapped, <"10.0.0.0/8"> : !sieve.bits<32>
  %public = sieve.not %private
  %found = sieve.lookup refresh missing %low : !sieve.bits<16> @blocked[%swapped] : (!sieve.bits<32>) -> !sieve.bits<8>
  sieve.decide reject {ports = #sieve.ports<"web" : 80, 443>}
}
