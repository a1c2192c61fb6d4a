// options: -gen-python-op-bindings -bind-dialect=orchard

class Tree;
