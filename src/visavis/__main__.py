"""`python -m visavis`."""

from __future__ import annotations

import sys

from visavis.cli import main

sys.exit(main())
