/** Rendering a block by itself: what a page asks (DATA-20). */

export const WIDGET_PATH = '/api/widget/GetWidgetRendering';

/** The field `widgetJSON`, as JSON text; `collectionId` stands beside it. */
export interface WidgetRequest {
  /** The block's type, by name or by code. */
  readonly type: string | number;
  /** The block's id on the page. */
  readonly id: string;
  /** Its props. */
  readonly value: object;
}
