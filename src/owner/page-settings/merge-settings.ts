/** Settings of a page that two people changed at the same time. */
import { isEqualJson } from '#domain/json.ts';
import { fill } from '../fill.ts';
import { type OpenedPage, type PageSettings, settingsIn } from './page-settings.ts';
import * as say from './words/en.ts';

const NAMES: Readonly<Record<keyof PageSettings, string>> = {
  title: say.title,
  slug: say.address,
  description: say.description,
  socialImage: say.picture,
  details: say.postDetails,
  date: say.publishDate,
  isInMenu: say.menu,
  isHiddenFromSearch: say.searchEngines,
  comments: say.comments,
  access: say.whoCanSeeThis,
  isProtected: say.passwordProtection,
  password: say.password,
};

export interface MergedSettings {
  readonly settings: PageSettings;
  /** What is said of it: settings that both changed, with the other value. */
  readonly words: string;
}

/** What was typed here, on top of what was saved elsewhere. */
export function mergeSettings(before: OpenedPage, now: OpenedPage, typed: PageSettings): MergedSettings {
  const [base, theirs] = [settingsIn(before), settingsIn(now)];
  const names = Object.keys(NAMES) as (keyof PageSettings)[];
  const isMine = (name: keyof PageSettings) => !isEqualJson(typed[name] ?? null, base[name] ?? null);
  const both = names.filter(
    (name) =>
      isMine(name) &&
      !isEqualJson(theirs[name] ?? null, base[name] ?? null) &&
      !isEqualJson(theirs[name] ?? null, typed[name] ?? null),
  );
  const mine = Object.fromEntries(names.filter(isMine).map((name) => [name, typed[name]]));
  const listed = both.map((name) => shortly(NAMES[name], theirs[name])).join(' ');
  const words =
    both.length === 0
      ? say.someoneElseChangedThisPageYou
      : fill(say.someoneElseChangedThisTooCurrent, { listed });
  return { settings: { ...theirs, ...mine }, words };
}

function shortly(name: string, value: unknown): string {
  if (typeof value === 'string')
    return value === '' ? fill(say.nameEmpty, { name }) : fill(say.nameValue, { name, value });
  if (typeof value === 'boolean') return fill(value ? say.nameOn : say.nameOff, { name });
  return fill(value === undefined || value === null ? say.nameNone : say.nameAnotherOne, { name });
}
