/** The shorter posts: notes, a picture essay, a link, announcements. */
import { button, image, text } from '../build.ts';
import { type PostSource, reading } from './journal.ts';

export const NOTES: readonly PostSource[] = [
  {
    name: 'half-an-hour-of-seeds',
    title: 'Half an hour of seeds',
    date: '2025-05-18',
    author: 'Joss Halden',
    category: 'Around the mill',
    tags: ['walking', 'light'],
    excerpt: 'The meadow before the mill, on the one evening of the year when all of it is ready to leave.',
    picture: 'seedheads',
    sections: [
      {
        width: 'wide',
        spacing: 'small',
        blocks: [
          text(
            '1/5',
            `
On one evening in May all the dandelions are ready at once. There has been no wind for three days; tomorrow there will be.

Ingrid says that it is the best lamp she has ever seen and that she could make it. I say that it has two hundred holes.
`,
            { align: 'end' },
          ),
          image('7/6', 'seedhead-clock', { caption: 'Twenty past eight.' }),
          image('1/12', 'last-light', {
            reach: 'full',
            caption: 'Ten to nine, from the sundial. It is no use any more.',
          }),
          image('9/4', 'gorge-steps', { caption: 'Nine. The way home is the stream.' }),
        ],
      },
    ],
  },
  {
    name: 'a-note-on-prices',
    title: 'A note on prices',
    date: '2025-08-03',
    author: 'Joss Halden',
    category: 'Shop',
    tags: ['prices'],
    excerpt: 'From September a cup is € 28. Here is where the two euros go.',
    sections: [
      reading(`
From September a cup is € 28 instead of € 26. Gas has gone up by a third since the winter, and we would rather say so than make the cups smaller.

Plates and bowls stay as they are. Whoever has ordered before today pays what was said.
`),
    ],
  },
  {
    name: 'worth-an-hour',
    title: 'Worth an hour: the ash glaze charts of Phil Rogers',
    date: '2026-01-25',
    author: 'Joss Halden',
    category: 'Glazes',
    tags: ['ash', 'reading'],
    excerpt: 'If you own one book about ash, own this one, and read the chapter on hedges.',
    sections: [
      reading(`
If you own one book about ash glazes, let it be *Ash Glazes* by Phil Rogers. Every question people ask at the vine ash weekend is answered in it, and most of the answers are “it depends on the tree”.

The charts begin on the page with the hedge. We have copied the one on washing and hung it over the sink, where nobody follows it.
`),
    ],
  },
  {
    name: 'winter-courses-2027',
    title: 'The winter courses are open',
    date: '2026-09-06',
    author: 'Ingrid Halden',
    category: 'Courses',
    tags: ['courses', '2027'],
    excerpt:
      'Three dates between January and February, six wheels each. Two have gone while I was writing this.',
    picture: 'sundial',
    sections: [
      reading(`
There are six wheels and three dates:

| When | What | Left |
| 16 January | [Throwing day for beginners](item:throwing-day-january) | 4 of 6 |
| from 19 January | [Evening course](item:evening-course-2027), eight Tuesdays | 2 of 6 |
| 20 and 21 February | [Vine ash weekend](item:vine-ash-weekend) | 5 of 6 |

Write a line to hold a place. You pay on the day. If the stove in the big room does not manage, we bring blankets; the clay has to stay warm, so you will, too.
`),
      {
        width: 'reading',
        spacing: 'none',
        blocks: [button('1/12', 'See all dates', 'page:courses', { isFullOnMobile: true })],
      },
    ],
  },
];

/** Waits for its day: what scheduling looks like. */
export const SCHEDULED_POST: PostSource = {
  name: 'four-firings-in-2027',
  title: 'Four firings in 2027',
  date: '2026-12-05',
  author: 'Joss Halden',
  category: 'Firings',
  tags: ['wood', '2027'],
  excerpt: 'The dates of the wood kiln for next year, and which shifts are still free.',
  picture: 'larches',
  sections: [
    reading(`
The wood is stacked and the grate is mended. We fire on 16 January, 10 April, 10 July and 16 October, always from six on Saturday to noon on Sunday.

The shift from two to six in the morning is free on all four. It always is. Bring a friend and a thermos, and you will not regret it before the Monday.
`),
  ],
};
