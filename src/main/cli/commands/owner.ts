import { makeOwner, makeSignInLink, type OwnerMade } from '#server/accounts/make-owner.ts';
import { Passwords } from '#server/accounts/passwords.ts';
import { type AccountSummary, listAccounts } from '#server/accounts/queries-accounts.ts';
import { type Command, DONE, failed, misused } from '../command.ts';
import { withInstallation } from '../installation.ts';
import type { Cli } from '../terminal.ts';

const EMAIL = { name: 'EMAIL', about: 'The email address they sign in with.' };

export const ownerCreate: Command = {
  words: ['owner', 'create'],
  summary: 'Makes an owner of the installation, who may do everything.',
  about:
    'Makes an account whose owner may do everything on every site: make sites, restore backups, invite others. Whoever should work on one site only is invited in the owner area instead.\n\nWithout --password-stdin a link is printed with which they sign in once, within an hour, and choose a password. An address that has an account already becomes an owner and keeps its password.\n\nPasswords are never taken as an argument: other users of the machine could read them in the list of processes, and the shell keeps them.',
  args: [EMAIL],
  options: {
    name: { type: 'text', about: 'What they are called in histories. Default: what stands before the @.' },
    'password-stdin': { type: 'flag', about: 'Reads the password from standard input.' },
    json: { type: 'flag', about: 'Answers as JSON.' },
  },
  examples: [
    { line: 'owner create ada@example.org --name "Ada Berg"', about: 'Prints a link to give to Ada.' },
    {
      line: 'owner create ada@example.org --password-stdin < password.txt',
      about: 'For set-up by a script; the line’s end is not part of the password.',
    },
  ],
  async run(input, cli) {
    const [email = ''] = input.args;
    const password = input.flag('password-stdin') ? await cli.readInput() : undefined;
    if (password === '')
      return misused('No password came by standard input. Write for example: … --password-stdin < FILE');
    return withInstallation(
      cli,
      async (deps, { ownerOrigin }) => {
        const asked = { email, name: input.text('name'), password };
        const made = await makeOwner({ ...deps, passwords: new Passwords() }, asked);
        if ('message' in made) return failed(made.message);
        const isLinked = made.kind === 'created' && password === undefined;
        const link = isLinked ? await makeSignInLink(deps, ownerOrigin, made.email) : undefined;
        const url = link?.kind === 'made' ? link.url : null;
        if (input.flag('json')) cli.out(JSON.stringify({ ...made, url }, null, 2));
        else sayMade(cli, made, url);
        return DONE;
      },
      { mayCreate: true },
    );
  },
};

function sayMade(cli: Cli, { kind, email }: Extract<OwnerMade, { email: string }>, url: string | null): void {
  const said = `${email} is an owner of this installation${kind === 'promoted' ? ' now' : ''}.`;
  if (url === null) {
    cli.out(said);
    return;
  }
  cli.note(`${said} They sign in with this link, once, within an hour:`);
  cli.out(url);
}

export const ownerLink: Command = {
  words: ['owner', 'link'],
  summary: 'Prints a link that signs somebody in once.',
  about:
    'Prints a link that signs the owner of an address in once, within the hour, and lets them choose a new password: for whoever has lost their password, or the device of their second factor, which is not asked for. It takes the place of an earlier link.\n\nWhoever has the link is in. Give it to them by a way you trust. That it was made stands in the activity of the installation.',
  args: [EMAIL],
  options: { json: { type: 'flag', about: 'Answers as JSON.' } },
  examples: [{ line: 'owner link ada@example.org', about: 'Works for everybody who has an account.' }],
  async run(input, cli) {
    const [email = ''] = input.args;
    return withInstallation(cli, async (deps, { ownerOrigin }) => {
      const made = await makeSignInLink(deps, ownerOrigin, email);
      if (made.kind !== 'made') return failed(made.message);
      const expiresAt = new Date(made.expiresAt).toISOString();
      if (input.flag('json')) cli.out(JSON.stringify({ url: made.url, expiresAt }, null, 2));
      else {
        cli.note(`This link signs in once, until ${expiresAt.slice(11, 16)} UTC:`);
        cli.out(made.url);
      }
      return DONE;
    });
  },
};

export const ownerList: Command = {
  words: ['owner', 'list'],
  summary: 'Lists who has an account, the owners first.',
  about:
    'Lists everybody who has an account: owners of the installation, and people who work on one site or several. It says when they last signed in, and who has a second factor.',
  args: [],
  options: { json: { type: 'flag', about: 'Answers as JSON.' } },
  examples: [{ line: 'owner list', about: 'Who can get in?' }],
  async run(input, cli) {
    return withInstallation(
      cli,
      async (deps) => {
        const accounts = (await listAccounts(deps.db.read)).map(described);
        if (input.flag('json')) cli.out(JSON.stringify(accounts, null, 2));
        else if (accounts.length === 0)
          cli.out('There are none. “npx vitrine owner create EMAIL” makes the first.');
        else for (const account of accounts) cli.out(lineOf(account));
        return DONE;
      },
      { olderTables: 'read or copied' },
    );
  },
};

function described(account: AccountSummary) {
  const { lastSignInAt, ...rest } = account;
  return { ...rest, lastSignInAt: lastSignInAt === null ? null : new Date(lastSignInAt).toISOString() };
}

function lineOf(account: ReturnType<typeof described>): string {
  const { email, name, isOwner, sites, hasSecondFactor, lastSignInAt } = account;
  return [
    email,
    name,
    isOwner ? 'owner' : `works on ${sites === 1 ? 'one site' : `${sites} sites`}`,
    hasSecondFactor ? 'second factor' : 'password only',
    lastSignInAt ? `last signed in ${lastSignInAt.slice(0, 10)}` : 'never signed in',
  ].join('  ');
}
