/** Explorers whose links carry accounts and transactions (SHELL-8). */
export const MASKED_HOSTS: readonly string[] = [
  'etherscan.io',
  'ropsten.etherscan.io',
  'rinkeby.etherscan.io',
  'kovan.etherscan.io',
  'goerli.etherscan.io',
  'optimistic.etherscan.io',
  'kovan-optimistic.etherscan.io',
  'rinkeby-explorer.arbitrum.io',
  'arbiscan.io',
];

/**
 * A link as it is reported: on the known explorers each path piece in 0x-hex becomes "***" and query and fragment are
 * dropped; any other link, and a text that is no link, stays as it is.
 */
export function maskOutboundLink(link: string): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  if (!MASKED_HOSTS.includes(url.hostname)) return link;
  const path = url.pathname.split('/').map((piece) => (/^0x[0-9a-f]+$/i.test(piece) ? '***' : piece));
  return `${url.protocol}//${url.host}${path.join('/')}`;
}
