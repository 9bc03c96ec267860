import type { MapModel } from '#domain/maps/map.ts';
import type { MapSettings } from '#domain/maps/settings.ts';

export interface MapIslandProps {
  readonly model: MapModel;
  /** Without the key, which the page's context has. */
  readonly settings: MapSettings;
  /** Visitors press a button first. */
  readonly mustAsk: boolean;
  /** The site starts nothing optional without consent. */
  readonly isHeldBack: boolean;
  /** BCP 47 tag of the page. */
  readonly language: string;
}
