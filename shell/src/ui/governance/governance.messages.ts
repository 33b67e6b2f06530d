import { defineTexts } from '@dex/mf-shared/ui';

export const governanceTexts = defineTexts({
  title: { id: 'shell.governance.title', defaultMessage: 'Your {symbol}' },
  balance: { id: 'shell.governance.balance', defaultMessage: 'Balance' },
  unclaimed: { id: 'shell.governance.unclaimed', defaultMessage: 'Unclaimed' },
  claim: { id: 'shell.governance.claim', defaultMessage: '(claim)' },
  price: { id: 'shell.governance.price', defaultMessage: '{symbol} price' },
  circulation: { id: 'shell.governance.circulation', defaultMessage: '{symbol} in circulation' },
  supply: { id: 'shell.governance.supply', defaultMessage: 'Total supply' },
  analytics: { id: 'shell.governance.analytics', defaultMessage: 'View {symbol} analytics' },
});
