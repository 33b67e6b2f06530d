import { requireAddress, parseHex } from '@dex/mf-shared/domain';
import { tokenAction } from './actionMeaning';
import type { ProposalAction } from './proposal';

function fail(reason: string): never {
  throw new Error(reason);
}

const TOKEN = requireAddress('0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984');
const TO = requireAddress('0x00000000000000000000000000000000000000a1');
const NO_DATA = parseHex('0x') ?? fail('Not hexadecimal');
const action = (functionSig: string, callData: string | null): ProposalAction => ({
  target: TOKEN,
  functionSig,
  callData,
  rawCallData: NO_DATA,
  value: '0',
});

it.each([
  ['transfer(address,uint256)', `${TO}, 1000000000000000000`, 'transfer'],
  ['transfer(address,uint256)', `${TO},5`, 'transfer'],
  ['approve(address,uint256)', `${TO}, 0`, 'approve'],
])('%s of %s says %s', (signature, args, kind) => {
  expect(tokenAction(action(signature, args))).toMatchObject({ kind, token: TOKEN, to: TO });
});

it.each([
  ['mint(address,uint256)', `${TO}, 1`],
  ['transfer(address,uint256)', null],
  ['transfer(address,uint256)', `${TO}, -1`],
  ['transfer(address,uint256)', `${TO}, 1, 2`],
  ['transfer(address,uint256)', 'nobody, 1'],
  ['', `${TO}, 1`],
])('%s of %s says nothing', (signature, args) => {
  expect(tokenAction(action(signature, args))).toBeNull();
});
