import { TOKEN_SCOPES, type TokenScope } from '#domain/accounts/permissions.ts';
import { listTokens, revokeToken } from '#server/accounts/queries.ts';
import type { TokenTable } from '#server/accounts/tables.ts';
import { createToken } from '#server/accounts/tokens.ts';
import { COMMAND_LINE, recorded } from '#server/activity/record-activity.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { type Command, DONE, failed, misused } from '../command.ts';
import { findSite, withInstallation } from '../installation.ts';

export const tokenCreate: Command = {
  words: ['token', 'create'],
  summary: 'Create an access token for a program.',
  about:
    'Creates an access token that lets a program use the API: “Authorization: Bearer TOKEN”. It is shown once and stored only as a hash. Changes made with it are recorded under its name.\n\nScopes: read, write (drafts), publish, code (HTML and scripts that run as part of pages), admin (sites, hosts, tokens).',
  args: [],
  options: {
    name: { type: 'text', about: 'Name of the token, as shown in histories.', isRequired: true },
    site: { type: 'text', placeholder: 'ID', about: 'Limit the token to this site. Default: all sites.' },
    scopes: {
      type: 'text',
      placeholder: 'LIST',
      about: `Permissions, separated by commas: ${TOKEN_SCOPES.join(', ')}.`,
      fallback: 'read,write,publish',
    },
    json: { type: 'flag', about: 'Print the result as JSON.' },
  },
  examples: [
    { line: 'token create --name "Nightly import" --site studio', about: 'For one site.' },
    { line: 'token create --name Reports --scopes read', about: 'Read only.' },
  ],
  async run(input, cli) {
    const scopes = (input.text('scopes') ?? '').split(/[\s,]+/).filter((scope) => scope !== '');
    const unknown = scopes.find((scope) => !TOKEN_SCOPES.some((each) => each === scope));
    if (unknown !== undefined || scopes.length === 0)
      return misused(`“${unknown ?? ''}” is not a scope. Choose from ${TOKEN_SCOPES.join(', ')}.`);
    return withInstallation(cli, async (deps) => {
      const identifier = input.text('site');
      const site = identifier === undefined ? undefined : await findSite(deps, identifier);
      if (site?.kind === 'failed') return site;
      const name = input.text('name') ?? '';
      const siteId = site?.id ?? null;
      const made = await recorded(
        deps,
        { actor: COMMAND_LINE, siteId },
        (within) => createToken(within, { name, siteId, scopes: scopes as TokenScope[] }),
        ({ id }) => ({
          action: 'token.created',
          what: `made the access token “${name}” with the scopes ${scopes.join(', ')}`,
          target: { kind: 'token', id },
        }),
      );
      if (input.flag('json')) cli.out(JSON.stringify(made, null, 2));
      else {
        cli.note('Keep this token safe. It will not be shown again:');
        cli.out(made.token);
      }
      return DONE;
    });
  },
};

export const tokenList: Command = {
  words: ['token', 'list'],
  summary: 'List access tokens.',
  about:
    'Lists access tokens with their scopes and when they were last used. The tokens themselves are not stored.',
  args: [],
  options: { json: { type: 'flag', about: 'Print the result as JSON.' } },
  examples: [{ line: 'token list', about: 'See which programs have access.' }],
  async run(input, cli) {
    return withInstallation(
      cli,
      async (deps) => {
        const sites = new Map((await listSites(deps.db.read)).map((site) => [site.id, site.identifier]));
        const tokens = (await listTokens(deps.db.read)).map((row) => described(row, sites));
        if (input.flag('json')) cli.out(JSON.stringify(tokens, null, 2));
        else if (tokens.length === 0) cli.out('There are no access tokens.');
        else for (const token of tokens) cli.out(lineOf(token));
        return DONE;
      },
      { olderTables: 'read or copied' },
    );
  },
};

function described(row: TokenTable, sites: ReadonlyMap<string, string>) {
  return {
    id: row.id,
    name: row.name,
    site: row.siteId === null ? null : (sites.get(row.siteId) ?? row.siteId),
    scopes: row.scopes.split(' '),
    createdAt: toDate(row.createdAt),
    lastUsedAt: toDate(row.lastUsedAt),
    revokedAt: toDate(row.revokedAt),
  };
}

function toDate(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

function lineOf(token: ReturnType<typeof described>): string {
  const used = token.lastUsedAt ? `last used ${token.lastUsedAt.slice(0, 10)}` : 'never used';
  const state = token.revokedAt ? `revoked ${token.revokedAt.slice(0, 10)}` : used;
  return [token.id, token.name, token.site ?? 'all sites', token.scopes.join(','), state].join('  ');
}

export const tokenRevoke: Command = {
  words: ['token', 'revoke'],
  summary: 'Revoke an access token.',
  about: 'Revokes an access token. Calls that use it are refused immediately.',
  args: [{ name: 'ID', about: 'The token’s id from “token list”.' }],
  options: {},
  examples: [
    {
      line: 'token revoke 0mm8y7c000000000000000e5',
      about: 'Takes effect immediately, and cannot be undone.',
    },
  ],
  async run(input, cli) {
    const [id = ''] = input.args;
    return withInstallation(cli, async (deps) => {
      const token = (await listTokens(deps.db.read)).find((each) => each.id === id);
      const isRevoked = await recorded(
        deps,
        { actor: COMMAND_LINE, siteId: token?.siteId ?? null },
        (within) => within.db.write((tx) => revokeToken(tx, id, deps.now())),
        (isDone) =>
          isDone
            ? {
                action: 'token.revoked',
                what: `took back the access token “${token?.name ?? id}”`,
                target: { kind: 'token', id },
              }
            : undefined,
      );
      if (!isRevoked)
        return failed(`There is no active token ${id}. List tokens with “npx vitrine token list”.`);
      cli.out('The token is revoked.');
      return DONE;
    });
  },
};
