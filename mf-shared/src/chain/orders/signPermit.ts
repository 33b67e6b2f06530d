import type { ChainError, WalletPort } from '../../contract/ports';
import { permitTypedData, signedPermit, type PermitRequest, type SignedPermit } from '../../domain/approvals/permitMessage';
import { err, ok, type Result } from '../../domain/result';
import { isPermitFor } from './readPermit';

/** Asks for a permit's signature, once what would be signed was read back and says what is asked for (ORDER-1). */
export async function signPermit(
  wallet: Pick<WalletPort, 'signTypedData'>,
  request: PermitRequest,
  encode: typeof permitTypedData = permitTypedData,
): Promise<Result<SignedPermit, ChainError>> {
  const data = encode(request);
  if (!isPermitFor(request, data)) return err({ code: 'misread', message: 'The typed data is not that of the permit' });
  const signature = await wallet.signTypedData(request.owner, request.chainId, data);
  if (!signature.ok) return signature;
  const permit = signedPermit(request, signature.value);
  return permit ? ok(permit) : err({ code: 'unknown', message: 'The wallet did not give a signature' });
}
