/** What the pages of a site and their server agree on for every call: names, events and texts of the data layer. */

import { UNABLE_TO_CONNECT } from '../errors/messages.ts';

/** The answer, with status 403, to a call whose crumb is missing, too old or somebody else's. */
export interface CrumbFailure {
  readonly crumbFail: true;
  /** Good for one more try. */
  readonly crumb: string;
}

/** Dispatched on the document or below it (DATA-18); `detail` is given beside each. */
export const SITE_EVENTS = {
  /** `{ url }`: a call wants the visitor to sign in. */
  loginRequired: 'vitrine:login-required',
  /** `{ type, data }`: is written to the site's log, for the owner. Not for what says who somebody is. */
  log: 'vitrine:log',
  /** `{ formId }`, on the form: its submission is stored, and nothing has been shown yet (FORM-40). */
  formSuccess: 'vitrine:form-success',
} as const;

/** Between tries of a call that could not be made. */
export const RETRY_DELAY_MS = 200;

export const DATA_MESSAGES = {
  unauthorized: 'Unauthorized request',
  serverError: 'Internal server error. Please try again later.',
  unavailable: 'This service is temporarily unavailable. Please try again later.',
  unableToConnect: UNABLE_TO_CONNECT,
  unparseable: (url: string, message: string) =>
    `Internal Error: Unable to parse server response from (${url}) as JSON: ${message}`,
} as const;

/** What the visitor reads when a call fails with this status; undefined when nothing answered at all. */
export function messageForStatus(status: number | undefined): string {
  switch (status) {
    case 401:
    case 403:
      return DATA_MESSAGES.unauthorized;
    case 500:
    case 501:
      return DATA_MESSAGES.serverError;
    case 503:
      return DATA_MESSAGES.unavailable;
    default:
      return DATA_MESSAGES.unableToConnect;
  }
}
