/** What went wrong with a request, in a sentence for the owner. */
import type { Refusal } from '../http/outgoing/check-target.ts';
import type { OutgoingAnswer } from '../http/outgoing/outgoing.ts';

export const UNREADABLE_SECRET =
  'The signing secret can’t be read because it was saved under another installation’s secret. Create a new one.';

export const REFUSALS: Readonly<Record<Refusal, string>> = {
  malformed: 'This is not a web address. Enter one like https://example.org/webhook.',
  scheme: 'Start the address with https://. Messages are only sent encrypted.',
  userinfo: 'The address can’t contain a user name or password.',
  port: 'Requests can’t be sent to this port.',
  private: 'The address is in a private network. The person who runs the server can allow this.',
  unresolved: 'No server was found at this name. Check the spelling.',
  'dns-silent': 'The name could not be looked up.',
};

const FAILURES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing answers at this address.',
  ECONNRESET: 'The connection was cut.',
  EHOSTUNREACH: 'This address can’t be reached.',
  ENETUNREACH: 'This address can’t be reached.',
  ETIMEDOUT: 'No answer within ten seconds.',
  TimeoutError: 'No answer within ten seconds.',
};
const CERTIFICATE = /CERT|SSL|TLS|ALTNAME|SELF_SIGNED|EPROTO|UNABLE_TO_VERIFY/;
const MAX_LOCATION = 300;

export function isTaken(answer: OutgoingAnswer): boolean {
  return answer.kind === 'answered' && answer.status >= 200 && answer.status < 300;
}

/** Null where nothing did. */
export function problemOf(answer: OutgoingAnswer): string | null {
  switch (answer.kind) {
    case 'refused':
      return REFUSALS[answer.reason];
    case 'failed':
      if (CERTIFICATE.test(answer.code)) return `Its certificate is not valid (${answer.code}).`;
      return FAILURES[answer.code] ?? `The request failed (${answer.code || 'no reason given'}).`;
    case 'answered':
      if (isTaken(answer)) return null;
      if (answer.status < 300 || answer.status >= 400) return `The answer was ${answer.status}.`;
      return answer.location
        ? `It redirects to ${answer.location.slice(0, MAX_LOCATION)}. Redirects are not followed, so enter that address.`
        : 'It redirects to another address. Redirects are not followed.';
  }
}
