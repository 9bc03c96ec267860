/** What a subcommand of `vitrine` is: its words, its help and what it does. */
import type { Cli } from './terminal.ts';

export interface OptionSpec {
  readonly type: 'text' | 'flag';
  /** Stands for the value in help texts: `TEXT`, `FILE`. */
  readonly placeholder?: string;
  /** One sentence; the default is added to it. */
  readonly about: string;
  readonly isRequired?: boolean;
  /** May be given several times. */
  readonly isRepeatable?: boolean;
  readonly choices?: readonly string[];
  /** Shown in the help, and used where the option is not given. */
  readonly fallback?: string;
}

interface ArgumentSpec {
  /** In capitals, as in the usage line. */
  readonly name: string;
  readonly about: string;
  readonly isOptional?: boolean;
}

interface Example {
  readonly line: string;
  readonly about: string;
}

/** What was typed, checked against the command's arguments and options. */
export interface Input {
  /** Arguments in the order of the command's list. Those that are not optional are always there. */
  readonly args: readonly string[];
  text(option: string): string | undefined;
  list(option: string): readonly string[];
  flag(option: string): boolean;
}

export type Outcome =
  | { readonly kind: 'done' }
  /** It could not be done; one sentence that says what to do. */
  | { readonly kind: 'failed'; readonly message: string }
  /** It was asked for in a way that makes no sense. */
  | { readonly kind: 'misused'; readonly message: string };

export const DONE: Outcome = { kind: 'done' };

export function failed(message: string): Outcome {
  return { kind: 'failed', message };
}

export function misused(message: string): Outcome {
  return { kind: 'misused', message };
}

export interface Command {
  /** `['site', 'create']` */
  readonly words: readonly string[];
  /** One line for the list of commands. */
  readonly summary: string;
  /** What it does, in a few sentences; paragraphs are separated by an empty line. */
  readonly about: string;
  readonly args: readonly ArgumentSpec[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  readonly examples: readonly Example[];
  run(input: Input, cli: Cli): Promise<Outcome>;
}
