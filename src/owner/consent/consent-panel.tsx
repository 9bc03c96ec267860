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
  0: 'Nothing: everything runs, and nobody is told',
  1: 'Hold everything optional back, without a banner',
  2: 'Tell: everything runs until somebody declines',
  3: 'Ask: nothing optional runs before the answer',
} as const;

const PROBLEM_WORDS = {
  'not-asked':
    'Consent by silence is not valid in the EU: there, visitors have to be asked before anything optional runs.',
  'no-refusal':
    'In the EU it has to be as easy to decline as to accept. This banner has no button to decline.',
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
        description="Statistics, advertising, videos and maps of others can follow visitors. Here you decide whether your site asks them first."
        isInvalid={hasUnfitCookie}
      >
        <SelectField
          label="What the site does"
          value={String(level) as `${typeof level}`}
          options={PRIVACY_LEVELS.map((each) => ({ value: `${each}` as const, label: LEVEL_WORDS[each] }))}
          onChange={(picked) => set(flagsOfLevel(PRIVACY_LEVELS.find((each) => `${each}` === picked) ?? 0))}
        />
        <EuWarning value={value} onChange={set} />
        {level > 0 && (
          <>
            <Switch
              label="Hold back for visitors everywhere"
              hint="Off: only for visitors from the EU and its neighbours, as far as their browser’s time zone tells."
              {...toggle('isRestrictiveCookiePolicyAbsolute')}
            />
            <LinkField
              siteId={siteId}
              label="Page about cookies and privacy"
              hint="The banner links to it, wherever the page moves."
              value={policyLinkOf(value)}
              isOptional
              onChange={(policyLink) => set({ policyLink, policyPath: '' })}
            />
            <Switch
              label="Keep proof of each decision"
              hint="In the EU, who asks for consent has to be able to show it."
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
          Use the EU’s rules
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
        Ask everybody again
      </Button>
      <p>
        For when something new has come to your site. This is round {value.policyVersion}; what was decided in
        earlier ones no longer counts.
      </p>
    </div>
  );
}
