// options: -gen-python-enum-bindings

def Unrelated;
