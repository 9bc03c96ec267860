import { expect, test } from 'vitest';
import { codeSources } from '#domain/code/sources.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

const BAD = 'https://x;script-src-elem/';
const SPLIT = "https://x/ 'unsafe-inline' https://y";
const bad = [BAD, SPLIT, 'https://x,y/'];

test('no source of any kind begins a directive of its own', () => {
  const kinds = ['scripts', 'frames', 'styles', 'connections', 'media', 'images'] as const;
  const none = { scripts: [], frames: [], styles: [], connections: [] };
  const names = (policy: string) => policy.split(';').map((each) => each.trim().split(' ', 1)[0]);
  const plain = contentSecurityPolicy({ css: '', code: [], ownerOrigin: 'https://studio.example' });
  for (const kind of kinds) {
    const services = [{ ...none, [kind]: [...bad, 'https://good.example'] }];
    const policy = contentSecurityPolicy({
      css: '',
      code: [],
      services,
      ownerOrigin: 'https://studio.example',
    });
    expect(names(policy)).toEqual(names(plain));
    expect(policy).toContain('https://good.example');
    expect(policy).not.toMatch(/https:\/\/x|unsafe-inline/);
  }
  const html = bad.map((each) => `<script src="${each}"></script><iframe src="${each}"></iframe>`).join('');
  const policy = contentSecurityPolicy({
    css: '',
    code: [codeSources(html)],
    ownerOrigin: 'https://studio.example',
  });
  expect(names(policy)).toEqual(names(plain));
  expect(policy).not.toContain('https://x');
});

test('a service whose script writes style sheets may', () => {
  const services = [{ scripts: [], frames: [], connections: [], styles: ["'unsafe-inline'"] }];
  const policy = contentSecurityPolicy({
    css: 'p{}',
    code: [],
    services,
    ownerOrigin: 'https://studio.example',
  });
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
});
