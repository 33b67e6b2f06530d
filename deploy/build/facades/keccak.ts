export { keccak_256 } from '../shims/keccak';
