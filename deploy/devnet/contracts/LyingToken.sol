// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

import "./PlainToken.sol";

/// @notice A token that moves half of what its events and its answers say; only its maker's transfers are honest.
contract LyingToken is PlainToken {
    address public immutable maker;

    constructor(string memory name_, string memory symbol_, address maker_) PlainToken(name_, symbol_, 18) {
        maker = maker_;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(balanceOf[from] >= value, "balance too low");
        uint256 moved = from == maker ? value : value / 2;
        balanceOf[from] -= moved;
        balanceOf[to] += moved;
        emit Transfer(from, to, value);
    }
}
