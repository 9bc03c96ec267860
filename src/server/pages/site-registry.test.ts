import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { createSite } from '../sites/create-site.ts';
import { SiteRegistry } from './site-registry.ts';

const settings = { siteDomain: 'localhost:4321', fallbackHosts: ['127.0.0.1:4321'] };

describeOnBothEngines('the registry of hosts', (on) => {
  test('questions that come together are all answered from a reading that is complete', async () => {
    await createSite(on.deps, { identifier: 'first', title: 'First' });
    const registry = new SiteRegistry(on.deps, settings);
    const ask = () =>
      Promise.all(
        ['first', 'second', 'first', 'second'].map((name) => registry.find(`${name}.localhost:4321`)),
      );
    expect((await ask()).map((entry) => entry?.identifier)).toEqual(['first', undefined, 'first', undefined]);
    await createSite(on.deps, { identifier: 'second', title: 'Second' });
    expect((await ask()).map((entry) => entry?.identifier)).toEqual(['first', 'second', 'first', 'second']);
  });

  test('commits that never end do not hold an answer up', async () => {
    const registry = new SiteRegistry(on.deps, settings);
    let isDone = false;
    const writing = (async () => {
      while (!isDone) await on.db.write(async () => undefined);
    })();
    try {
      for (let n = 0; n < 20; n += 1)
        expect((await registry.find('first.localhost:4321'))?.identifier).toBe('first');
    } finally {
      isDone = true;
      await writing;
    }
  });
});
