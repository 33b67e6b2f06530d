import { integrityOf } from '../build/buildFacts';

/** The development wallet as the local server adds it to the page; no build contains it. */
export interface DevWallet {
  readonly script: string;
  readonly integrity: string;
  /** Puts the wallet's script tag into a page, before the shell's. */
  addTo(html: string): string;
}

const path = '/dev-wallet.js';

function attributeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Makes the tag for a wallet script and its settings (any JSON). */
export function devWalletTag(script: string, config: object): DevWallet {
  const integrity = integrityOf(script);
  const tag = `<script src="${path}" integrity="${integrity}" crossorigin="anonymous" data-config="${attributeText(JSON.stringify(config))}"></script>`;
  return { script, integrity, addTo: (html) => html.replace(/<script>/, () => `${tag}<script>`) };
}
