"""Tables for people in browsers: pages, sockets, and every answer on the disk before it is acknowledged."""

from __future__ import annotations
