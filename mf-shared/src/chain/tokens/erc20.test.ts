import { utils } from 'ethers';
import { requireAddress } from '../../domain/address';
import type { Hex } from '../../domain/hex';
import { requireHexText } from '../abiWords';
import { nativeBalanceCall, READER_SELF } from '../readerCalls';
import { amountIn, dataOf, decimalsIn, tokenNameIn, tokenSymbolIn, truthIn } from './erc20Answers';
import {
  allowanceCall,
  balanceOfCall,
  decimalsCall,
  domainSeparatorCall,
  isArgentWalletCall,
  nameCall,
  noncesCall,
  symbolCall,
  totalSupplyCall,
} from './erc20Calls';

const reference = new utils.Interface([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address,address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function nonces(address) view returns (uint256)',
  'function DOMAIN_SEPARATOR() view returns (bytes32)',
  'function decimals() view returns (uint8)',
  'function symbol() view returns (string)',
  'function name() view returns (string)',
  'function isArgentWallet(address) view returns (bool)',
  'function getEthBalance(address) view returns (uint256)',
]);
const token = requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const me = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const you = requireAddress('0x70997970c51812dc3a010c7d01b50e0d17dc79c8');

it.each([
  [balanceOfCall(1, token, me), 'balanceOf', [me]],
  [allowanceCall(token, me, you), 'allowance', [me, you]],
  [totalSupplyCall(token), 'totalSupply', []],
  [noncesCall(token, me), 'nonces', [me]],
  [domainSeparatorCall(token), 'DOMAIN_SEPARATOR', []],
  [decimalsCall(token), 'decimals', []],
  [symbolCall(token), 'symbol', []],
  [nameCall(token), 'name', []],
  [isArgentWalletCall(token, me), 'isArgentWallet', [me]],
  [nativeBalanceCall(me), 'getEthBalance', [me]],
])('call %#, as the reference encodes it', ({ callData }, method, args) => {
  expect(callData).toBe(reference.encodeFunctionData(method, args));
});

it('limits the gas of balance reads: 100,000, on 10 and 69 250,000', () => {
  expect(([1, 196, 10, 69] as const).map((chainId) => balanceOfCall(chainId, token, me).gasRequired)).toEqual([
    100_000, 100_000, 250_000, 250_000,
  ]);
  expect(nativeBalanceCall(me).address).toBe(READER_SELF);
});

const text = (value: string): Hex => requireHexText(utils.defaultAbiCoder.encode(['string'], [value]));
const bytes32 = (value: string): Hex => requireHexText(utils.formatBytes32String(value));

// TOKEN-1
describe('names and symbols', () => {
  it.each<[Hex | null, string, string]>([
    [text('Dai Stablecoin'), 'Dai Stablecoin', 'Dai Stablecoin'],
    [bytes32('MKR'), 'MKR', 'MKR'],
    [bytes32('an old name of thirty-one bytes'), 'an old name of thirty-one bytes', 'an old name of thirty-one bytes'],
    [text(''), 'Unknown Token', 'UNKNOWN'],
    [bytes32(''), 'Unknown Token', 'UNKNOWN'],
    [requireHexText(`0x${'ff'.repeat(32)}`), 'Unknown Token', 'UNKNOWN'],
    [requireHexText('0x'), 'Unknown Token', 'UNKNOWN'],
    [null, 'Unknown Token', 'UNKNOWN'],
    [text('\u202eIAD\u0000'), 'IAD', 'IAD'],
  ])('%s', (data, name, symbol) => {
    expect(tokenNameIn(data)).toBe(name);
    expect(tokenSymbolIn(data)).toBe(symbol);
  });
});

describe('figures', () => {
  const word = (value: string) => requireHexText(utils.hexZeroPad(value, 32));

  it('are null, never zero, where there is nothing to read', () => {
    expect(amountIn(null)).toBeNull();
    expect(amountIn(requireHexText('0x'))).toBeNull();
    expect(amountIn(word('0x00'))).toBe('0');
    expect(amountIn(word(`0x${'ff'.repeat(32)}`))).toBe(((1n << 256n) - 1n).toString());
  });

  it('are decimals up to 255, and truth values', () => {
    expect([word('0x12'), word('0xff'), word('0x0100'), null].map(decimalsIn)).toEqual([18, 255, null, null]);
    expect([word('0x00'), word('0x01'), word('0x02'), null].map(truthIn)).toEqual([false, true, null, null]);
  });

  it('come only out of a valid result', () => {
    const data = word('0x01');
    expect(dataOf({ kind: 'valid', data, blockNumber: 1, syncing: true })).toBe(data);
    expect(dataOf({ kind: 'error', stale: { data, blockNumber: 1 } })).toBeNull();
    expect(dataOf({ kind: 'loading' })).toBeNull();
    expect(dataOf(undefined)).toBeNull();
  });
});
