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
export const siteTitle = z.string().trim().min(1, 'Write a name for the site.').max(200);

const host = z.object({ host: z.string(), isPrimary: z.boolean() });

const site = z
  .object({
    id: z.string(),
    identifier: z.string().meta({ description: 'Names the site in its first address.' }),
    title: z.string(),
    version: z.int().meta({ description: 'Grows with every change visitors can see.' }),
    createdAt: instant,
    updatedAt: instant,
    deletedAt: instant.nullable(),
    hosts: z.array(host),
    url: z.string(),
    keptUntil: instant.exactOptional().meta({ description: 'Of a deleted site: when it is gone for good.' }),
  })
  .meta({ id: 'Site' });
export type Site = Shape<typeof site>;

export const readAll = call('GET', SITES, {
  may: 'read',
  summary: 'Lists the sites of this installation.',
  query: z.object({
    deleted: z.enum(['true', 'false']).optional().meta({ description: 'Those that were deleted instead.' }),
  }),
  answer: z.object({
    sites: z.array(site),
    siteDomain: z.string().meta({ description: 'Every site answers on its identifier before this.' }),
  }),
});

export const make = call('POST', SITES, {
  may: 'admin.installation',
  summary: 'Makes a site.',
  body: z.strictObject({
    identifier: siteIdentifier,
    title: siteTitle,
    template: z.enum(TEMPLATE_NAMES).exactOptional(),
    hasPages: z
      .boolean()
      .exactOptional()
      .meta({ description: 'Begins with the first pages of its template, published, in place of none.' }),
    timeZone: z
      .string()
      .min(1)
      .max(60)
      .exactOptional()
      .meta({ description: 'IANA name of the site’s time zone, where it begins with pages.' }),
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
  summary: 'Takes a site off the web.',
  description: 'It can be brought back for 30 days; then its pages, files and addresses are gone.',
  body: z.strictObject({
    confirmation: z.string().max(50).meta({ description: 'The site’s identifier, typed once more.' }),
  }),
  answer: doneAnswer('deleted').extend({ until: instant }),
  errors: { missing: 404, unconfirmed: 422 },
  leaves: 'site.deleted',
});

export const restore = call('POST', `${SITE}/restore`, {
  may: 'admin.site',
  summary: 'Brings a deleted site back, with everything it had.',
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
  summary: 'Lists the hosts a site answers on, with the DNS records each of them needs.',
  answer: hosts,
  errors: { missing: 404 },
});

export const addHost = call('POST', HOSTS, {
  may: 'admin.domain',
  summary: 'Lets a site answer on one more host.',
  description: 'Links carry it once it has been chosen as the primary one.',
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
  summary: 'Chooses the host that links, search engines and feeds are told.',
  answer: hosts,
  errors: { invalid: 422, taken: 409, missing: 404 },
  leaves: 'domain.primary',
});

export const removeHost = call('DELETE', HOST, {
  may: 'admin.domain',
  summary: 'Stops a site answering on a host.',
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
  summary: 'Says whether a host leads visitors to this site, and what is wrong where it does not.',
  answer: z.object({ check }),
  errors: { missing: 404 },
});
