// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

import "./PlainToken.sol";

/// @notice A token that can be bought from its pair and passed on, but never sold to it.
contract UnsellableToken is PlainToken {
    address public immutable pair;
    /// @notice The only account that may pay into the pair.
    address public immutable maker;

    constructor(string memory name_, string memory symbol_, address pair_, address maker_) PlainToken(name_, symbol_, 18) {
        pair = pair_;
        maker = maker_;
    }

    function _move(address from, address to, uint256 value) internal override {
        require(to != pair || from == maker, "selling is closed");
        super._move(from, to, value);
    }
}
