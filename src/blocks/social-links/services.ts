/** The services that have an icon, by the name stored in a link. */
import { ICONS } from './icons.ts';

export type Service = keyof typeof ICONS;

/** What a service is called, and the hosts that are its own. */
export const SERVICES: Readonly<Record<Service, { name: string; hosts: readonly string[] }>> = {
  bluesky: { name: 'Bluesky', hosts: ['bsky.app'] },
  discord: { name: 'Discord', hosts: ['discord.gg', 'discord.com'] },
  email: { name: 'Email', hosts: [] },
  etsy: { name: 'Etsy', hosts: ['etsy.com'] },
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  github: { name: 'GitHub', hosts: ['github.com'] },
  instagram: { name: 'Instagram', hosts: ['instagram.com'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com'] },
  mastodon: { name: 'Mastodon', hosts: ['mastodon.social', 'mastodon.online', 'mas.to', 'fosstodon.org'] },
  phone: { name: 'Phone', hosts: [] },
  pinterest: { name: 'Pinterest', hosts: ['pinterest.com', 'pin.it'] },
  rss: { name: 'RSS', hosts: [] },
  soundcloud: { name: 'SoundCloud', hosts: ['soundcloud.com'] },
  spotify: { name: 'Spotify', hosts: ['spotify.com'] },
  substack: { name: 'Substack', hosts: ['substack.com'] },
  telegram: { name: 'Telegram', hosts: ['t.me', 'telegram.me'] },
  threads: { name: 'Threads', hosts: ['threads.net', 'threads.com'] },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'] },
  vimeo: { name: 'Vimeo', hosts: ['vimeo.com'] },
  website: { name: 'Website', hosts: [] },
  whatsapp: { name: 'WhatsApp', hosts: ['whatsapp.com', 'wa.me'] },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
};

/** The service by its stored name, else by the address; `website` when neither says. */
export function findService(name: string, url: string): Service {
  const wanted = name.trim().toLowerCase();
  if (isService(wanted)) return wanted;
  if (/^mailto:/i.test(url)) return 'email';
  if (/^tel:/i.test(url)) return 'phone';
  if (!URL.canParse(url)) return 'website';
  const { hostname, pathname } = new URL(url);
  const owned = Object.entries(SERVICES).find(([, { hosts }]) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  );
  if (owned && isService(owned[0])) return owned[0];
  // Mastodon has a thousand hosts; its profiles have one form.
  return /^\/@[\w.]+$/.test(pathname) ? 'mastodon' : 'website';
}

function isService(name: string): name is Service {
  return Object.hasOwn(ICONS, name);
}
