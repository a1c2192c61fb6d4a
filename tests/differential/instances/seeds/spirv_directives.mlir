%i, %c, %v, %r, %t = "t.x"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32, !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32>)
%0 = spirv.ImageSampleImplicitLod %i, %c ["Bias"], %v : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
%1 = spirv.ImageSampleExplicitLod %i, %c ["Lod"], %v : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
%2 = spirv.ImageDrefGather %i, %c, %v : !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<2xf32>, f32 -> vector<4xf32>
%3 = spirv.ImageRead %r, %t : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xi32> -> vector<4xf32>
// -----
%s, %c, %v = "t.x"() : () -> (!spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32)
%0 = spirv.ImageSampleProjDrefImplicitLod %s, %c, %v : !spirv.sampled_image<!spirv.image<f32, Dim2D, IsDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>, vector<4xf32>, f32 -> f32
// -----
%i, %t, %x = "t.x"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xsi32>, vector<4xf32>)
%0 = spirv.ImageFetch %i, %t : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba16>, vector<2xsi32> -> vector<4xf32>
// -----
%i, %t, %x = "t.x"() : () -> (!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xsi32>, vector<4xf32>)
spirv.ImageWrite %i, %t, %x : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, Rgba16>, vector<2xsi32>, vector<4xf32>
// -----
func.func @switch(%a: i64, %c: i32) {
  spirv.Switch %c : i32, [
    default: ^bb1(%a : i64),
    1: ^bb2
  ]
^bb1(%x: i64):
  spirv.Unreachable
^bb2:
  spirv.Unreachable
}
