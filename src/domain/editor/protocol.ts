/**
 * What the frame that shows the draft says to the owner area. They stand on two origins and share nothing else: the
 * frame's is that of the site, whose owner's scripts run there on other pages. So every message of it is parsed here,
 * and what does not parse is dropped. What the owner area answers is in `owner-messages.ts`.
 *
 * How they meet: the frame posts `{ vitrine: 'listening', token }` to its parent, at the owner origin only, each time
 * its script has started (also after a reload); the token is that of its own address, which no other page of the
 * site knows, should one come to stand in the frame. The owner area answers, at the frame's exact origin, with
 * `{ vitrine: 'connect', version: 1 }` and one end of a MessageChannel. The frame takes the first such port that
 * comes from its parent and from the owner origin, sends `ready`, and from then on everything goes through the
 * port. Lengths are CSS pixels; rectangles are relative to the frame's own viewport.
 */
import { z } from 'zod';
import { BODY } from '../content/body-id.ts';
import { placeSchema } from '../content/content.ts';
import { positionSchema } from '../content/operations.ts';
import { richTextSchema } from '../content/rich-text.ts';
import { idSchema, linkSchema } from '../links/link.ts';
import { MOST_INK, PROTOCOL_VERSION } from './owner-messages.ts';

export const listeningSchema = z.object({
  vitrine: z.literal('listening'),
  token: z.string().min(1).max(300),
});

const length = z.number().finite();
const rectSchema = z.object({ x: length, y: length, width: length, height: length });
export type Rect = z.infer<typeof rectSchema>;

const text = (max: number) => z.string().max(max);
/** From the block itself: `['props', 'content']`. */
const pathSchema = z.array(text(100)).min(1).max(12);
/** A block, or the body itself: the title above a post stands at `['title']` of `body`. */
const textOwnerSchema = z.union([z.literal(BODY), idSchema]);
/** Tells an answer which question it belongs to. */
const questionSchema = text(40);
const typeSchema = text(60);

/** A document shown around or within the one that is edited: not editable here, but on its own. */
const otherDocumentSchema = z.object({
  id: idSchema,
  kind: z.enum(['header', 'footer', 'section', 'page']),
  /** The block of it that was pressed. */
  block: idSchema.optional(),
});
export type OtherDocument = z.infer<typeof otherDocumentSchema>;

const kindSchema = z.enum(['block', 'section']);
export type TargetKind = z.infer<typeof kindSchema>;

/** What a text editor holds: rich text, or one line of plain text. */
const textValueSchema = z.union([richTextSchema, text(20_000)]);
export type TextValue = z.infer<typeof textValueSchema>;

/** The part of a `File` that the rules need; the real ones travel through the port. */
interface FileLike {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}
const fileSchema = z.custom<FileLike>(
  (value) => typeof value === 'object' && value !== null && 'name' in value && 'size' in value,
);

/** Where something new goes; `place` where the pointer chose columns, else the full width. */
const spotSchema = { position: positionSchema, place: placeSchema.optional() };

