import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { helpText } from '../release/cli/help';
import { readInvocation } from '../release/cli/invocation';

const root = join(__dirname, '../..');
const list = ['.github/workflows/*.yml', 'deploy/docs/*-workflow.yml'];
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...list], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

const texts = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
const permissions = v.record(v.picklist(['contents', 'pull-requests']), v.picklist(['read', 'write']));
const always = { name: v.optional(v.string()), id: v.optional(v.string()), if: v.optional(v.string()), env: v.optional(texts) };
/** Actions by commit: whoever can move a tag could otherwise run code here. */
const action = v.pipe(v.string(), v.regex(/^actions\/[a-z-]+@[0-9a-f]{40}$/));
const step = v.union([
  v.strictObject({ ...always, uses: action, with: v.optional(texts) }),
  v.strictObject({ ...always, run: v.pipe(v.string(), v.minLength(1)) }),
]);
const job = v.strictObject({
  'runs-on': v.pipe(v.string(), v.regex(/^ubuntu-\d\d\.\d\d$/)),
  'timeout-minutes': v.pipe(v.number(), v.maxValue(360)),
  needs: v.optional(v.string()),
  if: v.optional(v.string()),
  environment: v.optional(v.string()),
  permissions: v.optional(permissions),
  outputs: v.optional(v.record(v.string(), v.string())),
  strategy: v.optional(v.strictObject({ 'fail-fast': v.boolean(), matrix: v.record(v.string(), v.array(v.number())) })),
  steps: v.pipe(v.array(step), v.minLength(1)),
});
const event = v.nullable(v.strictObject({ branches: v.optional(v.array(v.string())), types: v.optional(v.array(v.string())) }));
/** The part of GitHub's workflow syntax that is used here; a word that is not part of it is an error, as it is there. */
const workflow = v.strictObject({
  name: v.string(),
  on: v.strictObject({ push: v.optional(event), pull_request: v.optional(event) }),
  permissions,
  concurrency: v.optional(v.strictObject({ group: v.string(), 'cancel-in-progress': v.boolean() })),
  jobs: v.record(v.string(), job),
});

const read = (path: string) => v.parse(workflow, parse(readFileSync(join(root, path), 'utf8')));
const textOf = (part: unknown) => JSON.stringify(part);

it('there are workflows to look at', () => expect(files).toEqual(['.github/workflows/test.yml', 'deploy/docs/preview-workflow.yml']));

it.each(files)('%s is a workflow, and what its jobs wait for exists', (path) => {
  const { jobs } = read(path);
  for (const { needs } of Object.values(jobs)) if (needs !== undefined) expect(Object.keys(jobs)).toContain(needs);
});

it('a wrong word, an action by tag, and a step that is none are seen', () => {
  const { jobs, ...rest } = read('.github/workflows/test.yml');
  const isGood = (steps: unknown, more = {}) =>
    v.safeParse(workflow, { ...rest, jobs: { test: { ...jobs['test'], steps, ...more } } }).success;
  expect(isGood([{ run: 'true' }])).toBe(true);
  expect(isGood([{ run: 'true' }], { 'timeout-minute': 3 })).toBe(false);
  expect(isGood([{ uses: 'actions/checkout@v4' }])).toBe(false);
  expect(isGood([{ name: 'nothing' }])).toBe(false);
});

// deploy/docs/ci.md
describe('the preview of a proposed change', () => {
  const { jobs } = read('deploy/docs/preview-workflow.yml');
  const [build, link] = [jobs['build'], jobs['link']];

  it("keeps the keys away from the change's code: no secret where it is built, and the main line's command where they are", () => {
    expect(textOf(build)).not.toMatch(/secrets|token|environment/);
    expect(textOf(build)).toContain('npm run build');
    expect(textOf(link)).toContain('secrets.PREVIEW_KEYS');
    expect(textOf(link)).not.toContain('npm run build');
    const checkout = link?.steps.find((one) => 'uses' in one && one.uses.startsWith('actions/checkout@'));
    expect(textOf(checkout)).toContain('github.event.pull_request.base.sha');
    expect(link?.if).toContain('head.repo.full_name == github.repository');
  });

  it('puts no text of the change into a command line: it reaches them as variables', () => {
    for (const { steps } of Object.values(jobs)) for (const one of steps) if ('run' in one) expect(one.run).not.toContain('${{');
  });

  it('calls the release command as it is', () => {
    const [, words = ''] = /deploy\/release\/main\.ts (preview [^)]*)\)/.exec(textOf(link)) ?? [];
    const invocation = readInvocation(words.replaceAll('\\"', '').split(' '));
    expect(invocation.ok && invocation.value.command).toBe('preview');
    expect(invocation.ok && invocation.value.text('for')).toBe('3d');
    expect(helpText('preview')).toContain('--for');
  });
});
