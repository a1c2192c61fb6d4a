// Part of odsgen. Apache-2.0.
//
// Options of command lines. Names and values are those of MLIR 22's llvm/Option/OptParser.td (LLVM Project,
// Apache-2.0 WITH LLVM-exception).

#ifndef LLVM_OPTION_OPTPARSER
#define LLVM_OPTION_OPTPARSER

// What help says of options

class OptionVisibility {}
def DefaultVis : OptionVisibility;

// Help for some tools only.
class HelpTextVariant<list<OptionVisibility> visibilities, string text> {
  string Text = text;
  list<OptionVisibility> Visibilities = visibilities;
}

class OptionFlag {}
def HelpHidden : OptionFlag;
foreach how = ["AsInput", "Joined", "Separate"] in {
  def Render # how : OptionFlag;
}

// Groups have a name in C++: that of the record, unless it is set. Options too.
class OptionGroup<string name> {
  string Name = name;
  string EnumName = ?;
  OptionGroup Group = ?;
  string HelpText = ?;
  list<OptionVisibility> Visibility = [];
  list<OptionFlag> Flags = [];
}

class SubCommand<string name, string helpText, string usage = ""> {
  string Usage = usage;
  string HelpText = helpText;
  string Name = name;
}

// How an option takes its values. Of several kinds that match, the one with the higher number is tried later; sentinels
// are not written by users.
class OptionKind<string name, int precedence = 0, bit sentinel = false> {
  bit Sentinel = sentinel;
  int Precedence = precedence;
  string Name = name;
}

foreach words = [["Flag"], ["Group"], ["Input"], ["Unknown"], ["Joined"], ["CommaJoined"], ["Separate"],
                 ["Joined", "And", "Separate"], ["Joined", "Or", "Separate"], ["MultiArg"], ["Remaining", "Args"],
                 ["Remaining", "Args", "Joined"]] in {
  defvar kind = !interleave(words, "");
  def KIND_ # !toupper(!interleave(words, "_"))
      : OptionKind<kind, !cond(!eq(kind, "Unknown"): 2, !eq(kind, "Input"): 1, !eq(kind, "Joined"): 1, true: 0),
                   !or(!eq(kind, "Unknown"), !eq(kind, "Input"))>;
}

class Option<list<string> prefixes, string name, OptionKind kind, list<SubCommand> subcommands = []> {
  // What is written.
  OptionKind Kind = kind;
  string Name = name;
  list<string> Prefixes = prefixes;
  int NumArgs = 0;
  list<SubCommand> SubCommands = subcommands;
  list<OptionFlag> Flags = [];
  Option Alias = ?;
  list<string> AliasArgs = [];
  string Values = ?;
  code ValuesCode = ?;
  // What help says.
  OptionGroup Group = ?;
  list<OptionVisibility> Visibility = [DefaultVis];
  string HelpText = ?;
  list<HelpTextVariant> HelpTextsForVariants = [];
  string MetaVarName = ?;
  // C++ that turns it into a variable and back.
  string EnumName = ?;
  code KeyPath = ?;
  code MacroPrefix = "";
  code DefaultValue = ?;
  code ImpliedCheck = "false";
  code ImpliedValue = ?;
  bit ShouldAlwaysEmit = false;
  code ShouldParse = "true";
  code Normalizer = "";
  code NormalizerRetTy = ?;
  list<code> NormalizedValues = ?;
  code NormalizedValuesScope = "";
  code Denormalizer = "";
#ifndef ODS_SINCE_MLIR_23
  code ValueExtractor = "extractForwardValue";
  code ValueMerger = "mergeForwardValue";
#endif
}

// What is no option, and what is an unknown one.
foreach what = ["INPUT", "UNKNOWN"] in {
  def what : Option<[], "<" # !tolower(what) # ">", !cast<OptionKind>("KIND_" # what)>;
}

// Fields of options, each set by a class to mix in

