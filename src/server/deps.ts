/** What commands are given. Each names the part it uses: `Pick<Deps, 'db' | 'now'>`. */
import type { Logger } from 'pino';
import type { Permission } from '#domain/accounts/permissions.ts';
import type { Database } from './db/engine.ts';

export interface Deps {
  readonly db: Database;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly log: Logger;
}

/** Who makes a change, and what they may do beyond editing. */
export interface Actor {
  readonly name: string;
  readonly mayInjectCode: boolean;
  /** On the site of the call. Absent for work of the installation itself. */
  readonly permissions?: ReadonlySet<Permission>;
  /**
   * The permissions by which they see what people have entered (`domain/calls/personal.ts`). Absent, they see none of it.
   */
  readonly seesPersonal?: ReadonlySet<Permission>;
  /** The account that acts, itself or through a token of its own; absent for programs of the installation. */
  readonly accountId?: string;
  /** The session it acts in; absent for programs. */
  readonly sessionId?: string;
}
