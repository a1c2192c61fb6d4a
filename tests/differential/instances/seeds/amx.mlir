func.func @load(%base: memref<?x?xf32>, %i: index) -> !amx.tile<16x16xf32> {
  %0 = amx.tile_load %base[%i, %i] : memref<?x?xf32> into !amx.tile<16x16xf32>
  return %0 : !amx.tile<16x16xf32>
}
// -----
func.func @store(%base: memref<?x?xi8>, %i: index, %tile: !amx.tile<16x64xi8>) {
  amx.tile_store %base[%i, %i], %tile : memref<?x?xi8>, !amx.tile<16x64xi8>
  return
}
// -----
func.func @zero() -> !amx.tile<16x64xi8> {
  %0 = amx.tile_zero : !amx.tile<16x64xi8>
  return %0 : !amx.tile<16x64xi8>
}
// -----
func.func @mulf(%a: !amx.tile<16x32xbf16>, %b: !amx.tile<16x32xbf16>, %c: !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32> {
  %0 = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return %0 : !amx.tile<16x16xf32>
}
// -----
func.func @muli(%a: !amx.tile<16x64xi8>, %b: !amx.tile<16x64xi8>, %c: !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32> {
  %0 = amx.tile_muli %a zext, %b zext, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  return %0 : !amx.tile<16x16xi32>
}
