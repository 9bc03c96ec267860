/** The longer posts: an essay, an argument, an introduction. */
import { block, image, quote } from '../build.ts';
import { type PostSource, reading } from './journal.ts';

export const ESSAYS: readonly PostSource[] = [
  {
    name: 'the-hill-that-slipped',
    title: 'The hill that slipped',
    date: '2024-11-30',
    author: 'Ingrid Halden',
    category: 'Clay',
    tags: ['digging', 'Hollow Way', 'walking'],
    excerpt:
      'In the night to the ninth of March the bank of the Hollow Way came down. It took us eight months to see it as a present.',
    picture: 'hollow-way',
    sections: [
      reading(`
In the night to the ninth of March forty metres of the Hollow Way came down. Nobody heard it. In the morning the path was gone, and where it had been lay something that looked like a very large, very badly wedged lump of clay.

The village council closed the way with a ribbon. The farmer, whose cows had walked there since before anyone wrote it down, said a word that I will not repeat, and then: “Well. You wanted clay.”

## What a bank is made of

I had known the bank for thirteen years and had never seen inside it. It lay open like a cake. On top a hand’s breadth of turf. Below that a metre of yellow loam, full of roots, good for nothing. Then, as clean as if somebody had drawn it with a ruler, the grey: half a metre of it, wet, without a stone, so smooth that the spade came out polished.

You can tell clay from silt with your teeth. Silt is sandpaper; clay is butter. Joss held out for a minute and said that this was butter.
`),
      {
        width: 'reading',
        spacing: 'small',
        blocks: [
          image('1/12', 'hollow-way-earth', {
            reach: 'wide',
            caption: 'The edge a week later. The turf hangs over like the crust of a pie.',
          }),
        ],
      },
      reading(`
## Forty barrows

A bank that has slipped is nobody’s for a while. We asked the farmer, who said yes; the council, who said yes in writing; and the swallows, who had not come back yet. Then we took forty barrows, along the foot, where the rain would have carried it into the stream anyway.

Forty barrows are three tonnes. Three tonnes are, after drying, slaking, sieving and one winter in the saw pit, a little under two. Two tonnes are four thousand cups. I did the sum on the back of the council’s letter and sat down.

> We had bought clay for thirteen years, in plastic, from four hundred kilometres away. It had been under the cows all along.

## The first firing

It melted. I should say that, since people like the story so far. The first test cup went into the gas kiln at 1,280 °C and came out as a brown puddle with a handle. The second, at 1,240 °C, stood, but wept. The third was at 1,180 °C, and rang.

So now there is a number on the wall, and everything else in the workshop has moved to meet it: the glazes, the shelves, Joss’s idea of what a firing is. That is what nobody tells you about local clay. You do not use it. You move in with it.

## And the path?

It has been dug again, two metres further up. The cows were across it before the ribbon was down.
`),
    ],
  },
  {
    name: 'why-plates-are-not-round',
    title: 'Why our plates are not quite round',
    date: '2026-07-19',
    author: 'Ingrid Halden',
    category: 'Making',
    tags: ['plates', 'throwing'],
    excerpt: 'They are when they leave the wheel. Then the clay remembers something.',
    picture: 'brushes',
    sections: [
      reading(`
A woman brought a plate back on Friday. It was not broken. She had put it on her grandmother’s table, which is as flat as a lake, and it had rocked, and she wanted to know whether that was on purpose.

I could have said yes. The honest answer is longer.

## Clay has a memory

When I lift a plate off the bat I bend it, by a millimetre perhaps. I put it down and it lies flat again, and you would swear that nothing had happened. It has. The clay keeps a note of it, through three weeks of drying and one firing, and at eleven hundred degrees, when it is soft for the second time in its life, it takes out the note and does what it says.

## What one can do

You can press plates in a mould. You can cut them from a slab. You can lift with two boards and a held breath, which is what I do on good days.

Or you can turn the foot so narrow that a plate may bend without rocking. That is what I have changed since Friday. Thank you, and your grandmother.
`),
      {
        width: 'content',
        spacing: 'medium',
        theme: 'tint',
        blocks: [
          block('chart', '1/12', {
            kind: 'bar',
            title: 'Plates that rock, out of a hundred',
            rowLabel: 'Foot',
            note: 'Counted over four firings, on the grandmother’s table, which she lent us.',
            dataset: {
              columns: ['Plates'],
              rows: [
                { label: 'Wide foot, lifted by hand', values: [17] },
                { label: 'Wide foot, two boards', values: [9] },
                { label: 'Narrow foot, lifted by hand', values: [4] },
                { label: 'Narrow foot, two boards', values: [1] },
              ],
            },
          }),
        ],
      },
    ],
  },
  {
    name: 'umber-and-ochre',
    title: 'Umber and Ochre',
    date: '2026-03-15',
    author: 'Joss Halden',
    category: 'Around the mill',
    tags: ['dogs'],
    excerpt: 'Two new colleagues. They have opinions about the postwoman.',
    picture: 'studio-dogs',
    sections: [
      reading(`
They were supposed to be one dog. The other one was in the same basket and looked at us.

Umber is the upper one, always. Ochre is the one who has already eaten it. They sleep on the sacks of feldspar, which is why some of you found a hair in the celadon, for which we are sorry, although it does burn out.

They bark at lorries, at the moon, and at anyone who says “stoneware” in a certain voice. They have not broken a single pot. I cannot say that of us.
`),
    ],
  },
  {
    name: 'what-mira-said',
    title: 'What Mira said',
    date: '2025-10-09',
    author: 'Ingrid Halden',
    category: 'Making',
    tags: ['teachers'],
    excerpt: '“Throw the pot away before it throws you.”',
    sections: [
      {
        width: 'content',
        spacing: 'small',
        theme: 'paper',
        blocks: [
          quote(
            '1/12',
            'Throw the pot away before it throws you. There is more clay. There is not more of you.',
            'Mira Sund',
            'who taught me, on the day I cried over a teapot',
          ),
        ],
      },
    ],
  },
];
