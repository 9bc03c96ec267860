import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { typed } from '../../../testing/main/run-cli.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { editDistance, nearest } from './nearest.ts';
import { runCli } from './run-cli.ts';
import { createCli } from './terminal.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-cli-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('the command line', () => {
  test('lists every command', async () => {
    const { code, stdout, stderr } = await typed(['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const command of commands) expect(stdout).toContain(command.words.join(' '));
  });

  test.each(commands.map((command) => [command.words.join(' '), command] as const))(
    'explains %s',
    async (words, command) => {
      const own = await typed([...command.words, '--help']);
      expect(own).toMatchObject({ code: 0, stderr: '' });
      expect(await typed(['help', ...command.words])).toEqual(own);
      expect(own.stdout).toContain(`npx vitrine ${words}`);
      for (const name of Object.keys(command.options)) expect(own.stdout).toContain(`--${name}`);
      for (const argument of command.args) expect(own.stdout).toContain(argument.about.slice(0, 20));
    },
  );

  test('examples in help texts are commands that parse', () => {
    for (const command of commands) {
      expect(command.examples.length, command.words.join(' ')).toBeGreaterThan(0);
      for (const { line } of command.examples) expect(line.startsWith(command.words.join(' '))).toBe(true);
    }
  });

  test('help texts fit a terminal of 90 columns', async () => {
    for (const argv of [['--help'], ...commands.map((command) => [...command.words, '--help'])]) {
      const { stdout } = await typed(argv);
      for (const line of stdout.split('\n').filter((each) => !each.includes('npx vitrine')))
        expect(line.length, line).toBeLessThanOrEqual(90);
    }
  });

  test('a slip is answered with the command that was meant, and exit code 2', async () => {
    expect(await typed(['sit', 'list'])).toMatchObject({ code: 2, stdout: '' });
    expect((await typed(['schemma'])).stderr).toContain('“schema”');
    expect((await typed(['site', 'crate', 'x'])).stderr).toContain('“site create”');
    expect((await typed(['site', 'list', '--jsno'])).stderr).toContain('--json');
    expect((await typed(['site', 'create', 'demo'])).stderr).toContain('--title is missing');
    expect((await typed(['site', 'create', '--title', 'x'])).stderr).toContain('ID is missing');
    expect((await typed(['site', 'list', 'more'])).stderr).toContain('Unexpected argument “more”');
    expect((await typed(['site', 'create', 'a', '--title', 'x', '--template', 'klin'])).stderr).toContain(
      'kiln',
    );
    for (const argv of [['site'], ['nothing-like-this'], ['']]) expect((await typed(argv)).code).toBe(2);
  });

  test('reading commands make no data folder', async () => {
    const nowhere = join(dataDir, 'nowhere');
    const ran = await typed(['site', 'list'], { DATA_DIR: nowhere });
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toContain('There is no Vitrine data in');
  });

  test('wrong settings and a database that cannot be reached are said in a sentence', async () => {
    expect((await typed(['site', 'list'], { PORT: 'many' })).stderr).toContain('PORT is “many”');
    const ran = await typed(['site', 'list'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(ran.code).toBe(1);
    expect(ran.stderr).toContain('The database could not be opened');
    expect(ran.stderr).not.toContain('    at ');
  });

  test('a full disk is said in one sentence, whatever was being done', async () => {
    const [command] = commands;
    if (!command) throw new Error('no command');
    const full = Object.assign(new Error('no space left on device, write'), {
      code: 'ENOSPC',
      path: '/data/x',
    });
    const cases = [
      full,
      new Error('wrapped', { cause: full }),
      Object.assign(new Error('full'), { errcode: 13 }),
    ];
    for (const error of cases) {
      const failing: Command = { ...command, args: [], options: {}, run: () => Promise.reject(error) };
      let said = '';
      const stderr = new PassThrough().on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
      const cli = createCli(
        { stdin: new PassThrough(), stdout: new PassThrough(), stderr },
        { env: {}, cwd: '/' },
      );
      expect(await runCli(command.words, cli, { commands: [failing], version: '0' })).toBe(1);
      expect(said).toMatch(/^vitrine: The disk is full.*Free some space.*\n$/);
      expect(said).not.toMatch(/ at .*:\d+:\d+/);
    }
  });

  test('makes sites, lists them and changes their hosts', async () => {
    const env = { DATA_DIR: dataDir };
    const made = await typed(
      ['site', 'create', 'studio', '--title', 'Studio', '--host', 'WWW.Studio.test'],
      env,
    );
    expect(made).toMatchObject({ code: 0, stderr: expect.stringContaining('no pages yet') });
    expect((await typed(['site', 'create', 'studio', '--title', 'Again'], env)).stderr).toContain('already');
    await typed(['site', 'create', 'cafe', '--title', 'Café'], env);
    expect((await typed(['site', 'host', 'add', 'cafe', 'www.studio.test'], env)).code).toBe(1);
    expect((await typed(['site', 'host', 'add', 'cafe', 'http://cafe.test/'], env)).stderr).toContain(
      'not a host name',
    );
    expect((await typed(['site', 'host', 'add', 'cafe', 'café.test'], env)).code).toBe(0);
    expect((await typed(['site', 'host', 'add', 'cafe', 'cafe.test'], env)).code).toBe(0);
    expect((await typed(['site', 'host', 'primary', 'cafe', 'cafe.test'], env)).code).toBe(0);
    expect((await typed(['site', 'host', 'remove', 'cafe', 'nowhere.test'], env)).code).toBe(1);
    expect((await typed(['site', 'host', 'remove', 'caf', 'cafe.test'], env)).stderr).toContain(
      'studio, cafe',
    );
    const listed = JSON.parse((await typed(['site', 'list', '--json'], env)).stdout);
    expect(listed).toMatchObject([
      { identifier: 'studio', title: 'Studio', hosts: [{ host: 'www.studio.test', isPrimary: true }, {}] },
      {
        identifier: 'cafe',
        hosts: [
          { host: 'cafe.test', isPrimary: true },
          { host: 'xn--caf-dma.test', isPrimary: false },
          { host: 'cafe.localhost:4321', isPrimary: false },
        ],
      },
    ]);
    expect((await typed(['site', 'host', 'remove', 'cafe', 'cafe.test'], env)).code).toBe(0);
    const left = JSON.parse((await typed(['site', 'list', '--json'], env)).stdout);
    expect(left[1].hosts[0]).toEqual({ host: 'xn--caf-dma.test', isPrimary: true });
  });

  test('exports a site and imports it again', async () => {
    const env = { DATA_DIR: join(dataDir, 'one') };
    const there = { DATA_DIR: join(dataDir, 'two') };
    await typed(['site', 'create', 'studio', '--title', 'Studio'], env);
    expect(await typed(['export', 'studio', 'out'], env, dataDir)).toMatchObject({ code: 0 });
    expect((await typed(['export', 'studio', 'out'], env, dataDir)).stderr).toContain('--force');
    expect((await typed(['export', 'nobody', 'out'], env, dataDir)).stderr).toContain('studio');
    const read = await typed(['import', 'vitrine', 'out', '--site', 'copy'], there, dataDir);
    expect(read).toMatchObject({ code: 0, stderr: '' });
    expect(read.stdout).toContain('“copy”');
    expect((await typed(['import', 'vitrine', 'out', '--site', 'copy'], there, dataDir)).stdout).toContain(
      'Nothing was changed',
    );
    writeFileSync(join(dataDir, 'out', 'style.json'), '[]');
    const wrong = await typed(['import', 'vitrine', 'out', '--site', 'third'], there, dataDir);
    expect(wrong).toMatchObject({ code: 1, stdout: '' });
    expect(wrong.stderr).toContain('style.json');
  });

  test('backs up and restores; replacing what is there takes a yes', async () => {
    const env = { DATA_DIR: join(dataDir, 'one') };
    const there = { DATA_DIR: join(dataDir, 'two') };
    await typed(['site', 'create', 'studio', '--title', 'Studio'], env);
    expect(await typed(['backup', 'all.tar.gz'], env, dataDir)).toMatchObject({ code: 0 });
    expect((await typed(['backup', 'all.tar.gz'], env, dataDir)).stderr).toContain('--force');
    expect((await typed(['backup', 'no/where.tar.gz'], env, dataDir)).stderr).toContain(
      'folder does not exist',
    );
    expect(await typed(['restore', 'all.tar.gz'], there, dataDir)).toMatchObject({ code: 0, stderr: '' });
    await typed(['site', 'create', 'second', '--title', 'Second'], there);
    expect((await typed(['restore', 'all.tar.gz'], there, dataDir)).stderr).toContain('--yes');
    expect((await typed(['restore', 'one'], there, dataDir)).stderr).toContain('It is a folder');
    expect((await typed(['restore', 'all.tar.gz', '--yes'], there, dataDir)).code).toBe(0);
    expect(JSON.parse((await typed(['site', 'list', '--json'], there)).stdout)).toHaveLength(1);
  });

  test('every reference in the printed schema leads somewhere', async () => {
    const all = JSON.parse((await typed(['schema'])).stdout);
    const names = (await typed(['schema', '--list'])).stdout.trim().split('\n');
    for (const name of names) expect(all.$defs).toHaveProperty([name]);
    expect(unresolved(all)).toEqual([]);
    for (const name of [...names, 'quote']) {
      const one = JSON.parse((await typed(['schema', name])).stdout);
      expect(unresolved(one), name).toEqual([]);
    }
    expect((await typed(['schema', 'sectoin'])).stderr).toContain('“section”');
  });
});

/** References of a schema that lead nowhere within it. */
function unresolved(schema: unknown): string[] {
  const refs = [...JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '');
  return refs.filter((ref) => {
    if (!ref.startsWith('#')) return true;
    const steps = ref
      .split('/')
      .slice(1)
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    return (
      steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], schema) ===
      undefined
    );
  });
}

