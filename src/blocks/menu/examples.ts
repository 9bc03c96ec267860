/** The menus that the block's examples show. */
import type { MenuItem, MenuTab } from './props.ts';

function item(name: string, price: string, description = '', options: MenuItem['options'] = []): MenuItem {
  return { name, price, description, options };
}

export const studioPrices: MenuTab[] = [
  {
    title: 'Workshops',
    description: 'All clay, glaze and firing included. Bring clothes that may get muddy.',
    sections: [
      {
        title: 'At the wheel',
        description: '',
        items: [
          item('Throwing day', '€ 120', 'Six hours, four people, two pots each that are worth keeping.'),
          item('Evening course', '', 'Tuesdays from six to nine.', [
            { name: 'One evening', price: '€ 45' },
            { name: 'Eight evenings', price: '€ 320' },
          ]),
        ],
      },
      {
        title: 'At the table',
        description: 'No wheel, no experience, no hurry.',
        items: [
          item('Pinch pots with children', '€ 28', 'Saturday mornings, for one adult and one child.'),
          item('Plates from a slab', '€ 65', 'Three plates, pressed, cut and pierced for hanging.'),
        ],
      },
    ],
  },
  {
    title: 'Firing for you',
    description: 'Bone dry, please, and no clay we have not met.',
    sections: [
      {
        title: '',
        description: '',
        items: [
          item('Biscuit', '€ 18', 'Half a shelf, 40 × 40 cm, up to 15 cm high.'),
          item('Glaze, reduction', '€ 32', 'Half a shelf at 1,280 °C in the gas kiln.'),
          item('Wood', 'ask us', 'Four times a year, if you help to stack and stoke.'),
        ],
      },
    ],
  },
  {
    title: 'Repairs',
    description: '',
    sections: [
      {
        title: '',
        description: '',
        items: [
          item('Gold joint', 'from € 60', 'Kintsugi with urushi lacquer; allow three months.'),
          item('New handle', '€ 24', 'For our own pots only, thrown from the same clay.'),
        ],
      },
    ],
  },
];

export const teaTable: MenuTab = {
  title: 'From the studio kitchen',
  description: 'Served in seconds: pots with a flaw that only we can see.',
  sections: [
    {
      title: 'Hot',
      description: '',
      items: [
        item('Filter coffee', '3.20'),
        item('Rooibos with orange peel', '3.80'),
        item('Cocoa', '', '', [
          { name: 'small', price: '3.50' },
          { name: 'soup bowl', price: '5.50' },
        ]),
      ],
    },
    {
      title: 'Baked',
      description: 'Until it is gone.',
      items: [
        item('Rye bread, butter, salt', '4.00'),
        item('Plum cake', '4.50', 'From the tree that also feeds the kiln.'),
      ],
    },
  ],
};
