// All casts of a dumped value must denote records.
// llvm-tblgen: no line; here: line 4, where the dump is
class Item {}
dump !cast<Item>("no such record");
def A : Item;
