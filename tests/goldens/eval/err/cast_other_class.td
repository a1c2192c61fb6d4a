// !cast to a record of another class.
// llvm-tblgen: line 5
class C; class E;
def there : E;
def A { C x = !cast<C>("there"); }
