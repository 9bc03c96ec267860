// Runs commands one after the other, says how each went, and stops at the first that fails.
import { spawn } from 'node:child_process';

/** @param {[name: string, command: string, args: string[]][]} steps @returns {Promise<number>} exit code */
export async function runSteps(steps) {
  for (const [name, command, args] of steps) {
    const startedAt = performance.now();
    const code = await run(command, args);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code !== 0) return code;
  }
  return 0;
}

/** Runs one command with the terminal's streams. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}
