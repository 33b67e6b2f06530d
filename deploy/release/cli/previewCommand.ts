import { existsSync, readFileSync } from 'node:fs';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { readBuildTree } from '../artifact/buildTree';
import type { BuildTree } from '../artifact/buildTree';
import { mergeSignedBySection } from '../artifact/signedBuild';
import type { SignedBuild } from '../artifact/signedBuild';
import { previewLink } from '../commands/previewLink';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { secondsOf } from './canaryCommand';
import { wordOf } from './invocation';
import type { Invocation } from './invocation';
import type { ContextCommand } from './releaseCommands';

/** How long a link shows its builds when the command line does not say. */
const USUAL_LIFE = '3d';

function treesOf(invocation: Invocation): Result<readonly BuildTree[], Refusal> {
  const first = wordOf(invocation, 0, 'the folder of a build');
  if (!first.ok) return first;
  const trees: BuildTree[] = [];
  for (const folder of invocation.words) {
    const tree = readBuildTree(folder);
    if (!tree.ok) return tree;
    trees.push(tree.value);
  }
  return ok(trees);
}

function signedOf(invocation: Invocation): Result<readonly SignedBuild[], Refusal> {
  const paths = invocation.text('signed')?.split(',') ?? [];
  const missing = paths.find((path) => !existsSync(path));
  return missing === undefined
    ? mergeSignedBySection(paths.map((path) => readFileSync(path)))
    : refuse('file_missing', `${missing} cannot be read`);
}

/** `preview <dist> … --site URL [--for 3d]`: a link that shows these builds to whoever holds it. */
export const preview: ContextCommand = async (context, invocation) => {
  const site = invocation.text('site');
  if (site === null || !URL.canParse(site)) return refuse('usage', 'preview: --site must be the address of the site');
  const life = secondsOf(invocation.text('for') ?? USUAL_LIFE);
  if (!life.ok) return life;
  const trees = treesOf(invocation);
  if (!trees.ok) return trees;
  const signed = signedOf(invocation);
  if (!signed.ok) return signed;
  return previewLink(context, trees.value, { site, lifeSeconds: life.value, source: invocation.text('source'), signed: signed.value });
};
