// Reads call data back by the contract's own signatures, apart from the code that encoded it.
import { Interface } from '@ethersproject/abi';
import type { Address } from '../../domain/address';
import type { OrderCall } from '../../domain/orders/order';
import { callArguments, type CallArguments } from './callArguments';

/**
 * What a function's call means: from its arguments, the call around them, and the account that sends it. Null refuses the call; so
 * does asking the arguments for one that is not there or is not of that kind.
 */
export type CallMeaning<Meaning> = (args: CallArguments, call: OrderCall, account: Address) => Meaning | null;

/** What a call means to the account that sends it, or null when any part of it is not understood. Never throws. */
export type CallReader<Meaning> = (call: OrderCall, account: Address) => Meaning | null;

/**
 * A reader of calls by human-readable signatures (ethers' format: `function approve(address spender, uint256 amount)`), each with what
 * it means. Selectors come from the signatures. The arguments are encoded again and must give the very bytes that were read, so that
 * nothing can hide behind, between or under them; native coin that is sent to a function which is not `payable` refuses the call.
 */
export function createCallReader<Meaning>(meanings: Readonly<Record<string, CallMeaning<Meaning>>>): CallReader<Meaning> {
  const functions = new Map(
    Object.entries(meanings).map(([signature, meaning]) => {
      const contract = new Interface([signature]);
      const [fragment] = Object.values(contract.functions);
      if (!fragment) throw new TypeError(`Not a function: ${signature}`);
      return [contract.getSighash(fragment), { contract, fragment, meaning }] as const;
    }),
  );
  return (call, account) => {
    const data = call.data.toLowerCase();
    const known = functions.get(data.slice(0, 10));
    if (!known || (!known.fragment.payable && call.value !== '0')) return null;
    const { contract, fragment, meaning } = known;
    try {
      const values = contract.decodeFunctionData(fragment, data);
      if (contract.encodeFunctionData(fragment, [...values]) !== data) return null;
      return meaning(callArguments(fragment.inputs, values), call, account);
    } catch {
      return null;
    }
  };
}
