"""The parts of a position, each read by a file of its own: see `notation.reader`.

Everything here takes a `Header`, which reads values and refuses what cannot be, and the state that
is being put together.
"""
