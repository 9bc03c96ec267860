/** What went wrong with a request, in a sentence for the owner. */
import type { Refusal } from '../http/outgoing/check-target.ts';
import type { OutgoingAnswer } from '../http/outgoing/outgoing.ts';

export const UNREADABLE_SECRET =
  'The signing secret cannot be read: it was kept under another installation’s secret. Make a new one.';

export const REFUSALS: Readonly<Record<Refusal, string>> = {
  malformed: 'This is no web address. Write it like https://example.org/webhook.',
  scheme: 'Begin the address with https://: messages only leave encrypted.',
  userinfo: 'The address must hold no name and password.',
  port: 'Requests are not sent to this port.',
  private:
    'The address leads into a private network, where nothing is sent unless whoever runs the server allows it.',
  unresolved: 'No server is found under this name. Check how it is spelled.',
  'dns-silent': 'The name could not be looked up.',
};

const FAILURES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing answers at this address.',
  ECONNRESET: 'The connection was cut.',
  EHOSTUNREACH: 'There is no way to this address.',
  ENETUNREACH: 'There is no way to this address.',
  ETIMEDOUT: 'No answer came within ten seconds.',
  TimeoutError: 'No answer came within ten seconds.',
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
      if (answer.status < 300 || answer.status >= 400) return `It answered with ${answer.status}.`;
      return answer.location
        ? `It sends on to ${answer.location.slice(0, MAX_LOCATION)}, which is not followed. Enter the address it leads to.`
        : 'It sends on to another address, which is not followed.';
  }
}
