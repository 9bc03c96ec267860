import { openMedia } from '#server/media/open-media.ts';
import { readSettings } from '#server/settings.ts';
import { type Command, DONE, failed } from '../command.ts';
import { checkDatabase, checkJobs, checkMedia } from '../doctor/check-data.ts';
import { checkFolder } from '../doctor/check-folder.ts';
import { checkSites } from '../doctor/check-sites.ts';
import { type Finding, good, problem } from '../doctor/findings.ts';
import { withInstallation } from '../installation.ts';
import type { Cli } from '../terminal.ts';

const MARKS = { good: '✓', note: '!', problem: '✗' } as const;

export const doctor: Command = {
  words: ['doctor'],
  summary: 'Checks the installation and says what to do about what it finds.',
  about:
    'Checks the settings, the data folder and its disk, the database, that every picture and file is there, sites and their hosts, and jobs that failed. Says of each finding what to do. It changes nothing, and may run while the server does.\n\nThe exit code is 1 when something has to be done.',
  args: [],
  options: {
    deep: {
      type: 'flag',
      about:
        'Also reads every stored file and compares it with what was uploaded. Takes as long as reading them all.',
    },
    json: { type: 'flag', about: 'Answers as JSON.' },
  },
  examples: [
    { line: 'doctor', about: 'After moving house, or when something seems wrong.' },
    { line: 'doctor --deep', about: 'After a disk had errors.' },
  ],
  async run(input, cli) {
    const findings = await examine(cli, input.flag('deep'));
    const problems = findings.filter((finding) => finding.state === 'problem').length;
    if (input.flag('json')) cli.out(JSON.stringify(findings, null, 2));
    for (const finding of input.flag('json') ? [] : findings) {
      cli.out(`${MARKS[finding.state]} ${finding.about}: ${finding.said}`);
      if (finding.remedy) cli.out(`  → ${finding.remedy}`);
    }
    if (problems === 0) return DONE;
    return failed(problems === 1 ? 'One thing has to be done.' : `${problems} things have to be done.`);
  },
};

async function examine(cli: Cli, isDeep: boolean): Promise<Finding[]> {
  const read = readSettings(cli.env);
  if (!read.ok)
    return read.problems.map((text) =>
      problem('Settings', text, 'Correct it where the server is started from.'),
    );
  const findings = [good('Settings', 'All are valid.'), ...checkFolder(read.settings.dataDir)];
  if (findings.some((finding) => finding.state === 'problem' && finding.about === 'Data folder'))
    return findings;
  const outcome = await withInstallation(cli, async (deps, settings) => {
    const media = openMedia(deps, settings.dataDir);
    try {
      findings.push(
        ...(await checkDatabase(deps)),
        await checkMedia(deps, media.storage, isDeep),
        ...(await checkSites(deps, settings)),
        await checkJobs(deps),
      );
      return DONE;
    } finally {
      media.close();
    }
  });
  if (outcome.kind === 'failed')
    findings.push(problem('Database', outcome.message, 'Nothing else could be checked. Mend this first.'));
  return findings;
}
