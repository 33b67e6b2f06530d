import { sameAddress, type Chain, type Currency } from '@dex/mf-shared/domain';
import type { Asset, PreparedOrder, SaidCall, Statement } from '@dex/mf-shared/orders';
import { targetKind } from '../../../../mf-shared/src/domain/orders/targets';
import type { Way } from '../ways/way';
import type { Words } from '../words/words';
import { inWords, said } from './amounts';

type Row = readonly [name: string, value: string];

/** What the wallet will be asked, as it was read back from the bytes of the call: names and values. */
export function callRows(words: Words, chain: Chain, way: Way, { call, says }: SaidCall): readonly Row[] {
  const { order, currencies, sides } = way;
  const { account } = order;
  const kind = targetKind({ chain, account, to: call.to, currencies });
  const isPaidOut = says.some((statement) => statement.kind === 'receives');
  const alone = says.find((statement) => statement.kind === 'detail' && statement.name === 'only');
  const only = alone?.kind === 'detail' ? alone.value : null;
  const target: Row = [words.contract, kind === 'unknown' ? `${words.unknownContract} ${call.to}` : call.to];
  return [...says.flatMap((statement) => rowsOf(statement)), target];

  function rowsOf(statement: Statement): readonly Row[] {
    switch (statement.kind) {
      case 'pays':
        return [[statement.bound === 'atMost' ? words.paysAtMost : words.pays, amountOf(statement)]];
      case 'receives':
        return [
          [statement.bound === 'atLeast' ? words.receivesAtLeast : words.receives, amountOf(statement)],
          [sameAddress(statement.recipient, account) ? words.toYourself : words.to, statement.recipient],
        ];
      case 'until':
        return [[words.until, new Date(statement.seconds * 1000).toLocaleString()]];
      case 'detail':
        return detailRows(statement);
      default:
        // Approvals have a step of their own here.
        return [];
    }
  }

  /** Whom a claim pays and how much, and the least of each token that a removal pays; the other details are told by the title. */
  function detailRows({ name, value }: Extract<Statement, { kind: 'detail' }>): readonly Row[] {
    const [claimed] = currencies.map(assetOf);
    switch (name) {
      case 'recipient':
        return [[value.toLowerCase() === account.toLowerCase() ? words.toYourself : words.to, value]];
      case 'amount':
        return claimed ? [[words.receives, inWords(said(claimed, value, chain, currencies))]] : [];
      case 'freed0':
        return leastOf(0, value);
      case 'freed1':
        return leastOf(1, value);
      default:
        return [];
    }
  }

  /** The least that a removal pays of a side; of one that stays owed nothing is received. */
  function leastOf(side: 0 | 1, value: string): readonly Row[] {
    const asset = sides?.[side];
    if (!asset || isPaidOut || (only !== null && only !== String(side))) return [];
    return [[words.receivesAtLeast, inWords(said(asset, value, chain, currencies))]];
  }

  function amountOf({ asset, amount }: Extract<Statement, { kind: 'pays' | 'receives' }>): string {
    return inWords(said(asset, amount, chain, currencies));
  }
}

function assetOf(currency: Currency): Asset {
  return currency.kind === 'native' ? 'native' : currency.address;
}

/** What the trial on the wallet's node showed, with the cost; null where nothing could be tried. */
export function changeRows(words: Words, chain: Chain, { currencies }: Way, { changes, networkCost }: PreparedOrder): readonly Row[] {
  const moved =
    (name: string) =>
    (one: { readonly asset: Parameters<typeof said>[0]; readonly amount: string }): Row => [
      name,
      inWords(said(one.asset, one.amount, chain, currencies)),
    ];
  const cost: readonly Row[] = networkCost === null ? [] : [[words.cost, inWords(said('native', networkCost, chain, currencies))]];
  return [...(changes?.leaves.map(moved(words.leaves)) ?? []), ...(changes?.arrives.map(moved(words.arrives)) ?? []), ...cost];
}
