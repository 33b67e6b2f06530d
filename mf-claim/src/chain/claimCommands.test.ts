import type { ChainNode } from '@dex/mf-shared/contract';
import { err, ok, parseHex, parseTxHash, rawAmount, requireAddress } from '@dex/mf-shared/domain';
import { createFakeServices } from '@dex/mf-shared/testing';
import { createClaimCommands } from './claimCommands';

const from = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const recipient = requireAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
const entry = { index: 3, amount: rawAmount(1_024_500_000_000_000_000_000n), proof: [], isSocks: false, isLp: false, isUser: true };
const hash = parseTxHash(`0x${'12'.repeat(32)}`);
const data = parseHex('0x');

function servicesWith(estimate: bigint | null) {
  const asked: { readonly to: string; readonly gasLimit: bigint }[] = [];
  const node: ChainNode = {
    estimateGas: async () => (estimate === null ? err({ code: 'reverted', message: 'no' }) : ok(estimate)),
    call: async () => (data ? ok(data) : err({ code: 'unknown', message: '' })),
    request: async () => err({ code: 'unknown', message: '' }),
    logs$: () => {
      throw new Error('not asked');
    },
  };
  const services = createFakeServices({
    account: from,
    node,
    wallet: {
      sendTransaction: async ({ to, gasLimit }) => {
        asked.push({ to, gasLimit });
        return hash ? ok(hash) : err({ code: 'unknown', message: '' });
      },
    },
  });
  return { services, asked };
}

it('asks for a fifth more gas than was estimated, and records whom the claim is for', async () => {
  const { services, asked } = servicesWith(100_000n);
  expect(await createClaimCommands(services).submitClaim({ from, recipient, entry })).toEqual(ok(hash));
  expect(asked).toEqual([{ to: '0x090D4613473dEE047c3f2706764f49E0821D256e', gasLimit: 120_000n }]);
  expect(services.said).toMatchObject([
    {
      kind: 'transactionAdded',
      transaction: {
        hash,
        chainId: 1,
        from,
        claim: { recipient },
        summary: { kind: 'claimAirdrop', amount: { amount: '1024.5', symbol: 'UNI' }, recipient },
      },
    },
  ]);
});

// CLAIM-4
it('asks nothing of the wallet when the distributor refuses the claim', async () => {
  const { services, asked } = servicesWith(null);
  expect(await createClaimCommands(services).submitClaim({ from, recipient, entry })).toMatchObject({ error: { code: 'reverted' } });
  expect(asked).toEqual([]);
  expect(services.said).toEqual([]);
});
