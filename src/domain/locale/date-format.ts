/** Date formats, made once each: making one costs more than a hundred uses of it. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** An unknown locale is read as English and an unknown zone as UTC: a wrong setting must not break pages. */
export function dateFormat(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale}|${timeZone}|${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = makeFormat(locale, timeZone, options);
    formats.set(key, format);
  }
  return format;
}

function makeFormat(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  for (const [tag, zone] of [
    [locale, timeZone],
    ['en', timeZone],
    [locale, 'UTC'],
  ] as const) {
    try {
      return new Intl.DateTimeFormat(tag, { ...options, timeZone: zone });
    } catch {
      // A RangeError names an unknown locale or zone; the next pair leaves it out.
    }
  }
  return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
}

/** The day a week begins with where the locale is spoken: 1 for Monday to 7 for Sunday. */
export function firstWeekday(locale: string): number {
  try {
    const info = new Intl.Locale(locale) as Intl.Locale & {
      getWeekInfo?: () => { firstDay: number };
    };
    return info.getWeekInfo?.().firstDay ?? 1;
  } catch {
    return 1;
  }
}
