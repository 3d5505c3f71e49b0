"""Requests: which path is answered by what, who may ask, and the sockets."""
