import type { Address } from '@dex/mf-shared/domain';
import { AllowanceSteps } from '@dex/mf-shared/orders';
import { Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { offersAllowance } from '../../domain/migrate/migrateButton';
import { poolOrders } from '../../orders';
import { migrateTexts as texts } from './migrate.messages';
import type { MigrateFacts } from './useMigrateForm';

interface MigrateAllowanceProps {
  readonly facts: Pick<MigrateFacts, 'pair' | 'button' | 'allowance' | 'needs'>;
  readonly account: Address;
}

/** How the permission to move the shares stands, and what gives it where an order can follow. */
export function MigrateAllowance({ facts: { pair, button, allowance, needs }, account }: MigrateAllowanceProps) {
  const isFree = allowance === 'enough' || allowance === 'signed';
  return (
    <>
      <Text $size="small" $strong>
        <FormattedMessage {...(isFree ? texts.allowed : texts.stepAllow)} />
      </Text>
      {offersAllowance(button) && allowance !== null && allowance !== 'enough' && (
        <AllowanceSteps engineOf={poolOrders} owner={{ chainId: pair.chainId, account }} needs={needs} parts="pool-migrate" />
      )}
    </>
  );
}
