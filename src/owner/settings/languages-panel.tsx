/** The language a site is written in, and what follows from it. */
import { type ReactNode, useMemo } from 'react';
import { dateFormat, firstWeekday } from '#domain/locale/date-format.ts';
import { textDirection } from '#domain/locale/direction.ts';
import { DAY_MS } from '#domain/time.ts';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { useSettingsForm } from '../site-settings/use-site-settings.ts';
import { type Fact, Facts } from '../ui/facts.tsx';
import { SelectField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { languageChoices } from './languages.ts';

export function LanguagesPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useSettingsForm(siteId);
  const { stored, value, set } = form;
  const languages = useMemo(() => languageChoices(stored.data?.locale ?? ''), [stored.data?.locale]);
  if (stored.error || !value) return <NotRead query={stored} />;
  return (
    <SettingsPanel form={form} title="Language">
      <SelectField
        label="Site language"
        hint="Used by screen readers, for hyphenation, translation and search."
        value={value.locale}
        options={languages}
        onChange={(locale) => set({ locale })}
      />
      <Facts facts={effectsOf(value.locale, value.timeZone)} />
      <p className="hint">
        Your own text does not change. Text that Vitrine adds, such as “Search” or “Page not found”, is in
        English.
      </p>
    </SettingsPanel>
  );
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
