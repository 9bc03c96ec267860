/** Many visitors of a site, each with an address and a browser of their own, behind a proxy that the server trusts. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { HIT_PATH } from '#domain/tracking/contract.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const AT_ONCE = 20;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface CrowdVisitor {
  readonly number: number;
  /** @returns the HTML */
  see(path: string): Promise<string>;
}

/** Lets each of them do something, some at a time. */
export async function sendCrowd(
  siteUrl: string,
  count: number,
  visit: (visitor: CrowdVisitor) => Promise<void>,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const { host, port } = new URL(siteUrl);
  const ask = (number: number, method: string, path: string, more: Record<string, string>, body = '') =>
    new Promise<Answer>((resolve, reject) => {
      const headers = {
        host,
        'user-agent': `${BROWSER} v${number}`,
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        ...more,
      };
      const asking = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      });
      asking.on('error', reject);
      asking.end(body);
    });
  const see = async (number: number, path: string) => {
    const page = await ask(number, 'GET', path, {});
    const form = { event: 'view', data: JSON.stringify({ url: `${siteUrl}${path}` }), ss_cvr: '' };
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    };
    const hit = await ask(number, 'POST', HIT_PATH, headers, new URLSearchParams(form).toString());
    if (hit.status !== 200) throw new Error(`${hit.status} ${hit.text}`);
    return page.text;
  };
  let next = 0;
  const walk = async () => {
    while (next < count) {
      next += 1;
      const number = next;
      await visit({ number, see: (path) => see(number, path) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  agent.destroy();
}
