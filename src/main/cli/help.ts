/** Writes help texts from what commands say of themselves. */
import type { Command, OptionSpec } from './command.ts';

const WIDTH = 88;
const INDENT = '  ';

/** The list of all commands. */
export function generalHelp(commands: readonly Command[]): string {
  const rows = commands.map((command): Row => [shortUsage(command), command.summary]);
  return [
    'Vitrine, a website builder you own.',
    '',
    'Usage',
    `${INDENT}npx vitrine COMMAND [options]`,
    '',
    'Commands',
    ...table(rows),
    '',
    ...wrap(
      'For help on a command: npx vitrine COMMAND --help. Commands use the same data folder and database as the server (DATA_DIR, DATABASE_URL). You can use them while it runs.',
      WIDTH,
    ),
  ].join('\n');
}

/** All commands that begin with a word, such as `site`. */
export function groupHelp(word: string, commands: readonly Command[]): string {
  const rows = commands.map((command): Row => [shortUsage(command), command.summary]);
  return [
    'Usage',
    `${INDENT}npx vitrine ${word} COMMAND [options]`,
    '',
    'Commands',
    ...table(rows),
    '',
    `For help on a command: npx vitrine ${word} COMMAND --help`,
  ].join('\n');
}

export function commandHelp(command: Command): string {
  const lines = [
    ...command.about.split('\n\n').flatMap((paragraph) => [...wrap(paragraph, WIDTH), '']),
    'Usage',
    `${INDENT}npx vitrine ${usageLine(command)}`,
  ];
  const args = command.args.map((argument): Row => [argument.name, argument.about]);
  if (args.length > 0) lines.push('', 'Arguments', ...table(args));
  const options = Object.entries(command.options).map(
    ([name, option]): Row => [optionName(name, option), optionText(option)],
  );
  lines.push('', 'Options', ...table([...options, ['--help', 'Show this help.']]));
  if (command.examples.length > 0) {
    const examples = command.examples.flatMap((example) => [
      `${INDENT}npx vitrine ${example.line}`,
      `${INDENT}${INDENT}${example.about}`,
    ]);
    lines.push('', 'Examples', ...examples);
  }
  return lines.join('\n');
}

/** Words, arguments and the options that have to be given. */
export function usageLine(command: Command): string {
  const args = command.args.map((argument) => (argument.isOptional ? `[${argument.name}]` : argument.name));
  const required = Object.entries(command.options)
    .filter(([, option]) => option.isRequired)
    .map(([name, option]) => optionName(name, option));
  const isOptionLeft = Object.values(command.options).some((option) => !option.isRequired);
  return [...command.words, ...args, ...required, ...(isOptionLeft ? ['[options]'] : [])].join(' ');
}

function shortUsage(command: Command): string {
  const args = command.args.map((argument) => (argument.isOptional ? `[${argument.name}]` : argument.name));
  return [...command.words, ...args].join(' ');
}

function optionName(name: string, option: OptionSpec): string {
  return option.type === 'flag' ? `--${name}` : `--${name} ${option.placeholder ?? 'TEXT'}`;
}

function optionText(option: OptionSpec): string {
  const notes = [
    ...(option.choices ? [`one of ${option.choices.join(', ')}`] : []),
    ...(option.isRequired ? ['required'] : []),
    ...(option.isRepeatable ? ['can be repeated'] : []),
    ...(option.fallback === undefined ? [] : [`default: ${option.fallback}`]),
  ];
  return notes.length > 0 ? `${option.about} (${notes.join('; ')})` : option.about;
}

type Row = readonly [term: string, text: string];

/** Terms in one column, wrapped texts in another. */
function table(rows: readonly Row[]): string[] {
  const termWidth = Math.min(34, Math.max(...rows.map(([term]) => term.length)));
  const gap = INDENT.length + termWidth + 2;
  return rows.flatMap(([term, text]) => {
    const [first = '', ...rest] = wrap(text, WIDTH - gap);
    const head = term.length > termWidth ? [`${INDENT}${term}`, `${' '.repeat(gap)}${first}`] : [];
    const line = `${INDENT}${term.padEnd(termWidth)}  ${first}`;
    return [...(head.length > 0 ? head : [line]), ...rest.map((words) => ' '.repeat(gap) + words)];
  });
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
