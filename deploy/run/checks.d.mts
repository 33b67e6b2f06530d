export declare const root: string;
export declare class Stop extends Error {}
export declare function runCommand(main: () => Promise<void>): Promise<void>;
export declare function checkNode(version?: string): void;
export declare function portFrom(environment?: Readonly<Record<string, string | undefined>>): number;
export declare function checkPortFree(port: number, host?: string): Promise<void>;
export declare function isInstalled(folder?: string): boolean;
