import { brand, ErrorCard, lazyPart } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { remoteErrorTexts } from '../outlet/remoteError.messages';
import { useShell } from '../ShellContext';

const NotFound = lazyPart(async () => (await import(/* webpackChunkName: "not-found" */ './NotFound')).NotFound);

/** Stands where no section draws: none is known, since no release map is in force, or none claims the path. */
export function NoScreen() {
  const { withoutSections } = useShell();
  if (!withoutSections) return <NotFound />;
  return (
    <div data-testid="shell-remote-error" data-code={withoutSections}>
      <ErrorCard section={brand.name} onRetry={() => window.location.reload()}>
        <FormattedMessage {...remoteErrorTexts[withoutSections]} />
      </ErrorCard>
    </div>
  );
}
