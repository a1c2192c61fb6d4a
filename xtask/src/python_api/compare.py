"""Compares what two packages have: `compare.py THEIRS.json OURS.json REASONS`, with files of `members.py`.

Prints figures, and then what differs without a reason. `REASONS` has lines `pattern: reason`; a pattern that matches no difference is one, too.
"""

import fnmatch
import json
import sys


def accepts(ours, theirs):
    """Whether a function takes each call that the other one's form allows."""
    names = {name: (kind, default) for name, kind, default in ours}
    kinds = {kind for _, kind, _ in ours}
    positional = [entry for entry in ours if entry[1] == "positional"]
    index = 0
    for name, kind, default in theirs:
        if kind in ("*", "**"):
            if kind not in kinds:
                return False
        elif kind == "positional" and index < len(positional):
            if name and positional[index][0] != name or default and not positional[index][2]:
                return False
            index += 1
        elif name in names and kind == "keyword":
            if default and not names[name][1]:
                return False
        elif ("*" if kind == "positional" else "**") not in kinds:
            return False
    given = {name for name, _, _ in theirs} | {name for name, _, _ in positional[:index]}
    return all(default or name in given for name, _, default in ours)


def difference(theirs, ours):
    """What is other, in words; nothing, or a key of `CALLS`, if nothing is."""
    if theirs["kind"] != ours["kind"]:
        return f"is a {ours['kind']}, not a {theirs['kind']}"
    if theirs["kind"] in ("property", "static property"):
        if theirs["settable"] == ours["settable"]:
            return ""
        return {True: "can be set", False: "cannot be set", None: "is a property of no sample"}[ours["settable"]]
    if theirs["kind"] == "value":
        return "" if theirs["is"] == ours["is"] else f"is {ours['is']}, not {theirs['is']}"
    if theirs.get("calls") is None:
        return ""
    if ours.get("slot"):
        return "of protocols"
    if ours.get("calls") is None:
        return "has no signature"
    if sorted(theirs["calls"]) == sorted(ours["calls"]):
        return "equal"
    for call in theirs["calls"]:
        if not any(accepts(own, call) for own in ours["calls"]):
            return f"does not take ({', '.join(name for name, _, _ in call)}): {ours['calls']}"
    return "accepted"


# Calls that are no difference, and how they are counted.
CALLS = {"equal": "that are equal", "accepted": "that take more", "of protocols": "of Python's protocols"}


def differences(theirs, ours, figures):
    """Names of what is missing or other, and how."""
    for module, entries in theirs.items():
        for name, about in entries.items():
            path, own = f"{module}.{name}", ours[module].get(name)
            figures["classes" if about["kind"] == "class" else "functions"] += 1
            if own is None:
                yield path, "is missing"
                continue
            pairs = [(path, about, own)] if about["kind"] != "class" else []
            for entry, member in about.get("members", {}).items():
                if member.get("slot"):
                    continue  # Of Python's own making, such as `__init__` of a class that cannot be created.
                figures["members"] += 1
                if entry in own.get("members", {}):
                    pairs.append((f"{path}.{entry}", member, own["members"][entry]))
                else:
                    yield f"{path}.{entry}", "is missing"
            if about["kind"] == "class" and about["bases"] != own.get("bases"):
                yield path, f"has bases {own.get('bases')}, not {about['bases']}"
            for where, member, other in pairs:
                figures["with signatures"] += member.get("calls") is not None
                found = difference(member, other)
                if found in CALLS:
                    figures[CALLS[found]] += 1
                elif found:
                    yield where, found


def main(theirs, ours, reasons):
    with open(theirs) as their_file, open(ours) as our_file, open(reasons) as reason_file:
        theirs, ours = json.load(their_file), json.load(our_file)
        lines = [line.strip() for line in reason_file if line.strip() and not line.startswith("#")]
    patterns = dict(line.split(": ", 1) for line in lines)
    names = ["classes", "functions", "members", "with signatures", *CALLS.values(), "different with a reason"]
    figures = dict.fromkeys(names, 0)
    unused, unexpected = set(patterns), []
    for path, found in differences(theirs, ours, figures):
        reason = [pattern for pattern in patterns if fnmatch.fnmatchcase(path, pattern)]
        unused -= set(reason)
        figures["different with a reason"] += bool(reason)
        if not reason:
            unexpected.append(f"{path} {found}")
    print(", ".join(f"{count} {name}" for name, count in figures.items()))
    unexpected += (f"{pattern} differs no more, against '{patterns[pattern]}'" for pattern in sorted(unused))
    print("\n".join(unexpected), end="")
    return len(unexpected)


sys.exit(main(*sys.argv[1:]) > 0)
