/**
 * British postcodes: a district, such as `PA2` or `PA20`, and an end of three characters. People leave out the space
 * between them, so that the beginning alone does not say which district `PA20AA` is in.
 */
const WHOLE = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/;
const DISTRICT = /^([A-Z]{1,2})(\d{1,2})[A-Z]?$/;

interface District {
  readonly area: string;
  readonly number: number;
}

function districtOf(text: string): District | undefined {
  const [, area, number] = DISTRICT.exec(text) ?? [];
  return area === undefined ? undefined : { area, number: Number(number) };
}

interface Districts {
  readonly first: District;
  readonly last: District;
}

/** Such as from `IV1` to `IV28`. */
export function districtRange(from: string, to: string): Districts | undefined {
  const [first, last] = [districtOf(from), districtOf(to)];
  return first && last ? { first, last } : undefined;
}

export function isDistrictRange({ first, last }: Districts): boolean {
  return first.area === last.area && first.number <= last.number;
}

/**
 * @param code a whole one, in capitals and without spaces
 * @param pattern in capitals: a district, or a beginning that ends in a star, with the space where it has one
 * @param range its ends, where it is a range
 * @returns undefined where one of them is not British
 */
export function fitsBritish(
  code: string,
  pattern: string,
  range: Districts | undefined,
): boolean | undefined {
  const [, district = '', end = ''] = WHOLE.exec(code) ?? [];
  const own = districtOf(district);
  if (!own) return undefined;
  if (range) {
    const { first, last } = range;
    return own.area === first.area && own.number >= first.number && own.number <= last.number;
  }
  const isBeginning = pattern.endsWith('*');
  const [head = '', rest] = (isBeginning ? pattern.slice(0, -1) : pattern).split(/\s+/);
  if (!districtOf(head)) return undefined;
  if (rest !== undefined) return head === district && (isBeginning ? end.startsWith(rest) : end === rest);
  // `W1` holds `W1A`.
  return isBeginning ? district.startsWith(head) : head === district || head === own.area + own.number;
}
