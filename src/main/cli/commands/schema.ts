import { type Command, DONE, misused } from '../command.ts';
import { nearest } from '../nearest.ts';
import { allJsonSchemas, jsonSchemaOf, schemaNames } from '../schemas.ts';

export const schema: Command = {
  words: ['schema'],
  summary: 'Prints the JSON Schema of documents and blocks.',
  about:
    'Prints the JSON Schema (2020-12) of every document and of every block’s props: of what the API takes and an export holds. Without NAME all of them, in one document under $defs.\n\nThe schemas are made from the code that checks what is saved, so they are always right.',
  args: [
    {
      name: 'NAME',
      about: 'One of them, such as body, section, operation, style or blocks/image; see --list.',
      isOptional: true,
    },
  ],
  options: { list: { type: 'flag', about: 'Lists the names.' } },
  examples: [
    { line: 'schema > vitrine.schema.json', about: 'All of them, for an editor or a validator.' },
    { line: 'schema blocks/quote', about: 'What a quote block may hold.' },
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
        `There is no schema “${name}”.${meant ? ` Did you mean “${meant}”?` : ''} --list names them all.`,
      );
    }
    cli.out(JSON.stringify(found, null, 2));
    return DONE;
  },
};
