/** Courses and open days, and the page that lists them. */
import { parseDateKey, startOfDay } from '#domain/locale/civil-date.ts';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { type BodySource, block, button, image, text } from './build.ts';
import { toMedia } from './ids.ts';
import { type PictureName, pictureId } from './pictures.ts';
import { ADDRESS, settings } from './shared.ts';

export const courses: BodySource = {
  title: 'Courses and open days',
  fields: {
    description: 'Throwing days, glaze weekends and open kilns in 2026 and 2027, for six people at most.',
  },
  sections: [
    {
      spacing: 'medium',
      blocks: [
        text(
          '1/8',
          `
# Courses and open days

Six people at most, one teacher, no certificates. Clay, glaze and firing are included; lunch is whatever Joss has made.
`,
          { size: 'large' },
        ),
      ],
    },
    {
      spacing: 'small',
      blocks: [
        block('summary', '1/7', {
          heading: 'What comes next',
          kind: 'events',
          layout: 'list',
          events: 'upcoming',
          limit: 12,
          show: { image: false, date: true, author: false, excerpt: true, categories: false },
        }),
        image('9/4', 'brushes-detail', {
          ratio: '3:4',
          caption: 'Wash them in cold water. It is all we ask.',
          mobile: { hidden: true },
        }),
      ],
    },
    {
      theme: 'tint',
      spacing: 'medium',
      blocks: [block('calendar', '1/12', { heading: 'Month by month', hasTimes: true })],
    },
    {
      spacing: 'medium',
      blocks: [
        text('1/4', '## What it costs\n\nPaid on the day. If you cannot come, send a friend.', {}),
        block('menu', '6/7', {
          headingLevel: 3,
          columns: 1,
          tabs: [
            {
              title: 'Clay, glaze and firing included',
              description: '',
              sections: [
                {
                  title: '',
                  description: '',
                  items: [
                    {
                      name: 'Throwing day',
                      price: '€ 120',
                      description: 'Six hours, two pots each that are worth keeping.',
                      options: [],
                    },
                    {
                      name: 'Weekend',
                      price: '€ 260',
                      description: 'Clay walk, ash or slip; two days with lunch.',
                      options: [],
                    },
                    {
                      name: 'Evening course',
                      price: '',
                      description: 'Tuesdays from six to nine, from January.',
                      options: [
                        { name: 'One evening', price: '€ 45' },
                        { name: 'Eight evenings', price: '€ 320' },
                      ],
                    },
                    {
                      name: 'A shift at the wood kiln',
                      price: 'free',
                      description: 'Four hours, any of the day. You bring gloves.',
                      options: [],
                    },
                  ],
                },
              ],
            },
          ],
        }),
      ],
    },
    {
      theme: 'tint',
      spacing: 'medium',
      blocks: [
        block('tour-dates', '1/12', {
          heading: 'Where else to meet us',
          past: 'hidden',
          linkLabel: 'Tickets',
          dates: [
            fair(
              '2026-12-12',
              '11:00',
              'Advent market in the customs yard',
              'Arle',
              'free',
              'Cups and lanterns',
            ),
            fair(
              '2027-04-11',
              '18:30',
              'Kunsthalle, evening demonstration',
              'Bremen',
              'on-sale',
              'With Mira Sund at the wheel',
            ),
            fair('2027-05-02', '09:00', 'Raku day at the old brickworks', 'Odense', 'sold-out', ''),
            fair('2027-06-19', '10:00', 'Midsummer market', 'Arle', 'free', 'Seconds table from noon'),
          ],
        }),
      ],
    },
  ],
};

function fair(date: string, time: string, venue: string, city: string, status: string, note: string) {
  return { date, time, venue, city, status, note };
}

export interface EventSource {
  readonly name: string;
  readonly title: string;
  readonly date: string;
  /** Hours of the day, from and to. */
  readonly hours: readonly [number, number];
  readonly days?: number;
  readonly price: string;
  readonly picture?: PictureName;
  readonly excerpt: string;
  readonly story: string;
}

export function eventBody(event: EventSource): BodySource {
  const { picture } = event;
  return {
    title: event.title,
    fields: {
      excerpt: event.excerpt,
      description: event.excerpt,
      startsAt: instantOf(event.date, event.hours[0]),
      endsAt: instantOf(event.date, event.hours[1]) + ((event.days ?? 1) - 1) * DAY_MS,
      location: ADDRESS,
      ...(picture === undefined ? {} : { image: toMedia(pictureId(picture)) }),
    },
    sections: [
      {
        spacing: 'medium',
        blocks: [
          text('1/7', event.story),
          text(
            '9/4',
            `**When**\\\n${whenOf(event)}\n\n**Where**\\\n${ADDRESS}\n\n**Price**\\\n${event.price}`,
          ),
        ],
      },
      {
        spacing: 'small',
        blocks: [
          text(
            '1/8',
            '## Tell us that you are coming\n\nA line is enough: your name, and how many you are.',
            {},
          ),
          button(
            '9/4',
            'Write to Ingrid',
            `mailto:ingrid@halden.example?subject=${encodeURIComponent(event.title)}`,
            { align: 'center', isFullOnMobile: true },
          ),
        ],
      },
    ],
  };
}

/** @param hour of the studio's day */
export function instantOf(date: string, hour: number): number {
  const day = parseDateKey(date);
  if (!day) throw new Error(`not a day: ${date}`);
  return startOfDay(day, settings.timeZone ?? 'UTC') + hour * HOUR_MS;
}

const WEEKDAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function whenOf({ date, hours, days = 1 }: EventSource): string {
  const start = Date.parse(date);
  const first = WEEKDAY.format(start);
  const last = days > 1 ? ` to ${WEEKDAY.format(start + (days - 1) * DAY_MS)}` : '';
  return `${first}${last}, ${hours[0]} to ${hours[1]}`;
}
