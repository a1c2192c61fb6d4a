// !cast to a record that does not exist.
// llvm-tblgen: line 5; here: line 6, where the name stands, not where the definition around it begins
class C;
def there : C;
def A {
  C x = !cast<C>("their");
}
