/**
 * A page of a few lines in the place of a whole one: for refusals of forms that the browser sent by itself, which have
 * to cost little. What was entered stands in it, to be sent again from there.
 */
import type { Context } from 'hono';
import { escapeHtml } from '#domain/escape-html.ts';
import { textDirection } from '#domain/locale/direction.ts';
import { hashSource } from './hash-source.ts';
import { localeOf } from './site-environment.ts';
import { httpWords } from './words/words.ts';

export interface ShortPage {
  readonly status: 400 | 403 | 404 | 413 | 429 | 503;
  readonly title: string;
  readonly message: string;
  /** Said after it where the entries stand in the page: what to do with them. */
  readonly keptHint?: string;
  /** A page that helps, opened beside this one. */
  readonly link?: { readonly href: string; readonly label: string };
  /** What was sent, by name in order; undefined where it was not read. */
  readonly entries?: Readonly<Record<string, string | readonly string[]>> | undefined;
  /** What of it stands in no page, and is asked for again if it was entered. */
  readonly secrets?: readonly Secret[] | undefined;
  readonly retryAfterS?: number;
  /** A page that was asked for, not a form that was sent: it is asked for again. */
  readonly hasWayBack?: boolean;
}

interface Secret {
  readonly name: string;
  readonly label: string;
}

/** Longer ones are as well kept by going back. */
const MAX_KEPT_LENGTH = 100_000;
const MAX_KEPT_ENTRIES = 500;

const CSS = [
  ':root{color-scheme:light dark}',
  'body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;box-sizing:border-box;',
  'padding:2rem 1.5rem;font:1rem/1.6 system-ui,sans-serif;color:CanvasText;background:Canvas}',
  'main{max-width:30rem}h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25;font-weight:600}p{margin:0 0 1rem}',
  'a{color:inherit}form{margin:1.5rem 0 0}',
  'label{display:block;margin:0 0 1rem}',
  'label input{display:block;box-sizing:border-box;width:100%;min-height:2.75rem;margin:.25rem 0 0;padding:0 .75rem;font:inherit;',
  'color:inherit;background:Canvas;border:1px solid;border-radius:4px}',
  'button{min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:4px;font:inherit;font-weight:600;',
  'color:Canvas;background:CanvasText;cursor:pointer}',
  ':focus-visible{outline:2px solid currentColor;outline-offset:3px}',
].join('');

const POLICY = [
  "default-src 'none'",
  `style-src ${hashSource(CSS)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Where more was sent than the address takes. */
export const TOO_LONG = (locale: string) => {
  const say = httpWords(locale);
  return { status: 413, title: say('long.title'), message: say('long.text') } as const;
};

/** @param given the page, or what writes it in a language */
export function answerShortPage(
  context: Context,
  given: ShortPage | ((locale: string) => ShortPage),
): Response {
  const locale = localeOf(context);
  const page = typeof given === 'function' ? given(locale) : given;
  return context.html(htmlOf(page, context.req.path, locale), page.status, {
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    ...(page.retryAfterS === undefined ? {} : { 'retry-after': String(page.retryAfterS) }),
  });
}

function htmlOf(page: ShortPage, action: string, locale: string): string {
  const say = httpWords(locale);
  const { title, message, keptHint, link } = page;
  const inputs = inputsOf(page);
  const isKept = inputs.length > 0;
  const said = isKept && keptHint ? `${message} ${keptHint}` : message;
  const target =
    link && `<p><a href="${escapeHtml(link.href)}" target="_blank">${escapeHtml(link.label)}</a></p>`;
  const form = `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}<button>${say('sendAgain')}</button></form>`;
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}"${textDirection(locale) === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${CSS}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(said)}</p>${target ?? ''}`,
    isKept
      ? form
      : page.hasWayBack
        ? `<p><a href="${escapeHtml(action)}">${say('tryAgain')}</a></p>`
        : `<p>${say('goBack')}</p>`,
    '</main></body></html>',
  ].join('');
}

function inputsOf({ entries = {}, secrets = [] }: ShortPage): string[] {
  const pairs = Object.entries(entries).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value]),
  );
  const length = pairs.reduce((sum, [name = '', value = '']) => sum + name.length + value.length, 0);
  if (length > MAX_KEPT_LENGTH || pairs.length > MAX_KEPT_ENTRIES) return [];
  return pairs.map(([name = '', value = '']) => {
    const secret = secrets.find((each) => each.name === name);
    return secret && value !== '' ? askAgain(secret) : hiddenInput(name, value);
  });
}

function hiddenInput(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

function askAgain({ name, label }: Secret): string {
  return `<label>${escapeHtml(label)}<input type="password" name="${escapeHtml(name)}" autocomplete="off"></label>`;
}
