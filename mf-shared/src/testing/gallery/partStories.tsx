import { useState } from 'react';
import { AddressText } from '../../ui/addresses/AddressText';
import { RecipientField } from '../../ui/addresses/RecipientField';
import { CurrencyAmountPanel } from '../../ui/amounts/CurrencyAmountPanel';
import { Figure } from '../../ui/amounts/Figure';
import { ApproveButtons } from '../../ui/approvals/ApproveButtons';
import { Wordmark } from '../../ui/brand/Wordmark';
import { ConnectButton } from '../../ui/connect/ConnectButton';
import { NotAvailable } from '../../ui/connect/NotAvailable';
import { ErrorCard } from '../../ui/errors/ErrorCard';
import { Identicon } from '../../ui/pictures/Identicon';
import { NetworkLogo } from '../../ui/pictures/NetworkLogo';
import { Badge } from '../../ui/primitives/Badge';
import { Button } from '../../ui/primitives/Button';
import { Checkbox } from '../../ui/primitives/Checkbox';
import { Icon } from '../../ui/primitives/Icon';
import { IconButton } from '../../ui/primitives/IconButton';
import { Card, Column, Row } from '../../ui/primitives/layout';
import { Notice } from '../../ui/primitives/Notice';
import { SegmentedControl } from '../../ui/primitives/SegmentedControl';
import { Skeleton } from '../../ui/primitives/Skeleton';
import { Slider } from '../../ui/primitives/Slider';
import { Heading } from '../../ui/primitives/Text';
import { TextField } from '../../ui/primitives/TextField';
import { Toggle } from '../../ui/primitives/Toggle';
import { SettingLabel } from '../../ui/settings/SettingLabel';
import { useActiveChain } from '../../ui/services/walletHooks';
import { ACCOUNT, BALANCE, LONG, USDC } from './samples';
import type { Story } from './story';

const nothing = () => undefined;

function Forms() {
  const chain = useActiveChain();
  const [value, setValue] = useState('1.5');
  return (
    <Card>
      <Column $gap={12}>
        <Row $justify="space-between">
          <Heading>Swap</Heading>
          <IconButton label="Settings">
            <Icon name="settings" />
          </IconButton>
        </Row>
        <CurrencyAmountPanel
          label="From"
          currency={chain.native}
          value={value}
          onChange={setValue}
          onSelectToken={nothing}
          balance={BALANCE}
          onMax={nothing}
          dollars="$5,432.10"
        />
        <CurrencyAmountPanel label="To" currency={null} value="" onChange={nothing} onSelectToken={nothing} />
        <CurrencyAmountPanel
          label="To (at least)"
          currency={LONG}
          value="123456789.123456789123456789"
          onChange={nothing}
          onSelectToken={nothing}
          balance={null}
          dollars="–"
          dimmed
        />
        <CurrencyAmountPanel label="Deposit" currency={USDC} value="" onChange={nothing} balance={BALANCE} isOutOfRange />
        <RecipientField value="not-a-recipient" onChange={nothing} recipient={{ kind: 'notFound' }} />
        <ApproveButtons currency={USDC} state="NOT_APPROVED" steps={['reset', 'approve']} onStep={nothing} />
        <ApproveButtons currency={USDC} state="PENDING" steps={['approve']} onStep={nothing} />
        <ConnectButton />
      </Column>
    </Card>
  );
}

function Controls() {
  const [on, setOn] = useState(true);
  const [part, setPart] = useState<'one' | 'two'>('one');
  return (
    <Card>
      <Column $gap={12}>
        <Row $wrap>
          {(['primary', 'soft', 'secondary', 'text', 'danger', 'warning'] as const).map((tone) => (
            <Button key={tone} $tone={tone}>
              {tone}
            </Button>
          ))}
          <Button disabled>disabled</Button>
        </Row>
        <Button $size="large" disabled>
          Enter an amount
        </Button>
        <Row $wrap>
          {(['neutral', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
            <Badge key={tone} $tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
        <Row>
          <Toggle label="Toggle" checked={on} onChange={setOn} />
          <Toggle label="Off" checked={!on} onChange={nothing} />
          <Checkbox checked={on} onChange={setOn}>
            I understand
          </Checkbox>
        </Row>
        <SegmentedControl
          label="Part"
          value={part}
          onChange={setPart}
          options={[
            { value: 'one', text: 'Unlimited' },
            { value: 'two', text: 'This amount' },
          ]}
        />
        <Slider label="Share" value={40} onChange={nothing} />
        <TextField label="Name" value="" placeholder="0x0000" onChange={nothing} hint="A hint" />
        <Row>
          <SettingLabel text="Price impact" help="What it is" />
          <Figure shown="1.235" exact="1.2345678" unit="ETH" />
          <Figure shown={null} />
          <Figure shown="0.5" syncing />
        </Row>
        <Row>
          <Identicon address={ACCOUNT} size={24} />
          <AddressText address={ACCOUNT} chainId={1} />
          <NetworkLogo chainId={1} />
          <NetworkLogo chainId={196} />
        </Row>
        <Skeleton $height="24px" />
        {(['info', 'success', 'warning', 'error'] as const).map((kind) => (
          <Notice key={kind} kind={kind}>
            This is what a notice of the kind {kind} says to somebody who reads it.
          </Notice>
        ))}
      </Column>
    </Card>
  );
}

/** The shared parts. */
export const partStories: readonly Story[] = [
  { name: 'shared-wordmark', draw: () => <Wordmark /> },
  { name: 'shared-forms', world: { account: ACCOUNT }, draw: () => <Forms /> },
  { name: 'shared-forms-visitor', draw: () => <Forms /> },
  { name: 'shared-controls', world: { account: ACCOUNT }, draw: () => <Controls /> },
  { name: 'shared-error', draw: () => <ErrorCard section="pool" onRetry={nothing} /> },
  { name: 'shared-notAvailable', world: { account: ACCOUNT }, draw: () => <NotAvailable /> },
];
