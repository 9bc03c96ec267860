/** Donations for those who look after a site: campaigns, what came in, and papers. */
import { Hono } from 'hono';
import { civilDate, formatDateKey } from '#domain/locale/civil-date.ts';
import * as calls from '#domain/store/donations/calls.ts';
import { CAMPAIGN_LIMITS } from '#domain/store/donations/campaign.ts';
import { leave } from '../../activity/record-activity.ts';
import { readJson } from '../../db/json-text.ts';
import { type AnswerCall, answerCalls } from '../../http/answer-calls.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findSiteSettings, raiseSiteVersion } from '../../kernel/sites/queries.ts';
import { readerOf } from '../../kernel/sites/reader.ts';
import type { SiteAddress } from '../../kernel/sites/site-address.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findOffered } from '../orders/queries-checkouts.ts';
import { findStore } from '../settings/queries.ts';
import { canRecurBy } from './campaign-data.ts';
import { describeDonation, paperOf } from './describe-donation.ts';
import { donationsCsv } from './donations-csv.ts';
import {
  deleteCampaign,
  findCampaign,
  hasDonations,
  insertCampaign,
  listCampaigns,
  listProgress,
  updateCampaign,
} from './queries.ts';
import { type DonationRow, findDonationRow, listCourse, listDonations, PAGE_SIZE } from './queries-list.ts';
import { readStatement, writeStatement } from './read-statement.ts';

type RoutesDeps = Kernel & { readonly siteAddress: (siteId: string) => Promise<SiteAddress> };

const NO_CAMPAIGN = { kind: 'missing', message: 'This campaign no longer exists.' } as const;
const NO_DONATION = { kind: 'missing', message: 'This donation no longer exists.' } as const;
const TOO_MANY = {
  kind: 'tooMany',
  message: `A site can have ${CAMPAIGN_LIMITS.campaigns} campaigns. Delete one first.`,
} as const;
const HAS_DONATIONS = {
  kind: 'notAllowed',
  message: 'This campaign has donations. Close it instead.',
} as const;
const NOTHING_GIVEN = {
  kind: 'notAllowed',
  message: 'This donor gave nothing in this year.',
} as const;

export function donationRoutes(deps: RoutesDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  campaignRoutes(deps, answer);
  listRoutes(deps, answer);
  statementRoutes(deps, answer);
  return app;
}

function campaignRoutes(deps: RoutesDeps, answer: AnswerCall): void {
  const { db, now, newId } = deps;
  answer(calls.listCampaigns, async ({ siteId }) => {
    const { currency } = await findStore(db.read, siteId);
    const [rows, raised] = await Promise.all([
      listCampaigns(db.read, siteId),
      listProgress(db.read, siteId, currency),
    ]);
    const progressOf = new Map(raised.map((each) => [each.campaignId, each]));
    return {
      currency,
      canRecur: canRecurBy(await findOffered({ db: db.read, secret: deps.secret }, siteId)),
      campaigns: rows.map(({ id, settings, createdAt }) => ({
        id,
        settings: readJson(settings),
        raisedMinor: progressOf.get(id)?.raisedMinor ?? 0,
        donations: progressOf.get(id)?.donations ?? 0,
        createdAt,
      })),
    };
  });
  answer(calls.addCampaign, (call, settings) =>
    db.write(async (tx) => {
      const { siteId } = call;
      if ((await listCampaigns(tx, siteId)).length >= CAMPAIGN_LIMITS.campaigns) return TOO_MANY;
      const id = newId();
      await insertCampaign(tx, { id, siteId, settings: JSON.stringify(settings), createdAt: now() });
      await raiseSiteVersion(tx, siteId, now());
      await leave(tx, deps, call, `created the campaign “${settings.name}”`);
      return { id };
    }),
  );
  answer(calls.changeCampaign, (call, settings) =>
    db.write(async (tx) => {
      const { siteId, params } = call;
      const isThere = await updateCampaign(tx, { siteId, id: params.campaign }, JSON.stringify(settings));
      if (!isThere) return NO_CAMPAIGN;
      await raiseSiteVersion(tx, siteId, now());
      await leave(tx, deps, call, `changed the campaign “${settings.name}”`);
      return { kind: 'changed' } as const;
    }),
  );
  answer(calls.removeCampaign, (call) =>
    db.write(async (tx) => {
      const { siteId, params } = call;
      const known = await findCampaign(tx, siteId, params.campaign);
      if (!known) return NO_CAMPAIGN;
      if (await hasDonations(tx, siteId, known.id)) return HAS_DONATIONS;
      await deleteCampaign(tx, siteId, known.id);
      await raiseSiteVersion(tx, siteId, now());
      await leave(tx, deps, call, `deleted the campaign “${readJson(known.settings).name}”`);
      return { kind: 'removed' } as const;
    }),
  );
  answer(calls.readCampaignCourse, async ({ siteId, params }) => {
    const known = await findCampaign(db.read, siteId, params.campaign);
    if (!known) return NO_CAMPAIGN;
    const [{ currency }, settings] = await Promise.all([
      findStore(db.read, siteId),
      findSiteSettings(db.read, siteId),
    ]);
    const steps = await listCourse(db.read, siteId, { campaignId: known.id, currency });
    const { goalMinor } = readJson(known.settings);
    return { currency, goalMinor, days: summedUp(steps, settings?.timeZone ?? 'UTC') };
  });
}

