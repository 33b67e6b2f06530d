import type { BuildInMap } from './tally';

/** How long after its beginning something must have been heard of a visit, in seconds: longer than a page waits for all of its parts and half a minute more. */
const HEARD_WITHIN_SECONDS = 180;

type Build = Pick<BuildInMap, 'remote' | 'id'>;

/** Visits that have begun, until something is heard of them. A beacon does not say of which visit it is: the oldest one of its build is taken. */
export interface BegunVisits {
  begin(build: Build, at: number): void;
  /** Something was heard of a visit of this build; false where none is known to have begun. */
  heardOf(build: Build): boolean;
  /** The builds of visits of which nothing was heard in time, one for each visit, which is forgotten with it. */
  unheardOf(at: number): readonly Build[];
}

/** No visit has begun. Times in seconds. */
export function createBegunVisits(): BegunVisits {
  const waiting = new Map<string, { readonly build: Build; readonly since: number[] }>();
  const keyOf = ({ remote, id }: Build) => `${remote} ${id}`;
  return {
    begin({ remote, id }, at) {
      const build = { remote, id };
      const known = waiting.get(keyOf(build));
      if (known) known.since.push(at);
      else waiting.set(keyOf(build), { build, since: [at] });
    },
    heardOf: (build) => waiting.get(keyOf(build))?.since.shift() !== undefined,
    unheardOf(at) {
      const over = at - HEARD_WITHIN_SECONDS;
      return [...waiting.values()].flatMap(({ build, since }) => {
        const late = since.findIndex((time) => time > over);
        return since.splice(0, late < 0 ? since.length : late).map(() => build);
      });
    },
  };
}
