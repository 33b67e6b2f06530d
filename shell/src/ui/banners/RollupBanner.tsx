import { type Chain, isArbitrumChain, isOptimisticChain, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { rollupAlphaAcknowledged } from '@dex/mf-shared/state';
import {
  brand,
  Button,
  Column,
  ExternalLink,
  Heading,
  Icon,
  IconButton,
  NetworkLogo,
  Row,
  Text,
  theme,
  useAccount,
  useDispatch,
  useRead,
  useServices,
} from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { bannerTexts } from './banners.messages';

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  max-width: 480px;
  min-height: 174px;
  margin: 0 auto;
  padding: 20px;
  border-radius: ${theme.radius.card};
  background: ${theme.color.accentSoft};
`;

const HELP = 'https://help.uniswap.org/en/articles/';
const helpUrl = ({ chainId }: Chain) =>
  `${HELP}${isArbitrumChain(chainId) ? '5538618-how-to-deposit-tokens-to-arbitrum' : '5392809-how-to-deposit-tokens-to-optimism'}`;

function bridgeUrlOf({ chainId, bridgeUrl }: Chain): string | null {
  return bridgeUrl && isOptimisticChain(chainId) ? `${bridgeUrl}?chainId=1` : bridgeUrl;
}

/** Says on a rollup that this is an early version and that assets must be bridged first (NET-10). */
export function RollupBanner({ chain, onClose }: { readonly chain: Chain; readonly onClose: () => void }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { bus } = useServices();
  const account = useAccount();
  const balance = useRead(account ? { kind: 'balance', chainId: chain.chainId, account, token: 'native' } : null);
  const values = { name: brand.name, label: chain.label };
  const bridgeUrl = bridgeUrlOf(chain);
  const close = () => {
    // Someone without coins on the network has not bridged yet and should see it again next time.
    if (balance.kind === 'known' && balance.value !== ZERO_AMOUNT) dispatch(rollupAlphaAcknowledged());
    onClose();
  };
  return (
    <Frame data-testid="shell-rollup-banner">
      <Row $justify="space-between" $align="start">
        <Row $gap={12}>
          <NetworkLogo chainId={chain.chainId} size={28} />
          <Heading as="h2">
            <FormattedMessage {...bannerTexts.alphaTitle} values={values} />
          </Heading>
        </Row>
        <IconButton label={intl.formatMessage(bannerTexts.close)} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </Row>
      <Column $gap={12}>
        <Text as="p" $size="small">
          <FormattedMessage {...bannerTexts.alpha} values={values} />
        </Text>
        <Row $gap={16} $wrap>
          {bridgeUrl && (
            <Button
              as="a"
              href={bridgeUrl}
              target="_blank"
              rel="noopener noreferrer"
              $size="small"
              onClick={() => bus.emit({ kind: 'eventReported', event: { kind: 'outboundLink', url: bridgeUrl } })}
            >
              <FormattedMessage {...bannerTexts.deposit} values={values} />
            </Button>
          )}
          <ExternalLink href={helpUrl(chain)}>
            <FormattedMessage {...bannerTexts.readMore} />
          </ExternalLink>
        </Row>
      </Column>
    </Frame>
  );
}
