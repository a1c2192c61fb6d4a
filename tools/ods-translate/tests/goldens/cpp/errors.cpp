void f(float* v1, size_t v2) {

void f(int32_t v1, size_t v2) {


void f(
void f(
void f(
void f(


void f(bool v1) {
  f(
void f(bool v1) {
  f(
void f(bool v1) {
  f(
void f(bool v1) {
  f(


