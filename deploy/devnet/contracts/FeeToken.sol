// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

import "./PlainToken.sol";

/// @notice A token that burns one percent of every transfer, so that less arrives than was sent.
contract FeeToken is PlainToken {
    constructor(string memory name_, string memory symbol_) PlainToken(name_, symbol_, 18) {}

    function _move(address from, address to, uint256 value) internal override {
        uint256 fee = value / 100;
        require(balanceOf[from] >= value, "balance too low");
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        totalSupply -= fee;
        emit Transfer(from, to, value - fee);
        emit Transfer(from, address(0), fee);
    }
}
