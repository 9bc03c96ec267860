/** Headers of the editor's frame: nothing runs but our own script, and only the owner area may show it. */
import { hashSource } from '../http/hash-source.ts';

export interface EditPolicyInput {
  readonly css: string;
  readonly nonce: string;
  readonly ownerOrigin: string;
}

export function editHeaders({ css, nonce, ownerOrigin }: EditPolicyInput): Record<string, string> {
  const directives = [
    "default-src 'self'",
    // What our script imports is trusted with it; nothing the site's content holds bears the nonce.
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "script-src-attr 'none'",
    `style-src 'self' ${hashSource(css)}`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ownerOrigin}`,
  ];
  return {
    'content-security-policy': directives.join('; '),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    // The address carries the token.
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  };
}
