/** What a visitor typed, in a mail to an address that a visitor typed: it stays text in every mail program. */

/** A dot of any script before letters: mail programs make links of what looks like a domain. */
const DOT = /[.\u3002\uFF0E\uFF61](?=\p{L}{2})/gu;
/** A soft hyphen or a space of no width hides the dot that it follows. */
const UNSEEN = /\p{Cf}/gu;
const SCHEME = /(mailto|tel|sms|https?|ftp):(?:\/\/)?|:\/\//giu;

/**
 * The same words, of which no mail program makes a link: `see https://evil.example/x` becomes `see https evil. example/x`.
 * Linear in the length of the text.
 */
export function withoutLinks(text: string): string {
  return text
    .replace(UNSEEN, () => '')
    .replace(SCHEME, (_, scheme: string | undefined) => `${scheme ?? ''} `)
    .replace(DOT, (dot) => `${dot} `);
}
