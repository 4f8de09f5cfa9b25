"""Rules that are compiled only to be linked into the one function that Python calls.

Numba optimises every function it compiles and turns it into machine code, though of a rule that
only other rules call neither is ever used: its caller is optimised again with the rule inside.  The
compiler below leaves that out for such rules, which saves most of the time that compiling takes.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any


@cache
def linked_compiler() -> Any:
    """For Numba's ``pipeline_class``: as its own, but the code is left for callers to link."""
    compiler: Any = import_module("numba.core.compiler")
    passes: Any = import_module("numba.core.typed_passes")
    lowering = _linked_lowering()

    def define_pipelines(self: Any) -> list[Any]:
        steps = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        steps.add_pass_after(lowering, passes.NativeLowering)
        steps.passes = [step for step in steps.passes if step[0] is not passes.NativeLowering]
        steps.finalize()
        return [steps]

    methods = {"define_pipelines": define_pipelines}
    return type("LinkedCompiler", (compiler.CompilerBase,), methods)


def _linked_lowering() -> Any:
    passes: Any = import_module("numba.core.typed_passes")
    register_pass: Any = import_module("numba.core.compiler_machinery").register_pass
    library = _linked_library()

    def run_pass(self: Any, state: Any) -> Any:
        state.library = library(state.targetctx.codegen(), state.func_id.func_qualname)
        return passes.NativeLowering.run_pass(self, state)

    methods = {"_name": "linked_lowering", "run_pass": run_pass}
    made = type("LinkedLowering", (passes.NativeLowering,), methods)
    return register_pass(mutates_CFG=True, analysis_only=False)(made)


def _linked_library() -> Any:
    codegen: Any = import_module("numba.core.codegen")

    def finalize(self: Any) -> None:
        """Put in what the rule calls, so that callers need to link nothing but this."""
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True

    methods = {
        "finalize": finalize,
        "get_pointer_to_function": lambda self, name: self._ensure_finalized() or 0,
        "codegen": property(lambda self: _NoEngine()),
    }
    return type("LinkedLibrary", (codegen.JITCodeLibrary,), methods)


class _NoEngine:
    """Where machine code would learn where its globals are."""

    def set_env(self, name: str, env: object) -> None:
        pass
