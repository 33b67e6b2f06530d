import { DEFAULT_IPFS_GATEWAYS, locationUrls, parseListLocation } from './listLocation';

const DATA_IMAGE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;
const MAX_DATA_LENGTH = 1_000_000;

/**
 * The sources to try in order for an image that a list or an NFT names; empty if none is safe (TOKEN-18). Only
 * https, ipfs, ipns (through a gateway) and base64 data URIs of an image type; http is tried as https. For an `img`
 * source only: an SVG runs no script there.
 */
export function safeImageUrls(uri: string | null | undefined, gateways: readonly string[] = DEFAULT_IPFS_GATEWAYS): string[] {
  if (!uri) return [];
  if (uri.startsWith('data:')) return uri.length <= MAX_DATA_LENGTH && DATA_IMAGE.test(uri) ? [uri] : [];
  const location = parseListLocation(uri);
  if (!location) return [];
  return locationUrls(location, gateways).filter((url) => /^https:/i.test(url));
}
