/** Puts the words of a page’s islands at its end, where the page is in another language than they are. */
import { scriptWords } from '#blocks/script-words.ts';
import { systemErrorScript } from '#domain/errors/words/words.ts';
import { toScriptJson } from '#domain/json.ts';
import { productLanguage } from '#domain/locale/catalogue.ts';

/** @param html a page, or part of one */
export function withScriptWords(html: string, locale: string): string {
  const language = productLanguage(locale);
  if (language === 'en') return html;
  const types = new Set([...html.matchAll(/ data-island="([\w-]+)"/g)].map(([, type]) => type ?? ''));
  const needed = [systemErrorScript, ...[...types].flatMap((type) => scriptWords[type] ?? [])];
  const catalogues = new Map(needed.map((each) => [each.name, each.messages[language]]));
  const scripts = [...catalogues].map(
    ([name, messages]) =>
      `<script type="application/json" data-words="${name}">${toScriptJson(messages)}</script>`,
  );
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + scripts.join('') : html.slice(0, end) + scripts.join('') + html.slice(end);
}
