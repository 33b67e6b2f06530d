import { TextDecoder, TextEncoder } from 'node:util';

// The simulated browser of the unit tests lacks these; the router asks for them while it is loaded. Imported first.
Object.assign(globalThis, { TextDecoder, TextEncoder });
