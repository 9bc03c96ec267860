/** The command line's process: hands over to the command that was typed and turns its outcome into an exit code. */
import packageFile from '../../package.json' with { type: 'json' };
import { commands } from './cli/commands.ts';
import { EXIT, runCli } from './cli/run-cli.ts';
import { createCli } from './cli/terminal.ts';

const cli = createCli(process, { env: process.env, cwd: process.cwd() });
try {
  process.exitCode = await runCli(process.argv.slice(2), cli, { commands, version: packageFile.version });
} catch (error) {
  // Nothing that can be expected ends here: this is a bug of ours, and its place helps whoever reports it.
  cli.note(
    `vitrine: this is a bug, please report it. ${error instanceof Error ? error.stack : String(error)}`,
  );
  process.exitCode = EXIT.failed;
}
