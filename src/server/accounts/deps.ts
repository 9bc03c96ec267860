/** What the calls of accounts are given. */
import type { TemplateName } from '#domain/design/style.ts';
import type { NewShop } from '#domain/store/settings/new-shop.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor, Deps } from '../deps.ts';
import type { Authorize } from '../http/authorize.ts';
import type { ClientAddress } from '../http/client-address.ts';
import type { Passwords } from '../http/passwords.ts';
import type { AskSecondFactor } from './second-factor.ts';

interface SiteSummary {
  readonly id: string;
  readonly identifier: string;
  readonly name: string;
  /** Scheme and host of its primary host. */
  readonly url: string;
}

export interface StarterSite {
  readonly name: string;
  /** A fit and free one; absent: made from the name. */
  readonly identifier?: string | undefined;
  readonly template: TemplateName;
  readonly timeZone?: string | undefined;
  /** Absent: it sells nothing, unless its template is made for shops. */
  readonly shop?: NewShop | undefined;
  /** It begins with two plans and pages for members. */
  readonly hasMembers?: boolean | undefined;
  /** Visitors see “Opening soon” until the owner opens it. */
  readonly isOpeningSoon?: boolean | undefined;
}

export interface AccountsDeps extends Deps {
  readonly authorize: Authorize;
  readonly clientAddress: ClientAddress;
  readonly ownerOrigin: string;
  readonly isSecure: boolean;
  /** Whether mails are sent, not only kept in the outbox. */
  readonly isMailed: () => Promise<boolean>;
  readonly passwords: Passwords;
  readonly askSecondFactor: AskSecondFactor;
  /** The oldest first. */
  readonly listSites: () => Promise<readonly SiteSummary[]>;
  /** Sites that sell something, or have. */
  readonly listShops: () => Promise<ReadonlySet<string>>;
  /** Makes a site with a first page and publishes it, in the transaction under way. */
  readonly createStarterSite: (
    tx: Queryable,
    actor: Actor,
    site: StarterSite,
  ) => Promise<Pick<SiteSummary, 'id' | 'identifier'>>;
}
