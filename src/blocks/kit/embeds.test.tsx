import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Embeds } from '#domain/code/embed.ts';
import { type ClosedForm, NO_LIMITS } from '#domain/forms/limits.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { fakeContext } from '#testing/blocks/fake-context.ts';
import { definitions } from '../definitions.ts';
import { renders } from '../renders.ts';

/** What a block embeds while it is rendered with these settings of its site. */
function embedsOf(type: string, settings: Partial<SiteSettings>, data?: unknown, props?: object): Embeds {
  const { site } = fakeContext();
  const context = fakeContext({ site: { ...site, settings: { ...site.settings, ...settings } } });
  const all = { ...definitions[type]?.defaults, ...props };
  renderToStaticMarkup(renders[type]?.({ props: all, data, context }));
  return context.embeds;
}

const withService = { captchaProvider: 'hcaptcha', captchaSiteKey: 'a-key' } as const;
const closed: ClosedForm = { reason: 'closed', limits: NO_LIMITS };

test('a form embeds the captcha service of its site while it takes entries', () => {
  for (const type of ['form', 'newsletter'])
    expect([...embedsOf(type, withService).keys()], type).toEqual(['captcha']);
  const byRequest = { provider: 'none' };
  expect([...embedsOf('table-booking', withService, {}, byRequest).keys()]).toEqual(['captcha']);
  expect(embedsOf('table-booking', withService, { closed }, byRequest).size).toBe(0);
  expect(embedsOf('form', { ...withService, captchaProvider: 'built-in' }).size).toBe(0);
  expect(embedsOf('form', { ...withService, captchaSiteKey: '' }).size).toBe(0);
  expect(embedsOf('form', withService, closed).size).toBe(0);
});

test('tables that a service keeps embed that service alone', () => {
  const house = { provider: 'opentable', restaurantId: '412810' };
  const embeds = embedsOf('table-booking', withService, undefined, house);
  expect([...embeds.keys()]).toEqual(['https://www.opentable.com']);
});

test('words that look like the markup of an embed open nothing', () => {
  const text = '<div id="disqus_thread" data-captcha="hcaptcha" data-booking="tock"></div>';
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
  const settings = { ...withService, commentProviderShortName: 'halden' };
  expect(embedsOf('text', settings, undefined, { content }).size).toBe(0);
});
