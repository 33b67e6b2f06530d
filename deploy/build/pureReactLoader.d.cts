declare function pureReactLoader(source: string): string;
export = pureReactLoader;
