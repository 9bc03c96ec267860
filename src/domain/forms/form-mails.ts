/** The mails that follow from a form, as the owner words them. */
import { withoutLinks } from '../mail/without-links.ts';
import type { FormAnswer, FormMails } from './calls.ts';
import type { KeptValue } from './calls-inbox.ts';
import { fillSubject, fillText, type MailSource, writerOf } from './mail-template.ts';
import { emailsIn } from './summarize.ts';

/** Answers that one mailbox gets from one site in a day: a form is no way to flood somebody. */
export const MAX_ANSWERS_A_DAY = 3;

export const DEFAULT_FORM_MAILS: FormMails = {
  noticeSubject: '',
  answer: {
    isOn: false,
    fieldId: '',
    subject: 'Your message to {{site}}',
    text: 'Hello {{name}},\n\nThank you for writing to us. We have your message and will answer soon.\n\nThis is what you sent:\n\n{{all entries}}',
    replyTo: null,
  },
};

/** Where the answer goes; undefined where no address was given. */
export function answerAddress(content: readonly KeptValue[], fieldId: string): string | undefined {
  const emails = content.filter(({ type }) => type === 'email');
  const field = fieldId === '' ? emails[0] : emails.find(({ id }) => id === fieldId);
  return field && typeof field.value === 'string' ? field.value.trim() || undefined : undefined;
}

export interface AnswerWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** What was entered stays text: the mail may go to a stranger's address. */
export function wordAnswer({ subject, text, fieldId }: FormAnswer, entered: MailSource): AnswerWords {
  const own = answerAddress(entered.content, fieldId);
  const source = { ...entered, content: entered.content.map((kept) => withoutLinksIn(kept, own)) };
  const paragraphs = fillText(text, source)
    .split(/\n{2,}/)
    .map((each) => each.trim());
  return { subject: fillSubject(subject, source) || source.site, paragraphs };
}

/** @param own the address that the mail goes to: its owner may read it as it is */
function withoutLinksIn(kept: KeptValue, own: string | undefined): KeptValue {
  const { value } = kept;
  if (typeof value === 'string' && value.trim() === own) return kept;
  if (typeof value === 'string') return { ...kept, value: withoutLinks(value) };
  if (Array.isArray(value)) return { ...kept, value: value.map(withoutLinks) };
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    typeof part === 'string' ? withoutLinks(part) : part,
  ]);
  return { ...kept, value: Object.fromEntries(parts) };
}

export function noticeSubject(template: string, source: MailSource): string {
  const filled = template === '' ? '' : fillSubject(template, source);
  if (filled !== '') return filled;
  const who = writerOf(source.content) ?? emailsIn(source.content)[0] ?? 'a new entry';
  return fillSubject('{{form}}: {{name}}', {
    ...source,
    form: source.form || 'Form',
    content: [{ id: '', type: 'text', label: 'name', value: who }],
  });
}
