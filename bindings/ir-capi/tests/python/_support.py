"""Shared by the scripts: expected failures as text."""


def attempt(action, *args, **kwargs):
    """Calls `action` and prints its result, or the class and text of the exception that it raises."""
    try:
        print(action(*args, **kwargs))
    except Exception as error:
        print(type(error).__name__ + ":", error)
