/** Words of the owner area with elements among them, so that translators have the whole sentence. */
import { createElement, Fragment, type ReactNode } from 'react';
import { fillPluralIn } from '#domain/locale/fill-plural.ts';
import type { MarksIn, NamesIn } from '#domain/locale/messages.ts';
import { LANGUAGE } from './language.ts';

type Mark = (inside: ReactNode) => ReactNode;
type RichValues<Message extends string> = { readonly [Name in NamesIn<Message>]: ReactNode } & {
  readonly [Name in MarksIn<Message>]: Mark;
};

const PARTS = /\{(\w+)\}|<(\/?)(\w+)>/g;

/** Fills `{name}` with a text or an element, and gives what `<name>…</name>` is around to a function. */
export function rich<const Message extends string>(message: Message, values: RichValues<Message>): ReactNode {
  const given: Readonly<Record<string, ReactNode | Mark>> = values;
  // Only numbers are filled in at once: plural forms depend on them.
  const numbers = Object.fromEntries(Object.entries(given).filter(isNumber));
  const chosen = fillPluralIn(message, numbers, LANGUAGE);
  const open: { name: string; parts: ReactNode[] }[] = [{ name: '', parts: [] }];
  let at = 0;
  for (const match of chosen.matchAll(PARTS)) {
    const [all, value, slash, mark = ''] = match;
    open.at(-1)?.parts.push(chosen.slice(at, match.index));
    at = match.index + all.length;
    if (value !== undefined) open.at(-1)?.parts.push(given[value] as ReactNode);
    else if (!slash) open.push({ name: mark, parts: [] });
    else close(open, given);
  }
  open.at(-1)?.parts.push(chosen.slice(at));
  while (open.length > 1) close(open, given);
  return inOne(open[0]?.parts ?? []);
}

function isNumber(entry: [string, ReactNode | Mark]): entry is [string, number] {
  return typeof entry[1] === 'number';
}

function close(
  open: { name: string; parts: ReactNode[] }[],
  given: Readonly<Record<string, ReactNode | Mark>>,
): void {
  if (open.length < 2) return;
  const { name, parts } = open.pop() ?? { name: '', parts: [] };
  const mark = given[name];
  const inside = inOne(parts);
  open.at(-1)?.parts.push(typeof mark === 'function' ? mark(inside) : inside);
}

function inOne(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}
