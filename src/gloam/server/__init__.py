"""Tables over the network: storage, sockets, clocks, the browser client."""
