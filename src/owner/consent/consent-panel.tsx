/** Whether and how visitors are asked before anything optional runs. */
import type { ReactNode } from 'react';
import type { Consent } from '#domain/consent/schema.ts';
import {
  EU_STRICT,
  euProblem,
  flagsOfLevel,
  hasBanner,
  PRIVACY_LEVELS,
  privacyLevelOf,
} from '#domain/consent/settings.ts';
import type { Link } from '#domain/links/link.ts';
import { LinkField } from '../fields/link-field.tsx';
import { fill } from '../fill.ts';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { bindFields } from '../ui/bind-fields.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Notice } from '../ui/notice.tsx';
import { Switch } from '../ui/switch.tsx';
import { BannerFields } from './banner-fields.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { ConsentLog } from './consent-log.tsx';
import { isCookieName, OwnCookies } from './own-cookies.tsx';
import { ScanPanel } from './scan-panel.tsx';
import { useConsent } from './use-consent.ts';
import * as say from './words/en.ts';

const LEVEL_WORDS = {
  0: say.noBannerRunEverything,
  1: say.noBannerBlockEverythingOptional,
  2: say.noticeOnlyRunEverythingUntilThe,
  3: say.askFirstBlockEverythingOptionalUntil,
} as const;

const PROBLEM_WORDS = {
  'not-asked': say.inTheEuSilenceIsNot,
  'no-refusal': say.inTheEuDecliningHasTo,
} as const;

export function ConsentPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useConsent(siteId);
  const { stored, value, set } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  const level = privacyLevelOf(value);
  const hasUnfitCookie = !value.optionalCookies.every(isCookieName);
  const { toggle } = bindFields(value, set);
  return (
    <>
      <SettingsPanel
        form={form}
        title={say.cookiesAndConsent}
        description={say.statisticsAdsVideosAndMapsFrom}
        isInvalid={hasUnfitCookie}
      >
        <SelectField
          label={say.bannerType}
          value={String(level) as `${typeof level}`}
          options={PRIVACY_LEVELS.map((each) => ({ value: `${each}` as const, label: LEVEL_WORDS[each] }))}
          onChange={(picked) => set(flagsOfLevel(PRIVACY_LEVELS.find((each) => `${each}` === picked) ?? 0))}
        />
        <EuWarning value={value} onChange={set} />
        {level > 0 && (
          <>
            <Switch
              label={say.applyToVisitorsEverywhere}
              hint={say.whenOffAppliesOnlyToVisitors}
              {...toggle('isRestrictiveCookiePolicyAbsolute')}
            />
            <LinkField
              siteId={siteId}
              label={say.cookieAndPrivacyPage}
              hint={say.theBannerLinksToThisPage}
              value={policyLinkOf(value)}
              isOptional
              onChange={(policyLink) => set({ policyLink, policyPath: '' })}
            />
            <Switch
              label={say.keepProofOfConsent}
              hint={say.inTheEuYouHaveTo}
              {...toggle('isActivityLogEnabled')}
            />
            <OwnCookies value={value} onChange={set} />
            {hasBanner(level) && <BannerFields value={value} onChange={set} />}
            <AskAgain value={value} onChange={set} />
          </>
        )}
        {hasBanner(level) && <BannerPreview value={value} />}
      </SettingsPanel>
      <ScanPanel site={siteId} form={form} />
      <ConsentLog site={siteId} />
    </>
  );
}

function policyLinkOf({ policyLink, policyPath }: Consent): Link | undefined {
  return policyLink ?? (policyPath === '' ? undefined : { url: policyPath });
}

interface PartProps {
  readonly value: Consent;
  readonly onChange: (part: Partial<Consent>) => void;
}

function EuWarning({ value, onChange }: PartProps): ReactNode {
  const problem = euProblem(value);
  if (!problem) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onClick={() => onChange(EU_STRICT)}>
          {say.useEuSettings}
        </Button>
      }
    >
      {PROBLEM_WORDS[problem]}
    </Notice>
  );
}

function AskAgain({ value, onChange }: PartProps): ReactNode {
  return (
    <div>
      <Button size="small" onClick={() => onChange({ policyVersion: value.policyVersion + 1 })}>
        {say.askAllVisitorsAgain}
      </Button>
      <p>{fill(say.doThisWhenYouAddA, { policyVersion: value.policyVersion })}</p>
    </div>
  );
}
