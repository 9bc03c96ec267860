/**
 * A page that answers a form with what is wrong in it. It is a new page, so a screen reader announces no alert that is
 * in it from the start: the title says that there are problems, and focus begins at them, with and without scripts.
 */
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { siteWords } from './locale/words/words.ts';

const MARK = ` ${Object.keys(PROBLEM_MARK)[0]}="`;

/** @param markup of a whole page, in which our own elements are written by React */
export function withProblemsFirst(markup: string, locale: string): string {
  const at = markup.indexOf(MARK);
  if (at === -1) return markup;
  const [from, to] = [markup.lastIndexOf('<', at), markup.indexOf('>', at)];
  const tag = markup.slice(from, to);
  const more = [' tabindex="-1"', ' autofocus=""'].filter(
    (each) => !tag.includes(each.split('=')[0] ?? each),
  );
  return retitled(markup.slice(0, to) + more.join('') + markup.slice(to), locale);
}

function retitled(markup: string, locale: string): string {
  const from = markup.indexOf('<title>') + '<title>'.length;
  const to = markup.indexOf('</title>', from);
  if (from < '<title>'.length || to === -1) return markup;
  const title = siteWords(locale)('problem.title', { title: markup.slice(from, to) });
  return markup.slice(0, from) + title + markup.slice(to);
}
