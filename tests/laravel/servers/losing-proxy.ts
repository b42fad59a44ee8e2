/** A proxy in front of a database that loses one answer: the statement is executed, but the client never learns of it. */
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type LosingProxy = {
  readonly port: number;
  /**
   * Loses the answer to the next statement that contains this text, and then refuses all
   * connections.
   */
  loseAnswerTo(text: string): void;
  /** Returns the number of lost answers. */
  countLost(): number;
  /** Accepts connections again. */
  reopen(): void;
  close(): Promise<void>;
};

/** Starts a proxy on a free port, in front of the server at this port of 127.0.0.1. */
export async function startLosingProxy(serverPort: number): Promise<LosingProxy> {
  const state = { text: "", isClosed: false, lost: 0 };
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    if (state.isClosed) return void client.destroy();
    const server = connect(serverPort, "127.0.0.1");
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    // One message prepares the statement, and the next executes it.
    let messages = 0;
    client.on("data", (data) => {
      if (messages > 0 || (state.text && data.includes(state.text))) messages += 1;
      server.write(data);
    });
    server.on("data", (data) => {
      if (messages < 2) return void client.write(data);
      if (!state.isClosed) state.lost += 1;
      state.isClosed = true;
      for (const socket of sockets) socket.destroy();
    });
    client.on("close", () => server.destroy());
    server.on("close", () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    port: (proxy.address() as AddressInfo).port,
    loseAnswerTo: (text) => Object.assign(state, { text }),
    countLost: () => state.lost,
    reopen: () => Object.assign(state, { text: "", isClosed: false }),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}
