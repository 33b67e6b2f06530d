// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

import "./PlainToken.sol";

/// @notice A token that keeps three percent of what is bought from its pair and five of what is sold to it, and charges nothing
/// between other accounts.
contract TaxedToken is PlainToken {
    address public immutable pair;
    /// @notice Makes the market without a charge.
    address public immutable maker;

    constructor(string memory name_, string memory symbol_, address pair_, address maker_) PlainToken(name_, symbol_, 18) {
        pair = pair_;
        maker = maker_;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(balanceOf[from] >= value, "balance too low");
        uint256 fee = 0;
        if (from == pair) fee = (value * 3) / 100;
        else if (to == pair && from != maker) fee = (value * 5) / 100;
        balanceOf[from] -= value;
        balanceOf[to] += value - fee;
        emit Transfer(from, to, value - fee);
        if (fee == 0) return;
        balanceOf[address(this)] += fee;
        emit Transfer(from, address(this), fee);
    }
}
