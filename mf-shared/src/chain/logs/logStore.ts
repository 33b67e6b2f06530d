import type { EventLog } from '../../contract/ports';

/** All logs of a filter up to a block that is settled, and the hash by which it is told whether the chain is still the one they are of. */
export interface KeptLogs {
  readonly block: number;
  readonly hash: string;
  readonly logs: readonly EventLog[];
}

/** Where logs are kept between visits, by the text that names chain and filter. Neither rejects. */
export interface LogStore {
  /** Null where nothing that can be read is kept. */
  read(key: string): Promise<KeptLogs | null>;
  /** Whether it will outlive the page; where it will not, it is kept for as long as the page is open. */
  write(key: string, kept: KeptLogs): Promise<boolean>;
}

/** A store that lasts as long as the page. */
export function createMemoryLogStore(): LogStore {
  const kept = new Map<string, KeptLogs>();
  return {
    read: async (key) => kept.get(key) ?? null,
    write: async (key, logs) => {
      kept.set(key, logs);
      return false;
    },
  };
}
