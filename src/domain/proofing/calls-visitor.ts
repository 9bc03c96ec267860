/** What the form of a page with proofs calls. */
import { call } from '../calls/call.ts';
import { PROOFING_PATH } from './proofs.ts';

export const sendSelection = call('POST', PROOFING_PATH, {
  may: 'visitor',
  summary: 'Submits a client’s favourite pictures and comments from a password-protected page.',
  description:
    'A form of the browser’s own, with the fields “item” (the page), “block”, “name”, “note”, and for each picture “favourite-ID” and “comment-ID”. Leads back to the page.',
  takes: 'application/x-www-form-urlencoded',
  gives: 'text/html',
});
