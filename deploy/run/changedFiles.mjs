const lines = (text) => text.split('\n').filter((line) => line !== '');

/** The files that differ from where this state left `base`, committed or not, new ones included; paths from the root. `git` runs it and gives its output. */
export function changedFiles(git, base) {
  const [since] = lines(git('merge-base', 'HEAD', base));
  const known = lines(git('diff', '--name-only', since));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  return [...new Set([...known, ...added])].sort();
}

/** Of those, the ones that tests can depend on. */
export const sourceFiles = (files) => files.filter((file) => /\.([cm]?[jt]sx?|json)$/.test(file) && file !== 'package-lock.json');

/** Of those, the ones that lint reads. */
export const linted = (files) => files.filter((file) => /\.tsx?$/.test(file));
