/** Values as somebody might enter them, to show a mail before there is one. */

import type { MailField } from './calls.ts';
import type { KeptValue } from './calls-inbox.ts';
import { type FieldType, hasValue } from './field-types.ts';
import type { FormValue } from './form.ts';

const SAMPLES: Readonly<Partial<Record<FieldType, FormValue>>> = {
  address: ['Kiln Lane 4', '', 'Höhr', 'RP', '56203', 'Germany'],
  currency: '120',
  date: ['03', '14', '2027'],
  email: 'mira@example.org',
  file: { example: 'drawing.pdf' },
  name: ['Mira', 'Stein'],
  number: '2',
  phone: ['', '555', '201', '4455'],
  textarea: 'Do you have cups in this glaze, and could they be here by May?',
  time: ['10', '30', '', 'AM'],
  website: 'https://example.org',
};

export function sampleContent(fields: readonly MailField[]): KeptValue[] {
  return fields
    .filter(({ type }) => hasValue(type) && type !== 'hidden' && type !== 'likert')
    .map(({ id, label, type }) => ({ id, label, type, value: SAMPLES[type] ?? 'An example' }));
}
