"""What can be asked of the server over HTTP, by subject, and the live socket."""
