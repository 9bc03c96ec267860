import { expect, test } from 'vitest';
import type { Section } from '#domain/content/content.ts';
import { phoneSpacing } from './phone-values.ts';
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
});

test('a section has air of its own on phones, and nonsense in an overlay is no air', () => {
  expect(phoneSpacing(section({ overlays: { mobile: { spacing: 'small' } } }))).toBe('small');
  expect(phoneSpacing(section({ overlays: { mobile: { spacing: 'vast' } } }))).toBeUndefined();
  const css = sectionBands(1);
  const phone = css.slice(css.indexOf('@media'));
  expect(phone).toContain('[data-phone-spacing=small]{--band:');
  expect(phone).toContain('[data-phone-spacing=none]{--band:0px}');
});
