/** What the calls about sites and their hosts answer. */
import { z } from 'zod';
import type { DnsRecord, ServerAddress } from '#domain/hosts/dns-records.ts';
import { doneAnswer, instant } from '../http/answers.ts';
import type { Answers } from '../http/route-list.ts';
import type { SiteRow } from '../kernel/sites/queries.ts';
import type { HostCheck } from './check-host.ts';

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
  .meta({ id: 'Site' }) satisfies z.ZodType<SiteRow>;

const record = z
  .object({ type: z.enum(['A', 'AAAA', 'CNAME']), name: z.string(), value: z.string() })
  .meta({ id: 'DnsRecord' }) satisfies z.ZodType<DnsRecord>;

const server = z.object({
  name: z.string(),
  ipv4: z.array(z.string()),
  ipv6: z.array(z.string()),
  isPublic: z.boolean(),
}) satisfies z.ZodType<ServerAddress>;

const advice = z.object({ alias: record.exactOptional(), addresses: z.array(record) });

const hosts = z
  .object({
    hosts: z.array(host.extend({ advice: advice.meta({ description: 'The DNS records it needs.' }) })),
    ownHost: z.string().meta({ description: 'Always answers as well.' }),
    server,
  })
  .meta({ id: 'Hosts' });

const check = z
  .object({
    state: z.enum(['connected', 'waiting', 'wrong']),
    said: z.string(),
    remedy: z.string().exactOptional(),
    addresses: z.array(z.string()),
  })
  .meta({ id: 'HostCheck' }) satisfies z.ZodType<HostCheck>;

export const SITE_ANSWERS: Answers = {
  'GET /api/sites': z.object({
    sites: z.array(site),
    siteDomain: z.string().meta({ description: 'Every site answers on its identifier before this.' }),
  }),
  'POST /api/sites': z.object({ site }),
  'DELETE /api/sites/:site': doneAnswer('deleted').extend({ until: instant }),
  'POST /api/sites/:site/restore': doneAnswer('restored'),
  'GET /api/sites/:site/hosts': hosts,
  'POST /api/sites/:site/hosts': hosts,
  'POST /api/sites/:site/hosts/:host/primary': hosts,
  'DELETE /api/sites/:site/hosts/:host': hosts,
  'POST /api/sites/:site/hosts/:host/check': z.object({ check }),
};
