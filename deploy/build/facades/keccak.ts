export { keccak_256 } from '@noble/hashes/sha3';
