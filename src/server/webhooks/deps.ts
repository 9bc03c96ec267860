/** What delivering webhooks needs of the rest of the server. */
import type { FormSubmission } from '#domain/forms/calls-inbox.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Outgoing } from '../http/outgoing/outgoing.ts';

interface OwnerMail {
  readonly to: string;
  readonly subject: string;
  readonly siteId: string;
  readonly text: string;
  readonly html: string;
}

export interface DeliverDeps extends Deps {
  readonly secret: string;
  readonly ownerOrigin: string;
  readonly outgoing: Outgoing;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly findSubmission: (db: Queryable, id: string) => Promise<FormSubmission | undefined>;
  readonly queueMail: (tx: Queryable, mail: OwnerMail) => Promise<unknown>;
  /** Addresses of those who look after a site. */
  readonly listCaretakers: (db: Queryable, siteId: string) => Promise<readonly string[]>;
  readonly siteName: (db: Queryable, siteId: string) => Promise<string>;
}
