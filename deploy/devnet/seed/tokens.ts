import { stringToHex } from 'viem';
import { loadCreationCode, withArguments } from '../artifacts/artifact';
import { ownCreationCode } from '../artifacts/compileOwn';
import { MAKER } from '../facts/accounts';
import { MAINNET_V2 } from '../facts/contracts';
import { MAINNET_TOKENS, type TokenFact } from '../facts/tokens';
import { word, type Hex } from '../node/hex';
import type { SeedChain } from '../node/seedChain';
import { placeUsdc, USDC_MINTER } from './usdc';
import { v2PairAddress } from './v2';

const WETH9 = '@uniswap/v2-periphery/build/WETH9.json';

/** Deploys every token but UNI, whose whole supply is minted by its constructor (see governance). */
export async function placeTokens(chain: SeedChain, tokens: readonly TokenFact[]): Promise<void> {
  for (const token of tokens) {
    if (token.kind === 'usdc') await placeUsdc(chain, token);
    else if (token.kind === 'wrapped') await placeWrapped(chain, token);
    else if (token.kind !== 'uni') await chain.place(token.address, tokenCode(token));
  }
}

/** Creates tokens out of nothing; for the wrapped coin it wraps, for UNI use a transfer. */
export async function mint(chain: SeedChain, token: TokenFact, to: Hex, amount: bigint): Promise<void> {
  if (token.kind === 'wrapped') {
    await chain.send({ from: to, to: token.address, signature: 'function deposit() payable', value: amount });
    return;
  }
  const from = token.kind === 'usdc' ? USDC_MINTER : to;
  await chain.send({ from, to: token.address, signature: 'function mint(address, uint256)', args: [to, amount] });
}

/** Lets a spender move any amount. */
export async function approve(chain: SeedChain, token: Pick<TokenFact, 'address'>, from: Hex, spender: Hex): Promise<void> {
  const signature = 'function approve(address, uint256)';
  // UNI keeps allowances in 96 bits and takes the full word as unlimited, like all the others.
  await chain.send({ from, to: token.address, signature, args: [spender, 2n ** 256n - 1n] });
}

function tokenCode(token: TokenFact): Hex {
  const { name, symbol, decimals } = token;
  switch (token.kind) {
    case 'allowancePermit':
      return withArguments(ownCreationCode('AllowancePermitToken'), 'string, string', [name, symbol]);
    case 'silent':
      return withArguments(ownCreationCode('SilentToken'), 'string, string, uint256', [name, symbol, BigInt(decimals)]);
    case 'bytes32':
      return withArguments(ownCreationCode('Bytes32Token'), 'bytes32, bytes32', [bytes32(name), bytes32(symbol)]);
    case 'fee':
      return withArguments(ownCreationCode('FeeToken'), 'string, string, uint256', [name, symbol, BigInt(token.feeBps ?? 0)]);
    case 'taxed':
      return withArguments(ownCreationCode('TaxedToken'), 'string, string, address, address', [name, symbol, wrappedPair(token), MAKER]);
    case 'unsellable':
      return withArguments(ownCreationCode('UnsellableToken'), 'string, string, address, address', [
        name,
        symbol,
        wrappedPair(token),
        MAKER,
      ]);
    case 'lying':
      return withArguments(ownCreationCode('LyingToken'), 'string, string, address', [name, symbol, MAKER]);
    default:
      return withArguments(ownCreationCode('PlainToken'), 'string, string, uint8', [name, symbol, decimals]);
  }
}

// The pair does not exist yet; its address is known.
function wrappedPair({ address }: TokenFact): Hex {
  return v2PairAddress(MAINNET_V2, MAINNET_TOKENS.WETH.address, address);
}

async function placeWrapped(chain: SeedChain, token: TokenFact): Promise<void> {
  await chain.place(token.address, loadCreationCode(WETH9));
  // The published contract is called Wrapped Ether; name and symbol are its first two storage words.
  await chain.setStorage(token.address, word(0), shortString(token.name));
  await chain.setStorage(token.address, word(1), shortString(token.symbol));
}

function bytes32(text: string): Hex {
  return stringToHex(text, { size: 32 });
}

function shortString(text: string): Hex {
  const head = stringToHex(text, { size: 32 }).slice(0, -2);
  return `0x${head.slice(2)}${(text.length * 2).toString(16).padStart(2, '0')}`;
}
