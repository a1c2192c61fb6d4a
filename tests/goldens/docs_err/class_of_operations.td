// options: --gen-op-doc

def Lonely;
