/**
 * Custom properties in as few bytes as they need: those that nothing reads are left out, the others get short
 * names, the most frequent first. For pages where nobody but the style sheet itself reads them.
 */
export function shortenTokens(css: string): string {
  const kept = withoutUnread(css);
  const counts = new Map<string, number>();
  for (const [name] of kept.matchAll(NAME)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const short = new Map(
    [...counts].sort(([, a], [, b]) => b - a).map(([name], index) => [name, `--${index.toString(36)}`]),
  );
  return kept.replace(NAME, (name) => short.get(name) ?? name);
}

/** What only another reads that nothing reads goes with it, and so do rules that have nothing else to say. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const kept = css
    .replace(/(?<=[{;\s])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (rule, name: string) =>
      read.has(name) ? rule : '',
    )
    .replace(/(?<=[{}]|^)[^{}"';]+\{\s*\}/g, '');
  return kept === css ? css : withoutUnread(kept);
}

/** A custom property's name, where it is no part of a class. */
const NAME = /(?<![\w.-])--[a-z][\w-]*/g;
