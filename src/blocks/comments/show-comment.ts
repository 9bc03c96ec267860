/** Puts a comment that was just published into its thread, with the same markup as the server's. */
import { bodyParts } from '#domain/comments/body-parts.ts';
import { commentAnchor } from '#domain/comments/comment-link.ts';

export function showComment(
  root: HTMLElement,
  id: string,
  { name, body }: { readonly name: string; readonly body: string },
  parentId: string,
): void {
  const item = make('li');
  item.id = commentAnchor(id);
  item.tabIndex = -1;
  const article = make('article', 'comment');
  const by = make('p', 'comment-by');
  by.append(Object.assign(make('b'), { textContent: name }), ' ', timeOf(Date.now()));
  by.id = `${item.id}-by`;
  article.setAttribute('aria-labelledby', by.id);
  const words = make('div', 'comment-words');
  for (const lines of bodyParts(body)) words.append(paragraphOf(lines));
  article.append(by, words);
  item.append(article);
  listFor(root, parentId).append(item);
  item.focus();
}

/** Says its date until the times of the block are refreshed. */
function timeOf(now: number): HTMLElement {
  const time = make('time');
  time.dataset['time'] = String(now);
  time.textContent = new Intl.DateTimeFormat(document.documentElement.lang || 'en', {
    dateStyle: 'long',
  }).format(now);
  return time;
}

function paragraphOf(lines: ReturnType<typeof bodyParts>[number]): HTMLElement {
  const paragraph = make('p');
  lines.forEach((parts, index) => {
    if (index > 0) paragraph.append(make('br'));
    for (const { text, href } of parts) {
      if (href === undefined) paragraph.append(text);
      else
        paragraph.append(Object.assign(make('a'), { href, rel: 'nofollow ugc noopener', textContent: text }));
    }
  });
  return paragraph;
}

/** The list of answers of a comment, or that of the item; made where there is none yet. */
function listFor(root: HTMLElement, parentId: string): Element {
  const parent = parentId === '' ? null : document.getElementById(commentAnchor(parentId));
  const host = parent ?? root.querySelector('.comments');
  const known = host?.querySelector(':scope > ol');
  if (known) return known;
  const list = make('ol', 'comments-list');
  if (parent) parent.append(list);
  else host?.querySelector('h2')?.after(list);
  return list;
}

function make(tag: string, className = ''): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  return element;
}
