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

const LEVEL_WORDS = {
  0: 'No banner, run everything',
  1: 'No banner, block everything optional',
  2: 'Notice only, run everything until the visitor declines',
  3: 'Ask first, block everything optional until the visitor answers',
} as const;

const PROBLEM_WORDS = {
  'not-asked': 'In the EU, silence is not consent. You have to ask visitors before anything optional runs.',
  'no-refusal': 'In the EU, declining has to be as easy as accepting. This banner has no decline button.',
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
        title="Cookies and consent"
        description="Statistics, ads, videos and maps from other companies can track visitors. Decide whether your site asks them first."
        isInvalid={hasUnfitCookie}
      >
        <SelectField
          label="Banner type"
          value={String(level) as `${typeof level}`}
          options={PRIVACY_LEVELS.map((each) => ({ value: `${each}` as const, label: LEVEL_WORDS[each] }))}
          onChange={(picked) => set(flagsOfLevel(PRIVACY_LEVELS.find((each) => `${each}` === picked) ?? 0))}
        />
        <EuWarning value={value} onChange={set} />
        {level > 0 && (
          <>
            <Switch
              label="Apply to visitors everywhere"
              hint="When off, applies only to visitors from the EU and nearby countries, judged by their browser’s time zone."
              {...toggle('isRestrictiveCookiePolicyAbsolute')}
            />
            <LinkField
              siteId={siteId}
              label="Cookie and privacy page"
              hint="The banner links to this page, even if its address changes."
              value={policyLinkOf(value)}
              isOptional
              onChange={(policyLink) => set({ policyLink, policyPath: '' })}
            />
            <Switch
              label="Keep proof of consent"
              hint="In the EU, you have to be able to show that visitors agreed."
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
          Use EU settings
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
        Ask all visitors again
      </Button>
      <p>
        Do this when you add a new service to your site. This is round {value.policyVersion}; earlier choices
        no longer count.
      </p>
    </div>
  );
}
