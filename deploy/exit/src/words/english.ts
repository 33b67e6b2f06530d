import type { Words } from './words';

export const english: Words = {
  title: 'Way out',
  intro:
    'This page takes out what you have in pools, in staking and in the airdrop, when the rest of the site does not work. It is one file, asks nobody but your wallet, and sends nothing that you have not read here and confirmed in your wallet.',
  framed: 'This page does not work inside another page. Open it in a tab of its own.',
  connect: 'Connect a wallet',
  noWallet: 'No wallet was found in this browser. Install one, or open this page in the browser of your wallet, and reload.',
  unnamedWallet: 'The wallet in this browser',
  connecting: 'Look into your wallet and allow this page to see your account.',
  notConnected: 'The wallet did not connect. You can try again.',
  changed:
    'The account or the network changed in your wallet, so the page looks anew. What your wallet still asks belongs to the former one.',
  account: 'Account',
  network: 'Network',
  unknownNetwork: 'This page does not know the network of your wallet. Choose another one in the wallet.',
  looking: 'Looking for what you have. This may take a minute.',
  lookAgain: 'Look again',
  nothing: 'Nothing was found that could be taken out here.',
  place: {
    positions: 'positions (version 3)',
    shares: 'pool shares (version 2)',
    stakes: 'staking',
    airdrop: 'the airdrop',
    wrapped: 'wrapped coin',
  },
  unread: (place) => `Not everything could be read: ${place}. There may be more than is shown. Look again in a moment.`,
  tolerance: 'Slippage tolerance in %',
  toleranceHint: 'How much less than now you accept, if the price moves before the transaction is mined.',
  invalidTolerance: 'Enter a figure between 0 and 50.',
  position: (id, pair, fee) => `Position ${id}: ${pair}, ${fee}`,
  shares: (pair) => `Pool ${pair}`,
  stake: (pair) => `Staked: ${pair}`,
  airdrop: 'Airdrop',
  wrapped: 'Wrapped coin',
  holds: 'Worth now',
  fees: 'Fees to collect',
  earned: 'Earned',
  unknown: '–',
  noPrice: 'The price of the pool could not be read: without it there is no minimum, so nothing is removed. Look again in a moment.',
  way: {
    remove: 'Remove everything',
    collect: 'Collect fees',
    withdraw: 'Withdraw everything with the rewards',
    claimRewards: 'Claim rewards',
    claim: 'Claim',
    unwrap: 'Unwrap',
  },
  wayOf: (way, holding) => `${way}: ${holding}`,
  fateOf: (title, fate) => `${title} – ${fate}`,
  otherPair: 'Shares of another pool',
  otherPairHint: 'Pools of version 2 with tokens that this page does not know by itself: enter the addresses of both tokens.',
  tokenA: 'First token',
  tokenB: 'Second token',
  look: 'Look',
  notTokens: 'These are not two tokens on this network. Check the addresses.',
  checking: 'Checking the transaction',
  asked: 'What your wallet will be asked',
  contract: 'Contract',
  unknownContract: 'unknown contract',
  pays: 'You pay',
  paysAtMost: 'Spend at most',
  receives: 'Is received',
  receivesAtLeast: 'Receive at least',
  to: 'Sent to',
  toYourself: 'Sent to your own account',
  until: 'Valid until',
  changes: 'What will change',
  notTried: 'The node of your wallet cannot try the transaction beforehand, so what it will change could not be measured.',
  leaves: 'Leaves',
  arrives: 'Arrives',
  cost: 'Network cost',
  approveFirst: ({ amount, symbol }) => `Two steps: first the router is allowed to take exactly ${amount} ${symbol}, then it is taken out.`,
  approve: 'Allow it',
  confirm: 'Confirm in the wallet',
  back: 'Back',
  checkAgain: 'Check again',
  goOnWith: (amount) => `Go on with ${amount}`,
  smallestUnits: ({ amount, symbol }) => `${amount} smallest units of ${symbol}`,
  aloneHint: 'One of the two tokens may be what stands in the way. Take the other one alone: what is left stays owed to the position.',
  takeAlone: (symbol) => `Take ${symbol} alone`,
  outdated: 'The review was open for long, so it was closed, and your wallet was not asked. Open it again.',
  inWallet: 'Your wallet asks you now. Look into it.',
  sent: 'Sent. Waiting until it is mined.',
  done: 'Done.',
  failed: 'It was mined and failed: nothing changed but the network cost.',
  notKnown:
    'Your wallet gave no clear answer, so it is not known whether it was sent. Look into your wallet before you do it again: both may be carried out.',
  notSent: (reason) => `The wallet did not send it${reason}. You can try again.`,
  replaced:
    'Another transaction of your account was mined in its place. It may be this one, sent again with another fee: look at your balances before you do it again.',
  rejected: 'You rejected this in your wallet, so it was not sent.',
  problem: (kind, { measured, limit, reason }) => {
    switch (kind) {
      case 'wouldFail':
        return `This transaction would fail${reason}. Your wallet was not asked. Look again, or allow more slippage.`;
      case 'arrivesLess':
        return `Tried just now: ${measured} would arrive, less than the minimum of ${limit}. The token may take a part of every transfer.`;
      case 'leavesMore':
        return `Tried just now: ${measured} would leave your account, more than ${limit}. Your wallet was not asked.`;
      case 'coinShort':
        return `You have ${measured}, but this takes ${limit} with the network cost. Add some to your account.`;
      case 'notChecked':
        return 'Your wallet’s node did not answer, so the transaction could not be checked. Your wallet was not asked. Check again in a moment.';
      case 'notEstimated':
        return `The network did not say what this costs${reason}. Your wallet was not asked. Check again in a moment.`;
      case 'misread':
        return 'The transaction that was made is not the one you asked for, so it was not sent.';
      default:
        return `The transaction could not be made${reason}. Your wallet was not asked.`;
    }
  },
};
