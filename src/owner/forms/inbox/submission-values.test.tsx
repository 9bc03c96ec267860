import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FormSubmission } from '#domain/forms/calls-inbox.ts';
import { SubmissionValues } from './submission-values.tsx';

test('an answer is read in the direction that it was written in', () => {
  const content: FormSubmission['content'] = [
    { id: 'a', type: 'text', label: 'Message', value: 'שלום', isRequired: false },
  ] as never;
  const html = renderToStaticMarkup(<SubmissionValues submission={{ id: 's', siteId: 'x', content }} />);
  expect(html).toContain('<dd dir="auto">שלום</dd>');
});
