import './browserGaps';
export { createFakeHistory } from './fakeHistory';
export { createFakeServices } from './fakeServices';
export type { FakeServices, FakeWorld } from './fakeServices';
export { renderWithServices } from './renderWithServices';
export { Surroundings } from './Surroundings';
export { arbitrary, proveReadBack } from './orderKinds';
export type { PermittedAmount, ReadBackProof } from './orderKinds';
