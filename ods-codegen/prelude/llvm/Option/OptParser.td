// Part of odsgen. Apache-2.0.
//
// Options of command lines. Names and values are those of MLIR 22's llvm/Option/OptParser.td (LLVM Project,
// Apache-2.0 WITH LLVM-exception).

#ifndef LLVM_OPTION_OPTPARSER
#define LLVM_OPTION_OPTPARSER

// Kinds: how an option takes its values. Of several that match, the one with the higher precedence is taken;
// sentinels are
// not written by users.
class OptionKind<string name, int precedence = 0, bit sentinel = false> {
  string Name = name;
  int Precedence = precedence;
  bit Sentinel = sentinel;
}

foreach kind = [["GROUP", "Group"], ["FLAG", "Flag"], ["SEPARATE", "Separate"], ["COMMAJOINED", "CommaJoined"],
                ["MULTIARG", "MultiArg"], ["JOINED_OR_SEPARATE", "JoinedOrSeparate"],
                ["JOINED_AND_SEPARATE", "JoinedAndSeparate"], ["REMAINING_ARGS", "RemainingArgs"],
                ["REMAINING_ARGS_JOINED", "RemainingArgsJoined"]] in {
  def KIND_ # kind[0] : OptionKind<kind[1]>;
}
def KIND_JOINED : OptionKind<"Joined", 1>;
def KIND_INPUT : OptionKind<"Input", 1, true>;
def KIND_UNKNOWN : OptionKind<"Unknown", 2, true>;

// Flags of options, and where they are shown.
class OptionFlag {}
foreach flag = ["HelpHidden", "RenderAsInput", "RenderJoined", "RenderSeparate"] in {
  def flag : OptionFlag;
}

class OptionVisibility {}
def DefaultVis : OptionVisibility;

class OptionGroup<string name> {
  // The record's name, unless it is set.
  string EnumName = ?;
  string Name = name;
  string HelpText = ?;
  OptionGroup Group = ?;
  list<OptionFlag> Flags = [];
  list<OptionVisibility> Visibility = [];
}

// Help for some tools only.
class HelpTextVariant<list<OptionVisibility> visibilities, string text> {
  list<OptionVisibility> Visibilities = visibilities;
  string Text = text;
}

class SubCommand<string name, string helpText, string usage = ""> {
  string Name = name;
  string HelpText = helpText;
  string Usage = usage;
}

class Option<list<string> prefixes, string name, OptionKind kind, list<SubCommand> subcommands = []> {
  string EnumName = ?;
  list<string> Prefixes = prefixes;
  string Name = name;
  OptionKind Kind = kind;
  int NumArgs = 0;
  string HelpText = ?;
  list<HelpTextVariant> HelpTextsForVariants = [];
  string MetaVarName = ?;
  string Values = ?;
  code ValuesCode = ?;
  list<OptionFlag> Flags = [];
  list<OptionVisibility> Visibility = [DefaultVis];
  OptionGroup Group = ?;
  Option Alias = ?;
  list<string> AliasArgs = [];
  // C++ that turns an option into a variable and back.
  code MacroPrefix = "";
  code KeyPath = ?;
  code DefaultValue = ?;
  code ImpliedValue = ?;
  code ImpliedCheck = "false";
  code ShouldParse = "true";
  bit ShouldAlwaysEmit = false;
  code NormalizerRetTy = ?;
  code NormalizedValuesScope = "";
  code Normalizer = "";
  code Denormalizer = "";
  code ValueMerger = "mergeForwardValue";
  code ValueExtractor = "extractForwardValue";
  list<code> NormalizedValues = ?;
  list<SubCommand> SubCommands = subcommands;
}

// Options by their kinds

class Flag<list<string> prefixes, string name, list<SubCommand> subcommands = []>
    : Option<prefixes, name, KIND_FLAG, subcommands>;
class Joined<list<string> prefixes, string name, list<SubCommand> subcommands = []>
    : Option<prefixes, name, KIND_JOINED, subcommands>;
class Separate<list<string> prefixes, string name, list<SubCommand> subcommands = []>
    : Option<prefixes, name, KIND_SEPARATE, subcommands>;
class CommaJoined<list<string> prefixes, string name, list<SubCommand> subcommands = []>
    : Option<prefixes, name, KIND_COMMAJOINED, subcommands>;
class MultiArg<list<string> prefixes, string name, int numargs, list<SubCommand> subcommands = []>
    : Option<prefixes, name, KIND_MULTIARG, subcommands> {
  int NumArgs = numargs;
}
class JoinedOrSeparate<list<string> prefixes, string name, list<SubCommand> subcommands = []>
    : Option<prefixes, name, KIND_JOINED_OR_SEPARATE, subcommands>;
class JoinedAndSeparate<list<string> prefixes, string name, list<SubCommand> subcommands = []>
    : Option<prefixes, name, KIND_JOINED_AND_SEPARATE, subcommands>;

// Mixed into an option: each sets a field.

