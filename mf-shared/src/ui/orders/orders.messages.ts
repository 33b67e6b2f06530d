import type { OrderProblem } from '../../contract/orders';
import type { TargetKind } from '../../domain/orders/targets';
import { defineTexts } from '../texts/defineTexts';

export const orderTexts = defineTexts({
  confirm: { id: 'shared.order.confirm', defaultMessage: 'Confirm' },
  confirmAgain: { id: 'shared.order.confirmAgain', defaultMessage: 'Ask the wallet again' },
  checking: { id: 'shared.order.checking', defaultMessage: 'Checking the transaction' },
  waiting: { id: 'shared.order.waiting', defaultMessage: 'Waiting for fresh figures' },
  approveFirst: { id: 'shared.order.approveFirst', defaultMessage: 'Approve first' },
  checkAgain: { id: 'shared.order.checkAgain', defaultMessage: 'Check again' },
  acceptMeasured: { id: 'shared.order.acceptMeasured', defaultMessage: 'Go on with {amount} {symbol}' },
  asked: { id: 'shared.order.asked', defaultMessage: 'What your wallet will be asked' },
  failedTitle: { id: 'shared.order.failedTitle', defaultMessage: 'Not sent' },
  unknownTitle: { id: 'shared.order.unknownTitle', defaultMessage: 'Not known whether it was sent' },
  unknown: {
    id: 'shared.order.unknown',
    defaultMessage:
      'Your wallet gave no clear answer, so it is not known whether the transaction was sent. Look into your wallet. We watch your account and say here what we find; sending it again may carry it out twice.',
  },
  earlierRequest: {
    id: 'shared.order.earlierRequest',
    defaultMessage:
      'Your wallet has not answered an earlier request of this account, or it is not known what became of it. If both are confirmed, both are carried out. Look into your wallet first.',
  },
  accountStillAsking: {
    id: 'shared.order.accountStillAsking',
    defaultMessage:
      'The account changed, but your wallet is still asking. If you confirm there, the transaction is sent from the account that it was made for, and is recorded there.',
  },
  chainStillAsking: {
    id: 'shared.order.chainStillAsking',
    defaultMessage:
      'The network changed, but your wallet is still asking. If you confirm there, the transaction is sent on the network that it was made for, and is recorded there.',
  },
  disconnectedStillAsking: {
    id: 'shared.order.disconnectedStillAsking',
    defaultMessage:
      'Your wallet is no longer connected here, but it may still be asking. If you confirm there, the transaction may be sent all the same: look into your wallet.',
  },
  disconnectedClosed: {
    id: 'shared.order.disconnectedClosed',
    defaultMessage: 'Your wallet is no longer connected, so the review was closed. Nothing was sent. Connect it to go on.',
  },
  accountClosed: {
    id: 'shared.order.accountClosed',
    defaultMessage: 'The account changed in your wallet, so the review was closed. Nothing was sent.',
  },
  chainClosed: { id: 'shared.order.chainClosed', defaultMessage: 'The network changed, so the review was closed. Nothing was sent.' },
  unclearClosed: {
    id: 'shared.order.unclearClosed',
    defaultMessage:
      'The account or the network changed, so the review was closed. It is not known whether an earlier request was sent: look in your wallet before you send again.',
  },
  coinShort: {
    id: 'shared.order.coinShort',
    defaultMessage:
      'You have {balance} {symbol}, but this takes {needed} {symbol} with the network cost. It goes through only if your wallet has somebody else pay that cost.',
  },
  dismiss: { id: 'shared.order.dismiss', defaultMessage: 'Dismiss' },
  wentToSteps: {
    id: 'shared.order.wentToSteps',
    defaultMessage: 'Your wallet does not take both steps at once, so they come one after the other.',
  },
  batchDoubted: {
    id: 'shared.order.batchDoubted',
    defaultMessage:
      'Your wallet refused these together, and did not say why; nothing was sent. If that was not you, they can go one after the other.',
  },
  inSteps: { id: 'shared.order.inSteps', defaultMessage: 'In {count, plural, =2 {two} other {#}} steps instead' },
  batched: { id: 'shared.order.batched', defaultMessage: 'Your wallet carries out all of these together, or none.' },
});

