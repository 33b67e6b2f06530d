/// What a swap needs to know of its pools, read in one call. No chain holds this contract: a node runs it at an address of its own for the one
/// read (the third parameter of eth_call), so it can change nothing and is owned by nobody.
///
/// Call data: a byte with the number of version-2 pairs, their addresses (20 bytes each); then for every version-3 pool its address (20 bytes),
/// the spacing of its ticks (3) and how many words of its bitmap are wanted on each side of the price (1).
///
/// Answer, in the same order. A pair: a byte, 0 where there is none, else 1 and both reserves (14 + 14). A pool: a byte, 0 where there is
/// none or it was never given a price, else 1, price (20, Q64.96), tick (3, signed), liquidity (16) and the number of its initialised ticks in
/// those words (2), each with index (3, signed) and net liquidity (16, signed), in ascending order. 65535 instead of that number: the gas did
/// not suffice for the ticks of this pool.
object "PoolLens" {
  code {
    let size := datasize("runtime")
    datacopy(0, dataoffset("runtime"), size)
    return(0, size)
  }
  object "runtime" {
    code {
      // Asks a contract; the first two words of what it says stand at 0. 0 where it says less than `size` bytes, or nothing.
      function ask(target, selector, argument, size) -> said {
        mstore(0, shl(224, selector))
        mstore(4, argument)
        said := staticcall(gas(), target, 0, 36, 0, 64)
        if lt(returndatasize(), size) { said := 0 }
      }

      // The output starts behind the words that `ask` uses.
      let out := 64
      let at := 1
      for { let end := add(1, mul(byte(0, calldataload(0)), 20)) } lt(at, end) { at := add(at, 20) } {
        // getReserves()
        let said := ask(shr(96, calldataload(at)), 0x0902f1ac, 0, 64)
        mstore8(out, said)
        mstore(add(out, 1), shl(144, mload(0)))
        mstore(add(out, 15), shl(144, mload(32)))
        out := add(add(out, 1), mul(28, said))
      }

      for { } lt(at, calldatasize()) { at := add(at, 24) } {
        let pool := shr(96, calldataload(at))
        let spacing := shr(232, calldataload(add(at, 20)))
        let reach := byte(23, calldataload(at))
        // slot0()
        let said := ask(pool, 0x3850c7bd, 0, 64)
        let price := mload(0)
        let tick := mload(32)
        if iszero(price) { said := 0 }
        // liquidity()
        if said { said := ask(pool, 0x1a686502, 0, 32) }
        mstore8(out, said)
        out := add(out, 1)
        if said {
          mstore(out, shl(96, price))
          mstore(add(out, 20), shl(232, tick))
          mstore(add(out, 23), shl(128, mload(0)))
          let countAt := add(out, 39)
          out := add(countAt, 2)
          let count := 0
          // The word of the tick, rounded down below zero too.
          let word := sub(sar(8, sub(sdiv(tick, spacing), slt(smod(tick, spacing), 0))), reach)
          for { let last := add(word, mul(2, reach)) } iszero(sgt(word, last)) { word := add(word, 1) } {
            // tickBitmap(int16)
            if iszero(ask(pool, 0x5339c296, word, 32)) { count := 0xffff }
            let bits := mload(0)
            for { let index := mul(shl(8, word), spacing) } and(gt(bits, 0), lt(count, 0xffff)) { index := add(index, spacing) } {
              if and(bits, 1) {
                // What the pools after this one need for all but their ticks.
                if lt(gas(), 1000000) {
                  count := 0xffff
                  break
                }
                // ticks(int24)
                if iszero(ask(pool, 0xf30dba93, index, 64)) {
                  count := 0xffff
                  break
                }
                mstore(out, shl(232, index))
                mstore(add(out, 3), shl(128, mload(32)))
                out := add(out, 19)
                count := add(count, 1)
              }
              bits := shr(1, bits)
            }
          }
          if eq(count, 0xffff) { out := add(countAt, 2) }
          mstore8(countAt, shr(8, count))
          mstore8(add(countAt, 1), count)
        }
      }
      return(64, sub(out, 64))
    }
  }
}
