/** Sends the numbers of the week that has passed, on Mondays in the time zone of the site, once to everybody who wants them. */
import { addDays, civilDate, formatDateKey, wallClock, weekdayOf } from '#domain/locale/civil-date.ts';
import type { VisitorNote } from '#domain/tracking/calls-goals.ts';
import { type WeekNumbers, writeWeekly } from '#domain/tracking/weekly-mail.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { signatureOf } from '../http/signature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Adding } from './add-up.ts';
import { listWeekly, takeWeek, type WeeklyReport } from './queries-plans.ts';
import { readGoals, readNotes } from './read-goals.ts';
import { readOverview, readValues } from './read-visits.ts';

/** Before this hour nobody reads it. */
const FROM_HOUR = 7;
const MAX_LINES = 5;
export const WEEKLY_OFF_PATH = '/weekly-numbers/off';

export interface WeeklyDeps extends Pick<Kernel, 'db' | 'now' | 'newId' | 'secret' | 'ownerOrigin'> {
  /** Where somebody reads their mails who may see the numbers of a site; undefined for who may not. */
  readonly findReader: (db: Queryable, siteId: string, accountId: string) => Promise<string | undefined>;
}

/** The Monday with which the week of a site began. */
export async function mondayOf({ db, now }: Pick<Deps, 'db' | 'now'>, siteId: string): Promise<string> {
  return mondayIn((await findSiteSettings(db.read, siteId))?.timeZone ?? 'UTC', now());
}

function mondayIn(timeZone: string, at: number): string {
  const today = civilDate(at, timeZone);
  return formatDateKey(addDays(today, 1 - weekdayOf(today)));
}

export async function sendWeekly(deps: WeeklyDeps, adding: Adding): Promise<void> {
  const { db, now } = deps;
  for (const report of await listWeekly(db.read)) {
    const settings = await findSiteSettings(db.read, report.siteId);
    if (!settings) continue;
    const today = civilDate(now(), settings.timeZone);
    const isMonday = weekdayOf(today) === 1;
    const monday = mondayIn(settings.timeZone, now());
    if (report.sentFor >= monday) continue;
    if (isMonday && wallClock(now(), settings.timeZone).hour < FROM_HOUR) continue;
    await adding.addUp(report.siteId);
    await sendOne(deps, report, { monday, title: settings.title });
  }
}

interface Week {
  readonly monday: string;
  readonly title: string;
}

async function sendOne(deps: WeeklyDeps, report: WeeklyReport, { monday, title }: Week): Promise<void> {
  const { siteId, accountId } = report;
  const numbers = await numbersOf(deps, siteId, monday);
  const offUrl = `${deps.ownerOrigin}${WEEKLY_OFF_PATH}?token=${weeklyToken(deps.secret, report)}`;
  const written = writeWeekly(numbers, {
    title,
    url: `${deps.ownerOrigin}/sites/${siteId}/analytics?from=${numbers.period.from}&until=${numbers.period.until}`,
    offUrl,
  });
  await deps.db.write(async (tx) => {
    const to = await deps.findReader(tx, siteId, accountId);
    if (!(await takeWeek(tx, report, monday)) || to === undefined) return;
    await queueMail(tx, deps, { ...written, to, siteId, sender: null, unsubscribeUrl: offUrl });
  });
}

async function numbersOf(deps: WeeklyDeps, siteId: string, monday: string): Promise<WeekNumbers> {
  const [year = 0, month = 0, day = 0] = monday.split('-').map(Number);
  const date = { year, month, day };
  const period = { from: formatDateKey(addDays(date, -7)), until: formatDateKey(addDays(date, -1)) };
  const asked = { siteId, period, filters: {} };
  const [overview, pages, sources, { goals }, notes] = await Promise.all([
    readOverview(deps, asked),
    readValues(deps, asked, 'page', MAX_LINES),
    readValues(deps, asked, 'source', MAX_LINES),
    readGoals(deps, asked),
    readNotes(deps, siteId, period),
  ]);
  return {
    period,
    overview,
    pages,
    sources,
    goals,
    notes: notes.map(({ words }: VisitorNote) => words),
  };
}

/** Good for as long as the installation's secret: whoever has it can turn this mail off, and nothing else. */
export function weeklyToken(secret: string, { siteId, accountId }: Omit<WeeklyReport, 'sentFor'>): string {
  return `${siteId}.${accountId}.${signatureOf(secret, ['weekly', siteId, accountId])}`;
}
