/** What the calls of account security are given. */
import type { AccountsDeps } from '../deps.ts';
import type { EntryRefused } from '../sign-in.ts';

export interface SecurityDeps extends AccountsDeps {
  /** The installation's. */
  readonly secret: string;
}

export type Refusal = EntryRefused;
