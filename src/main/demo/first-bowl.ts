/** A course for members, at home and without a wheel: its page, its four lessons, and when each opens. */
import type { Course } from '#domain/courses/course.ts';
import { type BodySource, block, image, type SectionSource, text } from './build.ts';
import { documentId, toMedia } from './ids.ts';
import { reading } from './journal/journal.ts';
import { type PictureName, pictureId } from './pictures.ts';

export const firstBowl: BodySource = {
  title: 'Your first bowl',
  fields: {
    excerpt:
      'Four lessons at your kitchen table, from a lump of clay to a bowl you can eat from. No wheel, no kiln.',
    description: 'A course in four lessons for members: pinch, dry and fire a bowl at home.',
    image: toMedia(pictureId('leaf-bowl-square')),
  },
  sections: [
    {
      spacing: 'medium',
      blocks: [
        text(
          '1/7',
          `
# Your first bowl

Four lessons at your kitchen table, from a lump of clay to a bowl you can eat from. You need a kilo of clay, a sponge, an old credit card and a free evening a week.
`,
          { size: 'large' },
        ),
        image('9/4', 'leaf-bowl-square', { ratio: '1:1' }),
      ],
    },
    { spacing: 'medium', blocks: [block('course', '1/8', {})] },
  ],
};

interface LessonSource {
  readonly name: string;
  readonly title: string;
  readonly excerpt: string;
  readonly picture: PictureName;
  readonly chapter: 'hands' | 'fire';
  /** Opens this many days after the membership began. */
  readonly days: number;
  readonly isFree?: boolean;
  readonly sections: readonly SectionSource[];
}

export const LESSONS: readonly LessonSource[] = [
  {
    name: 'lesson-clay',
    title: 'Know your clay',
    excerpt: 'Which clay to buy, how to wake it up, and where ours comes from.',
    picture: 'hollow-way',
    chapter: 'hands',
    days: 0,
    isFree: true,
    sections: [
      reading(`
Any stoneware clay from an art shop will do. Ask for one with a little sand in it, called grog: it forgives more. A kilo makes three small bowls.

## Wake it up

1. Cut off a piece the size of an orange.
2. Press it flat with the heel of your hand, fold it over, turn it a quarter. Forty times.
3. Slice it with a thread. If you see bubbles, go on; if it is as smooth as cheese, stop.

Wrap what you don’t need in plastic. Clay that has dried out comes back in a bucket of water, so nothing is lost.

## Where ours comes from

Fifteen minutes up the hollow way. You can dig your own the same way: look where the path is slippery after rain.
`),
    ],
  },
  {
    name: 'lesson-pinch',
    title: 'Pinch the wall',
    excerpt: 'One thumb in, and then a wall of one thickness all round.',
    picture: 'leaf-bowl',
    chapter: 'hands',
    days: 0,
    sections: [
      reading(`
Hold the ball in one hand. Push the thumb of the other into its middle until you feel the pressure on your palm: that is the floor, about as thick as a finger.

1. Pinch at the bottom first, thumb inside, two fingers outside.
2. Turn the ball a little after every pinch. Small steps, always the same pressure.
3. Once round, move up by a thumb’s width, and go round again.
4. When the rim begins to crack, wet one finger and stroke it. One finger, not the whole hand.

Stop when the wall is as thick as the card in your wallet is wide, or a bit before. Everyone’s first bowl leans. Turn it and call it the front.
`),
    ],
  },
  {
    name: 'lesson-dry',
    title: 'Dry it slowly',
    excerpt: 'A week under a cloth, and the foot on the third day.',
    picture: 'seedheads',
    chapter: 'hands',
    days: 7,
    sections: [
      reading(`
Clay shrinks as it dries, and what dries first pulls at the rest. So the whole bowl has to dry at one speed.

- **Day 1 and 2**: upside down on newspaper, under a thin cloth.
- **Day 3**: the clay is as hard as good cheese now. Scrape the foot flat with the card, and press your initials into it.
- **Day 4 to 7**: the right way up, without the cloth, away from the radiator.

Hold it to your cheek. As long as it feels cold, there is water in it.
`),
    ],
  },
  {
    name: 'lesson-fire',
    title: 'Fire it, or let us',
    excerpt: 'Who fires a bowl for you, what to ask for, and how to glaze it.',
    picture: 'evening',
    chapter: 'fire',
    days: 14,
    sections: [
      reading(`
You don’t need a kiln. Schools, art shops and potters fire a shelf for other people; ask for a bisque firing at 950 °C first, and a glaze firing at the temperature on your bag of clay.

Or send it to us, packed in a sock in a box in a box. We fire on the last Friday of the month, and you choose between white, celadon and iron.

## Before it goes into the kiln

1. Wipe off the dust with a damp sponge.
2. Pour the glaze in, turn once, pour it out.
3. Keep the foot bare: glaze is glass, and it sticks to the shelf.

Then wait. Kilns are opened by people who can’t wait, and those are the ones with cracked pots.
`),
    ],
  },
];

export function lessonBody({ title, excerpt, picture, sections }: LessonSource): BodySource {
  return {
    title,
    fields: { excerpt, description: excerpt, image: toMedia(pictureId(picture)) },
    sections: [...sections],
  };
}

const CHAPTERS = { hands: documentId('chapter-hands'), fire: documentId('chapter-fire') };

export const course: Course = {
  chapters: [
    { id: CHAPTERS.hands, title: 'With your hands' },
    { id: CHAPTERS.fire, title: 'In the fire' },
  ],
  lessons: LESSONS.map(({ name, chapter, days }) => ({
    id: documentId(name),
    chapterId: CHAPTERS[chapter],
    days,
  })),
  hasCertificate: true,
};
