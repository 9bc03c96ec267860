/**
 * What the field panel is given and what it gives back. It holds no state of the document: it shows the target
 * as it stands and asks for changes as operations, which whoever shows the panel applies and keeps.
 */
import type { ReactNode } from 'react';
import type { Block, Body, Section } from '#domain/content/content.ts';
import type { Operation } from '#domain/content/operations.ts';

/** What is edited: a block, a section, or the page itself (its title, description and social picture). */
export type FieldTarget =
  | { readonly kind: 'block'; readonly value: Block }
  | { readonly kind: 'section'; readonly value: Section }
  | { readonly kind: 'page'; readonly value: Body };

/** `base`, or the condition of the overlay whose values are edited: `mobile`, `locale:fr`, `variant:hero=b`. */
export type Layer = 'base' | 'mobile' | `locale:${string}` | `variant:${string}`;

/** Changes that belong together: one step of undo. Each `before` is what the target held when it was shown. */
type ChangeFields = (operations: Operation[], words?: ChangeWords) => void;

/** How a change is told of that is more than another value. */
export interface ChangeWords {
  /** Of its step: "Move a field". */
  readonly label: string;
  /** Said to screen readers once it is done. */
  readonly done?: string | undefined;
  /** Shown together with the way back. */
  readonly wayBack?: string | undefined;
}

/** A part of a block: a new object each time it is chosen. */
export interface ChosenPart {
  /** Id of the block. */
  readonly id: string;
  readonly part: string;
}

/**
 * Shows on the page which field of a form is looked at.
 * @param sought brings it into sight
 * @param marks further rules for the page, for as long
 */
type ShowPart = (
  blockId: string,
  part: string | undefined,
  sought?: 'now' | 'once shown',
  marks?: string,
) => void;

export interface FieldPanelProps {
  readonly target: FieldTarget;
  readonly layer: Layer;
  readonly siteId: string;
  readonly onChange: ChangeFields;
  /** The field of a form that was pressed on the page. */
  readonly chosenPart?: ChosenPart | undefined;
  readonly onShowPart?: ShowPart;
  /** Starts editing rich text in place; `path` begins at the block, e.g. `['props', 'content']`. */
  readonly onEditText?: (blockId: string, path: readonly string[]) => void;
  /** The page that is edited: its own sections are offered as anchors, and it is not offered as a collection's. */
  readonly documentId?: string;
  /** Of a post or other item, whose details are shown too. */
  readonly collectionId?: string | undefined;
  /** Of a page: a group of what is said of it beside its body. */
  readonly settings?: ReactNode;
  /** Names of the page's sections in order, for anchors. */
  readonly sections?: readonly Section[];
  /** Why nothing can be changed at the moment: "Ada is editing this block." */
  readonly lockedBecause?: string;
}
