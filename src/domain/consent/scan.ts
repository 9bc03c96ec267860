/** What pages would set and request beyond themselves, read from their markup: for the owner, and for the page about cookies. */
import { Parser } from 'htmlparser2';
import { isOptionalCategory, type OptionalCategory } from './categories.ts';
import { type HoldOptions, holdBack } from './hold-back.ts';
import { serviceOf } from './services.ts';

export interface ScannedPage {
  readonly path: string;
  readonly html: string;
}

export interface FoundService {
  /** Empty: code of the owner's own, of which nobody knows what it does. */
  readonly service: string;
  readonly category: OptionalCategory;
  /** Names of cookies and stored values; `*` stands for any end. */
  readonly cookies: readonly string[];
  /** Paths of the pages that hold it. */
  readonly pages: readonly string[];
}

type Entry = Omit<FoundService, 'cookies' | 'pages'> & {
  readonly cookies: Set<string>;
  readonly pages: Set<string>;
};

/** What pages hold, read one after the other. */
export class ServiceScan {
  readonly #options: HoldOptions;
  readonly #found = new Map<string, Entry>();

  constructor(options: HoldOptions) {
    this.#options = options;
  }

  read({ path, html }: ScannedPage): void {
    for (const { service, category, cookies } of heldIn(holdBack(html, this.#options))) {
      const key = `${category} ${service}`;
      const entry = this.#found.get(key) ?? { service, category, cookies: new Set(), pages: new Set() };
      for (const name of cookies) entry.cookies.add(name);
      entry.pages.add(path);
      this.#found.set(key, entry);
    }
  }

  /** By category and name, each once. */
  list(): FoundService[] {
    return [...this.#found]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, entry]) => ({ ...entry, cookies: [...entry.cookies], pages: [...entry.pages] }));
  }
}

/** Captcha services are written by a word. */
const ADDRESSES: Readonly<Record<string, string>> = {
  turnstile: 'https://challenges.cloudflare.com/',
  hcaptcha: 'https://hcaptcha.com/',
  recaptcha: 'https://www.google.com/recaptcha/',
};

type Held = Omit<FoundService, 'pages'>;

/** Captchas and tables of restaurants are fetched by a block itself, once a visitor has asked for them. */
const ASKING_MARKS = ['data-captcha', 'data-widget-script'];

function serviceThatAsks(attributes: Readonly<Record<string, string>>): Held | undefined {
  const mark = ASKING_MARKS.map((name) => attributes[name]).find((each) => each !== undefined);
  if (mark === undefined) return undefined;
  const { name, category, cookies } = serviceOf(ADDRESSES[mark] ?? mark, false);
  return { service: name || mark, category, cookies };
}

function heldIn(html: string): Held[] {
  const held: Held[] = [];
  const parser = new Parser({
    onopentag(_name, attributes) {
      const asking = serviceThatAsks(attributes);
      if (asking) held.push(asking);
      const category = attributes['data-category'] ?? '';
      if (attributes['data-held'] === undefined || !isOptionalCategory(category)) return;
      const service = attributes['data-service'] ?? '';
      held.push({
        service,
        category,
        cookies: (attributes['data-cookies'] ?? '').split(' ').filter(Boolean),
      });
    },
  });
  parser.end(html);
  return held;
}
