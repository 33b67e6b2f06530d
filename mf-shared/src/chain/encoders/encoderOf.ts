import type { ChainId } from '../../domain/chainId';
import type { MulticallContract } from '../../domain/chains/chain';
import { aggregate3Format } from './aggregate3';
import { createContractEncoder } from './contractEncoder';
import { interfaceMulticallFormat } from './interfaceMulticall';
import { plainEncoder } from './plainCalls';
import type { ReadEncoder } from './readEncoder';

/** The encoder for the batch contract of a chain (NET-5). */
export function encoderOf(chainId: ChainId, multicall: MulticallContract): ReadEncoder {
  switch (multicall.kind) {
    case 'uniswapInterface':
      return createContractEncoder(chainId, multicall.address, interfaceMulticallFormat);
    case 'multicall3':
      return createContractEncoder(chainId, multicall.address, aggregate3Format);
    case 'none':
      return plainEncoder;
  }
}
