/** The language a site is written in, and what follows from it. */

import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { dateFormat, firstWeekday } from '#domain/locale/date-format.ts';
import { textDirection } from '#domain/locale/direction.ts';
import { languagePrefix, MAX_SITE_LANGUAGES, type SiteLanguage } from '#domain/locale/site-languages.ts';
import { DAY_MS } from '#domain/time.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { useSettingsForm } from '../site-settings/use-site-settings.ts';
import { Button } from '../ui/button.tsx';
import { type Fact, Facts } from '../ui/facts.tsx';
import { SelectField } from '../ui/field.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Switch } from '../ui/switch.tsx';
import { languageChoices } from './languages.ts';
import * as say from './words/en.ts';

export function LanguagesPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useSettingsForm(siteId);
  const { stored, value, set } = form;
  const languages = useMemo(() => languageChoices(stored.data?.locale ?? ''), [stored.data?.locale]);
  if (stored.error || !value) return <NotRead query={stored} />;
  return (
    <SettingsPanel form={form} title={say.languages}>
      <SelectField
        label={say.mainLanguage}
        hint={say.usedByScreenReadersForHyphenation}
        value={value.locale}
        options={languages}
        onChange={(locale) => set({ locale, languages: without(value.languages, locale) })}
      />
      <Facts facts={effectsOf(value.locale, value.timeZone)} />
      <p className="hint">{say.yourOwnTextDoesNotChange}</p>
      <OtherLanguages
        siteId={siteId}
        saved={stored.data?.languages ?? []}
        main={value.locale}
        languages={value.languages}
        choices={languages}
        onChange={(others) => set({ languages: others })}
      />
    </SettingsPanel>
  );
}

interface OtherLanguagesProps {
  readonly siteId: string;
  /** Those that are saved: only they can be translated into. */
  readonly saved: readonly SiteLanguage[];
  readonly main: string;
  readonly languages: readonly SiteLanguage[];
  readonly choices: ReturnType<typeof languageChoices>;
  readonly onChange: (languages: SiteLanguage[]) => void;
}

function OtherLanguages({
  siteId,
  saved,
  main,
  languages,
  choices,
  onChange,
}: OtherLanguagesProps): ReactNode {
  const taken = new Set([main, ...languages.map(({ code }) => code)]);
  const free = choices.filter(({ value }) => !taken.has(value));
  const nameOf = (code: string) => choices.find(({ value }) => value === code)?.label ?? code;
  return (
    <FieldGroup legend={say.otherLanguages}>
      <p className="hint">{say.eachLanguageHasItsOwnWeb}</p>
      {languages.map((language) => (
        <div key={language.code} className="row top">
          <div className="grow">
            <Switch
              label={nameOf(language.code)}
              hint={
                language.isHidden
                  ? fill(say.hiddenVisitorsWillFindItAt, { languagePrefix: languagePrefix(language.code) })
                  : fill(say.visitorsFindItAtLanguageprefix, {
                      languagePrefix: languagePrefix(language.code),
                    })
              }
              isOn={!language.isHidden}
              onChange={(isOn) =>
                onChange(
                  languages.map((each) =>
                    each === language ? { ...language, isHidden: !isOn } : { ...each },
                  ),
                )
              }
            />
          </div>
          {saved.some(({ code }) => code === language.code) && (
            <Link
              to={`/sites/${siteId}/translations/${language.code}`}
              aria-label={fill(say.translateIntoName, { name: nameOf(language.code) })}
            >
              {say.translate}
            </Link>
          )}
          <Button
            tone="quiet"
            aria-label={fill(say.removeName, { name: nameOf(language.code) })}
            onClick={() => onChange(without(languages, language.code))}
          >
            {say.remove}
          </Button>
        </div>
      ))}
      {languages.length < MAX_SITE_LANGUAGES && (
        <SelectField
          label={say.addALanguage}
          hint={say.aNewLanguageStaysHiddenUntil}
          value=""
          options={[{ value: '', label: say.chooseALanguage }, ...free]}
          onChange={(code) => code !== '' && onChange([...languages, { code, isHidden: true }])}
        />
      )}
    </FieldGroup>
  );
}

function without(languages: readonly SiteLanguage[], code: string): SiteLanguage[] {
  return languages.filter((each) => each.code !== code);
}

/** A Monday. */
const MONDAY = Date.UTC(2026, 5, 1);

function effectsOf(locale: string, timeZone: string): readonly Fact[] {
  const direction = textDirection(locale);
  const shown = (words: string) => (
    <span lang={locale} dir={direction}>
      {words}
    </span>
  );
  const now = Date.now();
  const firstDay = MONDAY + (firstWeekday(locale) - 1) * DAY_MS;
  return [
    [say.dates, shown(dateFormat(locale, timeZone, { dateStyle: 'long' }).format(now))],
    [say.times, shown(dateFormat(locale, timeZone, { timeStyle: 'short' }).format(now))],
    [say.numbers, shown(numberIn(locale))],
    [say.weeksBeginOn, dateFormat(LOCALE, 'UTC', { weekday: 'long' }).format(firstDay)],
    [say.textDirection, direction === 'rtl' ? say.fromRightToLeft : say.fromLeftToRight],
  ];
}

function numberIn(locale: string): string {
  try {
    return new Intl.NumberFormat(locale).format(12_345.67);
  } catch {
    return new Intl.NumberFormat(LOCALE).format(12_345.67);
  }
}
