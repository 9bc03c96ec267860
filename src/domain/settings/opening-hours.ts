/**
 * Opening hours as people write them, in the languages of the product: `Mon-Fri 9 to 5, Sat closed`, `Mo–Fr 9.00–12.30,
 * 14–18 Uhr`. A line without days applies to the days of the line before, or to every day.
 */
import { WEEKDAYS, type Weekday } from '../bookings/opening.ts';

export interface OpenHours {
  readonly days: readonly Weekday[];
  /** `09:00` */
  readonly from: string;
  /** Not after `from`: on the next day. */
  readonly until: string;
}

export interface ReadHours {
  readonly hours: readonly OpenHours[];
  /** Lines that only people understand. */
  readonly unread: readonly string[];
}

const MAX_TEXT = 500;
const MAX_HOURS = 21;

const DAYS: Readonly<Record<Weekday, string>> = {
  mon: 'monday montag lundi lunes lunedi maandag segunda segunda-feira 月 月曜 月曜日 الاثنين الإثنين mo lu ma',
  tue: 'tuesday dienstag mardi martes martedi dinsdag terca terca-feira 火 火曜 火曜日 الثلاثاء tu di',
  wed: 'wednesday mittwoch mercredi miercoles mercoledi woensdag quarta quarta-feira 水 水曜 水曜日 الأربعاء we mi wo',
  thu: 'thursday donnerstag jeudi jueves giovedi donderdag quinta quinta-feira 木 木曜 木曜日 الخميس th do je',
  fri: 'friday freitag vendredi viernes venerdi vrijdag sexta sexta-feira 金 金曜 金曜日 الجمعة fr ve vi vr',
  sat: 'saturday samstag sonnabend samedi sabado sabato zaterdag 土 土曜 土曜日 السبت sa za',
  sun: 'sunday sonntag dimanche domingo domenica zondag 日 日曜 日曜日 الأحد su so son zo',
};
const NAMED: Readonly<Record<string, readonly Weekday[]>> = {
  daily: WEEKDAYS,
  everyday: WEEKDAYS,
  taglich: WEEKDAYS,
  'jeden tag': WEEKDAYS,
  weekdays: WEEKDAYS.slice(0, 5),
  wochentags: WEEKDAYS.slice(0, 5),
  weekend: WEEKDAYS.slice(5),
  weekends: WEEKDAYS.slice(5),
  wochenende: WEEKDAYS.slice(5),
  毎日: WEEKDAYS,
};
const CLOSED = words(
  'closed geschlossen zu ruhetag ferme fermee cerrado chiuso gesloten fechado 休み 定休日 مغلق',
);
const RANGE = words('- – — − ~ 〜 ～ to till until through bis a al tot ate à');
const AND = words(', ; & + / and und u et y e en ＆ 、');
const NOISE = words(': uhr h hrs oclock from von de du des dalle alle das open offen geoffnet 時 ：');
const MERIDIEM: Readonly<Record<string, 'am' | 'pm'>> = { am: 'am', pm: 'pm', a: 'am', p: 'pm' };
const CLOCKS: Readonly<Record<string, string>> = {
  noon: '12:00',
  midday: '12:00',
  midnight: '24:00',
  mittag: '12:00',
  mitternacht: '24:00',
};

