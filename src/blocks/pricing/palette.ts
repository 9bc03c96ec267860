import { Wallet } from 'lucide-react';
import { bar, type Palette } from '../kit/palette-entry.ts';
import * as labels from './labels/en.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 9,
  words: labels.membershipSubscriptionPlanPriceToggleMonthly,
  icon: Wallet,
  picture: [
    bar('soft', 24, 10, 48, 10, 3),
    bar('ink', 24, 10, 24, 10, 3),
    bar('ink', 24, 27, 32, 5, 2),
    bar('mark', 24, 40, 48, 10, 3),
  ],
};
