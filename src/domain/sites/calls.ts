/** The calls about sites and their hosts. */
import { z } from 'zod';
import { doneAnswer, instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { TEMPLATE_NAMES } from '../design/style.ts';
import { newShopSchema } from '../store/settings/new-shop.ts';

const SITES = '/api/sites';
const SITE = `${SITES}/:site`;
const HOSTS = `${SITE}/hosts`;
const HOST = `${HOSTS}/:host`;

export const siteIdentifier = z
  .string()
  .min(1)
  .max(50)
  .meta({ description: 'Names the site in its first address: lowercase letters, digits and hyphens.' });
export const siteTitle = z.string().trim().min(1, 'Enter a site name.').max(200);

const host = z.object({ host: z.string(), isPrimary: z.boolean() });

const site = z
  .object({
    id: z.string(),
    identifier: z.string().meta({ description: 'Names the site in its first address.' }),
    title: z.string(),
    version: z.int().meta({ description: 'Increases with every change visitors can see.' }),
    createdAt: instant,
    updatedAt: instant,
    deletedAt: instant.nullable(),
    hosts: z.array(host),
    url: z.string(),
    keptUntil: instant
      .exactOptional()
      .meta({ description: 'For a deleted site: when it is permanently deleted.' }),
  })
  .meta({ id: 'Site' });
export type Site = Shape<typeof site>;

export const readAll = call('GET', SITES, {
  may: 'read',
  summary: 'Lists this installation’s sites.',
  query: z.object({
    deleted: z.enum(['true', 'false']).optional().meta({ description: 'Deleted sites instead.' }),
  }),
  answer: z.object({
    sites: z.array(site),
    siteDomain: z.string().meta({ description: 'Every site answers at its identifier before this.' }),
  }),
});

export const make = call('POST', SITES, {
  may: 'admin.installation',
  summary: 'Creates a site.',
  body: z.strictObject({
    identifier: siteIdentifier,
    title: siteTitle,
    template: z.enum(TEMPLATE_NAMES).exactOptional(),
    hasPages: z
      .boolean()
      .exactOptional()
      .meta({ description: 'Starts with its template’s first pages, published.' }),
    timeZone: z
      .string()
      .min(1)
      .max(60)
      .exactOptional()
      .meta({ description: 'IANA name of the site’s time zone, where it begins with pages.' }),
    hasMembers: z
      .boolean()
      .exactOptional()
      .meta({ description: 'Where it begins with pages: two plans and pages for members are among them.' }),
    shop: newShopSchema.exactOptional().meta({
      description: 'Where it begins with pages: a shop is among them. Market has one in any case.',
    }),
  }),
  answer: z.object({ site }),
  status: 201,
  errors: { invalid: 422, taken: 409 },
  leaves: 'site.created',
});

export const remove = call('DELETE', SITE, {
  may: 'admin.site',
  summary: 'Deletes a site.',
  description:
    'You can restore it for 30 days. After that, its pages, files and addresses are permanently deleted.',
  body: z.strictObject({
    confirmation: z.string().max(50).meta({ description: 'The site’s identifier, typed to confirm.' }),
  }),
  answer: doneAnswer('deleted').extend({ until: instant }),
  errors: { missing: 404, unconfirmed: 422 },
  leaves: 'site.deleted',
});

export const restore = call('POST', `${SITE}/restore`, {
  may: 'admin.site',
  summary: 'Restores a deleted site with everything it had.',
  answer: doneAnswer('restored'),
  errors: { missing: 404 },
  leaves: 'site.restored',
});

const record = z
  .object({ type: z.enum(['A', 'AAAA', 'CNAME']), name: z.string(), value: z.string() })
  .meta({ id: 'DnsRecord' });
export type DnsRecord = Shape<typeof record>;

/** How this server is reached, as far as it knows. */
const server = z.object({
  /** A name that leads to it. */
  name: z.string(),
  ipv4: z.array(z.string()),
  ipv6: z.array(z.string()),
  /** Whether the addresses can be reached from everywhere. */
  isPublic: z.boolean(),
  /** In its own address; absent where that is the one browsers ask by themselves. */
  port: z.string().exactOptional(),
});
export type ServerAddress = Shape<typeof server>;

const advice = z.object({
  /** The record that follows the server when it moves; only names below a domain can have it. */
  alias: record.exactOptional(),
  addresses: z.array(record),
});
export type HostAdvice = Shape<typeof advice>;

const hosts = z
  .object({
    hosts: z.array(host.extend({ advice: advice.meta({ description: 'The DNS records it needs.' }) })),
    ownHost: z.string().meta({ description: 'Always answers as well.' }),
    server,
  })
  .meta({ id: 'Hosts' });
export type Hosts = Shape<typeof hosts>;

const check = z
  .object({
    state: z.enum(['connected', 'waiting', 'wrong']),
    /** What was found, in a sentence. */
    said: z.string(),
    /** What to do about it. */
    remedy: z.string().exactOptional(),
    /** Where the name leads to. */
    addresses: z.array(z.string()),
  })
  .meta({ id: 'HostCheck' });
export type HostCheck = Shape<typeof check>;

export const readHosts = call('GET', HOSTS, {
  may: 'read',
  summary: 'Lists a site’s hosts with the DNS records they need.',
  answer: hosts,
  errors: { missing: 404 },
});

export const addHost = call('POST', HOSTS, {
  may: 'admin.domain',
  summary: 'Adds a host to a site.',
  description: 'Links use it once you make it the primary host.',
  body: z.strictObject({
    host: z
      .string()
      .min(1)
      .max(260)
      .meta({ description: 'A host name without scheme and path, such as www.example.org.' }),
  }),
  answer: hosts,
  errors: { invalid: 422, taken: 409, missing: 404 },
  leaves: 'domain.added',
});

export const choosePrimaryHost = call('POST', `${HOST}/primary`, {
  may: 'admin.domain',
  summary: 'Sets the primary host for links, search engines and feeds.',
  answer: hosts,
  errors: { invalid: 422, taken: 409, missing: 404 },
  leaves: 'domain.primary',
});

export const removeHost = call('DELETE', HOST, {
  may: 'admin.domain',
  summary: 'Removes a host from a site.',
  answer: hosts,
  errors: { invalid: 422, taken: 409, missing: 404 },
  leaves: 'domain.removed',
});

export const askForHost = call('GET', '/api/hosts/ask', {
  may: 'open',
  summary: 'Tells a web server in front of Vitrine whether to get a certificate for a host.',
  description:
    'For Caddy’s “ask”. Answers 200 for hosts of this installation and 404 for others, to this machine and to trusted proxies only.',
  gives: 'text/plain',
  personal: 'none',
});

export const checkHost = call('POST', `${HOST}/check`, {
  may: 'admin.domain',
  summary: 'Checks whether a host points to this site, and what is wrong.',
  answer: z.object({ check }),
  errors: { missing: 404 },
});
