/** @jest-environment jsdom */
import { createFakeServices } from '@dex/mf-shared/testing';
import { followClaimLink } from './followClaimLink';

const ADDRESS = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const OPENED = { kind: 'dialogOpened', dialog: { kind: 'addressClaim', address: ADDRESS } };

describe('a link with an address', () => {
  it('opens the dialog of that address, once', () => {
    const services = createFakeServices({ path: `/claim?address=${ADDRESS}` });
    followClaimLink(services);
    services.history.replace(`/claim?address=${ADDRESS}#x`);
    expect(services.said).toEqual([OPENED]);
  });

  it('opens it again when the page comes back to it, and not on other pages or after the end', () => {
    const services = createFakeServices({ path: `/swap?address=${ADDRESS}` });
    const stop = followClaimLink(services);
    expect(services.said).toEqual([]);
    services.history.push(`/claim?address=${ADDRESS}`);
    services.history.push('/claim');
    services.history.push(`/claim?address=${ADDRESS}`);
    expect(services.said).toEqual([OPENED, OPENED]);
    stop();
    services.history.push('/claim');
    services.history.push(`/claim?address=${ADDRESS}`);
    expect(services.said).toHaveLength(2);
  });
});
