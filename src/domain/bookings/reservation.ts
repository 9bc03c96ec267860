/** Restaurants whose tables a reservation service keeps: where guests book, and the frame that shows its free tables. */

/** What a service is called, by the hosts that are its own. */
const SERVICES: Readonly<Record<string, readonly string[]>> = {
  OpenTable: ['opentable.com', 'opentable.co.uk', 'opentable.de'],
  Resy: ['resy.com'],
  SevenRooms: ['sevenrooms.com'],
  TheFork: ['thefork.com', 'thefork.co.uk', 'thefork.fr', 'thefork.it', 'thefork.es'],
  Quandoo: ['quandoo.com', 'quandoo.de', 'quandoo.co.uk'],
  Zenchef: ['zenchef.com'],
  Tock: ['exploretock.com'],
};

export const RESERVATION_SERVICES: readonly string[] = Object.keys(SERVICES);

export interface ReservationSettings {
  /** Of the page where guests book. */
  readonly address: string;
  /** Of what the service draws into other people's sites; may be empty. */
  readonly frameAddress: string;
}

export interface Reservation {
  /** Empty for a service that is not known by name. */
  readonly service: string;
  readonly href: string;
  /** Absent where guests are led away, and no more. */
  readonly frame?: string;
}

/** Undefined while it is not known where guests book. */
export function reservationOf({ address, frameAddress }: ReservationSettings): Reservation | undefined {
  const page = secureUrl(address);
  if (!page) return undefined;
  const frame = secureUrl(frameAddress);
  return { service: serviceOf(page.hostname), href: page.href, ...(frame && { frame: frame.href }) };
}

/** What a guest's browser may be told to open: an address with a host, that nobody on the way can read or change. */
function secureUrl(address: string): URL | undefined {
  const text = address.trim();
  return /^https:\/\/[^/\s]/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
}

function serviceOf(hostname: string): string {
  const known = Object.entries(SERVICES).find(([, hosts]) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  );
  return known?.[0] ?? '';
}
