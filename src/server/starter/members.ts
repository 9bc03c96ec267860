/** The members’ pages that a new site can begin with: each template declares its own, and this makes what opens them. */

import type { Block } from '#domain/content/content.ts';
import type { RichNode } from '#domain/content/rich-text.ts';
import { slugOf } from '#domain/content/slug.ts';
import { type MemberAreas, memberAreas } from '#domain/members/areas.ts';
import type { At } from './placing.ts';
import { paragraph } from './rich-words.ts';
import type { MemberIds, StarterMembers, StarterPage, Writer } from './writer.ts';

export function membersPages(write: Writer, { pages }: StarterMembers): readonly StarterPage[] {
  if (!write.members) return [];
  const [offer, inside] = pages(write);
  const slug = slugOf(inside.body.title);
  return [offer, { ...inside, slug, isInMenu: false, openedBy: write.members.area }];
}

export function areasOf({ area, open, invited }: StarterMembers, ids: MemberIds): MemberAreas {
  const plans = [
    { id: ids.open, ...open, way: 'free' },
    { id: ids.invited, ...invited, way: 'invitation' },
  ];
  return memberAreas.schema.parse({ areas: [{ id: ids.area, name: area, plans }] });
}

interface Offered {
  readonly title: string;
  readonly text: string;
  readonly open: { readonly note: string; readonly label: string };
  readonly invited: { readonly note: string; readonly label: string };
  readonly features: readonly string[];
}

/** Both plans side by side, each with the way to join. */
export function offerOf(
  write: Writer,
  at: At,
  { open, invited }: Pick<StarterMembers, 'open' | 'invited'>,
  offered: Offered,
): Block {
  const { members } = write;
  return write.collected('pricing', at, {
    ...{ title: offered.title, text: offered.text, features: offered.features, chosen: 'first' },
    first: { name: open.name, price: 'Free', planId: members?.open, ...offered.open },
    second: { name: invited.name, price: 'By invitation', planId: members?.invited, ...offered.invited },
  });
}

/** What others read of the page that is for members. */
export function teased(page: StarterPage, excerpt: string): StarterPage {
  return { ...page, body: { ...page.body, fields: { ...page.body.fields, excerpt } } };
}

export const paragraphs = (...texts: readonly string[]): RichNode[] => texts.map(paragraph);