class Alias<Option alias> { Option Alias = alias; }
class AliasArgs<list<string> aliasargs> { list<string> AliasArgs = aliasargs; }
class EnumName<string name> { string EnumName = name; }
class Flags<list<OptionFlag> flags> { list<OptionFlag> Flags = flags; }
class Visibility<list<OptionVisibility> visibility> { list<OptionVisibility> Visibility = visibility; }
class Group<OptionGroup group> { OptionGroup Group = group; }
class HelpText<string text> { string HelpText = text; }
class HelpTextForVariants<list<OptionVisibility> Visibilities, string text> {
  list<HelpTextVariant> HelpTextsForVariants = [HelpTextVariant<Visibilities, text>];
}
class MetaVarName<string name> { string MetaVarName = name; }
class Values<string value> { string Values = value; }
class ValuesCode<code valuecode> { code ValuesCode = valuecode; }

// Variables that options are stored in

class KeyPathAndMacro<string key_path_prefix, string key_path_base, string macro_prefix = ""> {
  code KeyPath = key_path_prefix # key_path_base;
  code MacroPrefix = macro_prefix;
}

class ImpliedByAnyOf<list<string> key_paths, code value = "true"> {
  code ImpliedCheck = !foldl("false", key_paths, sum, path, sum # " || " # path);
  code ImpliedValue = value;
}

class MarshallingInfo<KeyPathAndMacro kpm, code defaultvalue> {
  code KeyPath = kpm.KeyPath;
  code MacroPrefix = kpm.MacroPrefix;
  code DefaultValue = defaultvalue;
}

class MarshallingInfoString<KeyPathAndMacro kpm, code defaultvalue = "std::string()">
    : MarshallingInfo<kpm, defaultvalue> {
  code Normalizer = "normalizeString";
  code Denormalizer = "denormalizeString";
}

class MarshallingInfoInt<KeyPathAndMacro kpm, code defaultvalue = "0", code type = "unsigned">
    : MarshallingInfo<kpm, defaultvalue> {
  code Normalizer = "normalizeStringIntegral<" # type # ">";
  code Denormalizer = "denormalizeString<" # type # ">";
}

class MarshallingInfoStringVector<KeyPathAndMacro kpm> : MarshallingInfo<kpm, "std::vector<std::string>({})"> {
  code Normalizer = "normalizeStringVector";
  code Denormalizer = "denormalizeStringVector";
}

class MarshallingInfoFlag<KeyPathAndMacro kpm, code defaultvalue = "false"> : MarshallingInfo<kpm, defaultvalue> {
  code Normalizer = "normalizeSimpleFlag";
  code Denormalizer = "denormalizeSimpleFlag";
}

class MarshallingInfoNegativeFlag<KeyPathAndMacro kpm, code defaultvalue = "true">
    : MarshallingInfo<kpm, defaultvalue> {
  code Normalizer = "normalizeSimpleNegativeFlag";
  code Denormalizer = "denormalizeSimpleFlag";
}

class MarshallingInfoBitfieldFlag<KeyPathAndMacro kpm, code value> : MarshallingInfoFlag<kpm, "0u"> {
  code Normalizer = "makeFlagToValueNormalizer(" # value # ")";
  code ValueMerger = "mergeMaskValue";
  code ValueExtractor = "(extractMaskValue<unsigned, decltype(" # value # "), " # value # ">)";
}

class MarshallingInfoBooleanFlag<KeyPathAndMacro kpm, code defaultvalue, code value, code other_value, code other_name>
    : MarshallingInfoFlag<kpm, defaultvalue> {
  code Normalizer = "makeBooleanOptionNormalizer(" # value # ", " # other_value # ", OPT_" # other_name # ")";
  code Denormalizer = "makeBooleanOptionDenormalizer(" # value # ")";
}

class MarshallingInfoEnum<KeyPathAndMacro kpm, code defaultvalue> : MarshallingInfo<kpm, defaultvalue> {
  code Normalizer = "normalizeSimpleEnum";
  code Denormalizer = "denormalizeSimpleEnum";
}

// Mixed into an option with a variable.

class ShouldParseIf<code condition> { code ShouldParse = condition; }
class AlwaysEmit { bit ShouldAlwaysEmit = true; }
class Normalizer<code normalizer> { code Normalizer = normalizer; }
class Denormalizer<code denormalizer> { code Denormalizer = denormalizer; }
class NormalizedValuesScope<code scope> { code NormalizedValuesScope = scope; }
class NormalizedValues<list<code> definitions> { list<code> NormalizedValues = definitions; }
class ValueMerger<code merger> { code ValueMerger = merger; }
class ValueExtractor<code extractor> { code ValueExtractor = extractor; }

// What is no option, and what is an unknown one.
def INPUT : Option<[], "<input>", KIND_INPUT>;
def UNKNOWN : Option<[], "<unknown>", KIND_UNKNOWN>;

#endif // LLVM_OPTION_OPTPARSER
