import { pictureElement } from '@dex/mf-shared/release';
import type { Release, ReleaseBase } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { artifactFolder } from './artifact/uploadArtifact';
import { refuse } from './refusal';
import type { Refusal } from './refusal';
import type { Bytes, ReleaseStore } from './store/releaseStore';

/** The page of a shell; in its build, and in its folder in the store. */
const PAGE = 'index.html';

/** True for the page of a shell that knows first screens: it draws what stands around them. */
function knowsPictures(page: Bytes | null | undefined): boolean {
  return page ? new TextDecoder().decode(page).includes(`id="${pictureElement('frame')}"`) : false;
}

/** The page of a shell that is published already. */
export function shellPage(store: ReleaseStore, id: string): Promise<Bytes | null> {
  return store.read(`${artifactFolder('shell', id)}${PAGE}`);
}

/** A section with first screens may be published only where every live shell knows them: another one calls its entry unsigned. Refusal: `incompatible_shell`. */
export async function gateRemotePicture(
  store: ReleaseStore,
  base: Pick<ReleaseBase, 'shells'>,
  remote: string,
  { version, picture }: Pick<Release, 'version' | 'picture'>,
): Promise<Result<null, Refusal>> {
  for (const shell of picture ? base.shells : []) {
    if (!knowsPictures(await shellPage(store, shell.id)))
      return refuse(
        'incompatible_shell',
        `${remote} ${version} brings first screens, of which the live shell ${shell.version} (${shell.id}) knows nothing: it would call the section unsigned`,
      );
  }
  return ok(null);
}

/** A shell that knows no first screens must not stand beside a section that can be shown and has some. Refusal: `incompatible_remote`. */
export function gateShellPictures(
  base: Pick<ReleaseBase, 'remotes'>,
  version: string,
  page: Bytes | null | undefined,
): Result<null, Refusal> {
  if (knowsPictures(page)) return ok(null);
  for (const [remote, { stable, canary }] of Object.entries(base.remotes)) {
    const drawn = [stable, ...(canary ? [canary.release] : [])].find(({ picture }) => picture);
    if (drawn)
      return refuse(
        'incompatible_remote',
        `shell ${version} knows nothing of first screens and would call ${remote} ${drawn.version} unsigned, which brings some; publish a build of ${remote} without them first`,
      );
  }
  return ok(null);
}
