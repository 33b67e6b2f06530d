import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { PolicyFacts } from './contentSecurityPolicy';

/** Header names in lower case, with their values. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of every answer. */
export const COMMON_HEADERS: Headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers, beside those, of a file that other origins may read. */
export const OPEN_HEADERS: Headers = { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' };

/** Headers of the page itself, besides those of every answer. The one source for the local server, the nginx file and the manifests. */
export function securityHeaders(facts: PolicyFacts): Headers {
  return {
    'content-security-policy': contentSecurityPolicy(facts),
    'integrity-policy': 'blocked-destinations=(script)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(facts.https ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
