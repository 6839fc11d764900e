"""The house on the network: HTTP and WebSocket, thin."""
