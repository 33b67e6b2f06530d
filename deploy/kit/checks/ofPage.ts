import type { SectionManifest } from '@dex/mf-shared/contract';
import { seedFacts } from '../../devnet/seedFacts';
import type { Finding } from '../finding';
import { finding } from '../finding';
import { leave, type KitPage } from '../kitPage';
import { accessFindings, showTheme } from './access';
import { createLoadMeter, leaks } from './load';

/** The screens that can be opened by their pattern alone, optional parameters left out. */
export function openPaths({ routes }: Pick<SectionManifest, 'routes'>): readonly string[] {
  const short = routes.map(({ pattern }) => pattern.replace(/\/:\w+\?/g, ''));
  return [...new Set(short.filter((path) => !path.includes(':')))];
}

/** Every screen is drawn, in both languages and both themes, and anybody can use it. */
export async function screenFindings({ page, shows }: KitPage, section: string, paths: readonly string[]): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const path of paths) {
    if (!(await shows(section, path))) {
      found.push(finding('screen_missing', `${path} draws nothing`));
      continue;
    }
    await showTheme(page, 'dark');
    found.push(...(await accessFindings(page, `${path}, dark`, 'contrast')));
    await showTheme(page, 'light');
    found.push(...(await accessFindings(page, path, 'all')));
    await page.evaluate(() => globalThis.__kit.speak('zh-CN'));
    await page.waitForFunction(() => document.documentElement.lang === 'zh-CN');
    found.push(...(await accessFindings(page, `${path}, Chinese`, 'all')));
    await page.evaluate(() => globalThis.__kit.speak('en-US'));
    await page.waitForFunction(() => document.documentElement.lang === 'en-US');
  }
  return found;
}

/** What belongs to a kind of dialog beside its name, for those that cannot be opened without. */
const withDialog: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  vote: { governorIndex: 0, proposalId: '1', support: 1 },
};

/** How long a dialog may take to stand there, in milliseconds. */
const DIALOG_MS = 20_000;

/** Accounts of the development wallet for whom dialogs are tried: the rich one, and the one that has something to claim. */
const VIEWERS: readonly number[] = [0, seedFacts.accounts.all.indexOf(seedFacts.accounts.third)];

/** Closes what is open until nothing of the section stands there: a card that comes by itself may come between closing and looking. */
async function closeAll({ page }: KitPage, section: string): Promise<void> {
  await page.waitForFunction((outlet) => {
    globalThis.__kit.close();
    return document.querySelector(`[role="dialog"], [data-testid="${outlet}"]`) === null;
  }, `shell-outlet-${section}`);
}

/** Opens a dialog over the kit's own screen and closes it; `other` when a dialog of somebody else took its place meanwhile. */
async function drawDialog(kit: KitPage, section: string, kind: string): Promise<'drawn' | 'missing' | 'other'> {
  const { page } = kit;
  const outlet = page.getByTestId(`shell-outlet-${section}`);
  // What stands there from before, a card of another section or the screen that was left, is no answer: opened in the moment in which nothing stands there.
  await page.waitForFunction(
    ([dialog, place]) => {
      globalThis.__kit.close();
      if (document.querySelector(`[role="dialog"], [data-testid="${place}"]`)) return false;
      globalThis.__kit.open(dialog);
      return true;
    },
    [{ ...withDialog[kind], kind }, `shell-outlet-${section}`] as const,
  );
  const drawn = page.getByRole('dialog').or(outlet.locator(':scope > * > *')).first();
  const isDrawn = await drawn.waitFor({ state: 'attached', timeout: DIALOG_MS }).then(
    () => true,
    () => false,
  );
  const open = await page.evaluate(() => globalThis.__kit.facts().dialog);
  await closeAll(kit, section);
  if (open !== kind) return 'other';
  return isDrawn ? 'drawn' : 'missing';
}

/** How often a dialog is opened anew after another took its place: a card comes by itself once, when its section knows the account. */
const DIALOG_TRIES = 3;

async function drawsDialog(kit: KitPage, section: string, kind: string): Promise<boolean> {
  for (let tries = 0; tries < DIALOG_TRIES; tries += 1) {
    const result = await drawDialog(kit, section, kind);
    if (result !== 'other') return result === 'drawn';
  }
  return false;
}

/** Every dialog that the manifest claims is drawn for somebody over a page that is not the section's, and goes again. */
export async function dialogFindings(kit: KitPage, section: string, kinds: readonly string[]): Promise<Finding[]> {
  await leave(kit.page);
  const missing = new Set(kinds);
  for (const viewer of VIEWERS) {
    if (missing.size === 0) break;
    await kit.page.evaluate((account) => globalThis.__devWallet.setAccount(account), viewer);
    // A section closes what was open for the former account: nothing is opened before the page knows this one.
    await kit.waitForFacts({ account: seedFacts.accounts.all[viewer] ?? null });
    for (const kind of [...missing]) if (await drawsDialog(kit, section, kind)) missing.delete(kind);
  }
  return [...missing].map((kind) => finding('dialog_missing', `the manifest claims the dialog ${kind}, and the section draws none`));
}

/** Networks and accounts that the wallet changes to while the section stands; the last is where it began. */
const CHANGES: readonly { readonly chainId: number; readonly account: number }[] = [
  { chainId: 1, account: 1 },
  { chainId: 42161, account: 1 },
  { chainId: 196, account: 0 },
  { chainId: 1, account: 0 },
];

/** The section stands through every change of the wallet; what breaks is reported by the page, or draws nothing. */
export async function walletFindings({ page, shows, waitForFacts }: KitPage, section: string, path: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { chainId, account } of CHANGES) {
    await page.evaluate(
      (next) => {
        globalThis.__devWallet.setAccount(next.account);
        globalThis.__devWallet.setChain(next.chainId);
      },
      { chainId, account },
    );
    await waitForFacts({ chainId });
    if (!(await shows(section, path))) found.push(finding('screen_missing', `${path} draws nothing on network ${chainId}`));
    if (await page.getByTestId(`shared-error-card-${section}`).isVisible())
      found.push(finding('page_error', `${path} broke on network ${chainId}`));
  }
  return found;
}

/** Rounds that load chunks, texts and pictures, and fill what is remembered. */
const FIRST_ROUNDS = 10;

/** Opens and leaves the section again and again: what the page holds stays the same. */
export async function mountFindings({ page, shows }: KitPage, section: string, path: string, mounts: number): Promise<Finding[]> {
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round += 1) {
      if (!(await shows(section, path))) return false;
      await leave(page);
    }
    return true;
  };
  const measure = await createLoadMeter(page);
  const isWarm = await rounds(Math.min(FIRST_ROUNDS, mounts));
  const before = await measure();
  if (!isWarm || !(await rounds(mounts))) return [finding('screen_missing', `${path} draws nothing when it is opened again and again`)];
  return leaks(before, await measure(), mounts);
}
