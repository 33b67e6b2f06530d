interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface HtmlPolicy {
  createHTML(html: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy;
      createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
    };
  }
}

/** Addresses of scripts that a verified release map pins, with the integrity that each must have. */
const pinned = new Map<string, string>();

function refuseUnpinned(url: string): string {
  if (!pinned.has(url)) throw new TypeError(`Not in the release map: ${url}`);
  return url;
}

const policy: ScriptUrlPolicy =
  typeof window !== 'undefined' && window.trustedTypes
    ? window.trustedTypes.createPolicy('remotes', { createScriptURL: refuseUnpinned })
    : { createScriptURL: refuseUnpinned };

/** Allows one script address, absolute, to be loaded with this integrity from now on. */
export function pinScript(url: string, integrity: string): void {
  pinned.set(url, integrity);
}

/** A script element for a pinned address, integrity set. Throws for any other address. */
export function createPinnedScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = policy.createScriptURL(url);
  script.async = true;
  const integrity = pinned.get(url);
  // The development server pins nothing: its files change under the page.
  if (integrity) {
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
  }
  return script;
}