const frameMessageSchema = z.discriminatedUnion('type', [
  /** The frame is connected and shows this document. */
  z.object({ type: z.literal('ready'), document: idSchema, version: z.literal(PROTOCOL_VERSION) }),
  /**
   * The owner chose something (or, with null, nothing). The frame has drawn the outline already. `other` is set
   * where the target belongs to another document: offer to edit that one.
   */
  z.object({
    type: z.literal('select'),
    id: idSchema.nullable(),
    kind: kindSchema.optional(),
    additive: z.boolean(),
    other: otherDocumentSchema.optional(),
    /** The field of a form that was pressed. */
    part: text(40).optional(),
  }),
  /** What the pointer is over; null when it left. */
  z.object({ type: z.literal('hover'), id: idSchema.nullable(), kind: kindSchema.optional() }),
  /** After every change of selection, scroll, size or content, at most once a frame. */
  z.object({
    type: z.literal('geometry'),
    rects: z.array(z.object({ id: idSchema, kind: kindSchema, rect: rectSchema })),
    /** Words and pictures near them, which are not to be covered. */
    ink: z.array(rectSchema).max(MOST_INK),
    scroll: z.object({ x: length, y: length }),
    viewport: z.object({ width: length, height: length }),
    /** Height of the whole page. */
    height: length,
  }),
  /**
   * A “+” was pressed, or something from the palette was dropped. `blockType` says what was dropped; without
   * it, open the palette at `rect`.
   */
  z.object({
    type: z.literal('insertAt'),
    kind: kindSchema,
    ...spotSchema,
    rect: rectSchema,
    blockType: typeSchema.optional(),
    /** What stood behind the caret: it goes on in a copy of the block, behind what is inserted. */
    rest: z.object({ path: pathSchema, value: richTextSchema }).optional(),
  }),
  /**
   * A block or section was dragged. `place` where the columns change with it; `isInRow` where it was let go over a
   * block beside it, and those between give way.
   */
  z.object({ type: z.literal('move'), id: idSchema, ...spotSchema, isInRow: z.boolean().optional() }),
  /** A block's edges were dragged. `breakpoint` says which value the owner was looking at. */
  z.object({
    type: z.literal('resize'),
    id: idSchema,
    place: placeSchema,
    breakpoint: z.enum(['base', 'mobile']),
  }),
  /** The pointer was pressed in the frame: on the page itself, or on a control that is drawn on it. */
  z.object({ type: z.literal('pressed'), isOnPage: z.boolean() }),
  /** A text is opened. `value` is what the page shows of it. */
  z.object({
    type: z.literal('textStart'),
    id: textOwnerSchema,
    path: pathSchema,
    value: textValueSchema.optional(),
  }),
  /** Something was typed that no `textChange` has reported yet. */
  z.object({ type: z.literal('textTyped') }),
  /** The whole value, at most 150 ms after a key, and always before `textEnd`. */
  z.object({
    type: z.literal('textChange'),
    id: textOwnerSchema,
    path: pathSchema,
    value: textValueSchema,
    /** That of the last `setText` the page has shown; 0 before the first. */
    round: z.int().min(0).optional(),
    /** To be undone by itself: no typing, but a heading made, a list, something pasted. */
    isStep: z.boolean().optional(),
  }),
  /** The answer to `reportText`: everything typed before it has been reported. */
  z.object({ type: z.literal('textReported') }),
  z.object({ type: z.literal('textEnd'), id: textOwnerSchema, path: pathSchema }),
  /** A key the frame has no use for; never one typed into a text. */
  z.object({
    type: z.literal('key'),
    key: text(40),
    /** `KeyboardEvent.code`. */
    code: text(40),
    ctrl: z.boolean(),
    shift: z.boolean(),
    alt: z.boolean(),
    meta: z.boolean(),
  }),
  /** Files from the desktop, dropped or pasted. `onto` is the block they fell on. */
  z.object({
    type: z.literal('files'),
    files: z.array(fileSchema).max(200),
    ...spotSchema,
    onto: idSchema.optional(),
  }),
  /** A link was followed: with ctrl or cmd in edit mode, plainly in preview mode. Always absolute. */
  z.object({ type: z.literal('follow'), href: text(4000), newWindow: z.boolean() }),
  /** The context menu was asked for at this point. */
  z.object({ type: z.literal('menu'), id: idSchema, kind: kindSchema, x: length, y: length }),
  /** Open the link picker beside `rect`; answer with `giveLink`. `text` is what would be linked. */
  z.object({
    type: z.literal('askLink'),
    question: questionSchema,
    link: linkSchema.nullable(),
    text: text(2000),
    rect: rectSchema,
  }),
  /** Open the picture picker; answer with `giveImage`. */
  z.object({ type: z.literal('askImage'), question: questionSchema, rect: rectSchema }),
  /** The answer to `audit`: what axe found, with the block or section it stands in. */
  z.object({
    type: z.literal('audited'),
    violations: z
      .array(z.object({ rule: text(100), help: text(1000), target: idSchema.nullable() }))
      .max(100),
  }),
  /** Something went wrong that the owner should read. */
  z.object({ type: z.literal('problem'), message: text(500) }),
]);
export type FrameMessage = z.infer<typeof frameMessageSchema>;

/** A message of the frame, or undefined for anything else. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  return frameMessageSchema.safeParse(data).data;
}
