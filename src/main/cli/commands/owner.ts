import { makeOwner, makeSignInLink, type OwnerMade } from '#server/accounts/make-owner.ts';
import { type AccountSummary, listAccounts } from '#server/accounts/queries-accounts.ts';
import { Passwords } from '#server/http/passwords.ts';
import { type Command, DONE, failed, misused } from '../command.ts';
import { withInstallation } from '../installation.ts';
import type { Cli } from '../terminal.ts';

const EMAIL = { name: 'EMAIL', about: 'The email address of the account.' };

export const ownerCreate: Command = {
  words: ['owner', 'create'],
  summary: 'Create an owner, who can do everything in this installation.',
  about:
    'Creates an account that can do everything on every site: create sites, restore backups and invite others. To give someone access to one site only, invite them in the owner area.\n\nWithout --password-stdin, the command prints a sign-in link that works once, within an hour, and lets the owner choose a password. If the address already has an account, that account becomes an owner and keeps its password.\n\nA password cannot be given as an argument: other users of the machine could see it in the list of processes, and the shell would store it.',
  args: [EMAIL],
  options: {
    name: { type: 'text', about: 'Name shown in histories. Default: the part before the @.' },
    'password-stdin': { type: 'flag', about: 'Read the password from standard input.' },
    json: { type: 'flag', about: 'Print the result as JSON.' },
  },
  examples: [
    { line: 'owner create ada@example.org --name "Ada Berg"', about: 'Print a sign-in link for Ada.' },
    {
      line: 'owner create ada@example.org --password-stdin < password.txt',
      about: 'For setup scripts. The line ending is not part of the password.',
    },
  ],
  async run(input, cli) {
    const [email = ''] = input.args;
    const password = input.flag('password-stdin') ? await cli.readInput() : undefined;
    if (password === '')
      return misused('No password was given on standard input. For example: … --password-stdin < FILE');
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
  const said = `${email} is ${kind === 'promoted' ? 'now ' : ''}an owner of this installation.`;
  if (url === null) {
    cli.out(said);
    return;
  }
  cli.note(`${said} This sign-in link works once, within an hour:`);
  cli.out(url);
}

export const ownerLink: Command = {
  words: ['owner', 'link'],
  summary: 'Print a one-time sign-in link.',
  about:
    'Prints a sign-in link for an account. It works once, within an hour, and lets the person choose a new password. Use it for someone who has lost their password or their second factor: the link does not ask for either. A new link replaces an earlier one.\n\nAnybody with the link can sign in, so send it over a channel you trust. The activity log records that the link was created.',
  args: [EMAIL],
  options: { json: { type: 'flag', about: 'Print the result as JSON.' } },
  examples: [{ line: 'owner link ada@example.org', about: 'Works for every account.' }],
  async run(input, cli) {
    const [email = ''] = input.args;
    return withInstallation(cli, async (deps, { ownerOrigin }) => {
      const made = await makeSignInLink(deps, ownerOrigin, email);
      if (made.kind !== 'made') return failed(made.message);
      const expiresAt = new Date(made.expiresAt).toISOString();
      if (input.flag('json')) cli.out(JSON.stringify({ url: made.url, expiresAt }, null, 2));
      else {
        cli.note(`This sign-in link works once, until ${expiresAt.slice(11, 16)} UTC:`);
        cli.out(made.url);
      }
      return DONE;
    });
  },
};

export const ownerList: Command = {
  words: ['owner', 'list'],
  summary: 'List all accounts, owners first.',
  about:
    'Lists all accounts: owners of the installation, and people who work on some of its sites. Shows when they last signed in and who has a second factor.',
  args: [],
  options: { json: { type: 'flag', about: 'Print the result as JSON.' } },
  examples: [{ line: 'owner list', about: 'See who can sign in.' }],
  async run(input, cli) {
    return withInstallation(
      cli,
      async (deps) => {
        const accounts = (await listAccounts(deps.db.read)).map(described);
        if (input.flag('json')) cli.out(JSON.stringify(accounts, null, 2));
        else if (accounts.length === 0)
          cli.out('There are no accounts yet. Create one with “npx vitrine owner create EMAIL”.');
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
