async.func @callee(%x: f32) -> !async.value<f32> {
  return %x : f32
}
func.func @caller(%x: f32, %v: !async.value<f32>) {
  %0 = async.call @callee(%x) : (f32) -> !async.value<f32>
  %1 = async.runtime.load %v : <f32>
  async.runtime.store %x, %v : <f32>
  %t = async.execute {
    async.yield
  }
  return
}
// -----
async.func @nothing() -> !async.token {
  return
}
