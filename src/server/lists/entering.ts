/** What entering somebody on a list takes: a mail that asks to confirm, and the site it comes from. */
import type { Kernel } from '../kernel/kernel.ts';
import { findSiteAddress } from '../kernel/sites/site-address.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { ListRoutesDeps } from './routes.ts';

export function entering(kernel: Kernel): Pick<ListRoutesDeps, 'queueMail' | 'siteAddress'> {
  return {
    queueMail: (tx, mail) => queueMail(tx, kernel, mail),
    siteAddress: (siteId) => findSiteAddress(kernel, siteId),
  };
}
