/** The parts of the block contract that need React or the DOM. See `domain/block.ts` for the rest. */

import type { ReactNode } from 'react';
import type { RenderContext } from '#domain/page.ts';
import type { SiteData } from '#domain/site-data.ts';

export interface BlockRenderProps<Props, Data = undefined> {
  readonly props: Props;
  /** What the block's `data.ts` loaded; undefined for blocks without one. */
  readonly data: Data;
  readonly context: RenderContext;
}

/** Pure: props and loaded data in, markup out. The markup has to be useful without any script. */
export type BlockRender<Props, Data = undefined> = (input: BlockRenderProps<Props, Data>) => ReactNode;

export interface BlockDataRequest {
  readonly site: SiteData;
  readonly blockId: string;
  readonly now: number;
  /** The site's own, in which its days and months begin. */
  readonly timeZone: string;
  /** The page's own document; empty where it has none. */
  readonly pageId: string;
  /** The page's own collection, when it has one. */
  readonly collectionId?: string | undefined;
  /**
   * The page's allow-listed query terms: `q`, `page`, `tag`, `category`, `author`, `month`, `comments`, `reply`,
   * `itemId`, `sort`, `variant`.
   */
  readonly query: Readonly<Record<string, string>>;
}

/** What the block needs from the site. Runs in parallel with the other blocks of the page. */
export type BlockDataLoader<Props, Data> = (props: Props, request: BlockDataRequest) => Promise<Data>;

/** A block's own editor of one of its values, in `fields` of its `fields.tsx` by the name of the prop. */
export type CustomField = (props: CustomFieldProps) => ReactNode;

export interface CustomFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}
