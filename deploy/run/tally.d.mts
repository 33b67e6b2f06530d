export interface Counts {
  readonly passed: number;
  readonly failed: number;
}
export declare function jestCounts(path: string): Counts | null;
export declare function playwrightCounts(path: string): Counts | null;
export declare function addUp(counts: readonly (Counts | null)[]): Counts;
