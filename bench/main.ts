/** Runs the measurements named on the command line, or all, prints them, and with --record writes them down. */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { analytics } from './analytics.ts';
import { serveBareHono } from './bare-hono.ts';
import { serveBare } from './bare-server.ts';
import { cachedPage } from './cached-page.ts';
import { catalogue } from './catalogue.ts';
import { crash } from './crash.ts';
import { hits } from './hits.ts';
import { languages } from './languages.ts';
import { lighthouse } from './lighthouse.ts';
import { members } from './members.ts';
import { memory } from './memory.ts';
import { orders } from './orders.ts';
import { renderedPage } from './rendered-page.ts';
import { format, type Measurement, type Result } from './result.ts';
import { scale } from './scale.ts';
import { speed } from './speed.ts';
import { submissions } from './submissions.ts';
import { subscriptions } from './subscriptions.ts';
import { uploads } from './uploads.ts';
import { wholeOrders } from './whole-orders.ts';
import { widgets } from './widgets/widgets.ts';
import { writes } from './writes.ts';

const MEASUREMENTS: readonly Measurement[] = [
  cachedPage,
  renderedPage,
  memory,
  scale,
  languages,
  lighthouse,
  widgets,
  writes,
  submissions,
  hits,
  speed,
  analytics,
  uploads,
  catalogue,
  orders,
  wholeOrders,
  members,
  subscriptions,
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
  const beganAt = performance.now();
  const machine = describeMachine();
  console.log(machine);
  for (const measurement of chosen) {
    console.log(`\n${measurement.title}`);
    const startedAt = performance.now();
    const results = await resultsOf(measurement);
    for (const result of results) console.log(`  ${lineOf(result)}`);
    console.error(`  … ${secondsSince(startedAt)} s`);
    if (!measurement.own) sections.push(sectionOf(measurement, results));
    else if (isRecorded) writeOwn(measurement.own, machine);
    hasMissed ||= results.some((result) => result.isMet === false);
  }
  console.log(`\n${secondsSince(beganAt)} s in all`);
  if (isRecorded && sections.length > 0) writeFileSync('docs/performance.md', recordOf(machine, sections));
  return hasMissed ? 1 : 0;
}

function writeOwn({ path, text }: NonNullable<Measurement['own']>, machine: string): void {
  const found = text(machine);
  if (found !== undefined) writeFileSync(path, found);
}

/** One that cannot be taken is a result too: the others are taken all the same. */
async function resultsOf(measurement: Measurement): Promise<readonly Result[]> {
  try {
    return await measurement.run();
  } catch (error) {
    console.error(error);
    const [firstLine] = String(error).split('\n');
    return [{ name: measurement.name, text: `not measured, ${firstLine}`, isMet: false, bar: 'a figure' }];
  }
}

function secondsSince(startedAt: number): string {
  return format((performance.now() - startedAt) / 1000);
}

function lineOf({ name, text, bar, isMet }: Result): string {
  return `${name}: ${text}${bar === undefined ? '' : ` (bar ${bar}: ${isMet ? 'met' : 'MISSED'})`}`;
}

function sectionOf({ title }: Measurement, results: readonly Result[]): string {
  return `## ${title}\n\n${results.map((result) => `- ${lineOf(result)}`).join('\n')}\n`;
}

/** What the figures depend on. The load says whether something else was running. */
function describeMachine(): string {
  const [load = 0] = loadavg();
  const model = cpus()[0]?.model.trim() || 'a processor that does not say its name';
  return `${cpus().length} cores (${model}), ${format(totalmem() / 2 ** 30)} GB, ${type()}, Node ${process.version}, load ${load.toFixed(1)} before it began`;
}

function recordOf(machine: string, sections: readonly string[]): string {
  return [
    '# Performance\n',
    'Written by `npm run bench -- --record`. Each figure is compared with a baseline or another system measured in the same run. Read the',
    'ratios, because the rates depend on the machine. Throughput is the median of five alternating pairs, from a client that saturates the server:',
    '`wrk` if installed, otherwise three autocannon processes. `npm test` checks byte budgets, and browser tests check the owner area’s speed.\n',
    `Machine: ${machine}.\n`,
    sections.join('\n'),
  ].join('\n');
}

const args = process.argv.slice(2);
if (args[0] === 'bare-server') serveBare();
else if (args[0] === 'bare-hono') serveBareHono();
else
  process.exit(
    await measure(
      args.filter((arg) => !arg.startsWith('--')),
      args.includes('--record'),
    ),
  );
