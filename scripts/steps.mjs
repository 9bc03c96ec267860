// Runs commands: one with the terminal's streams, or several side by side.
import { spawn } from 'node:child_process';

/** What is looked at before anything runs: types, lint, architecture, unused code. */
export const CHECKS = [
  ['types', 'tsc', ['-b']],
  ['lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['architecture', 'depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src']],
  ['unused code', 'knip', ['--no-progress']],
  ['code for tests alone', 'knip', ['--no-progress', '--production']],
];

/**
 * Runs commands at the same time and prints what each said together, once it has ended.
 * @param {[name: string, command: string, args: string[]][]} commands
 * @returns {Promise<{ name: string, code: number, seconds: number }[]>} in the order given
 */
export function runTogether(commands) {
  const startedAt = performance.now();
  return Promise.all(
    commands.map(async ([name, command, args]) => {
      const said = [];
      const code = await run(command, args, { stdio: ['ignore', 'pipe', 'pipe'] }, (chunk) =>
        said.push(chunk),
      );
      const seconds = (performance.now() - startedAt) / 1000;
      console.log(
        `\n── ${name}\n${Buffer.concat(said)}${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`,
      );
      return { name, code, seconds };
    }),
  );
}

/** Runs one command, by default with the terminal's streams. @param onOutput gets what it says where it is piped */
export function run(command, args, options = {}, onOutput = () => {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.on('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
