/**
 * What the owner area says to the frame, and what both sides count on. Types, not schemas: the frame takes its port
 * from the owner origin alone, from the same build as itself, and would fetch a schema library for nothing else.
 */
import type { Theme } from '../content/content.ts';
import type { Position } from '../content/operations.ts';
import type { RichText } from '../content/rich-text.ts';
import type { Link } from '../links/link.ts';

export const PROTOCOL_VERSION = 1;

/** The `dataTransfer` type of a block dragged from the palette, where the browser lets such a drag in. */
export const BLOCK_DRAG_TYPE = 'application/x-vitrine-block';

/** Most rectangles of words and pictures that the frame reports. */
export const MOST_INK = 80;

/** Posted to the parent when the frame can be connected. @param token of the frame's own address */
export function listeningMessage(token: string) {
  return { vitrine: 'listening', token } as const;
}

/** Posted to the frame, with one end of the channel. */
export const CONNECT_MESSAGE = { vitrine: 'connect', version: PROTOCOL_VERSION } as const;

export function isConnectMessage(data: unknown): boolean {
  return (
    isObject(data) && data['vitrine'] === CONNECT_MESSAGE.vitrine && data['version'] === PROTOCOL_VERSION
  );
}

/** A person who holds a block at this moment. */
export interface Lock {
  readonly id: string;
  readonly name: string;
  /** `#rrggbb` */
  readonly colour: string;
}

/** A text of a block, or of the body itself. */
interface TextAt {
  readonly id: string;
  /** From the block itself: `['props', 'content']`. */
  readonly path: readonly string[];
}

interface Messages {
  /**
   * The answer of the render call, as it is. Sections that are not in `sections` stay as they are; those that
   * are not in `order` go. A text that is being edited keeps its editor.
   */
  show: {
    readonly sections: Readonly<Record<string, string>>;
    readonly order: readonly string[];
    /** What stands around the sections of a post: its header and footer, by name. */
    readonly parts?: Readonly<Record<string, string>> | undefined;
    /** Classes of every section, since some depend on the section before. */
    readonly classes?: Readonly<Record<string, string>> | undefined;
    readonly firstGround?: Theme | undefined;
    readonly ground?: Theme | undefined;
    readonly css?: string | undefined;
  };
  /**
   * Where what is chosen from the palette would go, as long as one is open; without `at` none is. `isSought` where
   * it should come into sight.
   */
  spot: {
    readonly at?: { readonly kind: 'block' | 'section'; readonly position: Position } | undefined;
    readonly isSought?: boolean | undefined;
  };
  /** Nothing is selected, and a block is to be added: `insertAt` says where the owner looks. */
  offerSpot: object;
  /** What is selected now, blocks or sections. */
  select: { readonly ids: readonly string[] };
  /** Begin to edit a block's text: the first one of the block without `path`. `typed` has been typed already. */
  startText: {
    readonly id: string;
    readonly path?: readonly string[] | undefined;
    readonly typed?: string | undefined;
  };
  /** The page was pressed here, in its viewport, before it could listen; `typed` has been typed since. */
  press: { readonly x: number; readonly y: number; readonly typed: string };
  /** Typed before the text was open that is being edited now. */
  typed: { readonly text: string };
  endText: object;
  /** Report what has been typed: `textReported` follows. */
  reportText: object;
  /**
   * Another value for the text that is being edited: after undo in the owner area, or from somebody else. What is typed
   * from then on bears its `round`. With `isTheirs` the caret stays where it is.
   */
  setText: TextAt & {
    readonly value: RichText | string;
    readonly round: number;
    readonly isTheirs: boolean;
  };
  /** `part` is a field of a form: it is brought into sight, where it is not. At once: where the page begins. */
  scrollTo: { readonly id: string; readonly part?: string | undefined; readonly isAtOnce?: true };
  mode: { readonly mode: 'edit' | 'preview' };
  /** Rules that come after all others, replacing those of the last such message. */
  style: { readonly css: string };
  /** Everybody else's locks, replacing those of the last such message. */
  locks: { readonly locks: readonly Lock[] };
  /**
   * A drag that began in the owner area is over the frame. Browsers keep native drags from crossing to a frame
   * of another site, so the palette follows the pointer itself and tells the frame where it is.
   */
  drag: {
    readonly phase: 'move' | 'drop' | 'cancel';
    readonly kind: 'block' | 'section';
    /** Said again by `insertAt` after the drop: a block type, or the name of a section preset. */
    readonly blockType: string;
    readonly x: number;
    readonly y: number;
  };
  /** The chosen link; null takes the link away; without `link` the owner chose nothing. */
  giveLink: { readonly question: string; readonly link?: Link | null | undefined };
  giveImage: {
    readonly question: string;
    readonly image?:
      | {
          readonly id: string;
          readonly url: string;
          readonly width: number;
          readonly height: number;
          readonly alt: string;
        }
      | undefined;
  };
  /** Have axe look at the page; `audited` answers. */
  audit: object;
  /** Give the keyboard to the page. */
  focus: object;
}
export type OwnerMessage = {
  [Type in keyof Messages]: { readonly type: Type } & Messages[Type];
}[keyof Messages];

/** Whether this is one of the messages that a side has handlers for; a newer owner area may say more. */
export function isMessageFor<Type extends string>(
  handlers: Readonly<Record<Type, unknown>>,
  data: unknown,
): data is { readonly type: Type } {
  return isObject(data) && typeof data['type'] === 'string' && Object.hasOwn(handlers, data['type']);
}

function isObject(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}
