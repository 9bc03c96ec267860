import { TEMPLATE_NAMES, type TemplateName } from '#domain/design/style.ts';
import { COMMAND_LINE } from '#server/activity/record-activity.ts';
import { normalizeHost } from '#server/sites/change-hosts.ts';
import { createSiteRecorded } from '#server/sites/record-site.ts';
import { type Command, DONE, failed, misused } from '../command.ts';
import { withInstallation } from '../installation.ts';

export const siteCreate: Command = {
  words: ['site', 'create'],
  summary: 'Create an empty site.',
  about:
    'Creates an empty site with a style, a navigation, a header and a footer.\n\nThe site is available at ID.SITE_DOMAIN right away, and at its own host if you name one.',
  args: [
    {
      name: 'ID',
      about: 'Identifies the site in addresses and commands: lowercase letters, digits and hyphens.',
    },
  ],
  options: {
    title: { type: 'text', about: 'The site’s title, as visitors see it.', isRequired: true },
    template: {
      type: 'text',
      placeholder: 'NAME',
      about: 'Design template. You can change it later.',
      choices: TEMPLATE_NAMES,
      fallback: 'kiln',
    },
    host: {
      type: 'text',
      placeholder: 'HOST',
      about: 'Primary host of the site, used for links in feeds and search results.',
    },
    json: { type: 'flag', about: 'Print the result as JSON.' },
  },
  examples: [
    {
      line: 'site create studio --title "Studio Bergen" --host www.studiobergen.no',
      about: 'A site on its own host.',
    },
    { line: 'site create cafe --title "Café Nord" --template harbour', about: 'A site in another template.' },
  ],
  async run(input, cli) {
    const [identifier = ''] = input.args;
    const given = input.text('host');
    const host = given === undefined ? undefined : normalizeHost(given);
    if (given !== undefined && host === undefined)
      return misused(
        `“${given}” is not a host name. Leave out the scheme and the path, for example: www.example.org.`,
      );
    return withInstallation(
      cli,
      async (deps, settings) => {
        const made = await createSiteRecorded(deps, COMMAND_LINE, {
          identifier,
          title: input.text('title') ?? '',
          template: input.text('template') as TemplateName,
          ...(host === undefined ? {} : { host }),
        });
        if (made.kind !== 'created') return failed(made.message);
        const protocol = new URL(settings.ownerOrigin).protocol;
        const address = `${protocol}//${host ?? `${identifier}.${settings.siteDomain}`}`;
        if (input.flag('json')) cli.out(JSON.stringify({ id: made.siteId, identifier, address }, null, 2));
        else {
          cli.out(`Created the site “${identifier}”. It is available at ${address}`);
          cli.note(
            'It has no pages yet. To import some, see “npx vitrine import --help” and docs/importing.md.',
          );
        }
        return DONE;
      },
      { mayCreate: true },
    );
  },
};
