import { defineTexts } from '../texts/defineTexts';

export const settingsTexts = defineTexts({
  title: { id: 'shared.settings.title', defaultMessage: 'Transaction Settings' },
  interfaceTitle: { id: 'shared.settings.interfaceTitle', defaultMessage: 'Interface Settings' },
  slippage: { id: 'shared.settings.slippage', defaultMessage: 'Slippage tolerance' },
  slippageField: { id: 'shared.settings.slippageField', defaultMessage: 'Slippage tolerance in percent' },
  slippageHelp: {
    id: 'shared.settings.slippageHelp',
    defaultMessage: 'Your transaction will revert if the price changes unfavorably by more than this percentage.',
  },
  auto: { id: 'shared.settings.auto', defaultMessage: 'Auto' },
  slippageInvalid: { id: 'shared.settings.slippageInvalid', defaultMessage: 'Enter a valid slippage percentage' },
  mayFail: { id: 'shared.settings.mayFail', defaultMessage: 'Your transaction may fail' },
  mayBeFrontrun: { id: 'shared.settings.mayBeFrontrun', defaultMessage: 'Your transaction may be frontrun' },
  deadline: { id: 'shared.settings.deadline', defaultMessage: 'Transaction deadline' },
  deadlineField: { id: 'shared.settings.deadlineField', defaultMessage: 'Transaction deadline in minutes' },
  deadlineHelp: {
    id: 'shared.settings.deadlineHelp',
    defaultMessage:
      'Your transaction will revert if it is pending for more than this period of time. The deadline that you sign lies a day later than the time set here.',
  },
  deadlineInvalid: {
    id: 'shared.settings.deadlineInvalid',
    defaultMessage: 'Enter 1 to 180 minutes. Until then the earlier deadline applies.',
  },
  minutes: { id: 'shared.settings.minutes', defaultMessage: 'minutes' },
  pools: { id: 'shared.settings.pools', defaultMessage: 'Pools that swaps use' },
  poolsHelp: {
    id: 'shared.settings.poolsHelp',
    defaultMessage: 'Auto looks through the pools of both versions. A link that names a version goes before this choice.',
  },
  poolsAuto: { id: 'shared.settings.poolsAuto', defaultMessage: 'Auto' },
  poolsV2: { id: 'shared.settings.poolsV2', defaultMessage: 'V2 only' },
  poolsV3: { id: 'shared.settings.poolsV3', defaultMessage: 'V3 only' },
  neverSplits: { id: 'shared.settings.neverSplits', defaultMessage: 'No split' },
  neverSplitsHelp: {
    id: 'shared.settings.neverSplitsHelp',
    defaultMessage: 'A swap goes one way, even where several ways together would give more.',
  },
  multihop: { id: 'shared.settings.multihop', defaultMessage: 'Disable Multihops' },
  throughWallet: { id: 'shared.settings.throughWallet', defaultMessage: 'Read through your wallet' },
  throughWalletHelp: {
    id: 'shared.settings.throughWalletHelp',
    defaultMessage:
      'Figures and trials come from the node of the connected wallet; the nodes of this site are asked where it does not answer. That node then sees what this page asks.',
  },
  protectedTitle: { id: 'shared.settings.protectedTitle', defaultMessage: 'Protected sending' },
  protectedText: {
    id: 'shared.settings.protectedText',
    defaultMessage:
      'An endpoint ({host}) that shows what you send on {network} to nobody before it is mined, so that others cannot trade ahead of it. Your wallet asks before it takes it.',
  },
  protectedAdd: { id: 'shared.settings.protectedAdd', defaultMessage: 'Add it to your wallet' },
  protectedAsking: { id: 'shared.settings.protectedAsking', defaultMessage: 'Confirm in your wallet' },
  protectedAdded: {
    id: 'shared.settings.protectedAdded',
    defaultMessage: 'Your wallet took it. This page cannot see which endpoint your wallet then uses: look there, and choose it if needed.',
  },
  protectedFailed: {
    id: 'shared.settings.protectedFailed',
    defaultMessage: 'Your wallet did not take it: {reason}. You can try again, or add the endpoint in your wallet by hand.',
  },
  multihopHelp: { id: 'shared.settings.multihopHelp', defaultMessage: 'Restricts swaps to direct pairs only.' },
  expert: { id: 'shared.settings.expert', defaultMessage: 'Expert Mode' },
  expertHelp: {
    id: 'shared.settings.expertHelp',
    defaultMessage: 'Allow high price impact trades and skip the confirm screen. Use at your own risk.',
  },
  expertTitle: { id: 'shared.settings.expertTitle', defaultMessage: 'Are you sure?' },
  expertWarning: {
    id: 'shared.settings.expertWarning',
    defaultMessage:
      'Expert mode turns off the confirm transaction prompt and allows high slippage trades that often result in bad rates and lost funds.',
  },
  expertOnly: { id: 'shared.settings.expertOnly', defaultMessage: 'Only use this mode if you know what you are doing.' },
  expertTurnOn: { id: 'shared.settings.expertTurnOn', defaultMessage: 'Turn On Expert Mode' },
});
