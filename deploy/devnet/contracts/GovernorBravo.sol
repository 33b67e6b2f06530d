// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

interface ITimelock {
    function delay() external view returns (uint256);
    function GRACE_PERIOD() external view returns (uint256);
    function acceptAdmin() external;
    function queueTransaction(address, uint256, string calldata, bytes calldata, uint256) external returns (bytes32);
    function cancelTransaction(address, uint256, string calldata, bytes calldata, uint256) external;
    function executeTransaction(address, uint256, string calldata, bytes calldata, uint256)
        external
        payable
        returns (bytes memory);
}

interface IVotes {
    function getPriorVotes(address account, uint256 blockNumber) external view returns (uint96);
}

/// @notice The third governor: the public interface, events and states of Governor Bravo, written anew for local use.
/// Storage order matters to those who move a voting window: slot 0 is proposalCount, slot 1 the mapping of proposals;
/// inside a proposal startBlock is word 7 and endBlock word 8.
contract GovernorBravo {
    enum ProposalState { Pending, Active, Canceled, Defeated, Succeeded, Queued, Expired, Executed }

    struct Receipt {
        bool hasVoted;
        uint8 support;
        uint96 votes;
    }

    struct Proposal {
        uint256 id;
        address proposer;
        uint256 eta;
        address[] targets;
        uint256[] values;
        string[] signatures;
        bytes[] calldatas;
        uint256 startBlock;
        uint256 endBlock;
        uint256 forVotes;
        uint256 againstVotes;
        uint256 abstainVotes;
        bool canceled;
        bool executed;
        mapping(address => Receipt) receipts;
    }

    struct ProposalView {
        uint256 id;
        address proposer;
        uint256 eta;
        uint256 startBlock;
        uint256 endBlock;
        uint256 forVotes;
        uint256 againstVotes;
        uint256 abstainVotes;
        bool canceled;
        bool executed;
    }

    uint256 public proposalCount;
    mapping(uint256 => Proposal) private _proposals;
    mapping(address => uint256) public latestProposalIds;
    ITimelock public immutable timelock;
    IVotes public immutable uni;

    string public constant name = "Uniswap Governor Bravo";
    uint256 public constant initialProposalId = 8;
    uint256 public constant quorumVotes = 40_000_000e18;
    uint256 public constant proposalThreshold = 2_500_000e18;
    uint256 public constant votingDelay = 13_140;
    uint256 public constant votingPeriod = 40_320;
    uint256 public constant proposalMaxOperations = 10;
    bytes32 public constant BALLOT_TYPEHASH = keccak256("Ballot(uint256 proposalId,uint8 support)");

    event ProposalCreated(
        uint256 id,
        address proposer,
        address[] targets,
        uint256[] values,
        string[] signatures,
        bytes[] calldatas,
        uint256 startBlock,
        uint256 endBlock,
        string description
    );
    event VoteCast(address indexed voter, uint256 proposalId, uint8 support, uint256 votes, string reason);
    event ProposalCanceled(uint256 id);
    event ProposalQueued(uint256 id, uint256 eta);
    event ProposalExecuted(uint256 id);

    constructor(address timelock_, address uni_) {
        timelock = ITimelock(timelock_);
        uni = IVotes(uni_);
        proposalCount = initialProposalId;
    }

    function acceptTimelock() external {
        timelock.acceptAdmin();
    }

    function propose(
        address[] memory targets,
        uint256[] memory values,
        string[] memory signatures,
        bytes[] memory calldatas,
        string memory description
    ) external returns (uint256) {
        require(
            uni.getPriorVotes(msg.sender, block.number - 1) > proposalThreshold,
            "GovernorBravo::propose: proposer votes below proposal threshold"
        );
        require(
            targets.length == values.length && targets.length == signatures.length && targets.length == calldatas.length,
            "GovernorBravo::propose: proposal function information arity mismatch"
        );
        require(targets.length != 0, "GovernorBravo::propose: must provide actions");
        require(targets.length <= proposalMaxOperations, "GovernorBravo::propose: too many actions");
        _requireNoLiveProposal(latestProposalIds[msg.sender]);

        proposalCount++;
        Proposal storage created = _proposals[proposalCount];
        created.id = proposalCount;
        created.proposer = msg.sender;
        created.targets = targets;
        created.values = values;
        created.signatures = signatures;
        created.calldatas = calldatas;
        created.startBlock = block.number + votingDelay;
        created.endBlock = created.startBlock + votingPeriod;
        latestProposalIds[msg.sender] = created.id;
        emit ProposalCreated(
            created.id, msg.sender, targets, values, signatures, calldatas, created.startBlock, created.endBlock, description
        );
        return created.id;
    }

    function queue(uint256 proposalId) external {
        require(
            state(proposalId) == ProposalState.Succeeded,
            "GovernorBravo::queue: proposal can only be queued if it is succeeded"
        );
        Proposal storage p = _proposals[proposalId];
        uint256 eta = block.timestamp + timelock.delay();
        for (uint256 i = 0; i < p.targets.length; i++) {
            timelock.queueTransaction(p.targets[i], p.values[i], p.signatures[i], p.calldatas[i], eta);
        }
        p.eta = eta;
        emit ProposalQueued(proposalId, eta);
    }

    function execute(uint256 proposalId) external payable {
        require(
            state(proposalId) == ProposalState.Queued,
            "GovernorBravo::execute: proposal can only be executed if it is queued"
        );
        Proposal storage p = _proposals[proposalId];
        p.executed = true;
        for (uint256 i = 0; i < p.targets.length; i++) {
            timelock.executeTransaction{value: p.values[i]}(
                p.targets[i], p.values[i], p.signatures[i], p.calldatas[i], p.eta
            );
        }
        emit ProposalExecuted(proposalId);
    }

    function cancel(uint256 proposalId) external {
        require(
            state(proposalId) != ProposalState.Executed, "GovernorBravo::cancel: cannot cancel executed proposal"
        );
        Proposal storage p = _proposals[proposalId];
        require(
            msg.sender == p.proposer || uni.getPriorVotes(p.proposer, block.number - 1) < proposalThreshold,
            "GovernorBravo::cancel: proposer above threshold"
        );
        p.canceled = true;
        for (uint256 i = 0; i < p.targets.length; i++) {
            timelock.cancelTransaction(p.targets[i], p.values[i], p.signatures[i], p.calldatas[i], p.eta);
        }
        emit ProposalCanceled(proposalId);
    }

    function castVote(uint256 proposalId, uint8 support) external {
        emit VoteCast(msg.sender, proposalId, support, _vote(msg.sender, proposalId, support), "");
    }

    function castVoteWithReason(uint256 proposalId, uint8 support, string calldata reason) external {
        emit VoteCast(msg.sender, proposalId, support, _vote(msg.sender, proposalId, support), reason);
    }

    function castVoteBySig(uint256 proposalId, uint8 support, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)),
                block.chainid,
                address(this)
            )
        );
        bytes32 content = keccak256(abi.encode(BALLOT_TYPEHASH, proposalId, support));
        address voter = ecrecover(keccak256(abi.encodePacked(hex"1901", domain, content)), v, r, s);
        require(voter != address(0), "GovernorBravo::castVoteBySig: invalid signature");
        emit VoteCast(voter, proposalId, support, _vote(voter, proposalId, support), "");
    }

    function proposals(uint256 proposalId) external view returns (ProposalView memory) {
        Proposal storage p = _proposals[proposalId];
        return ProposalView(
            p.id, p.proposer, p.eta, p.startBlock, p.endBlock,
            p.forVotes, p.againstVotes, p.abstainVotes, p.canceled, p.executed
        );
    }

    function getActions(uint256 proposalId)
        external
        view
        returns (address[] memory, uint256[] memory, string[] memory, bytes[] memory)
    {
        Proposal storage p = _proposals[proposalId];
        return (p.targets, p.values, p.signatures, p.calldatas);
    }

    function getReceipt(uint256 proposalId, address voter) external view returns (Receipt memory) {
        return _proposals[proposalId].receipts[voter];
    }

    function state(uint256 proposalId) public view returns (ProposalState) {
        require(
            proposalCount >= proposalId && proposalId > initialProposalId,
            "GovernorBravo::state: invalid proposal id"
        );
        Proposal storage p = _proposals[proposalId];
        if (p.canceled) return ProposalState.Canceled;
        if (block.number <= p.startBlock) return ProposalState.Pending;
        if (block.number <= p.endBlock) return ProposalState.Active;
        if (p.forVotes <= p.againstVotes || p.forVotes < quorumVotes) return ProposalState.Defeated;
        if (p.eta == 0) return ProposalState.Succeeded;
        if (p.executed) return ProposalState.Executed;
        if (block.timestamp >= p.eta + timelock.GRACE_PERIOD()) return ProposalState.Expired;
        return ProposalState.Queued;
    }

    function _vote(address voter, uint256 proposalId, uint8 support) private returns (uint96 votes) {
        require(state(proposalId) == ProposalState.Active, "GovernorBravo::castVoteInternal: voting is closed");
        require(support <= 2, "GovernorBravo::castVoteInternal: invalid vote type");
        Proposal storage p = _proposals[proposalId];
        Receipt storage receipt = p.receipts[voter];
        require(!receipt.hasVoted, "GovernorBravo::castVoteInternal: voter already voted");
        votes = uni.getPriorVotes(voter, p.startBlock);
        if (support == 0) p.againstVotes += votes;
        else if (support == 1) p.forVotes += votes;
        else p.abstainVotes += votes;
        receipt.hasVoted = true;
        receipt.support = support;
        receipt.votes = votes;
    }

    function _requireNoLiveProposal(uint256 latestId) private view {
        if (latestId == 0) return;
        ProposalState latest = state(latestId);
        require(
            latest != ProposalState.Active,
            "GovernorBravo::propose: one live proposal per proposer, found an already active proposal"
        );
        require(
            latest != ProposalState.Pending,
            "GovernorBravo::propose: one live proposal per proposer, found an already pending proposal"
        );
    }
}
