import { createServer } from 'node:net';

/** Resolves when the port of 127.0.0.1 is free; otherwise throws one line that says what to do. */
export async function requireFreePort(port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => {
      reject(new Error(`Port ${port} is in use. Stop the program that holds it, or choose another base with DEVNET_PORT.`));
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