class Alias<Option alias> { Option Alias = alias; }
class AliasArgs<list<string> aliasargs> { list<string> AliasArgs = aliasargs; }
class AlwaysEmit { bit ShouldAlwaysEmit = true; }
class Denormalizer<code denormalizer> { code Denormalizer = denormalizer; }
class EnumName<string name> { string EnumName = name; }
class Flags<list<OptionFlag> flags> { list<OptionFlag> Flags = flags; }
class Group<OptionGroup group> { OptionGroup Group = group; }
class HelpText<string text> { string HelpText = text; }
class HelpTextForVariants<list<OptionVisibility> Visibilities, string text> {
  list<HelpTextVariant> HelpTextsForVariants = [HelpTextVariant<Visibilities, text>];
}
class ImpliedByAnyOf<list<string> key_paths, code value = "true"> {
  code ImpliedValue = value;
  code ImpliedCheck = !interleave(["false"] # key_paths, " || ");
}
class MetaVarName<string name> { string MetaVarName = name; }
class NormalizedValues<list<code> definitions> { list<code> NormalizedValues = definitions; }
class NormalizedValuesScope<code scope> { code NormalizedValuesScope = scope; }
class Normalizer<code normalizer> { code Normalizer = normalizer; }
class ShouldParseIf<code condition> { code ShouldParse = condition; }
#ifndef ODS_SINCE_MLIR_23
class ValueExtractor<code extractor> { code ValueExtractor = extractor; }
class ValueMerger<code merger> { code ValueMerger = merger; }
#endif
class Values<string value> { string Values = value; }
class ValuesCode<code valuecode> { code ValuesCode = valuecode; }
class Visibility<list<OptionVisibility> visibility> { list<OptionVisibility> Visibility = visibility; }

// Options by how they take values

class CommaJoined<list<string> prefixes, string name, list<SubCommand> subcommands = []>
    : Option<prefixes, name, KIND_COMMAJOINED, subcommands>;
class Flag<list<string> prefixes, string name, list<SubCommand> subcommands = []>
    : Option<prefixes, name, KIND_FLAG, subcommands>;
class Joined<list<string> prefixes, string name, list<SubCommand> subcommands = []>
    : Option<prefixes, name, KIND_JOINED, subcommands>;
class JoinedAndSeparate<list<string> prefixes, string name, list<SubCommand> subcommands = []>
    : Option<prefixes, name, KIND_JOINED_AND_SEPARATE, subcommands>;
class JoinedOrSeparate<list<string> prefixes, string name, list<SubCommand> subcommands = []>
    : Option<prefixes, name, KIND_JOINED_OR_SEPARATE, subcommands>;
class MultiArg<list<string> prefixes, string name, int numargs, list<SubCommand> subcommands = []>
    : Option<prefixes, name, KIND_MULTIARG, subcommands> {
  let NumArgs = numargs;
}
class Separate<list<string> prefixes, string name, list<SubCommand> subcommands = []>
    : Option<prefixes, name, KIND_SEPARATE, subcommands>;

// Variables that options are stored in, by their types

class KeyPathAndMacro<string key_path_prefix, string key_path_base, string macro_prefix = ""> {
  code MacroPrefix = macro_prefix;
  code KeyPath = key_path_prefix # key_path_base;
}

class MarshallingInfo<KeyPathAndMacro kpm, code defaultvalue> {
  code DefaultValue = defaultvalue;
  code MacroPrefix = kpm.MacroPrefix;
  code KeyPath = kpm.KeyPath;
}

class MarshallingInfoEnum<KeyPathAndMacro kpm, code defaultvalue> : MarshallingInfo<kpm, defaultvalue> {
  code Denormalizer = "denormalizeSimpleEnum";
  code Normalizer = "normalizeSimpleEnum";
}

class MarshallingInfoInt<KeyPathAndMacro kpm, code defaultvalue = "0", code type = "unsigned">
    : MarshallingInfo<kpm, defaultvalue> {
  defvar argument = "<" # type # ">";
  code Denormalizer = "denormalizeString" # argument;
  code Normalizer = "normalizeStringIntegral" # argument;
}

class MarshallingInfoString<KeyPathAndMacro kpm, code defaultvalue = "std::string()">
    : MarshallingInfo<kpm, defaultvalue> {
  code Denormalizer = "denormalizeString";
  code Normalizer = "normalizeString";
}

class MarshallingInfoStringVector<KeyPathAndMacro kpm> : MarshallingInfo<kpm, "std::vector<std::string>({})"> {
  code Denormalizer = "denormalizeStringVector";
  code Normalizer = "normalizeStringVector";
}

// Flags: one that sets, one that resets, one of two, and a bit among others.
defvar OptParser_FlagDenormalizer = "denormalizeSimpleFlag";

class MarshallingInfoFlag<KeyPathAndMacro kpm, code defaultvalue = "false"> : MarshallingInfo<kpm, defaultvalue> {
  code Denormalizer = OptParser_FlagDenormalizer;
  code Normalizer = "normalizeSimpleFlag";
}

class MarshallingInfoNegativeFlag<KeyPathAndMacro kpm, code defaultvalue = "true">
    : MarshallingInfo<kpm, defaultvalue> {
  code Denormalizer = OptParser_FlagDenormalizer;
  code Normalizer = "normalizeSimpleNegativeFlag";
}

class MarshallingInfoBooleanFlag<KeyPathAndMacro kpm, code defaultvalue, code value, code other_value, code other_name>
    : MarshallingInfoFlag<kpm, defaultvalue> {
  let Denormalizer = "makeBooleanOptionDenormalizer(" # value # ")";
  let Normalizer =
      "makeBooleanOptionNormalizer(" # !interleave([value, other_value, "OPT_" # other_name], ", ") # ")";
}

#ifndef ODS_SINCE_MLIR_23
class MarshallingInfoBitfieldFlag<KeyPathAndMacro kpm, code value> : MarshallingInfoFlag<kpm, "0u"> {
  let Normalizer = "makeFlagToValueNormalizer(" # value # ")";
  code ValueExtractor = "(extractMaskValue<unsigned, decltype(" # value # "), " # value # ">)";
  code ValueMerger = "mergeMaskValue";
}
#endif

#endif // LLVM_OPTION_OPTPARSER
