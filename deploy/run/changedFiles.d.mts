export declare function changedFiles(git: (...args: string[]) => string, base: string): string[];
export declare const sourceFiles: (files: readonly string[]) => string[];
export declare const linted: (files: readonly string[]) => string[];
