/** What a page fetches from somebody else because of something it shows: its policy has to let that through. */
import type { CodeSources } from './sources.ts';

/** Sources that the policy of a page lets through beside its own. */
export interface ServiceSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly styles: readonly string[];
  readonly connections: readonly string[];
  readonly media?: readonly string[];
  readonly images?: readonly string[];
}

interface Embed {
  readonly services?: ServiceSources;
  /** Of a script that writes what it likes, as owner code does. */
  readonly code?: CodeSources;
  /** Stands at the end of the page. */
  readonly foot?: string;
}

/** By name or origin, so that what is shown twice is fetched once. */
export type Embeds = Map<string, Embed>;
