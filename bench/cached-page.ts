/** Cached pages against a bare `node:http` server that sends the same bytes under the same headers. */
import { fork } from 'node:child_process';
import { request } from 'node:http';
import { startServer } from '../src/main/testing/server-process.ts';
import { load } from './load.ts';
import { type Measurement, median, type Result, ratioResult } from './result.ts';

/** Rounds are taken in turns, so that whatever else the machine does hits both. */
const ROUNDS = 5;

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
      const ours: number[] = [];
      const theirs: number[] = [];
      const options = { seconds: 3, headers: ['accept-encoding=br'] };
      for (let round = 0; round < ROUNDS; round += 1) {
        theirs.push((await load(`http://127.0.0.1:${port}/`, options)).perSecond);
        ours.push((await load(url, options)).perSecond);
      }
      return [
        ratioResult(
          'cached page',
          'requests/s',
          median(ours),
          { name: 'a bare node:http server', value: median(theirs) },
          0.8,
        ),
      ];
    } finally {
      bare.kill();
      await server.stop();
    }
  },
};

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
