/** Who keeps the tables of a house: the site, by requests or by counting them, or a booking service: its page, and what shows its free tables. */

/** `none` takes requests that nobody counts; `counted` leads to what is free of a service of the site. */
export const PROVIDERS = ['none', 'counted', 'tock', 'opentable', 'other'] as const;
type Provider = (typeof PROVIDERS)[number];

export interface ProviderSettings {
  readonly provider: Provider;
  /** With Tock: the end of the address of the house there. */
  readonly businessName: string;
  /** With OpenTable: a number. */
  readonly restaurantId: string;
  /** Of the booking page, with any other. */
  readonly address: string;
  /** Whether visitors press a button before anything of the provider is fetched. */
  readonly isAsked: boolean;
}

/** Those that show their tables on other people's sites. */
export type WidgetKind = 'tock' | 'opentable';

export interface BookingWidget {
  readonly kind: WidgetKind;
  readonly script: string;
  /** What its script is told: whose tables to show. */
  readonly house: string;
}

export interface BookingProvider {
  /** Empty for one that is not known by name. */
  readonly label: string;
  /** Of its page for the house. */
  readonly href: string;
  /** Absent for one that is led to, and no more. */
  readonly widget?: BookingWidget;
}

const BUSINESS_NAME = /^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/i;
const RESTAURANT_ID = /^\d{1,12}$/;
const TOCK = 'https://www.exploretock.com';
const OPENTABLE = 'https://www.opentable.com';

/** Undefined without one, and while it is not known whose tables these are. */
export function bookingProvider(settings: ProviderSettings): BookingProvider | undefined {
  switch (settings.provider) {
    case 'tock':
      return ofTock(settings.businessName.trim());
    case 'opentable':
      return ofOpenTable(settings.restaurantId.trim());
    case 'other':
      return ofOther(settings.address.trim());
    default:
      return undefined;
  }
}

function ofTock(name: string): BookingProvider | undefined {
  if (!BUSINESS_NAME.test(name)) return undefined;
  const widget = { kind: 'tock', script: `${TOCK}/tock.js`, house: name } as const;
  return { label: 'Tock', href: `${TOCK}/${name}`, widget };
}

function ofOpenTable(id: string): BookingProvider | undefined {
  if (!RESTAURANT_ID.test(id)) return undefined;
  const script = `${OPENTABLE}/widget/reservation/loader?rid=${id}&domain=com&type=standard&iframe=true`;
  const href = `${OPENTABLE}/restref/client/?rid=${id}`;
  return { label: 'OpenTable', href, widget: { kind: 'opentable', script, house: id } };
}

function ofOther(address: string): BookingProvider | undefined {
  if (!/^https:\/\/[^/\s]/i.test(address) || !URL.canParse(address)) return undefined;
  return { label: '', href: new URL(address).href };
}

/** Of the width of the place, in pixels (WIDG-57, WIDG-58). */
export const TOCK_COLUMN_MAX_WIDTH = 750;
export const WIDE_ABOVE_WIDTH = 850;

/** How the widget is laid out in a place of this width. */
export function layoutOf(kind: WidgetKind, width: number): 'row' | 'column' | 'wide' | 'standard' {
  if (kind === 'tock') return width <= TOCK_COLUMN_MAX_WIDTH ? 'column' : 'row';
  return width > WIDE_ABOVE_WIDTH ? 'wide' : 'standard';
}

/** The address of its script for a place of this width: OpenTable's draws for the layout that it is asked for. */
export function scriptFor({ kind, script }: BookingWidget, width: number): string {
  return kind === 'opentable' ? `${script}&theme=${layoutOf(kind, width)}` : script;
}

/** What the scripts fetch, and the frames they draw in: for the policy of a page that holds one. */
export const WIDGET_ORIGINS: Readonly<Record<WidgetKind, readonly string[]>> = {
  tock: [TOCK],
  opentable: [OPENTABLE, 'https://components.otstatic.com'],
};
