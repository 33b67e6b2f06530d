// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

import "./PlainToken.sol";

/// @notice A token that burns a share of every transfer, so that less arrives than was sent.
contract FeeToken is PlainToken {
    uint256 public immutable feeBps;
    /// @notice Pays no fee. Whoever makes a market is freed for that moment: a pool of the third version takes no deposit that shrinks.
    address public exempt;

    constructor(string memory name_, string memory symbol_, uint256 feeBps_) PlainToken(name_, symbol_, 18) {
        feeBps = feeBps_;
    }

    function setExempt(address account) external {
        exempt = account;
    }

    function _move(address from, address to, uint256 value) internal override {
        uint256 fee = from == exempt ? 0 : (value * feeBps) / 10_000;
        require(balanceOf[from] >= value, "balance too low");
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        totalSupply -= fee;
        emit Transfer(from, to, value - fee);
        if (fee > 0) emit Transfer(from, address(0), fee);
    }
}
