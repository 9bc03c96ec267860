/** Time zones by the names that are in use: browsers go on listing cities by names they had long ago. */

const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};
const FORMER = new Map(Object.entries(RENAMED).map(([former, current]) => [current, former]));

/** Of a zone by any of its names. The name it has stays where this machine does not know the newer one. */
export function currentZoneName(zone: string): string {
  const current = Object.hasOwn(RENAMED, zone) ? RENAMED[zone] : undefined;
  return current !== undefined && isKnownZone(current) ? current : zone;
}

/** What the zone was called before, for whoever looks for that. */
export function formerZoneName(zone: string): string | undefined {
  return FORMER.get(zone);
}

/** All but UTC, by their names. */
export function timeZoneNames(): string[] {
  const names = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));
  return [...new Set(names.map(currentZoneName))].sort();
}

/** How far it is from UTC at a moment: “UTC+02:00”; undefined for a zone that nobody knows. */
export function offsetOf(zone: string, at: number): string | undefined {
  if (!isKnownZone(zone)) return undefined;
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  return name?.replace('GMT', 'UTC').replace('UTC+00:00', 'UTC');
}

function isKnownZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}
