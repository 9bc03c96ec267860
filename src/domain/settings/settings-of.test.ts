import { expect, test } from 'vitest';
import { z } from 'zod';
import { settingsOf } from './settings-of.ts';

test('a declaration gives the calls that read and save it', () => {
  const schema = z.strictObject({ isOn: z.boolean().default(true) });
  const { read, save } = settingsOf({
    name: 'lamps',
    key: 'lamp',
    schema,
    mayRead: 'read',
    may: 'config.settings',
    summary: { read: 'Says whether it is lit.', save: 'Lights it, or not.' },
    leaves: 'settings.changed',
    done: 'lit the lamp',
    saved: 'Saved.',
  });
  expect(read).toMatchObject({ method: 'GET', path: '/api/sites/:site/lamps', may: 'read' });
  expect(save).toMatchObject({
    method: 'PUT',
    may: 'config.settings',
    body: schema,
    leaves: 'settings.changed',
  });
  expect(save).not.toHaveProperty('personal');
  expect(save.answer.parse({ lamp: {} })).toEqual({ lamp: { isOn: true } });
});
