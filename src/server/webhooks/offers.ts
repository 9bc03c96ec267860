/** Form submissions go out as webhooks too. */
import type { MakeOffers } from '../feature.ts';
import { webhookFollower } from './record-event.ts';

declare module '../feature.ts' {
  interface Common {
    readonly webhookFollower: ReturnType<typeof webhookFollower>;
  }
}

export const offers: MakeOffers<'webhookFollower'> = (kernel) => ({
  webhookFollower: webhookFollower(kernel),
});
