import type { RemoteName } from '@dex/mf-shared/contract';
import type { Arm } from '@dex/mf-shared/release';
import { Button, Column, Inset, Row, Text, useLocale } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { buildTexts as texts } from './build.messages';
import { buildState, type BuildState } from './buildState';
import type { PageBuild, ShownBuild } from './usePageBuilds';

const ARMS = { stable: texts.stable, canary: texts.canary, tester: texts.tester } as const satisfies Readonly<Record<Arm, unknown>>;
const TONES = {
  revoked: 'danger',
  withdrawn: 'warning',
  unsigned: 'warning',
  verified: 'success',
  toCome: 'textMuted',
} as const satisfies Readonly<Record<BuildState, unknown>>;

interface BuildEntryProps {
  readonly entry: PageBuild;
  readonly onChoose: (remote: RemoteName, choice: string | null) => void;
}

function Choices({ entry: { remote, build, choice }, onChoose }: BuildEntryProps) {
  return (
    <Row $gap={8} $wrap>
      {build?.arm === 'canary' && (
        <Button $size="small" $tone="soft" onClick={() => onChoose(remote, 'stable')}>
          <FormattedMessage {...texts.backToStable} />
        </Button>
      )}
      {choice === null && build && build.arm !== 'tester' && build.standing === 'good' && (
        <Button $size="small" $tone="soft" onClick={() => onChoose(remote, build.release.id)}>
          <FormattedMessage {...texts.pin} />
        </Button>
      )}
      {choice !== null && (
        <Button $size="small" $tone="soft" onClick={() => onChoose(remote, null)}>
          <FormattedMessage {...texts.follow} />
        </Button>
      )}
    </Row>
  );
}

function Facts({ remote, build }: { readonly remote: RemoteName; readonly build: ShownBuild }) {
  const { release, signers } = build;
  const state = buildState(build);
  return (
    <>
      <Text as="p" $size="small">
        <FormattedMessage {...texts.version} values={{ version: release.version }} />
      </Text>
      <Text as="p" $size="small" $tone="textMuted" style={{ overflowWrap: 'anywhere' }}>
        {release.id}
      </Text>
      {signers.length > 0 && (
        <Text as="p" $size="small" style={{ overflowWrap: 'anywhere' }}>
          <FormattedMessage {...texts.signer} values={{ team: remote, key: signers.join(', ') }} />
        </Text>
      )}
      <Text as="p" $size="small" $tone={TONES[state]}>
        <FormattedMessage {...texts[state]} />
      </Text>
    </>
  );
}

/** True when the build on show is the one that the visitor chose: a build that left the map or is refused gives way to another. */
function isChosen({ choice, build }: PageBuild): boolean {
  if (choice === null || build === null) return false;
  return choice === 'stable' ? build.arm === 'stable' : choice === build.release.id;
}

/** One section: its version, id, signer and arm, whether its files were checked, and what the visitor may choose. */
export function BuildEntry({ entry, onChoose }: BuildEntryProps) {
  const { remote, title, build } = entry;
  const locale = useLocale();
  return (
    <Inset as="section" data-testid={`shell-build-${remote}`}>
      <Column $gap={6}>
        <Row $justify="space-between" $gap={12} $wrap>
          <Text as="h3" $strong>
            {title[locale]}
          </Text>
          {build && (
            <Text $size="small" $tone={build.arm === 'stable' ? 'textMuted' : 'warning'}>
              <FormattedMessage {...ARMS[build.arm]} />
            </Text>
          )}
        </Row>
        {build ? (
          <Facts remote={remote} build={build} />
        ) : (
          <Text as="p" $size="small">
            <FormattedMessage {...texts.unavailable} />
          </Text>
        )}
        {isChosen(entry) && (
          <Text as="p" $size="small">
            <FormattedMessage {...texts.chosen} />
          </Text>
        )}
        <Choices entry={entry} onChoose={onChoose} />
      </Column>
    </Inset>
  );
}
