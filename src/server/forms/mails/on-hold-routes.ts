/** Sends the mails to visitors that are on hold, by those who look after a site. */
import { recorded } from '../../activity/record-activity.ts';
import type { Deps } from '../../deps.ts';
import type { RouteWriter } from '../../http/api-routes.ts';
import type { RouteAbout } from '../../http/route-list.ts';
import { MOST_AT_ONCE_ON_HOLD, sendMailsOnHold } from '../../mail/send-mails-on-hold.ts';

const SEND: RouteAbout = {
  summary: 'Sends the mails to visitors of a site that were held.',
  description: `The oldest first, ${MOST_AT_ONCE_ON_HOLD} in one call; answers with how many are on their way.`,
};

export function heldRoutes(deps: Deps, { route }: RouteWriter): void {
  route('POST', '/api/sites/:site/mails/send-held', 'config.crm', SEND, async (call) => {
    const count = await recorded(
      deps,
      call,
      (within) => sendMailsOnHold(within, call.siteId),
      (sent) =>
        sent === 0
          ? undefined
          : {
              action: 'form.mails-sent',
              what: `sent ${sent === 1 ? 'a mail to a visitor that was' : `${sent} mails to visitors that were`} held`,
            },
    );
    return call.context.json({ kind: 'queued', count });
  });
}
