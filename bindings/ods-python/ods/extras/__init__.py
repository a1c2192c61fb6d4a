"""Short names, and functions of Python syntax as regions."""
