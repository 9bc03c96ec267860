/** Recipes and firing diaries: posts with tables, charts and listings. */
import { block, image, text } from '../build.ts';
import { type PostSource, reading } from './journal.ts';

export const WORKSHOP_POSTS: readonly PostSource[] = [
  {
    name: 'firing-diary-29',
    title: 'Firing diary, number 29',
    date: '2025-01-19',
    author: 'Joss Halden',
    category: 'Firings',
    tags: ['wood', 'larch'],
    excerpt:
      'Minus eleven outside, wet larch inside, and a chimney that would not draw until four in the morning.',
    picture: 'snow-line',
    sections: [
      reading(`
Minus eleven at six in the morning. The chimney was so cold that the smoke came down it and out at the firebox, where Ingrid stood.

- **06:00** First match. Second match. A whole newspaper.
- **09:30** 140 °C. The larch from the top of the stack is wet; it hisses.
- **14:00** 390 °C and the first colour behind the spyhole. Soup.
- **21:00** 760 °C. Lotte (7) is allowed to put in three logs and does it better than I do.
- **03:10** It will not climb. We open the damper by one brick, then by half a one. It was the half.
- **04:00** 1,098 °C, and the whole kiln breathes out.
- **12:00** Cone 9 flat, cone 10 leaning. Closed.

Out came 612 pots, of which 31 cracked and four are the best we have made. All four stood next to the leak in the door. We have decided not to mend it.
`),
    ],
  },
  {
    name: 'vine-ash',
    title: 'Vine ash, the recipe',
    date: '2025-03-02',
    author: 'Joss Halden',
    category: 'Glazes',
    tags: ['ash', 'recipe', 'vintage'],
    excerpt:
      'Two parts ash, one feldspar, one clay. The rest is sieving. With the table we use, and what we got wrong.',
    picture: 'evening-table',
    sections: [
      reading(`
This is the glaze of the [Vintage](item:vintage) cups. It breaks blue over iron, pools amber, and forgives nearly everything except being stirred with a wooden spoon.

| Material | Parts | For 5 kg |
| Vine ash, washed once | 50 | 2.50 kg |
| Potash feldspar | 25 | 1.25 kg |
| Hollow Way clay, dry | 22 | 1.10 kg |
| Bentonite | 3 | 0.15 kg |

## How

1. Burn the canes on a swept stone, not on soil. Let it burn white.
2. Sieve dry through the kitchen sieve that you will not use in the kitchen again.
3. Slake in rainwater for a night. It is caustic: **gloves and glasses, always**.
4. Pour off the water once. Twice, and the potash is gone, and the blue with it.
5. Weigh, mix, 80 mesh, sleep, 80 mesh.
`),
      {
        width: 'reading',
        spacing: 'small',
        blocks: [
          block('code', '1/12', {
            mode: 'show',
            title: 'As it hangs on the wall',
            language: 'text',
            html: 'VINE ASH  cone 9-10  reduction\n50 ash / 25 feldspar / 22 H.W. / 3 bent.\ndip 3 s, foot clean to 5 mm\nruns: leave room, put a cookie under\nNOT in the electric kiln. Joss. NOT.',
          }),
        ],
      },
      reading(`
## What we got wrong

The first batch had barbecue ash in it. It came out grey, and smelled of sausage for a week.
`),
    ],
  },
  {
    name: 'firing-diary-36',
    title: 'Firing diary, number 36',
    date: '2026-10-18',
    author: 'Joss Halden',
    category: 'Firings',
    tags: ['wood', 'larch', 'apple'],
    excerpt:
      'The slope was the colour of the inside of the kiln. Nine hundred and four pots, and one platter that we keep.',
    picture: 'crest',
    sections: [
      reading(`
Every October we fire while the larches burn on the slope behind the mill, and every October somebody asks whether that is on purpose. It is. The wood is driest then, and one may look at something during the night shifts.

We stacked for four days: 904 pots, the most so far. Four platters in the cool corner. Forty lanterns on the top shelf, where nothing bad ever happens, except this time.
`),
      {
        width: 'content',
        spacing: 'small',
        blocks: [
          block('chart', '1/12', {
            kind: 'area',
            title: 'Thirty hours in October',
            suffix: ' °C',
            rowLabel: 'Hour',
            note: 'Measured behind the second spyhole. The flat stretch is when the soup was ready.',
            dataset: {
              columns: ['Temperature'],
              rows: [
                { label: '0', values: [14] },
                { label: '5', values: [310] },
                { label: '10', values: [655] },
                { label: '13', values: [662] },
                { label: '18', values: [1004] },
                { label: '23', values: [1090] },
                { label: '27', values: [1221] },
                { label: '30', values: [1274] },
              ],
            },
          }),
        ],
      },
      {
        width: 'wide',
        spacing: 'small',
        blocks: [
          image('1/8', 'larches', { ratio: '3:2', caption: 'Hour six, from the kiln shed.' }),
          text(
            '10/3',
            `
## The count

| Pots | 904 |
| Whole | 861 |
| Cracked | 22 |
| Fell off the shelf | 21 |
| Ours | 1 |
`,
            { size: 'small', align: 'end' },
          ),
        ],
      },
      reading(`
The one that is ours is a platter, gold at one end and grey at the other, with the print of a larch needle in the middle. Nobody put it there.

The rest is in the shop from Thursday. What leans comes to the [seconds weekend](item:seconds-weekend).
`),
    ],
  },
];
