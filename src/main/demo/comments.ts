/** What readers have said in the demo: a conversation below a post, and voices from a course that is over. */

import { insertComment } from '#server/comments/queries.ts';
import { changeCollection } from '#server/content/change-collection.ts';
import type { CommandDeps } from './edit-system-document.ts';
import { instantOf } from './events.ts';
import { collectionId, documentId } from './ids.ts';

interface SpokenComment {
  readonly item: string;
  readonly author: string;
  /** By the studio itself. */
  readonly isOwn?: boolean;
  readonly date: string;
  readonly hour: number;
  readonly words: string;
  readonly answers?: number;
  readonly waits?: boolean;
}

const PLATES = 'why-plates-are-not-round';
const COURSE = 'spring-kiln-2026';

const COMMENTS: readonly SpokenComment[] = [
  {
    item: PLATES,
    author: 'Marit Solberg',
    date: '2026-07-19',
    hour: 18,
    words:
      'I have eaten from one of your plates for four years and only now went to look whether it rocks. It does, a little. I had always thought it was the table.',
  },
  {
    item: PLATES,
    author: 'Ingrid Halden',
    isOwn: true,
    date: '2026-07-20',
    hour: 9,
    answers: 0,
    words: 'It is the table too. It nearly always is both.',
  },
  {
    item: PLATES,
    author: 'Tom Achterberg',
    date: '2026-07-20',
    hour: 21,
    words:
      'A question from somebody who turns wood: do you let the foot ring dry upside down?\n\nWith bowls that is where most of our movement comes from.',
  },
  {
    item: PLATES,
    author: 'Ingrid Halden',
    isOwn: true,
    date: '2026-07-21',
    hour: 8,
    answers: 2,
    words:
      'Rim down until it is leather hard, then on its foot. Which wood moves the most, in your experience?',
  },
  {
    item: PLATES,
    author: 'Tom Achterberg',
    date: '2026-07-21',
    hour: 12,
    answers: 3,
    words: 'Beech. By far.',
  },
  {
    item: PLATES,
    author: 'Wen Li',
    date: '2026-08-02',
    hour: 15,
    words: 'Read this aloud at dinner. My daughter now tests every plate in every restaurant.',
  },
  {
    item: PLATES,
    author: 'Ove',
    date: '2026-08-03',
    hour: 7,
    words: 'Do you still have seconds of the large ones?',
    waits: true,
  },
  {
    item: COURSE,
    author: 'Hanne Bakke',
    date: '2026-04-19',
    hour: 10,
    words: 'Three of my five pieces came through, and the two that did not taught me more.',
  },
  {
    item: COURSE,
    author: 'Luis Ferro',
    date: '2026-04-20',
    hour: 20,
    words: 'Bring a thicker jacket than you think. And stay for the soup.',
  },
];

/** Readers may comment on the journal; on courses nothing more is taken. */
export async function seedComments(deps: CommandDeps, siteId: string): Promise<void> {
  const settings = { journal: { mode: 'open' }, courses: { mode: 'closed' } } as const;
  for (const [name, comments] of Object.entries(settings))
    await changeCollection(deps, { siteId, collectionId: collectionId(name), settings: { comments } });
  const ids = COMMENTS.map(() => deps.newId());
  for (const [index, { item, author, isOwn, date, hour, words, answers, waits }] of COMMENTS.entries()) {
    const at = instantOf(date, hour);
    await deps.db.write((tx) =>
      insertComment(tx, {
        id: ids[index] ?? '',
        siteId,
        documentId: documentId(item),
        parentId: answers === undefined ? null : (ids[answers] ?? null),
        authorName: author,
        authorEmail: null,
        accountId: isOwn ? 'elsewhere' : null,
        body: words,
        status: waits ? 'pending' : 'published',
        spamReasons: '',
        createdAt: at,
        decidedAt: at,
        mailedAt: 0,
        sourceId: null,
      }),
    );
  }
}
