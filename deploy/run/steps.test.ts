import type { Step } from './steps.mjs';
import { runLanes, runStep, runTool } from './steps.mjs';

function lanesUnderTest() {
  const events: string[] = [];
  const printed: string[] = [];
  const step = (name: string, passes = true, until: Promise<unknown> = Promise.resolve(), needs?: string): Step => ({
    name,
    ...(needs ? { needs } : {}),
    async run(write) {
      events.push(`${name} begins`);
      write(`${name} says\n`);
      await until;
      events.push(`${name} ends`);
      return passes;
    },
  });
  return { events, printed, step, print: (text: string) => void printed.push(text) };
}

describe('steps side by side', () => {
  it('run lane beside lane, and step after step in a lane', async () => {
    const { events, step, print } = lanesUnderTest();
    const failed: string[] = [];
    let release: (value?: unknown) => void = () => undefined;
    const held = new Promise((resolve) => (release = resolve));
    // The long one of the other lane ends only after both of these have run.
    const opening: Step = { name: 'lint', run: async () => (events.push('lint'), release(), true) };
    await runLanes([[step('types'), opening], [step('unit', true, held)]], failed, print);
    expect(failed).toEqual([]);
    expect(events.indexOf('unit ends')).toBeGreaterThan(events.indexOf('lint'));
    expect(events.indexOf('types ends')).toBeLessThan(events.indexOf('lint'));
  });

  it('show what each wrote in one piece, when it has ended', async () => {
    const { step, print, printed } = lanesUnderTest();
    await runLanes([[step('types')], [step('unit')]], [], print);
    expect(printed).toHaveLength(2);
    for (const name of ['types', 'unit']) {
      const own = printed.find((text) => text.includes(`── ${name}:`)) ?? '';
      expect(own).toMatch(new RegExp(`^\n── ${name}\n${name} says\n── ${name}: ok \\(\\d+ s\\)\n$`));
    }
  });

  it('go on after a failure, but not with what needs the failed one; a step that throws has failed', async () => {
    const { events, step, print, printed } = lanesUnderTest();
    const failed: string[] = [];
    const throwing: Step = { name: 'thrown', run: () => Promise.reject(new Error('no such tool')) };
    await runLanes([[step('build', false), step('pages', true, Promise.resolve(), 'build'), throwing, step('chain')]], failed, print);
    expect(failed).toEqual(['build', 'pages', 'thrown']);
    expect(events).not.toContain('pages begins');
    expect(events).toContain('chain ends');
    expect(printed.join('')).toContain('pages: not run, build failed');
    expect(printed.join('')).toContain('no such tool');
  });

  it('say how long a step took', async () => {
    const written: string[] = [];
    const clock = [1000, 43_400];
    const step: Step = { name: 'unit', run: async () => true };
    const write = (text: string | Uint8Array) => void written.push(String(text));
    expect(await runStep(step, { failed: [], write, now: () => clock.shift() ?? 0 })).toEqual({ passed: true, took: 42_400 });
    expect(written.join('')).toContain('unit: ok (42 s)');
  });

  it('hand on both outputs of a tool and its failure', async () => {
    const written: string[] = [];
    const passed = await runTool('typescript/bin/tsc', ['--nonsense'], {}, (text) => void written.push(String(text)));
    expect(passed).toBe(false);
    expect(written.join('')).toContain('nonsense');
  });
});
