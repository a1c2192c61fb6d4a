// options: --gen-pass-doc

def Lonely;
