/** Runs the command line inside of a test, with streams that remember. */
import { PassThrough, Readable } from 'node:stream';
import { commands } from '../../src/main/cli/commands.ts';
import { runCli } from '../../src/main/cli/run-cli.ts';
import { createCli } from '../../src/main/cli/terminal.ts';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export async function typed(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
  cwd = process.cwd(),
  stdin = '',
): Promise<Ran> {
  const said = { stdout: '', stderr: '' };
  const stream = (name: 'stdout' | 'stderr') => {
    const through = new PassThrough();
    through.on('data', (chunk: Buffer) => {
      said[name] += chunk.toString();
    });
    return through;
  };
  const streams = {
    stdin: Readable.from(stdin === '' ? [] : [stdin]),
    stdout: stream('stdout'),
    stderr: stream('stderr'),
  };
  const code = await runCli(argv, createCli(streams, { env, cwd }), { commands, version: '0.0.0' });
  return { code, ...said };
}
