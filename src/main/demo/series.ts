/** The nine series of the work collection, in the order of the walk. */
import type { SeriesSource } from './work.ts';

export const SERIES: readonly SeriesSource[] = [
  {
    name: 'leaf',
    title: 'Leaf',
    picture: 'leaf-bowl-square',
    detail: 'leaf-bowl-tip',
    category: 'Slip',
    excerpt: 'One bowl, folded once while it is still soft, in a red we have been after for six years.',
    story: `
Leaf is thrown round and folded once, in the ten minutes when the clay still remembers being liquid.

The fold makes the point, the point makes the spout, and the spout is why people buy two.

## A red that took six years

Iron alone goes brown. Copper alone goes green, or away. This one is a slip of our own clay, washed four times, under a clear glaze that is cooled as slowly as we dare. It comes out of the same shelf, bottom left, or not at all.

The turning lines are left in. Run a fingernail across them and the bowl hums.
`,
    facts: [
      'Clay | Hollow Way, washed, with 8 % grog',
      'Glaze | clear over red slip, 1,180 °C, gas',
      'Small, 14 cm | € 46',
      'Serving, 28 cm | € 138',
      'Kitchen | dishwasher yes, microwave yes, oven no',
    ],
  },
  {
    name: 'hollow-way-series',
    title: 'Hollow Way',
    picture: 'hollow-way',
    detail: 'hollow-way-earth',
    category: 'Raw clay',
    excerpt: 'Jars and cups in bare clay, the way it lies in the sunken path.',
    story: `
No glaze outside, none needed. The clay of the Hollow Way is fired until it closes, then rubbed with a stone from the gorge.

It is the brown of the path after rain, and darkens where you hold it.

## For salt, garlic and keys

Bare clay breathes a little. Salt stays loose in it and garlic dry. The cups are glazed inside, because tea is not patient.
`,
    facts: [
      'Clay | Hollow Way, coarse, nothing added',
      'Glaze | none outside; ash glaze inside the cups',
      'Salt jar with lid | € 52',
      'Cup, 20 cl | € 28',
      'Kitchen | by hand, with water and a brush',
    ],
  },
  {
    name: 'larch',
    title: 'Larch',
    picture: 'larches',
    detail: 'crest',
    category: 'Wood firing',
    excerpt: 'Plates that carry the mark of the flame, fired with thinnings from the slope behind the mill.',
    story: `
For two weeks in October the slope behind the mill is the colour of these plates.

The foresters thin it every third winter and leave us the crowns, which burn long, hot and loud.

## Painted by what passes

Nothing is brushed on. The flame carries ash and salts through the stacked kiln and leaves them where it has to turn: a blush on one rim, a comet on another. We choose where a plate stands. The rest is weather.
`,
    facts: [
      'Clay | Hollow Way with white clay, half and half',
      'Glaze | none; thirty hours of flame',
      'Dinner plate, 26 cm | € 64',
      'Side plate, 19 cm | € 44',
      'Kitchen | dishwasher yes, microwave yes, oven to 180 °C',
    ],
  },
  {
    name: 'gorge-series',
    title: 'Gorge',
    picture: 'gorge',
    detail: 'gorge-steps',
    category: 'Celadon',
    excerpt: 'Water jugs and tumblers in a celadon the colour of the pools below the third fall.',
    story: `
The stream takes the limestone down grain by grain and leaves it in the pools, white and as fine as flour.

We scoop a bucket in August, when the water is low. It is a third of this glaze.

## Thicker where it rests

Celadon runs like water and pools like water. It is pale on every edge and deep in every groove, so the grooves are all the decoration there is.
`,
    facts: [
      'Clay | porcelain from the trade, we admit it',
      'Glaze | celadon with gorge lime, 1,280 °C, reduction',
      'Jug, 1 l | € 112',
      'Tumbler, 25 cl | € 34',
      'Kitchen | dishwasher yes, microwave yes, oven no',
    ],
  },
  {
    name: 'vintage',
    title: 'Vintage',
    picture: 'evening-table',
    detail: 'evening',
    category: 'Ash glaze',
    excerpt: 'Carafes and low cups for wine, glazed with the ash of the vines it grew on.',
    story: `
In February the Aumann family prunes four hectares of vines and burns the canes at the edge of the field. We come with buckets.

Eleven kilos of canes make one of ash, and one of ash makes forty cups.

## The same hill twice

The ash of vines is rich in potash and phosphorus; it breaks blue over iron and runs in rivulets we used to apologise for. Pour the Aumanns’ red into it and the hill meets itself.
`,
    facts: [
      'Clay | Hollow Way, fine',
      'Glaze | vine ash, two parts; [the recipe is here](item:vine-ash)',
      'Carafe, 75 cl | € 96',
      'Low cup, 15 cl | € 26',
      'Kitchen | dishwasher yes, but it prefers hands',
    ],
  },
  {
    name: 'seedhead',
    title: 'Seedhead',
    picture: 'seedheads',
    detail: 'seedhead-clock',
    category: 'Porcelain',
    excerpt: 'Pierced lanterns, as thin as we can carry them to the kiln.',
    story: `
Two hundred and eighteen holes, drilled by hand while the porcelain is as hard as chocolate.

One in three lanterns survives the drilling; four in five of those survive the fire.

## Lit from behind

It began in the meadow in front of the mill, in the half hour before the sun goes behind Dial Hill. Put a tea light in, or a small bulb, and turn off the rest.
`,
    facts: [
      'Clay | porcelain',
      'Glaze | none; polished with diamond paper',
      'Lantern, 12 cm | € 148',
      'Lantern, 18 cm | € 210',
      'Waiting time | about four months',
    ],
  },
  {
    name: 'snow-line-series',
    title: 'Snow Line',
    picture: 'snow-line',
    category: 'Stoneware',
    excerpt: 'Dark below, white above, and a border that is never in the same place.',
    story: `
Every pot of this series is dipped upside down, once, and held until the arm gets tired.

That is how the line finds its height. In the cupboard a row of them looks like a range in April.

## The bread bell

The largest piece we make is a bell for baking: soak it for ten minutes, put it over the dough, and the crust sings when it cools. We lend one out to try.
`,
    facts: [
      'Clay | dark stoneware with manganese-free iron',
      'Glaze | matt white over bare clay, 1,240 °C',
      'Mug, 30 cl | € 36',
      'Bread bell, 30 cm | € 165',
      'Kitchen | the bell goes into any oven, the mug into no fire',
    ],
  },
  {
    name: 'last-light-series',
    title: 'Last Light',
    picture: 'last-light',
    detail: 'sundial',
    category: 'Wood firing',
    excerpt: 'Platters that go from gold to grey, from the coolest corner of the wood kiln.',
    story: `
From the sundial on Dial Hill you see nine ridges, each paler than the one before.

A shino glaze does that by itself if it is thick at one end and gets the last of the heat.

## Four a firing

There is room for four platters in that corner and we fire four times a year. You can work out the rest.
`,
    facts: [
      'Clay | Hollow Way with sand',
      'Glaze | shino, poured, 1,260 °C, wood',
      'Platter, 38 cm | € 190',
      'A year’s worth | sixteen',
      'Kitchen | by hand; it is worth it',
    ],
  },
  {
    name: 'brushwork',
    title: 'Brushwork',
    picture: 'brushes',
    detail: 'brushes-detail',
    category: 'Slip',
    excerpt: 'Children’s plates painted on Saturdays, by whoever is here.',
    story: `
The loudest thing we make.

On Saturday mornings the big table is covered in paper, the stains come out, and anyone under twelve may paint a plate. Some take theirs home. Some leave it to us to sell, and the money buys the next lot of brushes.

## Signed on the back

First name and age. Ask for a Lotte (7), whose horses have five legs and mean it.
`,
    facts: [
      'Clay | white earthenware',
      'Glaze | clear and lead-free, 1,060 °C, electric',
      'Plate, 20 cm | € 24, of which € 12 for brushes',
      'Paint your own | € 28 with firing',
      'Kitchen | dishwasher yes, microwave yes',
    ],
  },
];
