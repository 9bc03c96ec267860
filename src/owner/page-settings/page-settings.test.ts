import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyOperations } from '#domain/content/apply.ts';
import type { DocumentView } from '#domain/content/calls.ts';
import type { Body } from '#domain/content/content.ts';
import { mergeSettings } from './merge-settings.ts';
import {
  flagsFor,
  isFollowing,
  operationsFor,
  pathOf,
  problemsOf,
  retitle,
  settingsOf,
} from './page-settings.ts';

const listed = (change: Partial<DocumentView> = {}) =>
  ({
    slug: 'about',
    path: '/studio/about',
    settings: { isHiddenFromSearch: false, isHiddenFromNavigation: false, hasPassword: false },
    ...change,
  }) as DocumentView;

const words = fc.option(fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text));
const picture = fc.option(fc.constantFrom('a', 'b').map((letter) => letter.repeat(24)));
const drafts = fc.record({ title: fc.string({ minLength: 1 }), description: words, image: picture });

function draftOf({
  title,
  description,
  image,
}: {
  title: string;
  description: string | null;
  image: string | null;
}) {
  const body: Body = {
    title: title.trim() || 'Page',
    fields: {
      excerpt: 'stays',
      ...(description === null ? {} : { description }),
      ...(image === null ? {} : { socialImage: { ref: 'media', id: image } }),
    },
    sections: [],
  };
  return { id: 'r', body };
}

test('what is saved is what the form shows; nothing else of the page changes', () => {
  fc.assert(
    fc.property(drafts, drafts, (before, after) => {
      const draft = draftOf(before);
      const wished = settingsOf(listed(), draftOf(after));
      const operations = operationsFor(draft, wished);
      const applied = applyOperations(draft.body, operations);
      if (!applied.ok) throw new Error(applied.refusal.message);
      expect(applied.body).toEqual(draftOf(after).body);
      expect(operationsFor({ id: 's', body: applied.body }, wished)).toEqual([]);
    }),
  );
});

test('an address is checked only where it is changed, and the home page keeps its own', () => {
  const settings = settingsOf(listed(), draftOf({ title: 'About', description: null, image: null }));
  expect(problemsOf({ document: listed(), locale: 'de' }, settings)).toEqual({});
  expect(problemsOf({ document: listed(), locale: 'de' }, { ...settings, slug: 'no spaces' })).toHaveProperty(
    'slug',
  );
  expect(
    problemsOf({ document: listed(), locale: 'de' }, { ...settings, title: ' ', isProtected: true }),
  ).toMatchObject({
    title: expect.any(String),
    password: expect.any(String),
  });
  const home = listed({ path: '/' });
  expect(pathOf(home, 'anything')).toBe('/');
  expect(pathOf(listed(), 'team')).toBe('/studio/team');
});

test('an address follows the title until it is chosen, or may be known to visitors', () => {
  const page = listed({
    kind: 'page',
    title: 'About',
    publishedId: null,
    publishedAt: null,
    scheduledId: null,
  });
  const settings = settingsOf(page, draftOf({ title: 'About', description: null, image: null }));
  const placed = { document: page, locale: 'de' };
  const retitled = retitle(placed, settings, 'Our Team');
  expect(retitled).toMatchObject({ title: 'Our Team', slug: 'our-team' });
  expect(retitle(placed, settings, 'Über uns').slug).toBe('ueber-uns');
  expect(retitle({ ...placed, locale: 'sv' }, settings, 'Över oss').slug).toBe('over-oss');
  expect(retitle(placed, retitled, 'About').slug).toBe('about');
  expect(retitle(placed, { ...settings, slug: 'crew' }, 'Our Team').slug).toBe('crew');
  const kept = { ...retitled, slug: 'about' };
  expect(isFollowing(placed, kept)).toBe(false);
  expect(retitle(placed, kept, 'Team').slug).toBe('about');
  expect(retitle({ ...placed, document: { ...page, publishedAt: 1 } }, settings, 'Our Team').slug).toBe(
    'about',
  );
});

test('only settings that are another thing now are sent', () => {
  const page = listed();
  const settings = settingsOf(page, draftOf({ title: 'About', description: null, image: null }));
  const locked = listed({ settings: { ...page.settings, hasPassword: true } });
  expect(flagsFor(page, { ...settings, slug: 'team' })).toEqual({});
  expect(flagsFor(page, { ...settings, isHiddenFromSearch: true })).toEqual({ isHiddenFromSearch: true });
  expect(flagsFor(page, { ...settings, isProtected: true, password: 'clay' })).toEqual({ password: 'clay' });
  expect(flagsFor(locked, { ...settings, isProtected: true })).toEqual({});
  expect(flagsFor(locked, settings)).toEqual({ password: null });
});

test('settings that somebody else saved meanwhile come in, and what was typed stays on top and is named', () => {
  const open = (description: string, title = 'Page') => ({
    document: listed({ publishedAt: null, kind: 'page' } as Partial<DocumentView>),
    draft: draftOf({ title, description, image: null }),
    isInMenu: false,
    timeZone: 'UTC',
    locale: 'en',
  });
  const before = open('Old words');
  const typed = { ...settingsOf(before.document, before.draft, false), description: 'My words' };
  const both = mergeSettings(before, open('Their words', 'Their title'), typed);
  expect(both.settings).toMatchObject({ title: 'Their title', description: 'My words' });
  expect(both.words).toContain('Description: “Their words”.');
  expect(both.words).not.toContain('Title');
  const apart = mergeSettings(before, open('Old words', 'Their title'), typed);
  expect(apart.settings).toMatchObject({ title: 'Their title', description: 'My words' });
  expect(apart.words).toContain('Save again to keep both');
});

test('who can see a page is sent only where it changes; nothing for a plan is a problem', () => {
  const { settings } = listed();
  const gated = listed({ settings: { ...settings, access: { kind: 'members' } } });
  const draft = draftOf({ title: 'Page', description: null, image: null });
  const shown = settingsOf(gated, draft);
  expect(flagsFor(gated, shown)).toEqual({});
  expect(flagsFor(gated, { ...shown, access: undefined })).toEqual({ access: null });
  const everyone = { kind: 'everyone' } as const;
  expect(flagsFor(gated, { ...shown, access: everyone })).toEqual({ access: everyone });
  const none = { ...shown, access: { kind: 'plans', anyOf: [] } } as const;
  expect(problemsOf({ document: gated, locale: 'en' }, none).access).toBe('Choose at least one plan.');
});
