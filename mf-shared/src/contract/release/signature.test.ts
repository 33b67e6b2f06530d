import { createTestKeys } from './release.fixture';
import { isSignedBy, signersOf } from './signature';

// DELIVERY-27
describe('whose signatures hold', () => {
  it('names the keys that signed, and none that only stands beside a signature', async () => {
    const { swapTeam, poolTeam, release } = await createTestKeys();
    const role = { threshold: 1, keys: [swapTeam.trusted, poolTeam.trusted] };
    const own = await swapTeam.sign('team', 'a build');
    const borrowed = { ...own, key: poolTeam.trusted.id };
    const stranger = await release.sign('team', 'a build');
    const signatures = [stranger, borrowed, own, own];
    expect(await signersOf(role, 'team', 'a build', signatures)).toEqual([swapTeam.trusted.id]);
    expect(await signersOf(role, 'team', 'another build', signatures)).toEqual([]);
    expect(await signersOf(role, 'base', 'a build', signatures)).toEqual([]);
    expect(await signersOf(undefined, 'team', 'a build', signatures)).toEqual([]);
    expect(await isSignedBy({ ...role, threshold: 2 }, 'team', 'a build', signatures)).toBe(false);
    expect(await isSignedBy(undefined, 'team', 'a build', signatures)).toBe(false);
  });
});
