/** The demo's courses and open days, oldest first. */
import type { EventSource } from './events.ts';

export const EVENTS: readonly EventSource[] = [
  {
    name: 'spring-kiln-2026',
    title: 'Open kiln in spring',
    date: '2026-04-18',
    hours: [10, 17],
    price: 'Free',
    picture: 'seedheads',
    excerpt: 'We brick down the door at ten and unpack until the last pot is on the grass.',
    story: `
The kiln has cooled for five days. At ten we take down the door, brick by brick, and pass everything out into the meadow while it is still warm. Whoever carries a pot out may buy it first.

Bring a basket, and patience with the queue: Ingrid wants to look at everything twice.
`,
  },
  {
    name: 'midsummer-2026',
    title: 'Midsummer throwing night',
    date: '2026-06-20',
    hours: [19, 23],
    price: '€ 45 with supper',
    picture: 'evening',
    excerpt: 'Four hours at the wheel, one bottle on the table, and Joss on the drum.',
    story: `
The doors stay open and the wheels turn until it is dark, which in June is late. No goal but the shortest night. What you throw we fire; what collapses we laugh about.
`,
  },
  {
    name: 'wild-clay-2026',
    title: 'Wild clay walk',
    date: '2026-09-12',
    hours: [9, 16],
    price: '€ 120 with lunch',
    picture: 'hollow-way',
    excerpt: 'Up the Hollow Way with a bucket, back down with a pinch pot.',
    story: `
We walk up the Hollow Way, dig a bucket each, and learn to tell clay from mud by the sound it makes when you bite it. In the afternoon everyone makes one pot from what they carried.
`,
  },
  {
    name: 'seconds-weekend',
    title: 'Seconds weekend',
    date: '2026-11-28',
    hours: [10, 17],
    days: 2,
    price: 'Free; cups from € 8',
    picture: 'leaf-bowl',
    excerpt: 'The shelf of everything that leans. Once a year, with soup.',
    story: `
A second is a pot with a flaw that we can see and you may not: a glaze that pooled, a foot that rocks, a lid that found no pot. They all hold water.

We have been saving them since January.

## How it works

There are no reservations and no early entry. Cups are € 8, bowls € 15, plates € 18, and the box by the door is free. Cash or card. The soup is in seconds, too.
`,
  },
  {
    name: 'advent-lanterns',
    title: 'Lanterns for Advent',
    date: '2026-12-05',
    hours: [14, 18],
    price: '€ 38, children € 20',
    picture: 'seedhead-clock',
    excerpt: 'Pierce a porcelain lantern of your own; we fire it before Christmas.',
    story: `
You get a thrown cylinder of porcelain, as hard as chocolate, and a drill. Two hundred holes take about three hours, and nobody talks much in the second. From eight years of age.
`,
  },
  {
    name: 'throwing-day-january',
    title: 'Throwing day for beginners',
    date: '2027-01-16',
    hours: [10, 16],
    price: '€ 120 with lunch',
    excerpt: 'Six hours, six wheels, and the moment when it stops wobbling.',
    story: `
Centring takes the morning. Then it suddenly works, and by four you have eight cylinders, of which we ask you to cut five in half to see how thick they are. We keep and glaze two.

Wear what may get muddy, and cut your nails.
`,
  },
  {
    name: 'evening-course-2027',
    title: 'Evening course begins',
    date: '2027-01-19',
    hours: [18, 21],
    price: '€ 320 for eight evenings',
    excerpt: 'Eight Tuesdays from six to nine, for people who have sat at a wheel before.',
    story: `
For everyone who has done a throwing day and dreams about it. We work through cup, bowl, plate and jug, two evenings each. Single evenings are € 45 if a wheel is free.
`,
  },
  {
    name: 'vine-ash-weekend',
    title: 'Vine ash weekend',
    date: '2027-02-20',
    hours: [10, 17],
    days: 2,
    price: '€ 260 with lunch',
    picture: 'evening-table',
    excerpt: 'Burn canes on Saturday, glaze with them on Sunday.',
    story: `
On Saturday we are in the Aumanns’ vineyard with rakes and matches; in the evening the ash is sieved and slaked. On Sunday you mix your own glaze and dip six test bowls, and Joss explains potash with a cake.

The bowls are fired the week after and sent to you, or wait for you on the shelf.
`,
  },
  {
    name: 'spring-kiln-2027',
    title: 'Open kiln in spring',
    date: '2027-04-17',
    hours: [10, 17],
    price: 'Free',
    picture: 'larches',
    excerpt: 'Firing 38 comes out. Whoever carries a pot out may buy it first.',
    story: `
The door comes down at ten, brick by brick. There are nine hundred pots behind it, four of them platters, and one of those is already promised to the fire brigade.
`,
  },
  {
    name: 'wild-clay-2027',
    title: 'Wild clay walk',
    date: '2027-05-29',
    hours: [9, 16],
    price: '€ 120 with lunch',
    picture: 'hollow-way-earth',
    excerpt: 'Up the Hollow Way with a bucket, back down with a pinch pot.',
    story: `
The same walk as every year and never the same bank: the winter decides where it slips. Strong shoes, an old shirt, and a jar if you want to take some home.
`,
  },
  {
    name: 'wood-firing-39',
    title: 'Stoking firing 39',
    date: '2027-07-10',
    hours: [6, 12],
    days: 2,
    price: 'Free, with gloves',
    picture: 'last-light',
    excerpt: 'Thirty hours, six people in shifts. Choose yours, and bring something to eat.',
    story: `
We light at six on Saturday morning and close the damper at noon on Sunday. The shifts are four hours; the one from two to six in the morning is the most beautiful and always free.
`,
  },
];
