/** Every feature of the owner area. */

import { accounts } from './accounts/feature.tsx';
import { activity } from './activity/feature.tsx';
import { apiReference } from './api-reference/feature.tsx';
import { collections } from './collections/feature.tsx';
import { comments } from './comments/feature.tsx';
import { design } from './design/feature.tsx';
import { editor } from './editor/feature.tsx';
import { errors } from './errors/feature.tsx';
import type { OwnerFeature } from './feature.ts';
import { forms } from './forms/feature.tsx';
import { installation } from './installation/feature.tsx';
import { lists } from './lists/feature.tsx';
import { mails } from './mails/feature.tsx';
import { media } from './media/feature.tsx';
import { moves } from './moves/feature.tsx';
import { navigation } from './navigation/feature.tsx';
import { pages } from './pages/feature.tsx';
import { people } from './people/feature.tsx';
import { settings } from './settings/feature.tsx';
import { sites } from './sites/feature.tsx';
import { webhooks } from './webhooks/feature.tsx';

export const features: readonly OwnerFeature[] = [
  accounts,
  activity,
  apiReference,
  collections,
  comments,
  design,
  editor,
  errors,
  forms,
  installation,
  lists,
  mails,
  media,
  moves,
  navigation,
  pages,
  people,
  settings,
  sites,
  webhooks,
];
