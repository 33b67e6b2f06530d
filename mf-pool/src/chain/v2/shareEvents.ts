import type { EventLog } from '@dex/mf-shared/contract';
import { addressWord, callData, readAddress, readWord } from '@dex/mf-shared/chain';
import { sameAddress, ZERO_ADDRESS, type Address, type Hex } from '@dex/mf-shared/domain';
import type { ShareEvent } from '../../domain/v2/pairHistory';

/** Transfer(address indexed from, address indexed to, uint256 value) of a pair's shares. */
export const TRANSFER = callData('0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef');
/** Mint(address indexed sender, uint256 amount0, uint256 amount1) */
const MINT = callData('0x4c209b5fc8ad50758f13e2e1088ba56a560dff690a1c6fef26394f4c03821c4f');
/** Burn(address indexed sender, uint256 amount0, uint256 amount1, address indexed to) */
const BURN = callData('0xdccd412f0b1252819cb1fd330b93224ca42612892bb3f4f789976e6d81936496');
const WORD = 32;

interface Moved {
  readonly at: number;
  readonly from: Address;
  readonly to: Address;
  readonly shares: bigint;
}

/** Who is asked about: the holder of the shares, and the contracts that hold some for it. */
export interface ShareHolder {
  readonly pair: Address;
  readonly account: Address;
  readonly stakingContracts: readonly Address[];
}

/**
 * What one transaction did to an account's shares of a pair, from all logs of its receipt in their order; null where a log of the pair
 * cannot be read. A pair mints shares and then says what it took (`Mint`), and burns them and then says what it paid (`Burn`); the shares
 * may pass through other hands in the same transaction on their way from the mint or to the burn.
 */
export function shareEvents(logs: readonly EventLog[], { pair, account, stakingContracts }: ShareHolder): readonly ShareEvent[] | null {
  const own = logs.filter(({ address }) => sameAddress(address, pair));
  const moves = own.map((log, at) => (is(log, TRANSFER) ? movedIn(log, at) : 'other'));
  if (moves.includes(null)) return null;
  const transfers = moves.filter((move) => move !== null && move !== 'other');
  const used = new Set<number>();
  const isStaking = (address: Address) => stakingContracts.some((staking) => sameAddress(staking, address));
  const said = (topic: typeof MINT, found: Moved | undefined) => {
    const at = found ? own.findIndex((log, index) => index > found.at && is(log, topic)) : -1;
    const log = own[at];
    const [amount0, amount1] = log ? [readWord(log.data, 0), readWord(log.data, WORD)] : [null, null];
    if (amount0 === null || amount1 === null || used.has(at)) return null;
    used.add(at);
    return { amount0: String(amount0), amount1: String(amount1) };
  };
  return transfers.flatMap((transfer): readonly ShareEvent[] => {
    const [isIn, isOut] = [sameAddress(transfer.to, account), sameAddress(transfer.from, account)];
    if (isIn === isOut || transfer.shares === 0n) return [];
    const shares = String(transfer.shares);
    if (isIn) {
      if (isStaking(transfer.from)) return [{ kind: 'unstaked', shares }];
      const minted = transfers.find(
        ({ at, from, shares: some }) => at <= transfer.at && sameAddress(from, ZERO_ADDRESS) && some === transfer.shares,
      );
      const taken = said(MINT, minted);
      return [taken ? { kind: 'added', shares, ...taken } : { kind: 'moved', isIn, shares }];
    }
    if (isStaking(transfer.to)) return [{ kind: 'staked', shares }];
    const burned = transfers.find(
      ({ at, from, to, shares: some }) =>
        at > transfer.at && sameAddress(from, pair) && sameAddress(to, ZERO_ADDRESS) && some === transfer.shares,
    );
    const paid = said(BURN, burned);
    return [paid ? { kind: 'removed', shares, ...paid } : { kind: 'moved', isIn, shares }];
  });
}

function is({ topics }: EventLog, topic: typeof MINT): boolean {
  return topics[0]?.toLowerCase() === topic;
}

function movedIn({ topics, data }: EventLog, at: number): Moved | null {
  const inTopic = (topic: Hex | undefined) => (topic === undefined ? null : readAddress(topic, 0));
  const [from, to, shares] = [inTopic(topics[1]), inTopic(topics[2]), readWord(data, 0)];
  return from && to && shares !== null ? { at, from, to, shares } : null;
}

/** The topic that an address is in an event's filter. */
export function topicOf(address: Address) {
  return callData('0x', addressWord(address));
}
