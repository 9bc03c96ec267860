import { expect, test } from 'vitest';
import { makeLink } from './link-picker.tsx';

const choice = { target: undefined, anchor: '', typed: '', isNew: false };
const id = 'k'.repeat(24);

test('LINK-10 numbers are kept without the spaces people write in them', () => {
  expect(makeLink({ ...choice, kind: 'phone', typed: '+49 (30) 123/456' })).toEqual({
    link: { url: 'tel:+4930123456' },
  });
  expect(makeLink({ ...choice, kind: 'phone', typed: 'call me' })).toMatchObject({
    problem: expect.stringContaining('digits'),
  });
});

test('addresses get what they begin with, and new windows are kept', () => {
  expect(makeLink({ ...choice, kind: 'web', typed: 'example.com/a', isNew: true })).toEqual({
    link: { url: 'https://example.com/a', newWindow: true },
  });
  expect(makeLink({ ...choice, kind: 'web', typed: '/about#team' })).toEqual({
    link: { url: '/about#team' },
  });
  expect(makeLink({ ...choice, kind: 'mail', typed: 'ada@example.com' })).toEqual({
    link: { url: 'mailto:ada@example.com' },
  });
});

test('what cannot be a link is refused in the words of the rules', () => {
  expect(makeLink({ ...choice, kind: 'web', typed: '' })).toEqual({ problem: 'Please enter a link.' });
  expect(makeLink({ ...choice, kind: 'web', typed: 'javascript:alert(1)' })).toMatchObject({
    problem: expect.stringContaining('scripts'),
  });
  expect(makeLink({ ...choice, kind: 'mail', typed: 'ada' })).toMatchObject({
    problem: expect.stringContaining('one @'),
  });
  expect(makeLink({ ...choice, kind: 'content' })).toEqual({ problem: 'Choose a page from the list.' });
  expect(makeLink({ ...choice, kind: 'media', target: { ref: 'page', id } })).toMatchObject({
    problem: expect.any(String),
  });
});

test('pages are kept by id, with the section they point at', () => {
  expect(makeLink({ ...choice, kind: 'content', target: { ref: 'item', id }, anchor: 'team' })).toEqual({
    link: { ref: 'item', id, anchor: 'team' },
  });
});
