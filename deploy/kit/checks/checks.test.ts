import type { BuildFacts } from '../../build/buildFacts';
import { noticesText, type ShippedPackage } from '../../build/notices';
import { newSectionBudget } from '../../run/bench/firstBytes';
import { leaks } from './load';
import { fileAddressesIn } from './ownRequests';
import { bytesOver, copiesIn, textIdsIn, textsMissing } from './ofFiles';
import { openPaths } from './ofPage';

const shipped = (name: string): ShippedPackage => ({ name, version: '1.0.0', licence: 'MIT', text: 'Permission is granted' });
const notices = (...names: readonly string[]) => noticesText('mf-rates', names.map(shipped));

// DELIVERY-40
describe('what the kit sees of a build', () => {
  it('a library that must be one for the whole page', () => {
    expect(copiesIn(notices('ethers', 'react-router-dom'))).toEqual([]);
    expect(copiesIn(notices('ethers', 'react', 'react-intl')).map(({ code, said }) => `${code} ${said.split(' of its own')[0]}`)).toEqual([
      'shared_copy the build carries react',
      'shared_copy the build carries react-intl',
    ]);
  });

  it('bytes before the first screen', () => {
    const facts = (brotliBytes: number): BuildFacts => ({
      app: 'mf-rates',
      version: '0.1.0',
      source: '0',
      container: 'mf_rates',
      sharedVersion: '0.1.0',
      requires: {},
      entry: 'remoteEntry.js',
      exposeChunks: [],
      laterChunks: [],
      inlineScripts: [],
      sharedProvided: [],
      sharedNames: {},
      sharedTypes: {},
      files: { 'remoteEntry.js': { integrity: '', bytes: 1, brotliBytes } },
    });
    expect(bytesOver(facts(newSectionBudget))).toEqual([]);
    expect(bytesOver(facts(newSectionBudget + 1))).toMatchObject([{ code: 'over_budget' }]);
  });

  it('texts that a language lacks, or has as nothing', () => {
    const scripts = ['a({title:{id:"rates.title",defaultMessage:"Rates"},x:{id:"shared.close"}})', "{id:'rates.wrap'},{id:`rates.off`}"];
    const ids = textIdsIn(scripts, 'rates');
    expect(ids).toEqual(['rates.off', 'rates.title', 'rates.wrap']);
    const messages = { 'rates.title': '汇率', 'rates.wrap': ' ' };
    expect(textsMissing(ids, messages, 'zh-CN').map(({ said }) => said)).toEqual([
      'rates.off has no text in zh-CN',
      'rates.wrap has no text in zh-CN',
    ]);
  });
});

describe('what the kit sees of a page', () => {
  it('lets a section read the files that the operator names, and no node', () => {
    const settings = {
      chains: { 1: { rpcUrls: ['https://node.example'], wsUrl: 'wss://node.example', subgraphUrl: 'https://graph.example' } },
    };
    expect(fileAddressesIn({ value: { settings: { ...settings, claims: { baseUrl: 'https://files.example/' }, beacons: true } } })).toEqual(
      ['https://graph.example', 'https://files.example/'],
    );
  });

  const load = { listeners: 100, nodes: 500 };

  it('is flat when it holds what it held, and names what grew', () => {
    expect(leaks(load, { listeners: 104, nodes: 480 }, 80)).toEqual([]);
    expect(leaks(load, { listeners: 180, nodes: 500 }, 80)).toMatchObject([
      { code: 'listener_leak', said: '80 more listeners after 80 mounts' },
    ]);
    expect(leaks(load, { listeners: 100, nodes: 900 }, 80)).toMatchObject([{ code: 'node_leak' }]);
  });

  it('is not taken for flat when it could not be measured', () => {
    expect(leaks(load, { listeners: Number.NaN, nodes: 500 }, 80)).toMatchObject([{ code: 'listener_leak' }]);
  });

  it('opens the screens whose paths need no value, each once', () => {
    const title = { 'en-US': '', 'zh-CN': '' };
    const route = (pattern: string) => ({ name: pattern, pattern, title });
    expect(openPaths({ routes: ['/add/:a?/:b?', '/add', '/remove/:id'].map(route) })).toEqual(['/add']);
  });
});
