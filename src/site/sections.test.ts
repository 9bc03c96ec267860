import { expect, test } from 'vitest';
import type { Section } from '#domain/content/content.ts';
import { isHiddenEverywhere, phoneValues } from './phone-values.ts';
import { sectionClasses } from './sections.tsx';
import { sectionBands } from './type-scale.ts';

function section(change: Partial<Section> = {}): Section {
  const id = 'a'.repeat(24);
  return { id, theme: 'paper', width: 'content', spacing: 'large', blocks: [], ...change };
}
const classes = (change: Partial<Section>) =>
  sectionClasses({ section: section(change), blocks: [] }, undefined, undefined).split(' ');

test('a section is hidden on phones, or shown on phones alone, as its overlay says', () => {
  const onPhones = (hidden: boolean) => ({ overlays: { mobile: { hidden } } });
  expect(classes({})).toEqual(['section']);
  expect(classes(onPhones(true))).toContain('is-desktop-only');
  expect(classes({ hidden: true, ...onPhones(false) })).toContain('is-mobile-only');
  expect(isHiddenEverywhere(section({ hidden: true, ...onPhones(false) }))).toBe(false);
  expect(isHiddenEverywhere(section({ hidden: true, ...onPhones(true) }))).toBe(true);
  expect(isHiddenEverywhere(section({ hidden: true }))).toBe(true);
});

test('a section has air of its own on phones, and nonsense in an overlay is no air', () => {
  expect(phoneValues(section({ overlays: { mobile: { spacing: 'small' } } })).spacing).toBe('small');
  expect(phoneValues(section({ overlays: { mobile: { spacing: 'vast' } } })).spacing).toBeUndefined();
  const css = sectionBands(1);
  const phone = css.slice(css.indexOf('@media'));
  expect(phone).toContain('[data-phone-spacing=small]{--band:');
  expect(phone).toContain('[data-phone-spacing=none]{--band:0px}');
});
