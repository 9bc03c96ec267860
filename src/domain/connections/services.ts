/**
 * Services a site or its owner may be connected to (OWNR-07, OWNR-09). The specification says there are about
 * eighty and names none: this is the product's own list. A code, once given, stays with its service.
 */

export const SERVICE_GROUPS = [
  'social',
  'video',
  'audio',
  'writing',
  'pictures',
  'shops',
  'bookings',
  'payments',
  'mail',
  'files',
  'work',
  'identity',
] as const;
export type ServiceGroup = (typeof SERVICE_GROUPS)[number];

export interface ConnectedService {
  readonly code: number;
  /** As links and settings name it. */
  readonly name: string;
  readonly label: string;
  readonly group: ServiceGroup;
}

type Row = readonly [code: number, name: string, label: string];

const GROUPS: Readonly<Record<ServiceGroup, readonly Row[]>> = {
  social: [
    [1, 'bluesky', 'Bluesky'],
    [2, 'discord', 'Discord'],
    [3, 'facebook', 'Facebook'],
    [4, 'instagram', 'Instagram'],
    [5, 'linkedin', 'LinkedIn'],
    [6, 'mastodon', 'Mastodon'],
    [7, 'pinterest', 'Pinterest'],
    [8, 'reddit', 'Reddit'],
    [9, 'snapchat', 'Snapchat'],
    [10, 'telegram', 'Telegram'],
    [11, 'threads', 'Threads'],
    [12, 'tiktok', 'TikTok'],
    [13, 'tumblr', 'Tumblr'],
    [14, 'whatsapp', 'WhatsApp'],
    [15, 'x', 'X'],
    [16, 'xing', 'Xing'],
  ],
  video: [
    [20, 'dailymotion', 'Dailymotion'],
    [21, 'peertube', 'PeerTube'],
    [22, 'twitch', 'Twitch'],
    [23, 'vimeo', 'Vimeo'],
    [24, 'wistia', 'Wistia'],
    [25, 'youtube', 'YouTube'],
  ],
  audio: [
    [30, 'apple-music', 'Apple Music'],
    [31, 'apple-podcasts', 'Apple Podcasts'],
    [32, 'bandcamp', 'Bandcamp'],
    [33, 'bandsintown', 'Bandsintown'],
    [34, 'deezer', 'Deezer'],
    [35, 'mixcloud', 'Mixcloud'],
    [36, 'soundcloud', 'SoundCloud'],
    [37, 'spotify', 'Spotify'],
    [38, 'tidal', 'Tidal'],
  ],
  writing: [
    [40, 'disqus', 'Disqus'],
    [41, 'goodreads', 'Goodreads'],
    [42, 'medium', 'Medium'],
    [43, 'rss', 'RSS feed'],
    [44, 'substack', 'Substack'],
    [45, 'wordpress', 'WordPress'],
  ],
  pictures: [
    [50, 'behance', 'Behance'],
    [51, 'dribbble', 'Dribbble'],
    [52, 'flickr', 'Flickr'],
    [53, 'five-hundred-px', '500px'],
    [54, 'unsplash', 'Unsplash'],
    [55, 'pixelfed', 'Pixelfed'],
  ],
  shops: [
    [60, 'amazon', 'Amazon'],
    [61, 'ebay', 'eBay'],
    [62, 'etsy', 'Etsy'],
    [63, 'shippo', 'Shippo'],
    [64, 'sendcloud', 'Sendcloud'],
    [65, 'printful', 'Printful'],
    [66, 'google-merchant', 'Google Merchant Center'],
    [67, 'xero', 'Xero'],
  ],
  bookings: [
    [70, 'calendly', 'Calendly'],
    [71, 'eventbrite', 'Eventbrite'],
    [72, 'google-maps', 'Google Maps'],
    [73, 'meetup', 'Meetup'],
    [74, 'opentable', 'OpenTable'],
    [75, 'openstreetmap', 'OpenStreetMap'],
    [76, 'tripadvisor', 'Tripadvisor'],
    [77, 'yelp', 'Yelp'],
    [78, 'zoom', 'Zoom'],
  ],
  payments: [
    [80, 'stripe', 'Stripe'],
    [81, 'paypal', 'PayPal'],
    [82, 'square', 'Square'],
    [83, 'mollie', 'Mollie'],
    [84, 'klarna', 'Klarna'],
    [85, 'patreon', 'Patreon'],
    [86, 'ko-fi', 'Ko-fi'],
  ],
  mail: [
    [90, 'email', 'Email'],
    [91, 'smtp', 'Mail server (SMTP)'],
    [92, 'mailchimp', 'Mailchimp'],
    [93, 'brevo', 'Brevo'],
    [94, 'listmonk', 'listmonk'],
  ],
  files: [
    [100, 'dropbox', 'Dropbox'],
    [101, 'google-drive', 'Google Drive'],
    [102, 'nextcloud', 'Nextcloud'],
    [103, 's3', 'S3 storage'],
  ],
  work: [
    [110, 'github', 'GitHub'],
    [111, 'gitlab', 'GitLab'],
    [112, 'slack', 'Slack'],
    [113, 'trello', 'Trello'],
    [114, 'zapier', 'Zapier'],
    [115, 'website', 'Another website'],
  ],
  identity: [
    [120, 'apple', 'Apple account'],
    [121, 'google', 'Google account'],
    [122, 'microsoft', 'Microsoft account'],
  ],
};

export const CONNECTED_SERVICES: readonly ConnectedService[] = SERVICE_GROUPS.flatMap((group) =>
  GROUPS[group].map(([code, name, label]) => ({ code, name, label, group })),
);
