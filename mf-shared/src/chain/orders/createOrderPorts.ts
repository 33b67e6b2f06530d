import { Subscription } from 'rxjs';
import type { OrderPorts } from '../../contract/orders';
import type { ReadResult } from '../../contract/ports';
import type { ShellServices } from '../../contract/services';
import { codeKind } from '../../domain/codeKind';
import type { OrderKind } from '../../domain/orders/order';
import { err } from '../../domain/result';
import { truthIn } from '../tokens/erc20Answers';
import { balanceOfCall, isArgentWalletCall } from '../tokens/erc20Calls';
import { readAllowance, readPermitNonce, refusesChange, sendApproval } from './allowances';
import { carryOut } from './carryOut';
import { prepareOrder } from './prepareOrder';
import { signPermit } from './signPermit';

export type OrderServices = Pick<ShellServices, 'node' | 'reads' | 'wallet' | 'bus' | 'names' | 'chains'>;

/** The chain for the engine of orders, over the shell's node, reader, wallet and bus. Every request to a wallet for an order passes here. */
export function createOrderPorts(services: OrderServices, kinds: readonly OrderKind[]): OrderPorts {
  const { node, reads, wallet, bus, names, chains } = services;
  return {
    prepare: async (order, terms) => {
      const kind = kinds.find((known) => known.kind === order.kind);
      if (!kind) return err({ code: 'order_problem', problem: { kind: 'misread' } });
      return prepareOrder(services, kind, order, terms);
    },
    send: (order, prepared, recorded) => carryOut(services, order, prepared, recorded),
    resolveName: (name) => names.resolve(name),
    allowance: (key) => readAllowance(reads, key),
    refusesChange: (request, step) => refusesChange(services, request, step),
    approve: (request, step) => sendApproval(services, request, step),
    permitNonce: (key) => readPermitNonce(reads, key),
    signPermit: (request) => signPermit(wallet, request),
    owner: async (chainId, account) => {
      const { argentWalletDetector: detector } = chains[chainId];
      const [code, argent] = await Promise.all([
        node.request(chainId, 'eth_getCode', [account, 'latest']),
        detector ? reads.once(chainId, [isArgentWalletCall(detector, account)]) : null,
      ]);
      const kind = code.ok ? codeKind(code.value) : null;
      if (kind === null || (argent && !argent.ok)) return null;
      const answer = argent?.ok ? (argent.value.data[0] ?? null) : null;
      return { hasCode: kind !== 'none', isMulticallWallet: answer !== null && truthIn(answer) === true };
    },
    watch: (chainId, dependsOn, changed) => {
      if (dependsOn.length === 0) return () => undefined;
      let first: string | null = null;
      const watched = reads.watch(
        chainId,
        dependsOn.map(({ token, holder }) => balanceOfCall(chainId, token, holder)),
      );
      // Made before subscribing: what is known already is told at once.
      const subscription = new Subscription();
      const compare = (results: readonly ReadResult[]) => {
        const known = results.flatMap((result) => (result.kind === 'valid' ? [result.data] : []));
        if (known.length < results.length) return;
        const now = known.join();
        if (first === null) first = now;
        else if (now !== first) {
          subscription.unsubscribe();
          changed();
        }
      };
      subscription.add(watched.subscribe(compare));
      return () => subscription.unsubscribe();
    },
    onSettled: (listener) => {
      const subscription = bus.on('requestSettled').subscribe(({ id, outcome }) => {
        if (outcome.kind !== 'answered') listener(id, outcome);
      });
      return () => subscription.unsubscribe();
    },
  };
}
