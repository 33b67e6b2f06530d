import type { ChainError, ChainReads, NameService } from '../../contract/ports';
import type { Address } from '../../domain/address';
import { err, ok, type Result } from '../../domain/result';

type Names = typeof import('./ensNames');

/** The port NameService over the registry of chain 1; without a registry no name stands for anything. How names are read is loaded on first use. */
export function createNameService(reads: Pick<ChainReads, 'once'>, registry: Address | null): NameService {
  if (registry === null) return { resolve: async () => ok(null), lookup: async () => ok(null) };
  const names = { reads, registry };
  return {
    resolve: async (name) => {
      const code = await loadNames();
      return code.ok ? code.value.resolveName(names, name) : code;
    },
    lookup: async (address) => {
      const code = await loadNames();
      return code.ok ? code.value.lookUpName(names, address) : code;
    },
  };
}

async function loadNames(): Promise<Result<Names, ChainError>> {
  try {
    return ok(await import('./ensNames'));
  } catch {
    return err({ code: 'disconnected', message: 'The code that reads names could not be loaded' });
  }
}
