import { type Command, DONE, misused } from '../command.ts';
import { nearest } from '../nearest.ts';
import { allJsonSchemas, jsonSchemaOf, schemaNames } from '../schemas.ts';

export const schema: Command = {
  words: ['schema'],
  summary: 'Print the JSON Schema of documents and blocks.',
  about:
    'Prints the JSON Schema (2020-12) of documents and of every block’s props, as used by the API and in exports. Without NAME, prints all schemas in one document under $defs.\n\nThe schemas are generated from the code that validates saved content, so they are always up to date.',
  args: [
    {
      name: 'NAME',
      about: 'Name of a schema, such as body, section, operation, style or blocks/image. See --list.',
      isOptional: true,
    },
  ],
  options: { list: { type: 'flag', about: 'List the names.' } },
  examples: [
    { line: 'schema > vitrine.schema.json', about: 'All schemas, for an editor or a validator.' },
    { line: 'schema blocks/quote', about: 'The schema of a quote block.' },
  ],
  async run(input, cli) {
    if (input.flag('list')) {
      for (const name of schemaNames()) cli.out(name);
      return DONE;
    }
    const [name] = input.args;
    const found = name === undefined ? allJsonSchemas() : jsonSchemaOf(name);
    if (found === undefined) {
      const meant = nearest(name ?? '', schemaNames());
      return misused(
        `There is no schema “${name}”.${meant ? ` Did you mean “${meant}”?` : ''} Use --list to see all names.`,
      );
    }
    cli.out(JSON.stringify(found, null, 2));
    return DONE;
  },
};
