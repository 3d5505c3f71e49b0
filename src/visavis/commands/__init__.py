"""The commands of `visavis`, one function each: they take parsed arguments and return an exit status."""
