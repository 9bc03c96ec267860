/** The comments of an item as its page shows them. Everything in it is public. */
import type { Thread } from './thread.ts';

export interface ShownComment {
  readonly id: string;
  readonly parentId: string | null;
  /** Empty where none was given. */
  readonly author: string;
  /** By somebody of the site. */
  readonly isOwn: boolean;
  readonly createdAt: number;
  /** Empty for one that is gone and has answers. */
  readonly body: string;
  readonly isGone: boolean;
}

export interface ItemComments {
  readonly item: { readonly id: string; readonly path: string };
  readonly isOpen: boolean;
  readonly isNameRequired: boolean;
  /** Published ones, on all pages. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly threads: readonly Thread<ShownComment>[];
  /** The comment that is being answered. */
  readonly replyTo: ShownComment | undefined;
}
