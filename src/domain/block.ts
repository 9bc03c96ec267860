/**
 * The block contract, the part everyone shares: what a block is called, what its props are, and how props
 * of older versions become today's. Rendering, behaviour and fields live in the other files of its folder.
 */
import type { z } from 'zod';
import type { CollectionTypeCode } from './content/codes.ts';
import type { BlockForm } from './forms/block-form.ts';
import { isDeeperThan, isObject, MAX_JSON_DEPTH } from './json.ts';
import type { ListedItems } from './locale/archive-words.ts';

export const BLOCK_CATEGORIES = [
  'text',
  'media',
  'layout',
  'navigation',
  'collections',
  'forms',
  'social',
  'code',
  'system',
] as const;
type BlockCategory = (typeof BLOCK_CATEGORIES)[number];

/** When an island's script is fetched and run. */
export type Hydration = 'load' | 'idle' | 'visible' | 'interaction';

/** Takes the props of version N to those of version N + 1. */
type Migration = (props: Record<string, unknown>) => Record<string, unknown>;

interface BlockExample<Props> {
  /** Names the variant on the block's live page, e.g. "With a caption". */
  readonly name: string;
  readonly props: Props;
}

export interface BlockDefinition<Props = Record<string, unknown>> {
  /** Kebab-case; the folder's name and the `type` of stored blocks. For ever. */
  readonly type: string;
  /** Block type code of the contract (SITE-53, SITE-54), 1 to 71. For ever. */
  readonly code: number;
  readonly label: string;
  /** One sentence for the palette and the documentation. */
  readonly description: string;
  readonly category: BlockCategory;
  /** What to do about an empty one, where the description does not say it. */
  readonly emptyHint?: string;
  readonly version: number;
  /** Parses the current version's props. Unknown keys are kept by storage, not by this schema. */
  readonly props: z.ZodType<Props>;
  readonly defaults: Props;
  /** From every older version, by the version it starts at. */
  readonly migrations?: Readonly<Record<number, Migration>>;
  readonly hydrate?: Hydration;
  /** Sooner than that, for blocks that show something else as soon as their script runs. */
  readonly hydrateSooner?: (props: Props) => Hydration | undefined;
  /** Whether these props need the island at all: no page fetches it for others. */
  readonly needsIsland?: (props: Props) => boolean;
  /**
   * The island changes text and attributes only: elements and classes stay those the server wrote. Pages then
   * leave out the rules they do not need of this block too.
   */
  readonly keepsMarkup?: true;
  /**
   * Holds the owner's own HTML, so that who wrote it decides how it runs. `beside`: the block is more than its
   * code, which does not stand in the markup that runs, and the editor shows the block as it is.
   */
  readonly carriesCode?: true | 'beside';
  /** The form it puts to visitors, whose entries are taken; undefined where these props make none. */
  readonly form?: (props: Props) => BlockForm | undefined;
  /** Shows the items of a collection: the collection's page needs no other list. */
  readonly listsItems?: (props: Props) => ListedItems;
  /** Of what type the collection is that it shows: the site's first one where neither its owner nor its page says which. */
  readonly collectionType?: (props: Props) => CollectionTypeCode;
  /** With these props it shows the item whose page it stands on: that needs no other title. */
  readonly showsItem?: (props: Props) => boolean;
  /** Its words are written on the page itself, not in the panel. */
  readonly isWrittenInPlace?: true;
  /** It is there to show one picture: that of its prop `image`. */
  readonly showsPicture?: true;
  /** Its first picture is large enough to be the largest of the first screen. */
  readonly beginsWithPicture?: (props: Props) => boolean;
  /** Its opening in prose, where that may stand for the whole page: in lists, feeds and search results. */
  readonly opening?: (props: Props) => string;
  /** Questions with their answers, where all that it lists are questions. */
  readonly questions?: (props: Props) => readonly { readonly question: string; readonly answer: string }[];
  /** Videos that are files of the site. */
  readonly videos?: (props: Props) => readonly ShownVideo[];
  /** A new one asks for its words at once: what is typed takes the place of those it begins with. */
  readonly isNamedFirst?: true;
  readonly examples: readonly BlockExample<Props>[];
  /** The block's words, for search and excerpts. */
  readonly text?: (props: Props) => string;
}

export interface ShownVideo {
  readonly fileId: string;
  /** Absent: the picture that was taken out of the file. */
  readonly posterId?: string | undefined;
  readonly title: string;
  readonly caption: string;
}

/** When the island of a block with these props is fetched; undefined where it has none. */
export function hydrationOf(definition: AnyBlockDefinition, props: unknown): Hydration | undefined {
  if (props === undefined) return definition.hydrate;
  if (definition.needsIsland?.(props) === false) return undefined;
  return definition.hydrateSooner?.(props) ?? definition.hydrate;
}

/** Keeps the props type of a definition written as a literal. */
export function defineBlock<Props>(definition: BlockDefinition<Props>): BlockDefinition<Props> {
  return definition;
}

// biome-ignore lint/suspicious/noExplicitAny: a registry holds definitions of differing props; each is parsed by its own schema
export type AnyBlockDefinition = BlockDefinition<any>;

/**
 * A registry by block type, without the names that every object inherits: a stored type `constructor` is as
 * unknown as any other.
 */
export function byType<Entry>(entries: Readonly<Record<string, Entry>>): Readonly<Record<string, Entry>> {
  return Object.assign(Object.create(null) as Record<string, Entry>, entries);
}

export type ParsedProps<Props> =
  | { readonly ok: true; readonly props: Props }
  | { readonly ok: false; readonly message: string };

/** Brings stored props to the current version and parses them. Never throws; storage keeps the original. */
export function parseProps<Props>(
  definition: BlockDefinition<Props>,
  version: number,
  stored: Record<string, unknown>,
): ParsedProps<Props> {
  if (isDeeperThan(stored, MAX_JSON_DEPTH)) return { ok: false, message: 'props: nested too deeply' };
  let props = stored;
  for (let from = version; from < definition.version; from += 1) {
    const migrate = definition.migrations?.[from];
    if (!migrate) return { ok: false, message: `no migration of “${definition.type}” from version ${from}` };
    try {
      props = migrate(props);
    } catch (error) {
      return {
        ok: false,
        message: `the migration of “${definition.type}” from version ${from} failed: ${String(error)}`,
      };
    }
    if (!isObject(props))
      return {
        ok: false,
        message: `the migration of “${definition.type}” from version ${from} gave no object`,
      };
  }
  const parsed = definition.props.safeParse(props);
  if (parsed.success) return { ok: true, props: parsed.data };
  const issue = parsed.error.issues[0];
  return { ok: false, message: `${issue?.path.join('.') || 'props'}: ${issue?.message ?? 'not valid'}` };
}

/** The words of a stored block; none for an unknown type or props that do not parse. @param part all of them by default */
export function textOfBlock(
  definition: AnyBlockDefinition | undefined,
  block: { readonly version: number; readonly props: Record<string, unknown> },
  part: 'text' | 'opening' = 'text',
): string {
  const wordsOf = definition?.[part];
  if (!wordsOf) return '';
  const parsed = parseProps(definition, block.version, block.props);
  return parsed.ok ? wordsOf(parsed.props) : '';
}
