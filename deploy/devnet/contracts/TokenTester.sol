// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.0;

interface IToken {
    function balanceOf(address owner) external view returns (uint256);
}

interface IRouterV2 {
    function getAmountsOut(uint256 amountIn, address[] calldata path) external view returns (uint256[] memory);
    function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256, address[] calldata, address, uint256) external payable;
    function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256, uint256, address[] calldata, address, uint256) external;
}

interface IFactoryV3 {
    function getPool(address, address, uint24) external view returns (address);
}

interface IRouterV3 {
    struct Single {
        address tokenIn;
        address tokenOut;
        uint24 fee;
        address recipient;
        uint256 deadline;
        uint256 amountIn;
        uint256 amountOutMinimum;
        uint160 sqrtPriceLimitX96;
    }

    function exactInputSingle(Single calldata) external payable returns (uint256);
}

/// @notice Buys a token with the value it is called with and sells all of it again, to see what is lost on the way. It is never
/// deployed: a page gives this code to a simulation (eth_simulateV1, state override), which nothing outlives.
/// @dev `stage`: 0 no pool, 1 the purchase failed, 2 the sale failed, 3 both went through. `due` and `saleDue` are what the pool gave
/// for the amounts, `bought` and `received` what arrived; `reason` the bytes of the failure.
contract TokenTester {
    struct Outcome {
        uint256 stage;
        uint256 due;
        uint256 bought;
        uint256 saleDue;
        uint256 received;
        bytes reason;
    }

    receive() external payable {}

    function throughV2(
        IRouterV2 router,
        address pool,
        IToken coin,
        IToken token
    ) external payable returns (Outcome memory outcome) {
        outcome.due = _quote(router, msg.value, coin, token);
        if (outcome.due == 0) return outcome;
        outcome.stage = 1;
        uint256 before = token.balanceOf(address(this));
        try router.swapExactETHForTokensSupportingFeeOnTransferTokens{value: msg.value}(0, _path(coin, token), address(this), block.timestamp) {
        } catch (bytes memory reason) {
            outcome.reason = reason;
            return outcome;
        }
        outcome.bought = token.balanceOf(address(this)) - before;
        outcome.stage = 2;
        outcome.saleDue = _quote(router, outcome.bought, token, coin);
        _approve(token, address(router));
        before = coin.balanceOf(address(this));
        try
            router.swapExactTokensForTokensSupportingFeeOnTransferTokens(
                outcome.bought,
                0,
                _path(token, coin),
                address(this),
                block.timestamp
            )
        {} catch (bytes memory reason) {
            outcome.reason = _why(token, pool, outcome.bought, reason);
            return outcome;
        }
        outcome.received = coin.balanceOf(address(this)) - before;
        outcome.stage = 3;
    }

    function throughV3(
        IFactoryV3 factory,
        IRouterV3 router,
        IToken coin,
        IToken token,
        uint24 fee
    ) external payable returns (Outcome memory outcome) {
        address pool = factory.getPool(address(coin), address(token), fee);
        if (pool == address(0)) return outcome;
        outcome.stage = 1;
        uint256 before = token.balanceOf(address(this));
        try router.exactInputSingle{value: msg.value}(_single(coin, token, fee, msg.value)) returns (uint256 due) {
            outcome.due = due;
        } catch (bytes memory reason) {
            outcome.reason = reason;
            return outcome;
        }
        outcome.bought = token.balanceOf(address(this)) - before;
        outcome.stage = 2;
        _approve(token, address(router));
        before = coin.balanceOf(address(this));
        try router.exactInputSingle(_single(token, coin, fee, outcome.bought)) returns (uint256 due) {
            outcome.saleDue = due;
        } catch (bytes memory reason) {
            outcome.reason = _why(token, pool, outcome.bought, reason);
            return outcome;
        }
        outcome.received = coin.balanceOf(address(this)) - before;
        outcome.stage = 3;
    }

    function _quote(IRouterV2 router, uint256 amount, IToken from, IToken to) private view returns (uint256) {
        try router.getAmountsOut(amount, _path(from, to)) returns (uint256[] memory amounts) {
            return amounts[1];
        } catch {
            return 0;
        }
    }

    function _path(IToken from, IToken to) private pure returns (address[] memory path) {
        path = new address[](2);
        path[0] = address(from);
        path[1] = address(to);
    }

    function _single(IToken from, IToken to, uint24 fee, uint256 amount) private view returns (IRouterV3.Single memory) {
        return IRouterV3.Single(address(from), address(to), fee, address(this), block.timestamp, amount, 0, 0);
    }

    /// @dev Routers say only that a transfer failed; the token itself says why, when it is asked to do the same directly.
    function _why(IToken token, address pool, uint256 amount, bytes memory said) private returns (bytes memory) {
        (bool done, bytes memory own) = address(token).call(abi.encodeWithSignature("transfer(address,uint256)", pool, amount));
        return done || own.length == 0 ? said : own;
    }

    /// @dev Some tokens answer nothing, and some refuse to change a standing allowance: the sale says whether it was enough.
    function _approve(IToken token, address spender) private {
        (bool done, ) = address(token).call(abi.encodeWithSignature("approve(address,uint256)", spender, 0));
        (done, ) = address(token).call(abi.encodeWithSignature("approve(address,uint256)", spender, type(uint256).max));
    }
}
