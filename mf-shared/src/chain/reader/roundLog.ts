import type { ChainLog } from '../log';
import type { RoundKind } from './readBook';

/** What is written of rounds: one line when reading begins to fail, nothing more until it has gone well again. */
export interface RoundLog {
  failed(message: string, round: RoundKind): void;
  answered(): void;
  isFailing(): boolean;
}

/** Makes the log of one chain's rounds. "header not found" stays quiet: a node that is a moment behind is nothing to look into. */
export function createRoundLog(chainId: number, log: ChainLog): RoundLog {
  let isFailing = false;
  return {
    failed: (message, round) => {
      if (isFailing) return;
      isFailing = true;
      const line = `${round === 'block' ? 'Failed to get block number' : 'Failed to fetch chunk'} for chain ${chainId}`;
      if (/header not found/i.test(message)) log.debug(line, message);
      else log.error(line, message);
    },
    answered: () => {
      isFailing = false;
    },
    isFailing: () => isFailing,
  };
}
