/** Services that sites often use: what they are for, what they are known by, and what they leave in the browser. */
import type { OptionalCategory } from './categories.ts';
import { TRACKING_COOKIES } from './contract.ts';

export interface Service {
  /** Empty where nobody knows it. */
  readonly name: string;
  readonly category: OptionalCategory;
  /** Names of cookies and of what is kept in the browser's storage; `*` stands for any end. */
  readonly cookies: readonly string[];
}

type Known = readonly [name: string, category: OptionalCategory, mark: RegExp, cookies: string];

/** Marks are looked for in addresses and in the text of scripts. */
const KNOWN: readonly Known[] = [
  [
    'Google Analytics',
    'analytics',
    /google-analytics\.com|gtag\/js\?id=G-|\bga\('create'/,
    '_ga* _gid _gat*',
  ],
  [
    'Google Tag Manager',
    'marketing',
    /googletagmanager\.com|\bgtag\(|\bdataLayer\b/,
    '_ga* _gid _gat* _gcl_*',
  ],
  [
    'Google Ads',
    'marketing',
    /googleadservices\.com|doubleclick\.net|googlesyndication/,
    '_gcl_* __gads __gpi',
  ],
  ['Meta', 'marketing', /connect\.facebook\.net|facebook\.com\/tr|\bfbq\(/, '_fbp _fbc'],
  ['Facebook', 'media', /facebook\.com/, ''],
  ['TikTok', 'marketing', /analytics\.tiktok\.com|\bttq\b/, '_ttp _tt_*'],
  ['LinkedIn', 'marketing', /snap\.licdn\.com|_linkedin_partner_id/, 'li_* ln_or'],
  ['Pinterest', 'marketing', /pinimg\.com\/ct|\bpintrk\(/, '_pin_unauth _pinterest_*'],
  ['Microsoft Clarity', 'analytics', /clarity\.ms/, '_clck _clsk'],
  ['Hotjar', 'analytics', /hotjar\.com|\bhj\(/, '_hj*'],
  ['Matomo', 'analytics', /matomo|\b_paq\b/, '_pk_* mtm_*'],
  ['HubSpot', 'marketing', /hs-scripts\.com|hsforms\.(net|com)/, '__hs* hubspotutk'],
  ['Intercom', 'functional', /intercom(cdn)?\.(io|com)/, 'intercom-*'],
  ['Tawk', 'functional', /tawk\.to/, 'twk_* tawk*'],
  ['reCAPTCHA', 'functional', /google\.com\/recaptcha/, '_grecaptcha'],
  ['hCaptcha', 'functional', /hcaptcha\.com/, 'hmt_id hc_accessibility'],
  ['Calendly', 'functional', /calendly\.com/, ''],
  ['Turnstile', 'functional', /challenges\.cloudflare\.com/, 'cf_clearance'],
  ['OpenTable', 'functional', /opentable\./, 'OT-*'],
  ['Resy', 'functional', /\bresy\.com/, ''],
  ['TheFork', 'functional', /\b(thefork|lafourchette)\./, ''],
  ['Tock', 'functional', /\bexploretock\.com/, ''],
  ['SevenRooms', 'functional', /\bsevenrooms\.com/, ''],
  ['Quandoo', 'functional', /\bquandoo\./, ''],
  ['Zenchef', 'functional', /\bzenchef\.com/, ''],
  ['Bookatable', 'functional', /\bbookatable\./, ''],
  ['Disqus', 'functional', /disqus(cdn)?\.com/, 'disqus_*'],
  ['YouTube', 'media', /youtube(-nocookie)?\.com|youtu\.be/, ''],
  ['Vimeo', 'media', /vimeo\.com/, 'vuid'],
  ['Wistia', 'media', /wistia\.(com|net)/, 'wistia*'],
  ['Google Maps', 'media', /google\.[a-z.]{2,12}\/maps|maps\.google/, ''],
  ['OpenStreetMap', 'media', /openstreetmap\.org/, ''],
  ['Spotify', 'media', /spotify\.com/, ''],
  ['SoundCloud', 'media', /soundcloud\.com/, ''],
  ['Instagram', 'media', /instagram\.com/, ''],
  ['X', 'media', /(twitter|x)\.com\//, ''],
  ['Google Fonts', 'functional', /fonts\.(googleapis|gstatic)\.com/, ''],
];

/** Services that are recognised on sites, and so held back until visitors agree. */
export const KNOWN_SERVICES: readonly string[] = KNOWN.map(([name]) => name);

/** What is not known and runs may do anything; what is only shown is content. */
export function serviceOf(mark: string, isScript: boolean): Service {
  const known = KNOWN.find(([, , pattern]) => pattern.test(mark));
  if (!known) return { name: '', category: isScript ? 'marketing' : 'media', cookies: [] };
  const [name, category, , cookies] = known;
  return { name, category, cookies: cookies === '' ? [] : cookies.split(' ') };
}

/** What counts the visits of a site for its owner alone. */
const OWN_COUNTING = 'Visits, counted by this site';

/** Who leaves something of this name in browsers. */
export function keeperOf(cookie: string): Pick<Service, 'name' | 'category'> | undefined {
  const isOf = (pattern: string) =>
    pattern.endsWith('*') ? cookie.startsWith(pattern.slice(0, -1)) : cookie === pattern;
  const own: readonly string[] = TRACKING_COOKIES;
  if (own.includes(cookie)) return { name: OWN_COUNTING, category: 'analytics' };
  const known = KNOWN.find(([, , , cookies]) => cookies.split(' ').some((each) => each !== '' && isOf(each)));
  return known && { name: known[0], category: known[1] };
}
