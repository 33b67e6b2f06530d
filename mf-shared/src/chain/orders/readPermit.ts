// Reads the typed data of a permit back, apart from the code that makes it (`permitTypedData`).
import type { TypedData } from '../../contract/ports';
import { parseAddress, type Address } from '../../domain/address';
import type { PermitRequest } from '../../domain/approvals/permitMessage';
import { say } from '../../domain/orders/say';
import { sayTheSame, type Statement } from '../../domain/orders/statement';
import { MAX_UINT256, parseRawAmount } from '../../domain/rawAmount';

/** The structs that tokens check (EIP-2612; the allowed-flag form of the Dai contract), as EIP-712 writes them. */
const BY_AMOUNT = 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline';
const BY_ALLOWANCE = 'address holder,address spender,uint256 nonce,uint256 expiry,bool allowed';
const DOMAINS = [
  'string name,string version,uint256 chainId,address verifyingContract',
  'string name,uint256 chainId,address verifyingContract',
];

/** What signing typed data grants: whom, how much of which token, for how long; null when any part of it is not understood. */
export function readPermit({ types, domain, primaryType, message }: TypedData): readonly Statement[] | null {
  const structs = Object.entries(types).map(
    ([name, fields]) => [name, fields.map((field) => `${field.type} ${field.name}`).join()] as const,
  );
  const { EIP712Domain: domainFields = '', Permit: fields = '', ...others } = Object.fromEntries(structs);
  if (primaryType !== 'Permit' || Object.keys(others).length > 0 || !DOMAINS.includes(domainFields)) return null;
  if (!fitsFields(domain, domainFields) || !fitsFields(message, fields)) return null;
  const token = addressIn(domain['verifyingContract']);
  const spender = addressIn(message['spender']);
  if (token === null || spender === null) return null;
  const about = [
    say.detail('permitName', String(domain['name'])),
    say.detail('permitVersion', String(domain['version'] ?? '')),
    say.detail('permitChain', String(domain['chainId'])),
    say.detail('permitNonce', String(message['nonce'])),
  ];
  switch (fields) {
    case BY_AMOUNT: {
      const [owner, amount] = [addressIn(message['owner']), parseRawAmount(String(message['value']))];
      if (owner === null || amount === null) return null;
      return [say.allows(token, spender, amount), say.detail('permitOwner', owner), say.until(Number(message['deadline'])), ...about];
    }
    case BY_ALLOWANCE: {
      const owner = addressIn(message['holder']);
      if (owner === null || message['allowed'] !== true) return null;
      return [say.allows(token, spender, MAX_UINT256), say.detail('permitOwner', owner), say.until(Number(message['expiry'])), ...about];
    }
    default:
      return null;
  }
}

/** The values are those of the struct, none less and none more. */
function fitsFields(values: Readonly<Record<string, unknown>>, fields: string): boolean {
  const names = fields.split(',').map((field) => field.split(' ')[1]);
  return names.length === Object.keys(values).length && names.every((name) => name !== undefined && name in values);
}

function addressIn(value: unknown): Address | null {
  return typeof value === 'string' ? parseAddress(value) : null;
}

/** What a permit that is asked for must say. */
function wanted({ token, spender, amount, owner, chainId, nonce, blockTimestamp, info }: PermitRequest): readonly Statement[] {
  return [
    say.allows(token, spender, info.type === 'amount' ? amount : MAX_UINT256),
    say.detail('permitOwner', owner),
    // Twenty minutes of the chain's time (ORDER-14).
    say.until(blockTimestamp + 1200),
    say.detail('permitName', info.name),
    say.detail('permitVersion', info.version ?? ''),
    say.detail('permitChain', chainId),
    say.detail('permitNonce', nonce),
  ];
}

/** True if what would be signed says exactly what is asked for (ORDER-1). */
export function isPermitFor(request: PermitRequest, data: TypedData): boolean {
  return sayTheSame(readPermit(data) ?? [], wanted(request));
}
