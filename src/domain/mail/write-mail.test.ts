import { expect, test } from 'vitest';
import { writeMail } from './write-mail.ts';

const words = {
  sender: 'Lena & Söhne <Pottery>',
  heading: 'Set a new password',
  paragraphs: ['Somebody asked for it.', 'Two\nlines "quoted"'],
  action: { label: 'Choose a password', url: 'https://studio.example.org/reset?token=a&b' },
  closing: 'The link works for an hour.',
};

test('a mail says the same as text and as HTML', () => {
  const { text, html } = writeMail(words);
  const shown = html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<br>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  for (const each of [
    words.heading,
    ...words.paragraphs,
    words.action.label,
    words.action.url,
    words.closing,
  ]) {
    expect(text).toContain(each);
    expect(shown).toContain(each);
  }
  expect(text).toContain(words.sender);
  expect(shown).toContain(words.sender);
});

test('a mail loads nothing and runs nothing, whatever the words are', () => {
  const evil = '<img src=https://example.org/x onerror=alert(1)><script>alert(1)</script>"';
  const { html } = writeMail({ sender: evil, heading: evil, paragraphs: [evil], closing: evil });
  expect(html).not.toMatch(/<(img|script|link|iframe|style)\b/i);
  expect(html).not.toMatch(/url\(/);
});

test('a mail leads to web addresses only', () => {
  const url = 'javascript:alert(1)';
  expect(() => writeMail({ ...words, action: { label: 'x', url } })).toThrow('web address');
});
