"""Tables over HTTP and WebSocket: identity, lobby, live play, storage.

`messages` is what goes over the wire, `entries` what a table's log is made of. A table is the fold
of its log (`table`); `conduct` says who may add what; `room` keeps a table alive for those who are
connected; `house` has all rooms. `writer` commits before anything is sent. `routes` is what can be
asked over HTTP, and `app` puts it all together.
"""
