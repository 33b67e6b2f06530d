import type { Hex } from '../node/hex';

/** The mnemonic of every local node; its keys are public and worth nothing elsewhere. */
export const MNEMONIC = 'test test test test test test test test test test test junk';

/** The ten unlocked accounts, in order of derivation. */
export const ACCOUNTS = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
] as const satisfies readonly Hex[];

/** Rich in every token; owns positions, pool shares and stakes; may propose. */
export const RICH = ACCOUNTS[0];
/** Has some of every token and an unclaimed airdrop; its reverse name is a lie. */
export const SECOND = ACCOUNTS[1];
/** Has some of every token, self-delegated votes and an unclaimed airdrop of all three parts. */
export const THIRD = ACCOUNTS[2];
/** Owns the multicall wallet; its airdrop is claimed. */
export const WALLET_OWNER = ACCOUNTS[3];
/** An ordinary account that delegates to the code of a smart account (EIP-7702); has some of the well-known tokens. */
export const SMART = ACCOUNTS[8];
/** Nothing but a little of the native coin. */
export const POOR = ACCOUNTS[9];

/** Provides the deep liquidity of every pool; nobody holds its key. */
export const MAKER: Hex = '0x00000000000000000000000000000000000a4e12';
/** Holds the votes that decide proposals. */
export const BIG_VOTER: Hex = '0x0000000000000000000000000000000000b16000';
/** Another voter above the proposal threshold. */
export const OTHER_VOTER: Hex = '0x0000000000000000000000000000000000b16001';
/** Has an unclaimed airdrop and no key: for claims on behalf of another address. */
export const CLAIM_FOR_OTHER: Hex = '0x00000000000000000000000000000000c1a10001';
