/** What the calls about pages and posts do, for the API reference. */
import { z } from 'zod';
import type { RouteAbout } from '../http/route-list.ts';

export const CONTENT_ABOUT = {
  list: {
    summary: 'Lists pages, posts and other parts of a site, without their bodies.',
    query: z.object({
      kind: z.string().optional().meta({ description: 'page, item, section, style and so on.' }),
      deleted: z.enum(['true', 'false']).optional().meta({ description: 'What is in the trash instead.' }),
      offset: z.string().optional().meta({ description: 'How many to pass over: 200 are given at once.' }),
    }),
  },
  read: 'Reads a page, post or other part with its draft.',
  create: 'Makes a page, post or other part, as a draft.',
  createCollection: 'Makes a collection, such as a blog, with the page that lists it.',
  edit: {
    summary: 'Changes a draft.',
    description:
      'Operations name the revision they were made on. Where others have changed the same since then, nothing is written, and the answer (409) holds both values.',
  },
  move: {
    summary: 'Changes the address of a page and what it stands below.',
    description: 'The old address leads to the new one from then on.',
  },
  delete: {
    summary: 'Puts a page and what stands below it into the trash.',
    description: 'It can be brought back for 30 days.',
  },
  bringBack: 'Brings a page back from the trash, with what went with it.',
  publish: 'Shows the draft, or the named version, to visitors.',
  schedule: 'Plans publishing or taking off the site for a time to come.',
  unpublish: 'Takes a page off the site; its draft stays.',
  listRevisions: 'Lists the versions of a page, the latest first.',
  history: {
    summary: 'Lists the versions of a page by what matters to people, the latest first.',
    description: 'The latest 2000, and of those before them what was published or named.',
  },
  compare: {
    summary: 'Says in short what versions changed.',
    description: 'How many things each topic concerns, for up to 50 pairs of versions.',
  },
  readRevision: 'Reads one version with its body.',
  goBack: 'Makes an older version the draft again, as one more version.',
  nameRevision: 'Gives a version a name; named versions are kept for ever.',
  changeSettings: {
    summary: 'Hides a page from search or navigation, or sets its password.',
    description: 'In force at once, without publishing.',
  },
  changeSite: {
    summary: 'Changes the settings of a site.',
    description:
      'What is not named stays. In force at once. headCode and footCode take the permission config.code as well.',
  },
} as const satisfies Readonly<Record<string, string | RouteAbout>>;
