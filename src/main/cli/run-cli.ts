/** From what was typed to an exit code: finds the command, checks its arguments, runs it, says what went wrong. */
import { parseArgs } from 'node:util';
import { type Command, failed, type Input, type Outcome } from './command.ts';
import { commandHelp, generalHelp, groupHelp, usageLine } from './help.ts';
import { nearest } from './nearest.ts';
import { outsideProblem } from './outside-problem.ts';
import type { Cli } from './terminal.ts';

export const EXIT = { ok: 0, failed: 1, misused: 2 } as const;

export interface CliInfo {
  readonly commands: readonly Command[];
  readonly version: string;
}

/** @param argv what follows the command's own name */
export async function runCli(argv: readonly string[], cli: Cli, info: CliInfo): Promise<number> {
  const { commands } = info;
  const [first = 'help'] = argv;
  if (first === '--version' || first === '-v') {
    cli.out(info.version);
    return EXIT.ok;
  }
  if (['help', '--help', '-h'].includes(first)) return help(argv.slice(1), cli, commands);
  const command = findCommand(argv, commands);
  if (!command) return unknown(argv, cli, commands);
  const rest = argv.slice(command.words.length);
  if (rest.includes('--help') || rest.includes('-h')) {
    cli.out(commandHelp(command));
    return EXIT.ok;
  }
  const read = readInput(command, rest);
  if (read.kind === 'misused') return report(read, command, cli);
  return report(await runPlainly(command, read.input, cli), command, cli);
}

/** What no command can help is said in a sentence; anything else that is thrown is a bug. */
async function runPlainly(command: Command, input: Input, cli: Cli): Promise<Outcome> {
  try {
    return await command.run(input, cli);
  } catch (error) {
    const message = outsideProblem(error);
    if (message === undefined) throw error;
    return failed(message);
  }
}

function findCommand(argv: readonly string[], commands: readonly Command[]): Command | undefined {
  return commands
    .filter((command) => command.words.every((word, index) => argv[index] === word))
    .toSorted((a, b) => b.words.length - a.words.length)[0];
}

function help(words: readonly string[], cli: Cli, commands: readonly Command[]): number {
  const topic = words.filter((word) => !word.startsWith('-'));
  if (topic.length === 0) {
    cli.out(generalHelp(commands));
    return EXIT.ok;
  }
  const command = findCommand(topic, commands);
  if (!command) return unknown(topic, cli, commands);
  cli.out(commandHelp(command));
  return EXIT.ok;
}

/** A group's first word alone shows the group; anything else is a slip. */
function unknown(argv: readonly string[], cli: Cli, commands: readonly Command[]): number {
  const typed = argv.filter((word) => !word.startsWith('-'));
  const group = commands.filter((command) => command.words.length > 1 && command.words[0] === typed[0]);
  if (group.length > 0 && typed.length === 1) {
    const isAsked = argv.some((word) => word === '--help' || word === '-h');
    (isAsked ? cli.out : cli.note)(groupHelp(typed[0] ?? '', group));
    return isAsked ? EXIT.ok : EXIT.misused;
  }
  const all = commands.map((command) => command.words.join(' '));
  const meant =
    nearest(typed.slice(0, 2).join(' '), all) ??
    nearest(typed[0] ?? '', [...new Set([...all, ...commands.map((command) => command.words[0] ?? '')])]);
  const name = typed.slice(0, group.length > 0 ? 2 : 1).join(' ') || argv.join(' ');
  cli.note(
    `vitrine: There is no command “${name}”.${meant ? ` Did you mean “${meant}”?` : ''} For a list of commands: npx vitrine --help`,
  );
  return EXIT.misused;
}

function report(outcome: Outcome, command: Command, cli: Cli): number {
  switch (outcome.kind) {
    case 'done':
      return EXIT.ok;
    case 'failed':
      cli.note(`vitrine: ${outcome.message}`);
      return EXIT.failed;
    case 'misused':
      cli.note(
        `vitrine: ${outcome.message}\nUsage: npx vitrine ${usageLine(command)}\nFor help: npx vitrine ${command.words.join(' ')} --help`,
      );
      return EXIT.misused;
  }
}

type InputRead =
  | { readonly kind: 'read'; readonly input: Input }
  | { readonly kind: 'misused'; readonly message: string };

/** Parses arguments and options and checks that they are the command's own. */
function readInput(command: Command, argv: readonly string[]): InputRead {
  const specs = Object.entries(command.options);
  const parsed = parse(command, argv);
  if (typeof parsed === 'string') return { kind: 'misused', message: parsed };
  const { values, positionals } = parsed;
  const given = (name: string): readonly string[] =>
    [values[name] ?? []].flat().filter((value) => typeof value === 'string');
  const problem =
    countProblem(command, positionals) ??
    specs.map(([name, option]) => optionProblem(name, option, given(name))).find(Boolean);
  if (problem) return { kind: 'misused', message: problem };
  return {
    kind: 'read',
    input: {
      args: positionals,
      text: (name) => given(name)[0] ?? command.options[name]?.fallback,
      list: given,
      flag: (name) => values[name] === true,
    },
  };
}

type Parsed = Pick<ReturnType<typeof parseArgs>, 'values' | 'positionals'>;

function parse(command: Command, argv: readonly string[]): Parsed | string {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, option]) => [
      name,
      option.type === 'flag'
        ? { type: 'boolean' as const }
        : { type: 'string' as const, multiple: option.isRepeatable ?? false },
    ]),
  );
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (error) {
    return explainParseError(error, command, argv);
  }
}

function explainParseError(error: unknown, command: Command, argv: readonly string[]): string {
  if (!(error instanceof Error && 'code' in error)) throw error;
  const names = Object.keys(command.options);
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const typed = argv
      .filter((word) => word.startsWith('-'))
      .map((word) => word.replace(/^-+/, '').replace(/=.*/, ''))
      .find((name) => !names.includes(name));
    const meant = typed === undefined ? undefined : nearest(typed, names);
    return `There is no option --${typed ?? ''}.${meant ? ` Did you mean --${meant}?` : ''}`;
  }
  return error.message.split('. ')[0]?.replace(/\.?$/, '.') ?? error.message;
}

function countProblem(command: Command, positionals: readonly string[]): string | undefined {
  const missing = command.args.find(
    (argument, index) => !argument.isOptional && positionals[index] === undefined,
  );
  if (missing) return `${missing.name} is missing: ${missing.about}`;
  const extra = positionals[command.args.length];
  return extra === undefined ? undefined : `Unexpected argument “${extra}”.`;
}

function optionProblem(
  name: string,
  option: Command['options'][string],
  values: readonly string[],
): string | undefined {
  if (option.isRequired && values.length === 0) return `--${name} is missing. ${option.about}`;
  const wrong = option.choices && values.find((value) => !option.choices?.includes(value));
  return wrong === undefined
    ? undefined
    : `--${name} cannot be “${wrong}”. Choose from ${option.choices?.join(', ')}.`;
}
