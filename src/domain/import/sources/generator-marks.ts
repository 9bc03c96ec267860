/** What Jekyll and Hugo add to Markdown in braces, as Markdown or HTML; the rest of it is left out. */

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\{%-?\s*highlight\s+([\w+#-]{1,40})[^%]{0,200}%\}/g, '\n```$1\n'],
  [/\{%-?\s*endhighlight\s*-?%\}/g, '\n```\n'],
  [/\{\{[<%]\s*highlight\s+"?([\w+#-]{1,40})"?[^>%]{0,200}[>%]\}\}/g, '\n```$1\n'],
  [/\{\{[<%]\s*\/highlight\s*[>%]\}\}/g, '\n```\n'],
  [
    /\{\{[<%]\s*youtube\s+"?(?:id=)?"?([\w-]{1,60})"?[^>%]{0,200}[>%]\}\}/g,
    '<iframe src="https://www.youtube.com/embed/$1"></iframe>',
  ],
  [
    /\{\{[<%]\s*vimeo\s+"?(?:id=)?"?(\d{1,20})(?!\d)[^>%{}]{0,200}[>%]\}\}/g,
    '<iframe src="https://player.vimeo.com/video/$1"></iframe>',
  ],
  [
    /\{%-?\s*youtube\s+"?(?:https?:\/\/\S{0,60}[=/])?([\w-]{6,20})"?\s*-?%\}/g,
    '<iframe src="https://www.youtube.com/embed/$1"></iframe>',
  ],
  [/\{\{[<%]\s*(?:rel)?ref\s+"?([^">%\s]{1,300})"?\s*[>%]\}\}/g, '$1'],
  [/\{\{-?\s*site\.(?:baseurl|url)\s*-?\}\}/g, ''],
  [
    /\{\{-?\s*["']([^"'{}]{1,300})["']\s*\|\s*(?:relative_url|absolute_url|prepend:\s*site\.baseurl)[^{}]{0,80}\}\}/g,
    '$1',
  ],
  [/\{%-?\s*(?:raw|endraw)\s*-?%\}/g, ''],
  [/\{:\s*[.#][^{}\n]{0,200}\}/g, ''],
];

const FIGURE = /\{\{[<%]\s*(?:figure|img|image)\s([^{}]{1,1000}?)\/?[>%]\}\}/g;

export function generatorMarks(text: string): string {
  const marked = MARKS.reduce(
    (before, [pattern, made]) =>
      before.replace(pattern, (...found: string[]) => made.split('$1').join(found[1] ?? '')),
    text,
  );
  return marked.replace(FIGURE, (_, inside: string) => {
    const value = (pattern: RegExp) => pattern.exec(inside)?.[1] ?? '';
    const caption = value(/\bcaption="([^"]{0,500})"/) || value(/\btitle="([^"]{0,500})"/);
    const alt = value(/\balt="([^"]{0,500})"/) || caption;
    const figure = `<img src="${value(/\bsrc="([^"]{0,500})"/)}" alt="${alt}">`;
    return caption === '' ? figure : `<figure>${figure}<figcaption>${caption}</figcaption></figure>`;
  });
}
