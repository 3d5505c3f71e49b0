"""The command that serves tables to browsers: visavis serve."""

from __future__ import annotations

import os
import sys
from argparse import Namespace

from visavis.commands.arguments import said_in
from visavis.commands.many import refuse_none
from visavis.kernel.errors import VisavisError


def serve(args: Namespace) -> int:
    """Tables for whoever has a browser; only on this machine unless told otherwise."""
    try:
        from visavis.server.config import Config, Doors, Keeping, Rates, Thinking, data_folder
        from visavis.server.run import serve as run
    except ModuleNotFoundError as error:
        raise VisavisError("the server needs {name}: pip install 'visavis[server]'", name=error.name) from None

    refuse_none(args)
    said = said_in(args)

    def announce(url: str) -> None:
        print(said("serve-address", url=url))
        print(said("serve-stop"))
        sys.stdout.flush()

    data = args.data or data_folder()
    limits = Rates.given(os.environ), Doors.given(os.environ), Keeping.given(os.environ)
    thinking = Thinking.given(os.environ, args.thinkers)
    run(Config(data, args.host, args.port, tuple(args.name), *limits, thinking), announce, args.open)
    return 0
