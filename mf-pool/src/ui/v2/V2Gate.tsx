import { NotAvailable } from '@dex/mf-shared/ui/controls';
import { Card, FormColumn, Text, useActiveChain } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { v2Texts } from './v2.messages';

/** Shows a screen of version 2 where the network has it; on the listed rollups their text, elsewhere a way out (V2-12). */
export function V2Gate({ children }: { readonly children: ReactNode }) {
  const chain = useActiveChain();
  if (chain.isListedLayer2) {
    return (
      <FormColumn>
        <Card data-testid="pool-v2-layer2">
          <Text as="p">
            <FormattedMessage {...v2Texts.notOnLayer2} />
          </Text>
        </Card>
      </FormColumn>
    );
  }
  return chain.v2 ? children : <NotAvailable offer={1} />;
}
