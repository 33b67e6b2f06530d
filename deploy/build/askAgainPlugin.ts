import type { Compiler } from 'webpack';

const name = 'AskAgainPlugin';

/** What webpack's runtime does with a shared module that did not come: it forgets the answer, but not that it has asked. */
const forgets = 'delete installedModules[id];';

/** The runtime of shared modules, so changed that one which did not come is asked for anew with the next chunk that needs it. */
export function askingAgain(runtime: string): string {
  // Nothing is asked for later than at the start.
  if (!runtime.includes('startedInstallModules')) return runtime;
  if (runtime.split(forgets).length !== 2)
    throw new Error('The runtime of shared modules is another one than it was: look where it gives up');
  return runtime.replace(forgets, `${forgets} delete startedInstallModules[id];`);
}

/**
 * What the shell serves as a chunk of its own (dialogs, fields, menus, the order engine) may fail to come once, as every file may. By itself
 * a section would then never ask for it again in this visit, and every part that stands on it would fail however often it was tried.
 */
export class AskAgainPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeModule.tap(name, (module) => {
        if (module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const runtime = generate();
          return runtime === null ? runtime : askingAgain(runtime);
        };
      });
    });
  }
}
