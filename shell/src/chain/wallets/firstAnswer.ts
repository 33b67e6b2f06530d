import { codeOf } from './walletAnswers';

/** What a wallet answers while its prompt to connect is open already (EIP-1474's "resource unavailable"). */
const PROMPT_IS_OPEN = -32002;

/** What the first request to connect answers; a second one only says more than that its prompt is open already. */
export function firstAnswer(earlier: Promise<unknown>, again: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    earlier.then(resolve, () => undefined);
    again.then(resolve, (cause: unknown) => (codeOf(cause) === PROMPT_IS_OPEN ? earlier.then(resolve, reject) : reject(cause)));
  });
}
