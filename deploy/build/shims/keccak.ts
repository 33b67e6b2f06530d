// Keccak-256 as Ethereum uses it, for the first script of every page: small rather than general.

/** Bytes that are taken in between two permutations: 1600 bits of state less twice the 256 of the answer. */
const RATE = 136;
const ROUNDS = 24;

/** What each round mixes in, as two halves of 32 bits, the low one first: a shift register of eight bits says which bits are set. */
const CONSTANTS = new Int32Array(2 * ROUNDS);
/** The way of the lanes in one round: where each goes, and by how many bits it is turned. */
const PLACES: number[] = [];
const TURNS: number[] = [];

let register = 1;
let [x, y] = [1, 0];
for (let round = 0; round < ROUNDS; round += 1) {
  for (let power = 0; power < 7; power += 1) {
    register = ((register << 1) ^ ((register >> 7) * 0x71)) & 255;
    const bit = (1 << power) - 1;
    const half = 2 * round + (bit >> 5);
    if (register & 2) CONSTANTS[half] = (CONSTANTS[half] ?? 0) ^ (1 << (bit & 31));
  }
  [x, y] = [y, (2 * x + 3 * y) % 5];
  PLACES.push(2 * (x + 5 * y));
  TURNS.push((((round + 1) * (round + 2)) / 2) % 64);
}

/** Stands for the one of `@noble/hashes` in the page's own code and in what sections share: of bytes, or of a text's UTF-8, 32 bytes. */
export function keccak_256(data: Uint8Array | string): Uint8Array {
  const state = new Int32Array(50);
  const bytes = new Uint8Array(state.buffer);
  let place = 0;
  for (const byte of typeof data === 'string' ? new TextEncoder().encode(data) : data) {
    bytes[place] = (bytes[place] ?? 0) ^ byte;
    place += 1;
    if (place < RATE) continue;
    permute(state);
    place = 0;
  }
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  bytes[RATE - 1] = (bytes[RATE - 1] ?? 0) ^ 0x80;
  permute(state);
  return bytes.slice(0, 32);
}

function permute(state: Int32Array): void {
  const column = new Int32Array(10);
  for (let round = 0; round < ROUNDS; round += 1) {
    mixColumns(state, column);
    moveLanes(state);
    mixRows(state, column);
    state[0] = (state[0] ?? 0) ^ (CONSTANTS[2 * round] ?? 0);
    state[1] = (state[1] ?? 0) ^ (CONSTANTS[2 * round + 1] ?? 0);
  }
}

function mixColumns(state: Int32Array, column: Int32Array): void {
  for (let at = 0; at < 10; at += 1) {
    column[at] = (state[at] ?? 0) ^ (state[at + 10] ?? 0) ^ (state[at + 20] ?? 0) ^ (state[at + 30] ?? 0) ^ (state[at + 40] ?? 0);
  }
  for (let at = 0; at < 10; at += 2) {
    const low = column[(at + 2) % 10] ?? 0;
    const high = column[(at + 3) % 10] ?? 0;
    const mixedLow = (column[(at + 8) % 10] ?? 0) ^ ((low << 1) | (high >>> 31));
    const mixedHigh = (column[(at + 9) % 10] ?? 0) ^ ((high << 1) | (low >>> 31));
    for (let row = at; row < 50; row += 10) {
      state[row] = (state[row] ?? 0) ^ mixedLow;
      state[row + 1] = (state[row + 1] ?? 0) ^ mixedHigh;
    }
  }
}

/** Each lane, turned, goes to the place of the next; no turn is by 0 or 32 bits. */
function moveLanes(state: Int32Array): void {
  let low = state[2] ?? 0;
  let high = state[3] ?? 0;
  for (let step = 0; step < ROUNDS; step += 1) {
    const place = PLACES[step] ?? 0;
    const turn = TURNS[step] ?? 0;
    const first = turn < 32 ? low : high;
    const second = turn < 32 ? high : low;
    low = state[place] ?? 0;
    high = state[place + 1] ?? 0;
    state[place] = (first << (turn & 31)) | (second >>> (32 - (turn & 31)));
    state[place + 1] = (second << (turn & 31)) | (first >>> (32 - (turn & 31)));
  }
}

function mixRows(state: Int32Array, row: Int32Array): void {
  for (let start = 0; start < 50; start += 10) {
    for (let at = 0; at < 10; at += 1) row[at] = state[start + at] ?? 0;
    for (let at = 0; at < 10; at += 1) {
      state[start + at] = (row[at] ?? 0) ^ (~(row[(at + 2) % 10] ?? 0) & (row[(at + 4) % 10] ?? 0));
    }
  }
}
