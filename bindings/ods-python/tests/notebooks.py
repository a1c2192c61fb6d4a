"""Runs the notebooks in `bindings/ods-python/notebooks`: their cells print and show what is stored in them.

`python notebooks.py --update FOLDER` runs those in a folder and stores what they print and show.
"""

import ast
import contextlib
import io
import json
import pathlib
import re
import sys


def shown(value):
    """What a notebook shows of the last value of a cell, by the kind of text."""
    data = {"text/plain": _lines(repr(value))}
    if hasattr(value, "_repr_html_"):
        data["text/html"] = _lines(value._repr_html_())
    return data


def _lines(text):
    return text.splitlines(keepends=True)


def run(source, names, count):
    """Runs a cell; returns its outputs as a notebook stores them."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, outputs, value = io.StringIO(), [], None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, f"<cell {count}>", "exec"), names)
        if last is not None:
            value = eval(compile(ast.Expression(last.value), f"<cell {count}>", "eval"), names)
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": _lines(printed.getvalue())})
    if value is not None:
        result = {"data": shown(value), "execution_count": count, "metadata": {}, "output_type": "execute_result"}
        outputs.append(result)
    return outputs


def comparable(outputs):
    """Outputs without what differs from run to run: addresses, times, and numbers of pages."""
    text = json.dumps(outputs, sort_keys=True)
    return re.sub(r"0x[0-9a-f]+|\d+(\.\d+)? (ms|us|µs)|seconds[^,}]*[\d.e-]+|ods\d+-|time[^,}]*[\d.e-]+", "#", text)


def executed(path):
    """A notebook, and the outputs of its cells of code when they run now."""
    book = json.loads(path.read_text(encoding="utf-8"))
    cells = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    names = {"__name__": "__main__"}
    return book, [(cell, run("".join(cell["source"]), names, count)) for count, cell in enumerate(cells, 1)]


def main(arguments):
    update = arguments[:1] == ["--update"]
    folder = pathlib.Path(arguments[1]) if update else pathlib.Path(__file__).parent.parent / "notebooks"
    paths = sorted(folder.glob("*.ipynb"))
    assert paths, f"there are no notebooks in {folder}"
    for path in paths:
        book, cells = executed(path)
        if update:
            for count, (cell, outputs) in enumerate(cells, 1):
                cell.update(execution_count=count, outputs=outputs)
            path.write_text(json.dumps(book, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            continue
        for cell, outputs in cells:
            stored = comparable(cell["outputs"])
            assert comparable(outputs) == stored, f"{path.name}, cell {cell['id']}:\n{comparable(outputs)}\nis stored as\n{stored}"


if __name__ == "__main__":
    main(sys.argv[1:])
