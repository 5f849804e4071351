"""What Python programs see: the names of `import remeld`, which take values or their text.

Each file is imported when one of its names is first asked for, so that `import remeld` is light.
"""
