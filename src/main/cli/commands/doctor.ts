import { existsSync } from 'node:fs';
import type { SchemaState } from '#server/db/schema-state.ts';
import type { Deps } from '#server/deps.ts';
import { openMediaStorage } from '#server/media/open-media.ts';
import { readSettings, type ServerSettings } from '#server/settings.ts';
import { type Command, DONE, failed } from '../command.ts';
import { attempt } from '../doctor/attempt.ts';
import { checkDatabase, checkJobs } from '../doctor/check-data.ts';
import { checkFiles } from '../doctor/check-files.ts';
import { checkFolder } from '../doctor/check-folder.ts';
import { checkSites } from '../doctor/check-sites.ts';
import { type Finding, good, note, problem } from '../doctor/findings.ts';
import { withInstallation } from '../installation.ts';
import type { Cli } from '../terminal.ts';
import { UPGRADE } from '../upgrade-words.ts';

const MARKS = { good: '✓', note: '!', problem: '✗' } as const;

const DEEPER = '  To compare the contents of stored files as well, run “npx vitrine doctor --deep”.';

export const doctor: Command = {
  words: ['doctor'],
  summary: 'Check the installation and suggest fixes.',
  about:
    'Checks the settings, the data folder and its disk, the database, stored pictures and files, sites and their hosts, and failed jobs. Suggests a fix for each problem. It changes nothing, and you can run it while the server runs.\n\nExits with code 1 if it finds a problem.',
  args: [],
  options: {
    deep: {
      type: 'flag',
      about:
        'Also read every stored file and compare it with the upload. This takes as long as reading all files.',
    },
    json: { type: 'flag', about: 'Print the result as JSON.' },
  },
  examples: [
    { line: 'doctor', about: 'After moving to another server, or when something seems wrong.' },
    { line: 'doctor --deep', about: 'After disk errors.' },
  ],
  async run(input, cli) {
    const findings = await examine(cli, input.flag('deep'));
    const problems = findings.filter((finding) => finding.state === 'problem').length;
    if (input.flag('json')) cli.out(JSON.stringify(findings, null, 2));
    for (const finding of input.flag('json') ? [] : findings) {
      cli.out(`${MARKS[finding.state]} ${finding.about}: ${finding.said}`);
      if (finding.remedy) cli.out(`  → ${finding.remedy}`);
    }
    const isShallow = !input.flag('deep') && findings.some(({ about }) => about === 'Media');
    if (isShallow && !input.flag('json')) cli.out(DEEPER);
    if (problems === 0) return DONE;
    return failed(problems === 1 ? 'Found 1 problem.' : `Found ${problems} problems.`);
  },
};

async function examine(cli: Cli, isDeep: boolean): Promise<Finding[]> {
  const read = readSettings(cli.env);
  if (!read.ok)
    return read.problems.map((text) =>
      problem('Settings', text, 'Correct it in the environment that starts the server.'),
    );
  const { dataDir } = read.settings;
  const findings = [good('Settings', 'All are valid.'), ...checkFolder(dataDir)];
  const outcome = await withInstallation(
    cli,
    async (deps, settings, state) => {
      findings.push(...(await examineData(deps, settings, { state, isDeep })));
      return DONE;
    },
    { olderTables: 'any' },
  );
  // A missing folder has been reported already.
  if (outcome.kind === 'failed' && existsSync(dataDir))
    findings.push(problem('Database', outcome.message, 'Fix this first. The rest could not be checked.'));
  return findings;
}

interface Examined {
  readonly state: SchemaState;
  readonly isDeep: boolean;
}

async function examineData(
  deps: Deps,
  settings: ServerSettings,
  { state, isDeep }: Examined,
): Promise<Finding[]> {
  if (state.kind === 'newer')
    return [problem('Version', state.message, 'The database could not be checked.')];
  if (state.kind === 'empty')
    return [problem('Database', 'The database is empty.', 'Start the server once (npm start).')];
  const isOlder = state.kind === 'older';
  const storage = openMediaStorage(settings.dataDir);
  return [
    ...(isOlder ? [note('Version', 'This database is from an older version of Vitrine.', UPGRADE)] : []),
    ...(await attempt('Database', () => checkDatabase(deps), isOlder)),
    ...(await attempt('Media', () => checkFiles(deps, storage, isDeep), isOlder)),
    ...(await attempt('Sites', () => checkSites(deps, settings), isOlder)),
    ...(await attempt('Jobs', async () => [await checkJobs(deps)], isOlder)),
  ];
}
