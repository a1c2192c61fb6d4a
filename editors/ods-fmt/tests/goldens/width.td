// options: width=40 indent=4
class A<string mnemonic, list<Trait> traits = []> : Op<D, mnemonic, traits> {
  let arguments = (ins I32:$first, I32:$second);
  let traits = [First, Second, Third, Fourth, Fifth];
  let summary = "a summary of some length";
  let value = !foreach(i, [1, 2, 3], !add(i, number));
}
