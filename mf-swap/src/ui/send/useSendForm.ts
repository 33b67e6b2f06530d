import {
  amountFault,
  parseAmount,
  type Address,
  type Chain,
  type Currency,
  type CurrencyId,
  type DecimalsStanding,
  type RawAmount,
} from '@dex/mf-shared/domain';
import {
  useAccount,
  useActiveChain,
  useCurrency,
  useRecipient,
  useSharedSelector,
  type RecipientState,
  useBalance,
  type Balance,
} from '@dex/mf-shared/ui';
import { useState } from 'react';
import type { SendUrl } from '../../domain/sendUrl';
import { sendButtonKind, type SendButtonFacts, type SendButtonKind } from '../../domain/sendButton';

/** The send form: what was entered, what it stands for, and what the button says. */
export interface SendForm {
  readonly chain: Chain;
  readonly account: Address | null;
  readonly currency: Currency | null;
  readonly decimals: DecimalsStanding;
  readonly text: string;
  readonly amount: RawAmount | null;
  readonly recipientText: string;
  /** What the recipient field stands for. */
  readonly resolved: RecipientState;
  readonly recipient: Address | null;
  readonly balance: Balance;
  readonly button: SendButtonKind;
  readonly setText: (text: string) => void;
  readonly setRecipientText: (text: string) => void;
  readonly choose: (id: CurrencyId) => void;
}

/** The form as a link fills it in; a later link needs a form of its own. */
export function useSendForm(link: SendUrl): SendForm {
  const chain = useActiveChain();
  const account = useAccount();
  const [id, choose] = useState<CurrencyId>(link.currency ?? 'ETH');
  const [text, setText] = useState(link.amount);
  const [recipientText, setRecipientText] = useState(link.recipient ?? '');
  const state = useCurrency(id, chain.chainId);
  const known = state.kind === 'known' ? state : null;
  const currency = known?.currency ?? null;
  const decimals = known?.decimals ?? 'contract';
  const balance = useBalance(currency, account);
  const resolved = useRecipient(recipientText, { chain, tokens: currency?.kind === 'token' ? [currency.address] : [] });
  const wrongNetwork = useSharedSelector(({ wallet }) => wallet.error === 'unsupportedChain');
  const parsed = currency && parseAmount(text, currency.decimals);
  const amount = parsed === '0' ? null : parsed;
  const typed = parseAmount(text, 36);
  const button = sendButtonKind({
    account: account ? 'connected' : 'none',
    wrongNetwork,
    amountFault: currency && amountFault(text, currency.decimals),
    hasAmount: currency ? amount !== null : typed !== null && typed !== '0',
    hasCurrency: currency !== null,
    decimals,
    recipient: RECIPIENT_KINDS[resolved.kind],
    hasEnough: balance.value && amount ? BigInt(balance.value) >= BigInt(amount) : null,
  });
  const recipient = resolved.kind === 'known' ? resolved.address : null;
  return {
    chain,
    account,
    currency,
    decimals,
    text,
    amount,
    recipientText,
    resolved,
    recipient,
    balance,
    button,
    setText,
    setRecipientText,
    choose,
  };
}

const RECIPIENT_KINDS: Readonly<Record<RecipientState['kind'], SendButtonFacts['recipient']>> = {
  empty: 'empty',
  looking: 'resolving',
  notFound: 'unresolved',
  failed: 'unread',
  unchecked: 'unread',
  refused: 'forbidden',
  known: 'valid',
};
