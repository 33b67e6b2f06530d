import { utils } from 'ethers';
import type { EventLog, TransactionCall } from '@dex/mf-shared/contract';
import { parseAddress, parseHex, plainText, ZERO_AMOUNT, type Address, type Hex } from '@dex/mf-shared/domain';
import type { ProposalAction } from '../domain/proposal';
import type { ProposalDraft } from '../domain/proposalForm';

/** Texts are read as bytes, since what is no valid UTF-8 must spoil nothing beside it; the encoding of both types is the same. */
const EVENT_TYPES = ['uint256', 'address', 'address[]', 'uint256[]', 'bytes[]', 'bytes[]', 'uint256', 'uint256', 'bytes'];
const PROPOSE = new utils.Interface([
  'function propose(address[] targets, uint256[] values, string[] signatures, bytes[] calldatas, string description) returns (uint256)',
]);
/** Functions that proposals call without naming them: their selector is the start of the call data. */
const KNOWN_FUNCTIONS = new utils.Interface([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function delegate(address delegatee)',
  'function setPendingAdmin(address pendingAdmin)',
  'function enableFeeAmount(uint24 fee, int24 tickSpacing)',
]);

/** An argument in words: lists in brackets, structures in parentheses, texts in quotes, a call inside a call as what it calls. */
function textOf(value: unknown, type: utils.ParamType): string {
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  if (type.baseType === 'array') return `[${values.map((each) => textOf(each, type.arrayChildren)).join(', ')}]`;
  if (type.baseType === 'tuple') return `(${textsOf(values, type.components)})`;
  const text = String(value);
  // In quotes, so that no text passes for the arguments beside it.
  if (type.baseType === 'string') return JSON.stringify(plainText(text));
  const inner = type.type === 'bytes' ? knownFunction(text) : null;
  const args = inner && decodedArguments(inner.inputs, `0x${text.slice(10)}`);
  return inner && args !== null ? `${inner.name}(${args})` : text;
}

function textsOf(values: readonly unknown[], types: readonly utils.ParamType[]): string {
  return types.map((type, index) => textOf(values[index], type)).join(', ');
}

function decodedArguments(types: readonly utils.ParamType[], data: string): string | null {
  try {
    return textsOf(utils.defaultAbiCoder.decode([...types], data), types);
  } catch {
    return null;
  }
}

function actionOf(target: string, value: string, signature: string, data: string): ProposalAction | null {
  const address = parseAddress(target);
  const rawCallData = parseHex(data);
  if (!address || !rawCallData) return null;
  const action = { target: address, value, rawCallData };
  const fragment = signature === '' ? knownFunction(data) : fragmentOf(signature);
  if (!fragment) return { ...action, functionSig: signature === '' ? data.slice(0, 10) : visible(signature), callData: null };
  const args = signature === '' ? `0x${data.slice(10)}` : data;
  return { ...action, functionSig: visible(fragment.format()), callData: decodedArguments(fragment.inputs, args) };
}

/** Signatures are printable ASCII; whatever else one holds may hide or turn letters, or look like another one. */
const visible = (signature: string) => signature.replace(/[^ -~]/gu, '\uFFFD');

/**
 * The function that a signature names, or null. The timelock calls by the hash of the text as it stands: one that only reads like a
 * function (with names of arguments, spaces, `uint`) has another selector, which may be that of another function.
 */
function fragmentOf(signature: string): utils.FunctionFragment | null {
  try {
    const fragment = utils.FunctionFragment.from(signature);
    return fragment.format() === signature ? fragment : null;
  } catch {
    return null;
  }
}

function knownFunction(data: string): utils.FunctionFragment | null {
  return Object.values(KNOWN_FUNCTIONS.functions).find((fragment) => KNOWN_FUNCTIONS.getSighash(fragment) === data.slice(0, 10)) ?? null;
}

const hexText = (bytes: string) => new TextDecoder().decode(utils.arrayify(bytes));

/** The calls that a `ProposalCreated` log tells of; null for data that is none. Call data that does not fit its signature stays raw. */
export function decodeActions(log: EventLog): readonly ProposalAction[] | null {
  try {
    const [, , targets, values, signatures, calldatas] = utils.defaultAbiCoder.decode(EVENT_TYPES, log.data);
    const actions = targets.map((target: string, index: number) =>
      actionOf(target, String(values[index]), hexText(signatures[index]), calldatas[index]),
    );
    return actions.filter((action: ProposalAction | null): action is ProposalAction => action !== null);
  } catch {
    return null;
  }
}

function hexOf(text: string): Hex {
  const hex = parseHex(text);
  if (!hex) throw new TypeError('Not whole bytes of hex');
  return hex;
}

/** `propose(targets, values, signatures, calldatas, description)` with the draft's one action (GOV-9). */
export function proposeCall(governor: Address, from: Address, draft: ProposalDraft): TransactionCall {
  const callData = utils.defaultAbiCoder.encode(['address', 'uint256'], [draft.recipient, draft.amount]);
  const data = PROPOSE.encodeFunctionData('propose', [[draft.target], [0], [draft.signature], [callData], draft.description]);
  return { from, to: governor, data: hexOf(data), value: ZERO_AMOUNT };
}
