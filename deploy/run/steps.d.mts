/** A part of a command: `run` gives whether it passed, and hands its output to `write`. */
export interface Step {
  readonly name: string;
  /** The name of a step without which this one makes no sense. */
  readonly needs?: string;
  run(write: (text: string | Uint8Array) => void): Promise<boolean>;
}
export declare function runTool(
  tool: string,
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
  write?: ((text: string | Uint8Array) => void) | null,
): Promise<boolean>;
export declare function runScript(
  script: string,
  args?: readonly string[],
  environment?: Readonly<Record<string, string>>,
  write?: ((text: string | Uint8Array) => void) | null,
): Promise<boolean>;
export declare function runStep(
  step: Step,
  options: { readonly failed: readonly string[]; readonly write?: (text: string | Uint8Array) => void; readonly now?: () => number },
): Promise<{ readonly passed: boolean; readonly took: number } | null>;
export declare function runLanes(lanes: readonly (readonly Step[])[], failed: string[], print?: (text: string) => void): Promise<void>;
