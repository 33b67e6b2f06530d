/** Writes a module and all that it imports as one file for Node: `entry` and `file` are paths. */
export declare function bundleForNode(entry: string, file: string): Promise<void>;
