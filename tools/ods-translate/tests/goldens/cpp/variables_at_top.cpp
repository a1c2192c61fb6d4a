#include "a.h"
#include <b.h>
float g;
static const float h[2][3] = {1.500000000e+00f, 1.500000000e+00f, 1.500000000e+00f, 1.500000000e+00f, 1.500000000e+00f, 1.500000000e+00f};
extern char e = CHAR_MIN;
static inline int32_t s(int32_t v1, size_t v2, float* v3, float v4[2][3], float v5, bool v6, S v7);
extern int32_t ext(int32_t, float*);
static inline int32_t s(int32_t v1, size_t v2, float* v3, float v4[2][3], float v5, bool v6, S v7) {
  int32_t v8;
  int32_t v9;
  int32_t v10;
  int32_t v11;
  int32_t v12[2];
  float v13;
  int32_t v14;
  int32_t* v15;
  int32_t v16;
  float v17;
  float v18;
  double v19;
  bool v20;
  uint8_t v21;
  int8_t v22;
  float v23;
  float v24;
  _Float16 v25;
  Tensor<int32_t, 2> v26;
  size_t v27;
  S v28;
  int32_t v29;
  S* v30;
  int32_t v31;
  float v32;
  float v33;
  size_t v34;
  v8 = v1 + v1;
  v9 = !(-((int32_t) ((float) foo<float, 3>(v1, (v1 - (v1 * v8 - v1)), 4, Q, int32_t))) < v1) ? v1 : v8;
  ;
  v11 = 3;
  v12 = {1,2};
  v10 = v9;
  for (size_t i35 = v2; i35 < v2; i35 += v2) {
    for (size_t j36 = v2; j36 < v2; j36 += v2) {
      v13 = v4[i35][j36];
      v4[i35][j36] = v5;
    }
  }
  if (v6) {
    x();
  } else {
    y(v1, {);
  }
  switch (v1) {
  case 2: {
    v14 = ext(v1, v3);
    break;
  }
  default: {
    break;
  }
  }
  v15 = &v10;
  v16 = *v15;
  *v15 = v16;
  v17 = +M_PI;
  v18 = g;
  v19 = 1.00000000000000000e-03;
  v20 = true;
  v21 = 255;
  v22 = -1;
  v23 = NAN;
  v24 = -INFINITY;
  v25 = 1.00000e+00f16;
  v26 = {1, -2};
  v27 = 1;
  ;
  v29 = v28.q;
  ;
  v30->q = v1;
  std::tie(v31, v32) = two();
  none(v1);
  v33 = *v3;
  do {
    a
  } while (!v6);
  v34 = 1;
  return v1;
}


class C final {
 public:
  int32_t f = 4;
  float a[2];
  int32_t execute(int32_t v1) {
    int32_t v2;
    v2 = f + v1;
    return v2;
  }
};
class D {
 public:
};


void q() {
  return;
}

std::tuple<int32_t, float> multi(int32_t v1) {
  float v2;
  v2 = c();
  return std::make_tuple(v1, v2);
}
void callit(int32_t v1) {
  int32_t v2;
  float v3;
  std::tie(v2, v3) = multi(v1);
  return;
}


int32_t br(int32_t v1, bool v2) {
  int32_t v3;
  int32_t v4;
  if (v2) {
    v3 = v1;
    goto label2;
  } else {
    goto label3;
  }
label2:
  v4 = v3;
  goto label4;
label3:
  v4 = v1;
  goto label4;
label4:
  return v4;
}


int32_t top(size_t v1, int32_t v2) {
  int32_t v3;
  int32_t v4;
  int32_t v5;
  float v6;
  int32_t v7;
  v3 = 3;
  ;
  for (size_t i8 = v1; i8 < v1; i8 += v1) {
    v4 = v2 + v3;
  }
  v5 = v4;
  for (size_t i9 = v1; i9 < (v1 + v1); i9 += v1) {
    for (size_t j10 = v1; j10 < v1; j10 += v1) {
      for (size_t k11 = v1; k11 < v1; k11 += v1) {
      }
    }
  }
  for (size_t i12 = v1; i12 < v1; i12 += v1) {
  }
  std::tie(v6, v7) = c();
  return v5;
}


void f(Tensor<int32_t, 2> v1, std::tuple<int32_t, float> v2, std::tuple<> v3) {
  return;
}


void f(int32_t** v1) {
  int32_t* v2;
  int32_t v3;
  v2 = *v1;
  v3 = *v2;
  return;
}


void f(__bf16 v1, _Float16 v2, bool v3, int16_t v4, uint64_t v5, ssize_t v6, ptrdiff_t v7) {
  return;
}


int32_t f() {
}


void f() {
  int32_t v1;
  v1 = a"b;
  a
  b


  c
  return;
}


void f(bool v1) {
  if (v1) {
    a
    b


    c
  }
  return;
}


void f(bool v1) {
  f(a, {2.00000000000000000e+00, 2.00000000000000000e+00}, 1.5000e+00bf16, std::tuple<int32_t, int32_t>, -4, 200);
  return;
}


void f(bool v1) {
  bool v2;
  v2 = !v1;
  if (v2) {
  }
  return;
}


void f() {
  double v1;
  float v2;
  float v3;
  double v4;
  __bf16 v5;
  v1 = 1.23456789125000000e+08;
  v2 = 1.000000020e+30f;
  v3 = 0.0e+00f;
  v4 = -1.00000000000000010e-01;
  v5 = 3.0000e+00bf16;
  return;
}


void f(int32_t v1) {
  switch (v1) {
  default: {
    break;
  }
  }
  return;
}

