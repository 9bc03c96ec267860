/** What the calls of account security are given. */
import type { AccountsDeps } from '../deps.ts';

export interface SecurityDeps extends AccountsDeps {
  /** The installation's. */
  readonly secret: string;
}

export type Refusal = { readonly kind: 'refused' | 'invalid'; readonly message: string };
