// An option of each class of llvm/Option/OptParser.td.

include "llvm/Option/OptParser.td"

def for_clang : OptionVisibility;
def group : OptionGroup<"<group>">, HelpText<"of a group">, EnumName<"group_id">;
def sub : SubCommand<"sub", "a part", "sub [options]">;

def comma : CommaJoined<["-"], "comma=", [sub]>, MetaVarName<"<list>">;
def flag : Flag<["-", "--"], "flag", [sub]>, Group<group>, Flags<[HelpHidden, RenderJoined]>;
def joined : Joined<["-"], "joined=", [sub]>, Values<"a,b">, NormalizedValues<["A", "B"]>, NormalizedValuesScope<"S">;
def both : JoinedAndSeparate<["-"], "both", [sub]>, ValuesCode<"values">;
def either : JoinedOrSeparate<["-"], "either", [sub]>, Visibility<[DefaultVis, for_clang]>;
def multi : MultiArg<["-"], "multi", 3, [sub]>, EnumName<"multi_id">;
def separate : Separate<["-"], "separate", [sub]>, HelpTextForVariants<[for_clang], "another help">;
def alias : Flag<["-"], "alias">, Alias<joined>, AliasArgs<["a", "b"]>, AlwaysEmit;
def plain : Option<["/"], "plain", KIND_REMAINING_ARGS_JOINED>, ShouldParseIf<"isOn()">;
def changed : Option<[], "changed", KIND_REMAINING_ARGS>, Normalizer<"n">, Denormalizer<"d">, ValueMerger<"m">,
              ValueExtractor<"e">;

class At<string base> : KeyPathAndMacro<"options->", base, "OPTION_">;

def enumeration : Joined<["-"], "enumeration=">, MarshallingInfoEnum<At<"kind">, "Kind::A">;
def integer : Joined<["-"], "integer=">, MarshallingInfoInt<At<"count">, "3", "long">, ImpliedByAnyOf<["a.b", "c"], "4">;
def text : Joined<["-"], "text=">, MarshallingInfoString<At<"text">>, ImpliedByAnyOf<[]>;
def texts : Joined<["-"], "texts=">, MarshallingInfoStringVector<At<"texts">>, Normalizer<"own">;
def on : Flag<["-"], "on">, MarshallingInfoFlag<At<"on">>;
def off : Flag<["-"], "off">, MarshallingInfoNegativeFlag<At<"on">>;
def yes : Flag<["-"], "yes">, MarshallingInfoBooleanFlag<At<"two">, "false", "true", "false", "no">;
def mask : Flag<["-"], "mask">, MarshallingInfoBitfieldFlag<At<"bits">, "Bits::A">;
