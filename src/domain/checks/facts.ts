/** What the rules have to know about the site beside the page itself. */
import type { LinkTarget } from '../site-data.ts';

export interface TargetFacts extends Pick<LinkTarget, 'title'> {
  readonly isPublished: boolean;
  readonly isDeleted: boolean;
}

export interface PictureFacts {
  readonly filename: string;
  readonly kind: string;
  readonly mime: string;
  readonly alt: string;
  /** Pixels of the original. */
  readonly width: number;
  /** Of the original. */
  readonly bytes: number;
  readonly isDeleted: boolean;
}

export interface Facts {
  /** A post, whose title stands above it as the heading of the page. */
  readonly isPost: boolean;
  /** Header and footer have neither a description nor a title of their own. */
  readonly isPart: boolean;
  /** Pages, items and files by id; one that is not in it does not exist. */
  readonly targets: ReadonlyMap<string, TargetFacts>;
  readonly pictures: ReadonlyMap<string, PictureFacts>;
  /** Whether something of the site answers at this path, a redirect among it. */
  hasPath(path: string): boolean;
}
