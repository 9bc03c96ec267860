/** The settings of a site, in force at once. */
import * as settings from '#domain/settings/calls.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import type { AnswerCall } from '../http/answer-calls.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { changeSiteSettings } from './change-settings.ts';
import { describeSettings } from './describe-changes.ts';
import { sayBusiness } from './say-business.ts';

const MISSING = { kind: 'missing', message: 'This site does not exist.' } as const;
const NO_CODE = { kind: 'not-allowed', message: 'Code for every page needs the scope “code”.' } as const;

export function settingsRoutes(deps: Deps, answer: AnswerCall): void {
  answer(settings.read, async ({ siteId }) => {
    const found = await findSiteSettings(deps.db.read, siteId);
    return found ? { settings: found } : MISSING;
  });
  answer(settings.change, async (call, change) => {
    const { actor, siteId } = call;
    const hasCode = change.headCode !== undefined || change.footCode !== undefined;
    if (hasCode && !actor.mayInjectCode) return NO_CODE;
    let before: SiteSettings | undefined;
    const run = async (within: Deps) => {
      before = await findSiteSettings(within.db.read, siteId);
      const changed = await changeSiteSettings(within, { siteId, settings: change });
      if (changed.kind === 'missing' || change.business === undefined) return changed;
      const onPages = await sayBusiness(within, actor, { siteId, before: before?.business });
      return { ...changed, onPages };
    };
    const describe = describeSettings(siteId, () => before);
    return recorded(deps, call, run, describe);
  });
}