export const callTexts = defineTexts({
  payExactly: { id: 'shared.call.payExactly', defaultMessage: 'You pay' },
  payAtMost: { id: 'shared.call.payAtMost', defaultMessage: 'Spend at most' },
  receiveExactly: { id: 'shared.call.receiveExactly', defaultMessage: 'Is received' },
  receiveAtLeast: { id: 'shared.call.receiveAtLeast', defaultMessage: 'Receive at least' },
  toYourself: { id: 'shared.call.toYourself', defaultMessage: 'Sent to your own account' },
  to: { id: 'shared.call.to', defaultMessage: 'Sent to' },
  until: { id: 'shared.call.until', defaultMessage: 'Valid until' },
  way: { id: 'shared.call.way', defaultMessage: 'Through the pools' },
  waySold: { id: 'shared.call.waySold', defaultMessage: '{amount} {symbol} through the pools' },
  wayBought: { id: 'shared.call.wayBought', defaultMessage: '{amount} {symbol}, for at most {most} {paid}, through the pools' },
  allows: { id: 'shared.call.allows', defaultMessage: 'Allows {spender} to take {amount} {symbol}' },
  allowsAll: { id: 'shared.call.allowsAll', defaultMessage: 'Allows {spender} to take any amount of {symbol}' },
  takesBack: { id: 'shared.call.takesBack', defaultMessage: 'Takes back what {spender} may take of {symbol}' },
  allowsPosition: { id: 'shared.call.allowsPosition', defaultMessage: 'Allows {spender} to manage position {id}' },
  takesBackPosition: { id: 'shared.call.takesBackPosition', defaultMessage: 'Takes back who else may manage position {id}' },
  contract: { id: 'shared.call.contract', defaultMessage: 'Contract' },
  showAddress: { id: 'shared.call.showAddress', defaultMessage: 'Show the address of {name}' },
});

/** What a called contract is, for each kind. */
export const targetTexts = defineTexts({
  token: { id: 'shared.target.token', defaultMessage: 'Token {symbol}' },
  wrappedCoin: { id: 'shared.target.wrappedCoin', defaultMessage: 'Wrapped coin {symbol}' },
  routerV2: { id: 'shared.target.routerV2', defaultMessage: 'Exchange router, version 2' },
  routerV3: { id: 'shared.target.routerV3', defaultMessage: 'Exchange router, version 3' },
  routerBoth: { id: 'shared.target.routerBoth', defaultMessage: 'Exchange router, versions 2 and 3' },
  positionManager: { id: 'shared.target.positionManager', defaultMessage: 'Position manager' },
  migrator: { id: 'shared.target.migrator', defaultMessage: 'Migration contract' },
  staking: { id: 'shared.target.staking', defaultMessage: 'Staking contract' },
  distributor: { id: 'shared.target.distributor', defaultMessage: 'Airdrop contract' },
  governor: { id: 'shared.target.governor', defaultMessage: 'Governance contract' },
  ownAccount: { id: 'shared.target.ownAccount', defaultMessage: 'Your own account' },
  unknown: { id: 'shared.target.unknown', defaultMessage: 'Unknown contract' },
}) satisfies Record<TargetKind, unknown>;

export const changeTexts = defineTexts({
  title: { id: 'shared.changes.title', defaultMessage: 'What will change' },
  leaves: { id: 'shared.changes.leaves', defaultMessage: 'Leaves' },
  arrives: { id: 'shared.changes.arrives', defaultMessage: 'Arrives' },
  arrivesElsewhere: { id: 'shared.changes.arrivesElsewhere', defaultMessage: 'Arrives at {address}' },
  allowanceLeft: { id: 'shared.changes.allowanceLeft', defaultMessage: 'May still be taken by {spender}' },
  cost: { id: 'shared.changes.cost', defaultMessage: 'Network cost' },
  nothing: { id: 'shared.changes.nothing', defaultMessage: 'No balance of yours changes.' },
  unlimited: { id: 'shared.changes.unlimited', defaultMessage: 'any amount of {symbol}' },
  notTried: {
    id: 'shared.changes.notTried',
    defaultMessage: 'This node cannot try the transaction beforehand, so what it will change could not be measured.',
  },
  severalNotTried: {
    id: 'shared.changes.severalNotTried',
    defaultMessage:
      'This node cannot try several transactions together beforehand: whether they go through, what they change and what they cost is not known. Look closely at what your wallet shows before you confirm there.',
  },
});

