"""Kumite's tabletop games for programs that learn.

``kumite.env("brawler")`` is one match with the methods of PettingZoo's ``AECEnv``; ``kumite.vector_env("brawler", 256)``
plays many matches at a time. Both start Kumite's console as a process of their own and talk to it in binary frames.
"""

from .aec import AecEnv, Discrete, env
from .connection import Connection, Factors, Grid, Hello, KumiteError, ProtocolError, RequestError, States, default_command
from .vector import VectorEnv, vector_env

__all__ = ["AecEnv", "Connection", "Discrete", "Factors", "Grid", "Hello", "KumiteError", "ProtocolError", "RequestError", "States",
           "VectorEnv", "default_command", "env", "vector_env"]
__version__ = "0.1.0"
