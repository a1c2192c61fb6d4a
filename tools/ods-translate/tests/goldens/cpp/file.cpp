#include "a.h"
#include <b.h>
float g;
static const float h[2][3] = {1.500000000e+00f, 1.500000000e+00f, 1.500000000e+00f, 1.500000000e+00f, 1.500000000e+00f, 1.500000000e+00f};
extern char e = CHAR_MIN;
static inline int32_t s(int32_t v1, size_t v2, float* v3, float v4[2][3], float v5, bool v6, S v7);
extern int32_t ext(int32_t, float*);
static inline int32_t s(int32_t v1, size_t v2, float* v3, float v4[2][3], float v5, bool v6, S v7) {
  int32_t v8 = v1 + v1;
  int32_t v9 = !(-((int32_t) ((float) foo<float, 3>(v1, (v1 - (v1 * v8 - v1)), 4, Q, int32_t))) < v1) ? v1 : v8;
  int32_t v10;
  int32_t v11 = 3;
  int32_t v12[2] = {1,2};
  v10 = v9;
  for (size_t i13 = v2; i13 < v2; i13 += v2) {
    for (size_t j14 = v2; j14 < v2; j14 += v2) {
      float v15 = v4[i13][j14];
      v4[i13][j14] = v5;
    }
  }
  if (v6) {
    x();
  } else {
    y(v1, {);
  }
  switch (v1) {
  case 2: {
    int32_t v16 = ext(v1, v3);
    break;
  }
  default: {
    break;
  }
  }
  int32_t* v17 = &v10;
  int32_t v18 = *v17;
  *v17 = v18;
  float v19 = +M_PI;
  float v20 = g;
  double v21 = 1.00000000000000000e-03;
  bool v22 = true;
  uint8_t v23 = 255;
  int8_t v24 = -1;
  float v25 = NAN;
  float v26 = -INFINITY;
  _Float16 v27 = 1.00000e+00f16;
  Tensor<int32_t, 2> v28 = {1, -2};
  size_t v29 = 1;
  S v30;
  int32_t v31 = v30.q;
  S* v32;
  v32->q = v1;
  int32_t v33;
  float v34;
  std::tie(v33, v34) = two();
  none(v1);
  float v35 = *v3;
  do {
    a
  } while (!v6);
  size_t v36 = 1;
  return v1;
}


class C final {
 public:
  int32_t f = 4;
  float a[2];
  int32_t execute(int32_t v1) {
    int32_t v2 = f + v1;
    return v2;
  }
};
class D {
 public:
};
#include "x.h"
void f() {
  return;
}


void q() {
  return;
}

std::tuple<int32_t, float> multi(int32_t v1) {
  float v2 = c();
  return std::make_tuple(v1, v2);
}
void callit(int32_t v1) {
  int32_t v2;
  float v3;
  std::tie(v2, v3) = multi(v1);
  return;
}


int32_t top(size_t v1, int32_t v2) {
  int32_t v3 = 3;
  int32_t v4;
  for (size_t i5 = v1; i5 < v1; i5 += v1) {
    v4 = v2 + v3;
  }
  int32_t v6 = v4;
  for (size_t i7 = v1; i7 < (v1 + v1); i7 += v1) {
    for (size_t j8 = v1; j8 < v1; j8 += v1) {
      for (size_t k9 = v1; k9 < v1; k9 += v1) {
      }
    }
  }
  for (size_t i10 = v1; i10 < v1; i10 += v1) {
  }
  float v11;
  int32_t v12;
  std::tie(v11, v12) = c();
  return v6;
}


void f(Tensor<int32_t, 2> v1, std::tuple<int32_t, float> v2, std::tuple<> v3) {
  return;
}


void f(int32_t** v1) {
  int32_t* v2 = *v1;
  int32_t v3 = *v2;
  return;
}


void f(__bf16 v1, _Float16 v2, bool v3, int16_t v4, uint64_t v5, ssize_t v6, ptrdiff_t v7) {
  return;
}


int32_t f() {
}


void f() {
  int32_t v1 = a"b;
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
  bool v2 = !v1;
  if (v2) {
  }
  return;
}


void f() {
  double v1 = 1.23456789125000000e+08;
  float v2 = 1.000000020e+30f;
  float v3 = 0.0e+00f;
  double v4 = -1.00000000000000010e-01;
  __bf16 v5 = 3.0000e+00bf16;
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