const TOKENS = /24\s?\/\s?7|\d{1,2}(?:[:.h]\d{2})?|[\p{L}\p{M}'’.]+|\S/gu;

type Token =
  | { readonly kind: 'days'; readonly days: readonly Weekday[] }
  | { readonly kind: 'time'; readonly time: Time }
  | { readonly kind: 'meridiem'; readonly half: 'am' | 'pm' }
  | { readonly kind: 'range' | 'and' | 'closed' | 'always' | 'noise' | 'unknown' };

interface Time {
  readonly minutes: number;
  /** Written as `09` or `17`: it can’t mean an afternoon hour. */
  readonly isExact: boolean;
  readonly half?: 'am' | 'pm';
}

const BY_NAME = namedDays();

export function readHours(text: string): ReadHours {
  const hours: OpenHours[] = [];
  const unread: string[] = [];
  let days: readonly Weekday[] = WEEKDAYS;
  for (const line of text
    .slice(0, MAX_TEXT)
    .split('\n')
    .map((each) => each.trim())) {
    if (line === '') continue;
    const read = readLine(line, days);
    if (!read) unread.push(line);
    else {
      hours.push(...read.hours);
      days = read.days;
    }
  }
  return { hours: hours.slice(0, MAX_HOURS), unread };
}

export function saysClosed(line: string): boolean {
  return tokensOf(line.slice(0, MAX_TEXT)).some(({ kind }) => kind === 'closed');
}

interface Line {
  readonly hours: OpenHours[];
  days: readonly Weekday[];
  /** Its days were named. */
  isNamed: boolean;
  /** What holds on these days was said. */
  isSaid: boolean;
}

/** Undefined where a word of it is not known, or something is missing. */
function readLine(line: string, before: readonly Weekday[]): Line | undefined {
  const tokens = withMeridiems(tokensOf(line));
  if (!tokens) return undefined;
  const read: Line = { hours: [], days: before, isNamed: false, isSaid: false };
  for (let at = 0; at < tokens.length; ) {
    const taken = takeDays(read, tokens, at) || takeHours(read, tokens, at) || takeWord(read, tokens[at]);
    if (taken === 0) return undefined;
    at += taken;
  }
  return read.isSaid ? read : undefined;
}

/** @returns how many tokens it took, as the other two */
function takeDays(read: Line, tokens: readonly Token[], at: number): number {
  if (tokens[at]?.kind !== 'days' || (read.isNamed && !read.isSaid)) return 0;
  const { days, next } = daysAt(tokens, at);
  Object.assign(read, { days, isNamed: true, isSaid: false });
  return next - at;
}

function takeHours(read: Line, tokens: readonly Token[], at: number): number {
  const times = hoursAt(tokens, at);
  if (!times) return 0;
  read.hours.push({ days: read.days, ...times });
  read.isSaid = true;
  return 3;
}

function takeWord(read: Line, token: Token | undefined): number {
  if (token?.kind === 'and') return read.isSaid ? 1 : 0;
  if (token?.kind !== 'always' && token?.kind !== 'closed') return 0;
  if (token.kind === 'always')
    read.hours.push({ days: read.isNamed ? read.days : WEEKDAYS, from: '00:00', until: '00:00' });
  read.isSaid = true;
  return 1;
}

/** `Mon-Fri`, `Sat, Sun`, `Mon-Wed and Fri` */
function daysAt(
  tokens: readonly Token[],
  start: number,
): { readonly days: readonly Weekday[]; readonly next: number } {
  const chosen = new Set<Weekday>();
  let at = start;
  for (let token = tokens[at]; token?.kind === 'days'; token = tokens[at]) {
    for (const day of token.days) chosen.add(day);
    at += 1;
    const [sign, next] = [tokens[at], tokens[at + 1]];
    if (next?.kind !== 'days' || (sign?.kind !== 'range' && sign?.kind !== 'and')) break;
    const passed = sign.kind === 'range' ? between(token.days.at(-1), next.days[0]) : [];
    for (const day of passed) chosen.add(day);
    at += 1;
  }
  return { days: WEEKDAYS.filter((day) => chosen.has(day)), next: at };
}

/** From one to the other, around the end of the week. */
function between(first: Weekday | undefined, last: Weekday | undefined): Weekday[] {
  if (!first || !last) return [];
  const [from, to] = [WEEKDAYS.indexOf(first), WEEKDAYS.indexOf(last)];
  const count = ((to - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => WEEKDAYS[(from + index) % 7] ?? first);
}

function hoursAt(tokens: readonly Token[], at: number): Pick<OpenHours, 'from' | 'until'> | undefined {
  const [from, sign, until] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (from?.kind !== 'time' || sign?.kind !== 'range' || until?.kind !== 'time') return undefined;
  const half = until.time.half;
  const isMorning = half === 'pm' && asHalf(from.time, 'pm') >= asHalf(until.time, 'pm');
  const first = asHalf(from.time, from.time.half ?? (isMorning ? 'am' : half));
  const last = lastOf(until.time, first);
  if (first >= DAY || last > DAY) return undefined;
  return { from: clock(first), until: clock(last % DAY) };
}

const NOON = 12 * 60;
const DAY = 2 * NOON;

/** “9 to 5” ends in the afternoon; `18:00-02:00` on the next day. */
function lastOf(time: Time, first: number): number {
  if (time.half) return asHalf(time, time.half);
  const isAfternoon = time.minutes <= first && time.minutes < NOON && first < NOON && !time.isExact;
  return isAfternoon ? time.minutes + NOON : time.minutes;
}

function asHalf({ minutes }: Time, half: 'am' | 'pm' | undefined): number {
  if (half === undefined) return minutes;
  if (half === 'pm') return minutes < NOON ? minutes + NOON : minutes;
  return minutes >= NOON && minutes < NOON + 60 ? minutes - NOON : minutes;
}

function clock(minutes: number): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

function tokensOf(line: string): Token[] {
  return [...line.matchAll(TOKENS)].map(([text]) => tokenOf(text)).filter(({ kind }) => kind !== 'noise');
}

function tokenOf(text: string): Token {
  if (/^24\s?\/\s?7$/.test(text)) return { kind: 'always' };
  if (/^\d/.test(text)) return timeOf(text);
  const word = plain(text);
  const days = BY_NAME.get(word);
  if (days) return { kind: 'days', days };
  const at = CLOCKS[word];
  if (at !== undefined) return timeOf(at);
  if (word !== 'a' && MERIDIEM[word]) return { kind: 'meridiem', half: MERIDIEM[word] };
  if (CLOSED.has(word)) return { kind: 'closed' };
  if (RANGE.has(word)) return { kind: 'range' };
  if (AND.has(word)) return { kind: 'and' };
  return { kind: NOISE.has(word) ? 'noise' : 'unknown' };
}

function timeOf(text: string): Token {
  const [hour = '', minute = '00'] = text.split(/[:.h]/);
  const minutes = Number(hour) * 60 + Number(minute);
  if (Number(minute) > 59 || minutes > DAY) return { kind: 'unknown' };
  return { kind: 'time', time: { minutes, isExact: hour.startsWith('0') } };
}

/** `9`, `am` becomes one time. Undefined where a word is not known. */
function withMeridiems(tokens: readonly Token[]): Token[] | undefined {
  const all: Token[] = [];
  for (const token of tokens) {
    const last = all.at(-1);
    if (token.kind === 'unknown') return undefined;
    if (token.kind !== 'meridiem') all.push(token);
    else if (last?.kind === 'time' && last.time.minutes < NOON + 60)
      all[all.length - 1] = { kind: 'time', time: { ...last.time, half: token.half } };
    else return undefined;
  }
  return all;
}

/** In lower case, without accents, dots and apostrophes. */
function plain(text: string): string {
  const bare = text.normalize('NFD').replace(/[\u0300-\u036f.'’]/g, '');
  return bare.normalize('NFC').toLowerCase();
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' ').flatMap((each) => [each, plain(each) || each]));
}

/** Full names, and their beginnings from three letters on where only one day begins so. */
function namedDays(): ReadonlyMap<string, readonly Weekday[]> {
  const found = new Map<string, Set<Weekday>>();
  const exact = new Map<string, readonly Weekday[]>(Object.entries(NAMED));
  for (const day of WEEKDAYS)
    for (const name of DAYS[day].split(' ').map(plain)) {
      exact.set(name, [day]);
      exact.set(`${name}s`, [day]);
      for (let length = 3; length < name.length; length += 1) {
        const start = name.slice(0, length);
        found.set(start, (found.get(start) ?? new Set()).add(day));
      }
    }
  for (const [start, days] of found) if (days.size === 1 && !exact.has(start)) exact.set(start, [...days]);
  return exact;
}