describe('progress', () => {
  function terminal(isTTY: boolean) {
    let at = 0;
    let said = '';
    const stderr = Object.assign(new PassThrough(), { isTTY, columns: 20 });
    stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const cli = createCli(
      { stdin: new PassThrough(), stdout: new PassThrough(), stderr },
      { env: {}, cwd: '/' },
      () => at,
    );
    return {
      cli,
      said: () => said,
      pass: (ms: number) => {
        at += ms;
      },
    };
  }

  test('is one line on a terminal, cleared before the next line', () => {
    const { cli, said, pass } = terminal(true);
    cli.progress('1 of 100 pages are written');
    pass(100);
    cli.progress('2 of 100');
    cli.note('done');
    expect(said()).toBe('1 of 100 pages are \r\u001b[K2 of 100\r\u001b[Kdone\n');
  });

  test('is a plain line now and then elsewhere', () => {
    const { cli, said, pass } = terminal(false);
    for (let page = 1; page <= 100; page += 1) {
      cli.progress(`${page} of 100`);
      pass(100);
    }
    expect(said()).toBe('51 of 100\n');
  });

  test('nobody is asked where nobody is there', async () => {
    expect(await terminal(false).cli.confirm('Sure?')).toBeUndefined();
  });
});

describe('the nearest word', () => {
  test('the distance is none to itself, alike both ways, and one for one slip', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.nat(), (a, b, at) => {
        const slipped = `${a.slice(0, at % (a.length + 1))}x${a.slice(at % (a.length + 1))}`;
        expect(editDistance(a, a)).toBe(0);
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, slipped)).toBe(1);
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  test('nothing is offered for what is far from everything', () => {
    expect(nearest('photographs', ['list', 'create'])).toBeUndefined();
    expect(nearest('exprot', ['export', 'import'])).toBe('export');
  });
});
