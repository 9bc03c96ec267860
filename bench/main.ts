/** Runs the measurements named on the command line, or all, prints them, and with --record writes them down. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { serveBare } from './bare-server.ts';
import { cachedPage } from './cached-page.ts';
import { crash } from './crash.ts';
import { lighthouse } from './lighthouse.ts';
import { memory } from './memory.ts';
import { renderedPage } from './rendered-page.ts';
import type { Measurement, Result } from './result.ts';
import { scale } from './scale.ts';
import { writes } from './writes.ts';

const MEASUREMENTS: readonly Measurement[] = [
  cachedPage,
  renderedPage,
  memory,
  scale,
  lighthouse,
  writes,
  crash,
];

async function measure(names: readonly string[], isRecorded: boolean): Promise<number> {
  const chosen =
    names.length === 0
      ? MEASUREMENTS
      : MEASUREMENTS.filter((measurement) => names.includes(measurement.name));
  if (chosen.length === 0) {
    console.error(`There are: ${MEASUREMENTS.map((measurement) => measurement.name).join(', ')}.`);
    return 2;
  }
  const sections: string[] = [];
  let hasMissed = false;
  for (const measurement of chosen) {
    console.log(`\n${measurement.title}`);
    const results = await measurement.run();
    for (const result of results) console.log(`  ${lineOf(result)}`);
    sections.push(
      `## ${measurement.title}\n\n${results.map((result) => `- ${lineOf(result)}`).join('\n')}\n`,
    );
    hasMissed ||= results.some((result) => result.isMet === false);
  }
  if (isRecorded) writeFileSync('docs/performance.md', record(sections));
  return hasMissed ? 1 : 0;
}

function lineOf({ name, text, bar, isMet }: Result): string {
  return `${name}: ${text}${bar === undefined ? '' : ` (bar ${bar}: ${isMet ? 'met' : 'MISSED'})`}`;
}

function record(sections: readonly string[]): string {
  return `# Performance\n\nWritten by \`npm run bench -- --record\`. Each figure stands beside its floor or peer, measured in the same run on\n${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}.\n\n${sections.join('\n')}`;
}

const args = process.argv.slice(2);
if (args[0] === 'bare-server') serveBare();
else
  process.exit(
    await measure(
      args.filter((arg) => !arg.startsWith('--')),
      args.includes('--record'),
    ),
  );
