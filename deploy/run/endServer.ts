import type { Compiler, MultiCompiler } from 'webpack';

/** A development server as it runs. */
export interface RunningServer {
  readonly server: { stop(): Promise<void> };
  readonly compiler: Compiler | MultiCompiler;
  /** Ends what the server draws on: chains, or a site beside it. */
  readonly stopBeneath: () => Promise<void>;
}

/** Ends a development server. Its compilers are closed, not left: so what they built is kept for the next run, however soon this one ends. */
export async function endServer({ server, compiler, stopBeneath }: RunningServer): Promise<void> {
  await server.stop();
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  await stopBeneath();
}

/** Lets Ctrl-C, and whoever started the process, end the server and the process with it. */
export function endOnSignal(running: RunningServer): void {
  const end = () => void endServer(running).finally(() => process.exit(0));
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
