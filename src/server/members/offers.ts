/** Who is signed in, for other features. */
import type { Context } from 'hono';
import type { Address } from '#domain/store/settings/address-form.ts';
import type { MakeOffers } from '../feature.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { addressesOf } from './queries.ts';
import { readSignedIn } from './sessions.ts';

export interface Buyer {
  readonly email: string;
  readonly name: string;
  /** The one that checkouts begin with. */
  readonly address: Address | undefined;
}

declare module '../feature.ts' {
  interface Common {
    /** What a checkout of the member who is signed in begins with. */
    readonly findBuyer: (context: Context<SiteEnvironment>) => Promise<Buyer | undefined>;
  }
}

export const offers: MakeOffers<'findBuyer'> = (kernel) => ({
  async findBuyer(context) {
    const signedIn = await readSignedIn(kernel, context);
    if (!signedIn) return undefined;
    const { email, name } = signedIn.member;
    return { email, name, address: addressesOf(signedIn.member)[0]?.address };
  },
});
