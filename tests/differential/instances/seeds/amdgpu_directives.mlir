%a, %b, %c = "t.x"() : () -> (vector<4xf16>, vector<4xf32>, vector<16xf32>)
%0 = amdgpu.mfma 16x16x16 %a * %a + %b blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
%1 = amdgpu.mfma 32x32x8 %a * %a + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>
