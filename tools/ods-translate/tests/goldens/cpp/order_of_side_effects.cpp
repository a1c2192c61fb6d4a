extern void g(int32_t);
void f(int32_t v1, int32_t v2[4]) {
  bool v3;
  int32_t v4;
  if (v3) {
    x
  }
  return;
}


extern void g(int32_t);
void f(int32_t v1, int32_t v2[4]) {
  int32_t v3;
  int32_t v4;
  switch (v3) {
  default: {
    break;
  }
  }
  return;
}


extern void g(int32_t);
int32_t f(int32_t v1, int32_t v2[4]) {
  int32_t v3;
  int32_t v4;
  return v3;
}


extern void g(int32_t);
void f(int32_t v1, int32_t v2[4]) {
  int32_t v3;
  int32_t v4;
  v3 = v3;
  return;
}


extern void g(int32_t);
void f(int32_t v1, int32_t v2[4]) {
  int32_t v3;
  int32_t v4;
  v4 = v3;
  return;
}


extern void g(int32_t);
void f(int32_t v1, int32_t v2[4]) {
  int32_t v3;
  int32_t v4;
  int32_t v5 = v3;
  v2[v1] = v5;
  return;
}


extern void g(int32_t);
void f(int32_t v1, int32_t v2[4]) {
  int32_t v3;
  int32_t v4;
  int32_t v5 = v3;
  for (int32_t i6 = v5; i6 < v1; i6 += v1) {
  }
  return;
}


extern void g(int32_t);
void f(int32_t v1, int32_t v2[4]) {
  int32_t v3;
  int32_t v4;
  int32_t v5 = v3;
  g(v5);
  return;
}


extern void g(int32_t);
void f(int32_t v1, int32_t v2[4]) {
  bool v3;
  int32_t v4;
  bool v5 = v3;
  m
  if (v5) {
    x
  }
  return;
}


extern void g(int32_t);
void f(int32_t v1, int32_t v2[4]) {
  bool v3;
  int32_t v4;
  bool v5 = v3;
  for (int32_t i6 = v1; i6 < v1; i6 += v1) {
    if (v5) {
      x
    }
  }
  return;
}

