import { FEE_TIERS, formatFee, type FeeTier } from '@dex/mf-shared/domain';
import { Button, Column, Inset, Row, Text, theme, sectionSelector, useServices } from '@dex/mf-shared/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keyframes, styled } from 'styled-components';
import type { TierSharesAnswer } from '../../../domain/v3/ports';
import type { TierRatesAnswer } from '../../../domain/v3/tierRates';
import { poolV3Slice } from '../../../state/v3/poolV3Slice';
import { poolAddressOf, selectPool } from '../../../state/v3/selectWishes';
import type { AddCommands } from './useAddCommands';
import type { AddScreenForm } from './useAddForm';
import { feeTexts as texts } from './add.messages';
import { TierRate, TierRatesHint } from './TierRate';
import { useTierRates } from './useTierRates';
import { useTierShares } from './useTierShares';

const useV3Selector = sectionSelector(poolV3Slice);

const pulse = keyframes`
  from { box-shadow: 0 0 0 0 ${theme.color.accent}; }
  to { box-shadow: 0 0 0 8px transparent; }
`;

/** A change from outside is pointed at for 0.6 s (V3-11). */
const Pulse = styled.div`
  border-radius: ${theme.radius.large};
  &[data-pulse='true'] {
    animation: ${pulse} 600ms linear;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
`;

const Tier = styled.button`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 4px;
  min-height: 92px;
  padding: 12px;
  border: 2px solid transparent;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  text-align: start;
  cursor: pointer;
  &[aria-checked='true'] {
    border-color: ${theme.color.accent};
  }
  &:hover {
    background: ${theme.color.hover};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

const hints = { 100: texts.stable, 500: texts.stable, 3000: texts.most, 10_000: texts.exotic } as const;

interface PartProps {
  readonly form: AddScreenForm;
  readonly commands: AddCommands;
}

/** True for 0.6 s after the fee changed without a press here. */
function usePulse(fee: FeeTier | null): readonly [boolean, () => void] {
  const [pulses, setPulses] = useState(false);
  const own = useRef(false);
  const before = useRef(fee);
  useEffect(() => {
    const isFromOutside = before.current !== null && before.current !== fee && !own.current;
    before.current = fee;
    own.current = false;
    if (!isFromOutside) return undefined;
    setPulses(true);
    const timer = setTimeout(() => setPulses(false), 600);
    return () => clearTimeout(timer);
  }, [fee]);
  return [pulses, () => void (own.current = true)];
}

/** The choice of a fee tier: collapsed to the chosen one, or open (V3-11). */
export function FeeTierPicker({ form, commands }: PartProps) {
  const { fee, currencyA, currencyB } = form;
  const shares = useTierShares(form, commands);
  const [choice, setChoice] = useState<'open' | 'closed' | null>(null);
  const [pulses, choseHere] = usePulse(fee);
  const isOpen = choice === null ? fee === null || shares.kind === 'failed' : choice === 'open';
  const isDisabled = !currencyA || !currencyB;
  return (
    <Pulse data-pulse={pulses} data-testid="pool-v3-fee">
      <Inset>
        <Column $gap={12}>
          <Row $justify="space-between" $gap={12}>
            <Text $strong={fee !== null} $size={fee === null ? 'small' : 'medium'} data-testid="pool-v3-fee-chosen">
              {fee === null ? (
                <FormattedMessage {...texts.none} />
              ) : (
                <FormattedMessage {...texts.chosen} values={{ value: formatFee(fee) }} />
              )}
            </Text>
            <Button
              $tone="secondary"
              $size="small"
              aria-expanded={isOpen}
              disabled={isDisabled}
              data-testid="pool-v3-fee-toggle"
              onClick={() => setChoice(isOpen ? 'closed' : 'open')}
            >
              <FormattedMessage {...(isOpen ? texts.hide : texts.edit)} />
            </Button>
          </Row>
          {isOpen && (
            <Tiers
              form={form}
              shares={shares}
              disabled={isDisabled}
              onChoose={(tier) => {
                choseHere();
                commands.chooseFee(tier);
              }}
            />
          )}
        </Column>
      </Inset>
    </Pulse>
  );
}

interface TiersProps {
  readonly form: AddScreenForm;
  readonly shares: TierSharesAnswer;
  readonly disabled: boolean;
  readonly onChoose: (tier: FeeTier) => void;
}

/** All tiers, with what each of them earned; that is asked while they are in sight. */
function Tiers({ form, shares, disabled, onChoose }: TiersProps) {
  const intl = useIntl();
  const rates = useTierRates(form);
  return (
    <>
      <Grid role="radiogroup" aria-label={intl.formatMessage(texts.title)}>
        {FEE_TIERS.map((tier) => (
          <TierOption
            key={tier}
            form={form}
            tier={tier}
            share={shares.kind === 'known' ? (shares.shares[tier] ?? null) : null}
            rates={rates}
            disabled={disabled}
            onChoose={() => onChoose(tier)}
          />
        ))}
      </Grid>
      {!disabled && <TierRatesHint answer={rates} />}
    </>
  );
}

interface TierOptionProps {
  readonly form: AddScreenForm;
  readonly tier: FeeTier;
  readonly share: number | null;
  readonly rates: TierRatesAnswer;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

function TierOption({ form: { facts, fee, chain }, tier, share, rates, disabled, onChoose }: TierOptionProps) {
  const { chains } = useServices();
  const address = facts.pair && poolAddressOf(chains, chain.chainId, facts.pair.base.address, facts.pair.quote.address, tier);
  const pool = useV3Selector((state) => selectPool(state, address));
  return (
    <Tier type="button" role="radio" aria-checked={tier === fee} disabled={disabled} data-testid={`pool-v3-fee-${tier}`} onClick={onChoose}>
      <Text $strong>
        <FormattedMessage {...texts.percent} values={{ value: formatFee(tier) }} />
      </Text>
      <Text $size="tiny" $tone="textMuted">
        <FormattedMessage {...hints[tier]} />
      </Text>
      <TierRate tier={tier} answer={rates} />
      <Text $size="tiny" $tone="accent" $strong>
        {pool.kind === 'notExists' && <FormattedMessage {...texts.notCreated} />}
        {pool.kind === 'exists' && share !== null && <FormattedMessage {...texts.share} values={{ value: Math.round(share) }} />}
      </Text>
    </Tier>
  );
}