/** All that had been raised by the end of each day. */
function summedUp(steps: readonly { readonly at: number; readonly raisedMinor: number }[], timeZone: string) {
  const days = new Map<string, number>();
  let raisedMinor = 0;
  for (const step of steps) {
    raisedMinor += step.raisedMinor;
    days.set(formatDateKey(civilDate(step.at, timeZone)), raisedMinor);
  }
  return [...days].map(([at, raised]) => ({ at, raisedMinor: raised }));
}

const keyOf = ({ donatedAt, id }: DonationRow): string => `${donatedAt}-${id}`;

function readKey(text = ''): { readonly donatedAt: number; readonly id: string } | undefined {
  const match = /^(\d{1,15})-([\w-]{1,40})$/.exec(text);
  return match ? { donatedAt: Number(match[1]), id: match[2] ?? '' } : undefined;
}

function listRoutes({ db }: RoutesDeps, answer: AnswerCall): void {
  answer(calls.listDonations, async ({ siteId, query: { campaign = '', search = '', before } }) => {
    const rows = await listDonations(db.read, siteId, { campaign, search, before: readKey(before) });
    const shown = rows.slice(0, PAGE_SIZE);
    const last = shown.at(-1);
    return {
      donations: shown.map(describeDonation),
      next: last && rows.length > PAGE_SIZE ? keyOf(last) : null,
    };
  });
  answer(calls.readDonationsTable, async ({ context, siteId, query: { campaign = '', search = '' } }) =>
    context.body(await donationsCsv(db.read, siteId, { campaign, search }), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="donations.csv"',
      'cache-control': 'no-store',
    }),
  );
  answer(calls.readDonation, async ({ siteId, params }) => {
    const row = await findDonationRow(db.read, siteId, params.donation);
    return row ? { donation: describeDonation(row), receipt: paperOf(row) } : NO_DONATION;
  });
}

function statementRoutes(deps: RoutesDeps, answer: AnswerCall): void {
  const { db } = deps;
  answer(calls.readStatement, async ({ siteId, params, query: { year = 0 } }) => {
    const found = await readStatement(db.read, { siteId, donationId: params.donation, year });
    if (!found) return NO_DONATION;
    const { locale: _locale, timeZone: _timeZone, ...statement } = found;
    return statement;
  });
  answer(calls.sendStatement, async (call, { year }) => {
    const { siteId, params } = call;
    const site = await deps.siteAddress(siteId);
    return db.write(async (tx) => {
      const statement = await readStatement(tx, { siteId, donationId: params.donation, year });
      if (!statement) return NO_DONATION;
      if (statement.donations.length === 0) return NOTHING_GIVEN;
      const { locale } = await readerOf(tx, { siteId, url: site.url, locale: statement.locale });
      const written = writeStatement(statement, { site: site.name, locale });
      await queueMail(tx, deps, {
        to: statement.email,
        siteId,
        sender: null,
        fromName: site.name,
        ...written,
      });
      await leave(tx, deps, call, `emailed a donor the statement of ${year}`);
      return { kind: 'sent' } as const;
    });
  });
}
