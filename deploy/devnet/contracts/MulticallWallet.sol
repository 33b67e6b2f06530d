// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice A smart-contract wallet in the manner of Argent: it runs several calls in one transaction.
contract MulticallWallet {
    struct Transaction {
        address to;
        uint256 value;
        bytes data;
    }

    address public immutable owner;

    constructor(address owner_) {
        owner = owner_;
    }

    receive() external payable {}

    function wc_multiCall(Transaction[] calldata _transactions) external returns (bytes[] memory results) {
        require(msg.sender == owner || msg.sender == address(this), "not the owner");
        results = new bytes[](_transactions.length);
        for (uint256 i = 0; i < _transactions.length; i++) {
            Transaction calldata step = _transactions[i];
            (bool ok, bytes memory answer) = step.to.call{value: step.value}(step.data);
            if (!ok) {
                assembly {
                    revert(add(answer, 32), mload(answer))
                }
            }
            results[i] = answer;
        }
    }

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }
}

/// @notice Tells whether an address is such a wallet.
contract MulticallWalletDetector {
    mapping(address => bool) public isArgentWallet;

    function register(address wallet) external {
        isArgentWallet[wallet] = true;
    }
}
