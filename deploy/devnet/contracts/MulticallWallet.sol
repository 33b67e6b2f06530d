// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice A smart-contract wallet in the manner of Argent: it runs several calls in one transaction. It also runs what several
/// signers have agreed on under the hash that they signed, with the events and the count of a Safe (version 1.3).
contract MulticallWallet {
    struct Transaction {
        address to;
        uint256 value;
        bytes data;
    }

    address public immutable owner;
    /// @notice How many agreed transactions were run.
    uint256 public nonce;

    event ExecutionSuccess(bytes32 txHash, uint256 payment);
    event ExecutionFailure(bytes32 txHash, uint256 payment);

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

    /// @notice Runs one call under the hash that its signers agreed on; a call that reverts is told by the event, not by a revert.
    function runAgreed(bytes32 txHash, Transaction calldata step) external {
        require(msg.sender == owner, "not the owner");
        nonce += 1;
        (bool ok, ) = step.to.call{value: step.value}(step.data);
        if (ok) emit ExecutionSuccess(txHash, 0);
        else emit ExecutionFailure(txHash, 0);
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
