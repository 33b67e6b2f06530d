// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

import "./PlainToken.sol";

/// @notice A token whose permit grants all or nothing: (holder, spender, nonce, expiry, allowed), as DAI has it.
contract AllowancePermitToken is PlainToken {
    string public constant version = "1";
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)");
    bytes32 public immutable DOMAIN_SEPARATOR;
    mapping(address => uint256) public nonces;

    constructor(string memory name_, string memory symbol_) PlainToken(name_, symbol_, 18) {
        DOMAIN_SEPARATOR = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name_)),
                keccak256(bytes(version)),
                block.chainid,
                address(this)
            )
        );
    }

    function permit(
        address holder,
        address spender,
        uint256 nonce,
        uint256 expiry,
        bool allowed,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        bytes32 content = keccak256(abi.encode(PERMIT_TYPEHASH, holder, spender, nonce, expiry, allowed));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR, content));
        require(holder != address(0), "invalid holder");
        require(holder == ecrecover(digest, v, r, s), "invalid permit");
        require(expiry == 0 || block.timestamp <= expiry, "permit expired");
        require(nonce == nonces[holder]++, "invalid nonce");
        uint256 value = allowed ? type(uint256).max : 0;
        allowance[holder][spender] = value;
        emit Approval(holder, spender, value);
    }
}
