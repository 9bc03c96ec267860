/** Lines of the activity under the days on which they happened. */

import {
  CalendarCheck,
  CodeXml,
  FileText,
  FolderSync,
  Globe,
  Image,
  Inbox,
  type LucideIcon,
  MessageSquare,
  Palette,
  ReceiptText,
  Send,
  Settings,
  ShoppingBag,
  UserRound,
} from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActivityEntry } from '#domain/activity/calls.ts';
import { type ActivityKind, kindOf } from '#domain/activity/kinds.ts';
import { dateFormat } from '#domain/locale/date-format.ts';
import { DAY_MS } from '#domain/time.ts';
import { SHORT_LOCALE } from '../language.ts';
import styles from './activity.module.css';
import * as say from './words/en.ts';

const ICONS: Readonly<Record<ActivityKind, LucideIcon>> = {
  publishing: Send,
  content: FileText,
  design: Palette,
  forms: Inbox,
  comments: MessageSquare,
  media: Image,
  code: CodeXml,
  store: ShoppingBag,
  orders: ReceiptText,
  bookings: CalendarCheck,
  settings: Settings,
  people: UserRound,
  transfer: FolderSync,
  site: Globe,
};

/** Kinds of things that open in the editor. */
const EDITABLE = new Set(['page', 'item', 'section', 'header', 'footer']);

/** Things that were deleted and have not come back since. @param entries the newest first */
function goneOf(entries: readonly ActivityEntry[]): ReadonlySet<string> {
  const latest = new Map<string, string>();
  for (const { action, target } of entries)
    if (target && /\.(deleted|restored)$/.test(action) && !latest.has(target.id))
      latest.set(target.id, action);
  return new Set([...latest].filter(([, action]) => action.endsWith('.deleted')).map(([id]) => id));
}

export interface DaysProps {
  /** The newest first. */
  readonly entries: readonly ActivityEntry[];
  readonly timeZone: string;
  /** Where things may be opened. */
  readonly siteId?: string;
}

export function Days({ entries, timeZone, siteId }: DaysProps): ReactNode {
  const now = Date.now();
  const gone = goneOf(entries);
  const dayOf = (at: number) => dateFormat('en-CA', timeZone, { dateStyle: 'short' }).format(at);
  const days = Map.groupBy(entries, ({ at }) => dayOf(at));
  const [today, yesterday] = [dayOf(now), dayOf(now - DAY_MS)];
  const addressOf = ({ target }: ActivityEntry): string | undefined => {
    const isOpenable = siteId !== undefined && target && EDITABLE.has(target.kind) && !gone.has(target.id);
    return isOpenable ? `/sites/${siteId}/edit/${target.id}` : undefined;
  };
  const titleOf = (day: string, at: number): string => {
    if (day === today) return say.today;
    return day === yesterday
      ? say.yesterday
      : dateFormat(SHORT_LOCALE, timeZone, { dateStyle: 'full' }).format(at);
  };
  return [...days].map(([day, lines]) => (
    <section key={day} className="after">
      <h2 className={`caption ${styles['date']}`}>{titleOf(day, lines[0]?.at ?? 0)}</h2>
      <ol className="stack snug">
        {lines.map((entry) => (
          <Line key={entry.id} entry={entry} timeZone={timeZone} address={addressOf(entry)} />
        ))}
      </ol>
    </section>
  ));
}

interface LineProps {
  readonly entry: ActivityEntry;
  readonly timeZone: string;
  /** Where what it is about can be opened. */
  readonly address: string | undefined;
}

function Line({ entry, timeZone, address }: LineProps): ReactNode {
  const { actor, action, what, at } = entry;
  const Icon = ICONS[kindOf(action) ?? 'site'];
  const time = dateFormat(SHORT_LOCALE, timeZone, { hour: '2-digit', minute: '2-digit' }).format(at);
  return (
    <li className="row lined baseline">
      <Icon size={15} aria-hidden="true" className={styles['icon']} />
      <p className={`words ${styles['words']}`}>
        <strong>{actor}</strong> {address === undefined ? what : <Linked text={what} to={address} />}
      </p>
      <time className={`hint ${styles['time']}`} dateTime={new Date(at).toISOString()}>
        {time}
      </time>
    </li>
  );
}

/** The first name in quotation marks leads to what it names. */
function Linked({ text, to }: { readonly text: string; readonly to: string }): ReactNode {
  const [, before = text, name, after = ''] = /^([^“]*“)([^”]+)(”.*)$/s.exec(text) ?? [];
  if (name === undefined) return text;
  return (
    <Fragment>
      {before}
      <Link to={to} className="subtle">
        {name}
      </Link>
      {after}
    </Fragment>
  );
}
