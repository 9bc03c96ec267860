/** What a studio counts in a year: the chart's variants. */
import type { ChartProps } from './props.ts';

const plain = { note: '', prefix: '', suffix: '', rowLabel: '' };

function table(columns: string[], rows: Record<string, number[]>): ChartProps['dataset'] {
  return { columns, rows: Object.entries(rows).map(([label, values]) => ({ label, values })) };
}

export const EXAMPLES: readonly { readonly name: string; readonly props: ChartProps }[] = [
  {
    name: 'Bars',
    props: {
      ...plain,
      kind: 'bar',
      title: 'Pots that left the kiln whole',
      note: 'Counted at unpacking, seconds included.',
      rowLabel: 'Month',
      dataset: table(['Pots'], { Jan: [84], Feb: [112], Mar: [96], Apr: [141], May: [168], Jun: [73] }),
    },
  },
  {
    name: 'Bars in groups, with long names',
    props: {
      ...plain,
      kind: 'bar',
      title: 'Made and kept, by form',
      rowLabel: 'Form',
      dataset: table(['Thrown', 'Kept'], {
        'Breakfast bowls': [320, 287],
        'Lidded storage jars': [64, 41],
        'Teapots with cane handles': [22, 9],
        'Large serving platters': [48, 30],
      }),
    },
  },
  {
    name: 'Stacked bars',
    props: {
      ...plain,
      kind: 'stacked-bar',
      title: 'Where the pots went',
      rowLabel: 'Quarter',
      dataset: table(['Studio shop', 'Markets', 'Restaurants'], {
        Spring: [140, 88, 60],
        Summer: [96, 210, 45],
        Autumn: [120, 132, 150],
        Winter: [230, 164, 30],
      }),
    },
  },
  {
    name: 'Lines',
    props: {
      ...plain,
      kind: 'line',
      title: 'Two firings, hour by hour',
      note: 'The gas kiln climbs evenly; the wood kiln breathes with every stoking.',
      suffix: ' °C',
      rowLabel: 'Hour',
      dataset: table(['Gas kiln', 'Wood kiln'], {
        '0 h': [20, 20],
        '2 h': [160, 120],
        '4 h': [380, 260],
        '6 h': [590, 420],
        '8 h': [800, 610],
        '10 h': [960, 760],
        '12 h': [1100, 905],
        '14 h': [1220, 1040],
        '16 h': [1260, 1135],
        '18 h': [1100, 1240],
        '20 h': [900, 1285],
      }),
    },
  },
  {
    name: 'Area, above and below zero',
    props: {
      ...plain,
      kind: 'area',
      title: 'What the first year brought in',
      prefix: '€',
      rowLabel: 'Month',
      dataset: table(['Balance'], {
        January: [-2400],
        March: [-1800],
        May: [-650],
        July: [420],
        September: [1150],
        November: [2600],
      }),
    },
  },
  {
    name: 'Pie',
    props: {
      ...plain,
      kind: 'pie',
      title: 'A hundred kilos of stoneware body',
      suffix: ' kg',
      rowLabel: 'Material',
      dataset: table(['Weight'], {
        'Ball clay': [42],
        Kaolin: [24],
        Feldspar: [18],
        Quartz: [12],
        Bentonite: [4],
      }),
    },
  },
  {
    name: 'Donut with many parts',
    props: {
      ...plain,
      kind: 'donut',
      title: 'Hours of a working week',
      suffix: ' h',
      rowLabel: 'Work',
      dataset: table(['Hours'], {
        Throwing: [11],
        Trimming: [7],
        Glazing: [6],
        'Loading and firing': [5],
        Teaching: [4],
        Packing: [3],
        'Letters and invoices': [2.5],
        Sweeping: [1.5],
        'Looking at pots': [1],
        Coffee: [1],
      }),
    },
  },
];
