// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// @notice What rollups answer when they are asked what publishing a transaction costs: the gas price oracle of the OP stack, and the node
/// interface of Arbitrum. The price of a byte can be set.
contract RollupFees {
    uint256 public weiPerByte = 1e9;
    /// Before Fjord the oracle of the OP stack had no upper bound.
    bool public isOld;

    function set(uint256 weiPerByte_, bool isOld_) external {
        weiPerByte = weiPerByte_;
        isOld = isOld_;
    }

    function getL1FeeUpperBound(uint256 size) external view returns (uint256) {
        require(!isOld, "not yet");
        return (size + 100) * weiPerByte;
    }

    function getL1Fee(bytes calldata data) external view returns (uint256) {
        return (data.length + 100) * weiPerByte;
    }

    function gasEstimateL1Component(address, bool, bytes calldata data)
        external
        view
        returns (uint64 gasEstimateForL1, uint256 baseFee, uint256 l1BaseFeeEstimate)
    {
        return (uint64(((data.length + 100) * weiPerByte) / 1e8), 1e8, weiPerByte);
    }
}
