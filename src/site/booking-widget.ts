/** What a page fetches from the booking services whose tables it shows. */
import { WIDGET_ORIGINS, type WidgetKind } from '#domain/booking/provider.ts';
import type { ServiceSources } from './captcha-service.ts';

/** @param markup of the page */
export function bookingSources(markup: string): ServiceSources[] {
  const kinds = Object.keys(WIDGET_ORIGINS) as WidgetKind[];
  return kinds
    .filter((kind) => markup.includes(`data-booking="${kind}"`))
    .map((kind) => {
      const origins = WIDGET_ORIGINS[kind];
      return { scripts: origins, frames: origins, styles: origins, connections: origins };
    });
}
