"""Random calls of the API against a model: a list of blocks, each a list of operations, in plain Python.

The calls depend on a seed only. `random_calls.py SEED CALLS` repeats others than those of the test.
"""

import random
import sys

from ods.ir import *

SEED = int(sys.argv[1]) if len(sys.argv) > 2 else 1
CALLS = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000


class Model:
    """A region with blocks of operations, as objects of the API and as names, which say what must be in it."""

    def __init__(self, choose):
        self.choose = choose
        self.owner = Operation.create("t.owner", regions=1, ip=False)
        self.region = self.owner.regions[0]
        self.blocks = []
        self.names = 0
        self.i8 = IntegerType.get_signless(8)
        # Operations that were erased, and results of those.
        self.stale = []
        self.add_block()

    def add_block(self):
        self.blocks.append((self.region.blocks.append(), []))

    def erase_everything(self):
        """Another region, once this one is large."""
        if sum(len(ops) for _, ops in self.blocks) < 60:
            return
        self.stale += [op.operation for _, ops in self.blocks for op in ops[:2]]
        self.owner.erase()
        self.owner = Operation.create("t.owner", regions=1, ip=False)
        self.region, self.blocks = self.owner.regions[0], []
        self.add_block()

    def some_block(self):
        return self.choose(self.blocks)

    def some_op(self):
        """A block, its operations, and the index of one; nothing if there is none."""
        filled = [(block, ops) for block, ops in self.blocks if ops]
        if not filled:
            return None
        block, ops = self.choose(filled)
        return block, ops, self.choose(range(len(ops)))

    def values(self):
        return [op.results[0] for _, ops in self.blocks for op in ops]

    def create(self):
        block, ops = self.some_block()
        at = self.choose(range(len(ops) + 1))
        point = InsertionPoint(block) if at == len(ops) else InsertionPoint(ops[at])
        values = self.values()
        operands = [self.choose(values) for _ in range(self.choose(range(3)))] if values else []
        self.names += 1
        ops.insert(at, Operation.create(f"t.op{self.names}", results=[self.i8], operands=operands, ip=point))

    def erase(self):
        found = self.some_op()
        if found is None:
            return
        _, ops, at = found
        op = ops[at]
        # A use by itself goes with the operation.
        others = [other for _, all_ops in self.blocks for other in all_ops if other is not op]
        is_used = any(op.results[0] in list(other.operands) for other in others)
        try:
            op.erase()
        except RuntimeError:
            assert is_used, "an unused operation is not erased"
            return
        assert not is_used, "a used operation is erased"
        self.stale.append(ops.pop(at))

    def move(self):
        first, second = self.some_op(), self.some_op()
        if first is None:
            return
        _, from_ops, at = first
        _, to_ops, to = second
        moved, reference = from_ops[at], to_ops[to]
        after = self.choose((False, True))
        (moved.move_after if after else moved.move_before)(reference)
        if moved is not reference:
            from_ops.pop(at)
            to_ops.insert(to_ops.index(reference) + after, moved)

    def detach_and_insert(self):
        found = self.some_op()
        if found is None:
            return
        _, ops, at = found
        op = ops.pop(at)
        op.detach_from_parent()
        assert not op.attached
        block, others = self.some_block()
        block.append(op)
        others.append(op)

    def set_operand(self):
        found = self.some_op()
        if found is None:
            return
        _, ops, at = found
        operands = ops[at].operands
        if len(operands):
            index, value = self.choose(range(len(operands))), self.choose(self.values())
            operands[index] = value
            assert operands[index] == value

    def replace_uses(self):
        found = self.some_op()
        if found is None:
            return
        _, ops, at = found
        old, new = ops[at].results[0], self.choose(self.values())
        old.replace_all_uses_with(new)
        assert old == new or not list(old.uses)

    def attribute(self):
        found = self.some_op()
        if found is None:
            return
        _, ops, at = found
        name, attributes = self.choose(("a", "b")), ops[at].attributes
        if name in attributes:
            del attributes[name]
        else:
            attributes[name] = IntegerAttr.get(self.i8, at % 100)
        assert [entry for entry in attributes.keys()] == sorted(attributes.keys())

    def clone(self):
        found = self.some_op()
        if found is None:
            return
        _, ops, at = found
        block, others = self.some_block()
        copy = ops[at].clone(ip=InsertionPoint(block)).operation
        assert copy != ops[at] and str(copy.name) == ops[at].name
        others.append(copy)

    def new_block(self):
        if len(self.blocks) < 6:
            self.add_block()

    def use_stale(self):
        if not self.stale:
            return
        op = self.choose(self.stale)
        use = self.choose((str, lambda op: op.name, lambda op: op.results[0], lambda op: op.erase(), lambda op: op.clone(ip=False)))
        try:
            use(op)
        except RuntimeError:
            return
        raise AssertionError("a stale operation is used")

    def check(self):
        assert [block for block, _ in self.blocks] == list(self.region.blocks)
        for block, ops in self.blocks:
            assert [op.operation for op in block.operations] == ops
            for op in ops:
                assert op.block == block and op.parent == self.owner
        uses = sum(len(list(value.uses)) for value in self.values())
        assert uses == sum(len(op.operands) for _, ops in self.blocks for op in ops)
        parsed = Operation.parse(self.owner.get_asm(print_generic_op_form=True)) if self.is_dominating() else None
        assert parsed is None or len(parsed.regions[0].blocks) == len(self.blocks)
        del self.stale[:-50]

    def is_dominating(self):
        """Whether the text of the region would be read again: each operand is of an earlier operation of its block."""
        if any(not ops for _, ops in self.blocks[1:]) or len(self.blocks) > 1:
            return False
        seen = set()
        for op in self.blocks[0][1]:
            if any(operand not in seen for operand in op.operands):
                return False
            seen.add(op.results[0])
        return True


def run(seed, calls):
    """Makes random calls, and compares the IR with the model after every hundredth."""
    source = random.Random(seed)
    with Context() as context, Location.unknown():
        context.allow_unregistered_dialects = True
        model = Model(lambda entries: entries[source.randrange(len(entries))])
        actions = [
            model.create, model.create, model.create, model.erase, model.move, model.detach_and_insert, model.set_operand,
            model.replace_uses, model.attribute, model.clone, model.new_block, model.use_stale, model.erase_everything,
        ]
        for call in range(calls):
            source.choice(actions)()
            if call % 100 == 0:
                model.check()
        model.check()


run(SEED, CALLS)
