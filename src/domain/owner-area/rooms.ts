/** Where addresses below a site's `/config/` lead in the owner area, in the specification's words and ours. */
import { collectionPanelId } from '../id.ts';
import { trimSlashes } from '../trim.ts';

const ROOMS: Readonly<Record<string, string>> = {
  activity: 'activity',
  design: 'design',
  media: 'media',
  navigation: 'navigation',
  pages: 'pages',
  people: 'people',
  permissions: 'people',
  settings: 'settings',
};

const PANEL = /^[a-z-]{1,40}$/;

/** The path below the site in the owner area, from `/`; undefined where none is named. @param path from `/config` */
export function ownerRoom(path: string): string | undefined {
  const below = trimSlashes(path.replace(/^\/config(?=\/|$)/, ''));
  const collection = collectionPanelId(below);
  if (collection !== undefined) return `/collections/${collection}`;
  const [, name = '', panel = ''] = below.split('/');
  const room = Object.hasOwn(ROOMS, name) ? ROOMS[name] : undefined;
  if (room === undefined) return undefined;
  return room === 'settings' && PANEL.test(panel) ? `/settings/${panel}` : `/${room}`;
}
