// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice Code that an ordinary account delegates to (EIP-7702): the account runs several calls in one transaction to itself.
/// It does not check signatures (ERC-1271), so a token that asks it about a permit is refused.
contract SmartAccount {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    receive() external payable {}

    function execute(Call[] calldata calls) external payable {
        require(msg.sender == address(this), "not the account");
        for (uint256 i = 0; i < calls.length; i++) {
            (bool ok, bytes memory answer) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (!ok) {
                assembly {
                    revert(add(answer, 32), mload(answer))
                }
            }
        }
    }

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }
}
