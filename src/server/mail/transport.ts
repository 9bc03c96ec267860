/** The port to whatever takes mails away. */

export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A calendar file that comes with it. */
  readonly calendar: string | null;
  readonly replyTo: string | null;
  /** In place of the sender's own name. */
  readonly fromName: string | null;
  /** Takes a post of “List-Unsubscribe=One-Click” (RFC 8058). */
  readonly unsubscribeUrl: string | null;
}

export type Delivery =
  | { readonly kind: 'sent' }
  /** There is no mail server: the mail stays where the owner can read it. */
  | { readonly kind: 'kept' }
  /** The server will never take it. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Later it may. */
  | { readonly kind: 'unavailable'; readonly message: string };

export interface MailTransport {
  deliver(mail: OutgoingMail, signal: AbortSignal): Promise<Delivery>;
  close(): void;
}

/** Used while no mail server is set. */
export const outboxTransport: MailTransport = {
  deliver: async () => ({ kind: 'kept' }),
  close: () => undefined,
};
