/** Cached pages against a bare `node:http` server that sends the same bytes under the same headers, each as fast as it can. */
import { fork } from 'node:child_process';
import { request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { startServer } from '../testing/main/server-process.ts';
import { chooseClient, type LoadClient } from './load.ts';
import type { Load } from './load-reports.ts';
import { format, type Measurement, median, progress, type Result, ratioResult } from './result.ts';

/** One after the other, so that whatever else the machine does hits both; the median pair is what counts. */
const PAIRS = 5;

export const cachedPage: Measurement = {
  name: 'cached',
  title: 'Cached page throughput',
  async run(): Promise<Result[]> {
    const server = await startServer();
    const url = server.url('/');
    await fetchRaw(url);
    const page = await fetchRaw(url);
    const bare = fork(process.argv[1] ?? '', ['bare-server']);
    try {
      const port = await new Promise<number>((resolve) => {
        bare.once('message', (message) => resolve(Number(message)));
        bare.send({ headers: page.headers, body: page.body.toString('base64') });
      });
      const bareUrl = `http://127.0.0.1:${port}/`;
      if (!isDeepStrictEqual(await fetchRaw(bareUrl), page))
        throw new Error('the bare server does not send the same headers and bytes');
      return await comparePairs(url, bareUrl);
    } finally {
      bare.kill();
      await server.stop();
    }
  },
};

async function comparePairs(url: string, bareUrl: string): Promise<Result[]> {
  const client = await chooseClient();
  const pairs: { ours: number; bare: number }[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    // Whoever is first finds the machine cooler: they take turns at that, too.
    const order = pair % 2 === 0 ? [bareUrl, url] : [url, bareUrl];
    const rates = new Map<string, number>();
    for (const each of order) rates.set(each, rateOf(await client.load(each, ['accept-encoding: br'])));
    const [ours = 0, bare = 0] = [rates.get(url), rates.get(bareUrl)];
    progress(`${format(ours)} requests/s beside ${format(bare)}: ${(ours / bare).toFixed(2)}`);
    pairs.push({ ours, bare });
  }
  return [resultOf(pairs, client)];
}

/** What failed is no throughput. */
function rateOf({ perSecond, failures }: Load): number {
  if (failures > 0) throw new Error(`${failures} requests failed`);
  return perSecond;
}

/** The median of the pairs' ratios, not the ratio of two medians, which may come from different pairs. */
function resultOf(pairs: readonly { ours: number; bare: number }[], client: LoadClient): Result {
  const ratio = median(pairs.map(({ ours, bare }) => ours / bare));
  const bare = median(pairs.map((pair) => pair.bare));
  const peer = {
    name: `a bare node:http server, asked by ${client.name}, median of ${PAIRS} pairs`,
    value: bare,
  };
  return ratioResult('cached page', 'requests/s', ratio * bare, peer, 0.8);
}

function fetchRaw(url: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const own = new Set(['date', 'connection', 'keep-alive']);
        const headers: string[] = [];
        for (let index = 0; index < response.rawHeaders.length; index += 2) {
          const name = response.rawHeaders[index] ?? '';
          if (!own.has(name.toLowerCase())) headers.push(name, response.rawHeaders[index + 1] ?? '');
        }
        resolve({ headers, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end();
  });
}