/** Why an order cannot be confirmed, or was not sent, for each kind; each says what to do. */
export const problemTexts = defineTexts({
  notEncoded: {
    id: 'shared.problem.notEncoded',
    defaultMessage: 'The transaction could not be made. Close this, check what you entered, and try again.',
  },
  misread: {
    id: 'shared.problem.misread',
    defaultMessage: 'The transaction that was made is not the one you asked for, so it was not sent. Reload the page and try again.',
  },
  wouldFail: { id: 'shared.problem.wouldFail', defaultMessage: 'This transaction would fail{reason}. Change it and try again.' },
  arrivesLess: {
    id: 'shared.problem.arrivesLess',
    defaultMessage:
      'Tried just now: {measured} {symbol} would arrive, less than the minimum of {limit} {symbol}. The token may take a part of every transfer.',
  },
  leavesMore: {
    id: 'shared.problem.leavesMore',
    defaultMessage: 'Tried just now: {measured} {symbol} would leave your account, more than the maximum of {limit} {symbol}.',
  },
  coinShort: {
    id: 'shared.problem.coinShort',
    defaultMessage:
      'You have {balance} {symbol}, but this takes {needed} {symbol} with the network cost. Enter less, or add {symbol} to your account.',
  },
  notChecked: {
    id: 'shared.problem.notChecked',
    defaultMessage:
      'The network did not answer, so the transaction could not be checked and your wallet was not asked. Check again in a moment.',
  },
  notEstimated: {
    id: 'shared.problem.notEstimated',
    defaultMessage: 'The network did not say what this costs{reason}, so your wallet was not asked. Please try again.',
  },
  deadlinePassed: {
    id: 'shared.problem.deadlinePassed',
    defaultMessage:
      'The transaction could not be sent because the deadline has passed. Please check that your transaction deadline is not too low.',
  },
  nameChanged: {
    id: 'shared.problem.nameChanged',
    defaultMessage: '{name} now stands for another address than when it was entered. Close this: the field shows what it stands for now.',
  },
  nameUnknown: {
    id: 'shared.problem.nameUnknown',
    defaultMessage: 'It could not be checked for which address {name} stands now. Check again in a moment.',
  },
  permitRefused: {
    id: 'shared.problem.permitRefused',
    defaultMessage: 'The token does not accept the signature of this account{reason}. Approve with a transaction instead.',
  },
  rejected: { id: 'shared.problem.rejected', defaultMessage: 'You rejected this in your wallet, so it was not sent.' },
  notSent: { id: 'shared.problem.notSent', defaultMessage: 'The wallet did not send it{reason}. You can try again.' },
  notAsked: {
    id: 'shared.problem.notAsked',
    defaultMessage:
      'Your wallet did not answer when it was asked for its account and network, so it was asked for nothing else. Look whether it is unlocked, and try again.',
  },
  notSeen: {
    id: 'shared.problem.notSeen',
    defaultMessage: 'It was not sent so far. If your wallet still shows the request, reject it there before you try again.',
  },
  batchFailed: {
    id: 'shared.problem.batchFailed',
    defaultMessage:
      'The wallet gave the transactions up, or they were undone on the network. Nothing changed but the network cost. You can try again.',
  },
}) satisfies Record<OrderProblem['kind'], unknown>;

/** Where only a part of a batch took effect. */
export const partialTexts = defineTexts({
  partial: {
    id: 'shared.problem.batchPartial',
    defaultMessage:
      'Only a part of it took effect: an approval may stand, but the last step did not succeed. Look at your recent transactions before you try again.',
  },
});

export const allowanceTexts = defineTexts({
  allow: { id: 'shared.allowance.allow', defaultMessage: 'Allow this app to use your {symbol}' },
  signing: { id: 'shared.allowance.signing', defaultMessage: 'Confirm in your wallet' },
  signHint: { id: 'shared.allowance.signHint', defaultMessage: 'A signature for this amount, good for 20 minutes, without a fee.' },
  signHintAll: {
    id: 'shared.allowance.signHintAll',
    defaultMessage:
      'A signature for any amount of {symbol}, without a fee: this token has no other. Use it within 20 minutes; what it allows stands until you take it back.',
  },
  orApprove: { id: 'shared.allowance.orApprove', defaultMessage: 'Or approve with a transaction' },
  signed: { id: 'shared.allowance.signed', defaultMessage: 'Signed: {symbol} can be used now.' },
  approveFailed: { id: 'shared.allowance.approveFailed', defaultMessage: 'The approval did not go through{reason}. You can try again.' },
  permitFailed: {
    id: 'shared.allowance.permitFailed',
    defaultMessage: 'The wallet did not sign{reason}. You can approve with a transaction instead.',
  },
  approvalUnclear: {
    id: 'shared.allowance.approvalUnclear',
    defaultMessage:
      'Your wallet gave no clear answer, so it is not known whether the approval was sent. Look into your wallet. We watch your account and go on here once it is on the network. You can ask again; if both are sent, you pay the network twice.',
  },
  permitUnclear: {
    id: 'shared.allowance.permitUnclear',
    defaultMessage:
      'Your wallet gave no clear answer, so it is not known whether it signed. Look into your wallet: nothing signed there so far is used here. Then sign again, or approve with a transaction.',
  },
  permitMisread: {
    id: 'shared.allowance.permitMisread',
    defaultMessage:
      'The signature that would be asked for is not for what you want to allow, so your wallet was not asked. Approve with a transaction instead.',
  },
  stopWaiting: { id: 'shared.allowance.stopWaiting', defaultMessage: 'Wallet does not answer? Stop waiting' },
});

/** Before an order that the node could not try is sent, with a token that no list names. */
export const untriedTexts = defineTexts({
  title: { id: 'shared.untried.title', defaultMessage: 'What {symbols} does is not known' },
  text: {
    id: 'shared.untried.text',
    defaultMessage:
      'The node cannot try this beforehand, and no list names {symbols}. Such a token may keep a part of every transfer, so that less arrives than is shown, or may refuse to be sold again.',
  },
});
