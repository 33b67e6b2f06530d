import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { TokenTestOutcome } from '../../contract/tokenTest';
import { MAX_SLIPPAGE_BPS } from '../../domain/slippage';
import { toleranceFor } from '../../domain/tokens/tokenTest';
import type { Token } from '../../domain/tokens/currency';
import { Button } from '../primitives/Button';
import { Column } from '../primitives/layout';
import { Notice } from '../primitives/Notice';
import { Spinner } from '../primitives/Spinner';
import { Text } from '../primitives/Text';
import { useServices } from '../services/ServicesContext';
import { SaidCause } from '../texts/SaidCause';
import { notMeasuredTexts, tokenTestTexts as texts } from './TokenTest.messages';

interface TokenTestProps {
  readonly token: Token;
  /** It was asked for already, in the token's row. */
  readonly startsAtOnce: boolean;
}

type State = { readonly kind: 'idle' | 'running' } | { readonly kind: 'done'; readonly outcome: TokenTestOutcome };

/** Offers to buy a little of a token and sell it again in a simulation, and says what was measured: never that the token is harmless. */
export function TokenTest({ token, startsAtOnce }: TokenTestProps) {
  const { testToken } = useServices();
  const [state, setState] = useState<State>({ kind: startsAtOnce ? 'running' : 'idle' });
  const isHere = useRef(true);
  const run = async () => {
    setState({ kind: 'running' });
    const outcome = await testToken(token.chainId, token.address);
    if (isHere.current) setState({ kind: 'done', outcome });
  };
  const begin = useEffectEvent(() => {
    if (startsAtOnce) void run();
  });
  useEffect(() => {
    isHere.current = true;
    begin();
    return () => {
      isHere.current = false;
    };
  }, []);
  return (
    <Column $gap={8} data-testid={`shared-token-test-${token.address}`}>
      {state.kind === 'done' ? (
        <Outcome token={token} outcome={state.outcome} />
      ) : (
        <Text as="p" $size="small" $tone="textMuted">
          <FormattedMessage {...texts.hint} />
        </Text>
      )}
      <Button
        $size="small"
        $tone="secondary"
        disabled={state.kind === 'running'}
        data-testid="shared-token-test"
        onClick={() => void run()}
      >
        {state.kind === 'running' && <Spinner />}
        <FormattedMessage {...(state.kind === 'done' ? texts.again : state.kind === 'running' ? texts.running : texts.offer)} />
      </Button>
    </Column>
  );
}

function Outcome({ token, outcome }: { readonly token: Token; readonly outcome: TokenTestOutcome }): ReactNode {
  const { chains } = useServices();
  switch (outcome.kind) {
    case 'measured':
      return <Measured {...outcome} />;
    case 'saleFailed':
    case 'purchaseFailed': {
      const reason = outcome.reason !== null && <SaidCause error={{ message: outcome.reason }} />;
      return (
        <Notice kind="error" testId="shared-token-test-failed">
          <FormattedMessage {...texts[outcome.kind]} values={{ reason }} />
        </Notice>
      );
    }
    case 'notMeasured':
      return (
        <Notice kind="warning" testId="shared-token-test-unmeasured">
          <FormattedMessage {...notMeasuredTexts[outcome.why]} values={{ coin: chains[token.chainId].native.symbol }} />
        </Notice>
      );
  }
}

function Measured({ lostWhenBought, lostWhenSold }: Extract<TokenTestOutcome, { kind: 'measured' }>) {
  const tolerance = toleranceFor(Math.max(lostWhenBought, lostWhenSold));
  const isTooMuch = tolerance !== null && tolerance > MAX_SLIPPAGE_BPS;
  return (
    <Notice kind={tolerance === null ? 'info' : 'warning'} testId="shared-token-test-measured">
      <Column $gap={4}>
        <span>
          <FormattedMessage {...texts.measured} values={{ bought: percent(lostWhenBought), sold: percent(lostWhenSold) }} />
        </span>
        {tolerance !== null && (
          <span>
            <FormattedMessage
              {...(isTooMuch ? texts.tooMuch : texts.tolerance)}
              values={{ percent: percent(isTooMuch ? MAX_SLIPPAGE_BPS : tolerance) }}
            />
          </span>
        )}
        <span>
          <FormattedMessage {...texts.caution} />
        </span>
      </Column>
    </Notice>
  );
}

/** Hundredths of a percent as percent, without zeros at the end. */
function percent(hundredths: number): string {
  return String(hundredths / 100);
}
