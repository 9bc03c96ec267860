/** The languages of a site, under the addresses that the specification gives them (I18N-01 to I18N-05). */
import { type Context, Hono } from 'hono';
import * as locale from '#domain/locale/calls.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { changeSiteSettings } from './change-settings.ts';
import { describeSettings } from './describe-changes.ts';
import { siteInQuery } from './site-in-query.ts';

const MISSING = { kind: 'missing', message: 'This site does not exist.' } as const;

export function multilingualRoutes(deps: Deps & { readonly authorize: Authorize }): Hono {
  const app = new Hono();
  const { siteOf, authorize } = siteInQuery(deps);
  const answer = answerCalls(app, authorize);
  const read = async (context: Context) => {
    const siteId = (await siteOf(context)) ?? '';
    return { siteId, stored: await findSiteSettings(deps.db.read, siteId) };
  };
  const save = async (
    call: Pick<Parameters<typeof recorded>[1], 'actor' | 'leaves'> & { readonly context: Context },
    languages: SiteSettings['languages'],
  ) => {
    const { siteId, stored } = await read(call.context);
    const change = (within: Deps) => changeSiteSettings(within, { siteId, settings: { languages } });
    const changed = await recorded(
      deps,
      { ...call, siteId },
      change,
      describeSettings(siteId, () => stored),
    );
    if (changed.kind !== 'changed') return changed;
    const now = await findSiteSettings(deps.db.read, siteId);
    return now ? shown(now) : MISSING;
  };
  answer(locale.readSettings, async ({ context }) => {
    const { stored } = await read(context);
    return stored ? shown(stored) : MISSING;
  });
  answer(locale.readStatus, async ({ context }) => {
    const { stored } = await read(context);
    if (!stored) return MISSING;
    const { enabled, defaultLanguage, languages } = shown(stored);
    const codes = (isHidden: boolean) =>
      languages.filter((each) => each.isHidden === isHidden).map(({ code }) => code);
    return {
      enabled,
      connectionStatus: enabled ? ('connected' as const) : ('disconnected' as const),
      defaultLanguage,
      visibleLanguages: codes(false),
      hiddenLanguages: codes(true),
    };
  });
  answer(locale.saveLanguages, (call, { languages }) => save(call, languages));
  answer(locale.removeConnection, (call) => save(call, []));
  return app;
}

function shown({ locale: defaultLanguage, languages }: SiteSettings): locale.MultilingualSettings {
  return { enabled: languages.length > 0, defaultLanguage, languages };
}
