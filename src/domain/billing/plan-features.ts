/**
 * What a plan may include (OWNR-08, OWNR-09). The specification says there are about seventy features and
 * names none: this is the product's own list. Vitrine runs on its owner's machine and sells no plans, so that
 * every site has all that is built; whoever offers it to others may decide otherwise.
 */

export const FEATURE_GROUPS = [
  'pages',
  'design',
  'media',
  'publishing',
  'people',
  'visitors',
  'forms',
  'store',
  'marketing',
  'data',
] as const;
export type FeatureGroup = (typeof FEATURE_GROUPS)[number];

export interface PlanFeature {
  readonly code: number;
  readonly name: string;
  readonly label: string;
  readonly group: FeatureGroup;
}

type Row = readonly [code: number, name: string, label: string];

const GROUPS: Readonly<Record<FeatureGroup, readonly Row[]>> = {
  pages: [
    [1, 'pages', 'Pages without a limit'],
    [2, 'collections', 'Collections'],
    [3, 'blog', 'Blog'],
    [4, 'events', 'Events'],
    [5, 'portfolio', 'Portfolio'],
    [6, 'reusable-sections', 'Sections used on several pages'],
    [7, 'password-pages', 'Pages with a password'],
    [8, 'redirects', 'Redirects'],
    [9, 'site-search', 'Search on the site'],
    [10, 'languages', 'Several languages'],
  ],
  design: [
    [20, 'templates', 'All templates'],
    [21, 'style-editor', 'Colours, type and spacing'],
    [22, 'custom-css', 'Own CSS'],
    [23, 'code-injection', 'Own code on every page'],
    [24, 'phone-layout', 'Layout for phones of its own'],
    [25, 'custom-favicon', 'Own browser icon'],
    [26, 'no-badge', 'No mark of the product'],
  ],
  media: [
    [30, 'media-library', 'Media library'],
    [31, 'modern-pictures', 'Pictures in modern formats'],
    [32, 'video-hosting', 'Videos on the site itself'],
    [33, 'audio', 'Audio'],
    [34, 'file-downloads', 'Files to download'],
    [35, 'crops', 'Crops by focal point'],
  ],
  publishing: [
    [40, 'custom-domain', 'Own domain'],
    [41, 'several-domains', 'Several domains'],
    [42, 'scheduled-publishing', 'Publishing at a set time'],
    [43, 'history', 'Version history'],
    [44, 'previews', 'Previews for people without an account'],
    [45, 'static-copy', 'Static copy'],
    [46, 'sitemap', 'Sitemap and search engine data'],
    [47, 'feeds', 'Feeds'],
  ],
  people: [
    [50, 'contributors', 'Contributors'],
    [51, 'roles', 'Roles and permissions'],
    [52, 'activity-log', 'Activity log'],
    [53, 'second-factor', 'Sign-in with a second factor'],
    [54, 'passkeys', 'Passkeys'],
    [55, 'access-tokens', 'Access tokens'],
  ],
  visitors: [
    [60, 'comments', 'Comments'],
    [61, 'member-areas', 'Member areas'],
    [62, 'consent', 'Cookie banner'],
    [63, 'reports', 'Visitor reports'],
    [64, 'reviews', 'Reviews'],
    [65, 'bookings', 'Appointments'],
  ],
  forms: [
    [70, 'forms', 'Forms'],
    [71, 'form-storage', 'Answers kept and exported'],
    [72, 'form-mail', 'Answers by mail'],
    [73, 'form-uploads', 'Files in forms'],
    [74, 'spam-protection', 'Protection from spam'],
  ],
  store: [
    [80, 'products', 'Products'],
    [81, 'digital-products', 'Digital products'],
    [82, 'gift-cards', 'Gift cards'],
    [83, 'subscriptions', 'Subscriptions'],
    [84, 'discounts', 'Discounts'],
    [85, 'donations', 'Donations'],
    [86, 'inventory', 'Stock'],
    [87, 'shipping', 'Shipping rates'],
    [88, 'taxes', 'Taxes'],
    [89, 'abandoned-carts', 'Mails about carts left behind'],
    [90, 'no-transaction-fee', 'No fee on sales'],
  ],
  marketing: [
    [100, 'newsletter', 'Newsletter'],
    [101, 'announcement-bar', 'Announcement bar'],
    [102, 'popups', 'Pop-ups'],
    [103, 'experiments', 'Experiments'],
    [104, 'social-cards', 'Pictures for shared links'],
    [105, 'connected-accounts', 'Connected accounts'],
  ],
  data: [
    [110, 'api', 'API'],
    [111, 'import', 'Import from other systems'],
    [112, 'export', 'Export of everything'],
    [113, 'backups', 'Backups'],
    [114, 'own-database', 'Own database'],
  ],
};

export const PLAN_FEATURES: readonly PlanFeature[] = FEATURE_GROUPS.flatMap((group) =>
  GROUPS[group].map(([code, name, label]) => ({ code, name, label, group })),
);
