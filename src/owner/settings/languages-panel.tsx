/** The language a site is written in, and what follows from it. */
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { dateFormat, firstWeekday } from '#domain/locale/date-format.ts';
import { textDirection } from '#domain/locale/direction.ts';
import { languagePrefix, MAX_SITE_LANGUAGES, type SiteLanguage } from '#domain/locale/site-languages.ts';
import { DAY_MS } from '#domain/time.ts';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { useSettingsForm } from '../site-settings/use-site-settings.ts';
import { Button } from '../ui/button.tsx';
import { type Fact, Facts } from '../ui/facts.tsx';
import { SelectField } from '../ui/field.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Switch } from '../ui/switch.tsx';
import { languageChoices } from './languages.ts';

export function LanguagesPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useSettingsForm(siteId);
  const { stored, value, set } = form;
  const languages = useMemo(() => languageChoices(stored.data?.locale ?? ''), [stored.data?.locale]);
  if (stored.error || !value) return <NotRead query={stored} />;
  return (
    <SettingsPanel form={form} title="Languages">
      <SelectField
        label="Main language"
        hint="Used by screen readers, for hyphenation, translation and search."
        value={value.locale}
        options={languages}
        onChange={(locale) => set({ locale, languages: without(value.languages, locale) })}
      />
      <Facts facts={effectsOf(value.locale, value.timeZone)} />
      <p className="hint">
        Your own text does not change. Text that Vitrine adds, such as “Search” or “Page not found”, follows
        the language where Vitrine speaks it, and is in English elsewhere.
      </p>
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
    <FieldGroup legend="Other languages">
      <p className="hint">
        Each language has its own web addresses. Text without a translation shows in the main language.
      </p>
      {languages.map((language) => (
        <div key={language.code} className="row top">
          <div className="grow">
            <Switch
              label={nameOf(language.code)}
              hint={
                language.isHidden
                  ? `Hidden. Visitors will find it at ${languagePrefix(language.code)}.`
                  : `Visitors find it at ${languagePrefix(language.code)}.`
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
              aria-label={`Translate into ${nameOf(language.code)}`}
            >
              Translate
            </Link>
          )}
          <Button
            tone="quiet"
            aria-label={`Remove ${nameOf(language.code)}`}
            onClick={() => onChange(without(languages, language.code))}
          >
            Remove
          </Button>
        </div>
      ))}
      {languages.length < MAX_SITE_LANGUAGES && (
        <SelectField
          label="Add a language"
          hint="A new language stays hidden until you switch it on."
          value=""
          options={[{ value: '', label: 'Choose a language' }, ...free]}
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
    ['Dates', shown(dateFormat(locale, timeZone, { dateStyle: 'long' }).format(now))],
    ['Times', shown(dateFormat(locale, timeZone, { timeStyle: 'short' }).format(now))],
    ['Numbers', shown(numberIn(locale))],
    ['Weeks begin on', dateFormat('en', 'UTC', { weekday: 'long' }).format(firstDay)],
    ['Text direction', direction === 'rtl' ? 'From right to left' : 'From left to right'],
  ];
}

function numberIn(locale: string): string {
  try {
    return new Intl.NumberFormat(locale).format(12_345.67);
  } catch {
    return new Intl.NumberFormat('en').format(12_345.67);
  }
}
