/**
 * Asks the geography process. Reading towns and drawing coasts would hold up every other request to this process;
 * it keeps only what is needed again: the index of towns, and the pictures that were drawn lately.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { BoundedMap } from '#domain/bounded-map.ts';
import type { MapPicture } from '#domain/maps/picture.ts';
import { programFile } from '../storage/program-file.ts';
import { type PackedTowns, type TownIndex, unpackTowns } from './town-index.ts';

type Question = 'towns' | { readonly lat: number; readonly lng: number };

export interface ToGeography {
  readonly id: number;
  readonly question: Question;
}

export interface FromGeography {
  readonly id: number;
  readonly answer?: PackedTowns | MapPicture;
  readonly error?: string;
}

/** The process ends after this long without a question. */
const IDLE_MS = 20_000;
/** The most lookups that wait at once; beyond it, answers would come too late to matter. */
const MAX_WAITING = 50;
const MAX_PICTURES = 200;

interface Waiting {
  readonly resolve: (answer: PackedTowns | MapPicture) => void;
  readonly reject: (error: Error) => void;
}

let running: ChildProcess | undefined;
let asked = 0;
let idle: NodeJS.Timeout | undefined;
const waiting = new Map<number, Waiting>();
let towns: Promise<TownIndex> | undefined;
const pictures = new BoundedMap<string, Promise<MapPicture>>(MAX_PICTURES);

/** Read when somebody first looks for a place, since most sites never do. */
export function readTowns(): Promise<TownIndex> {
  towns ??= fetchTowns();
  towns.catch(() => {
    towns = undefined;
  });
  return towns;
}

async function fetchTowns(): Promise<TownIndex> {
  const answered = ask('towns');
  const stdout = running?.stdout;
  const packed = (await answered) as PackedTowns;
  const buffer = new ArrayBuffer(packed.sizes.reduce((sum, size) => sum + size, 0));
  await fill(new Uint8Array(buffer), stdout);
  return unpackTowns(packed, buffer);
}

async function fill(bytes: Uint8Array, from: Readable | null | undefined): Promise<void> {
  let filled = 0;
  for await (const chunk of from?.iterator({ destroyOnReturn: false }) ?? []) {
    bytes.set(chunk as Buffer, filled);
    filled += (chunk as Buffer).length;
    if (filled === bytes.length) return;
  }
  throw new Error('The process that knows the world ended early.');
}

/** Where a place lies. A tenth of a degree is less than the marker covers. */
export function picturePlace(lat: number, lng: number): Promise<MapPicture> {
  const key = `${lat.toFixed(1)} ${lng.toFixed(1)}`;
  return pictures.get(key) ?? pictures.keep(key, draw(key, { lat, lng }));
}

function draw(key: string, { lat, lng }: Exclude<Question, 'towns'>): Promise<MapPicture> {
  const drawn = ask({ lat, lng }).then((answer) => answer as MapPicture);
  drawn.catch(() => pictures.delete(key));
  return drawn;
}

function ask(question: Question): Promise<PackedTowns | MapPicture> {
  if (waiting.size >= MAX_WAITING)
    return Promise.reject(new Error('Too many map requests. Try again in a moment.'));
  clearTimeout(idle);
  asked += 1;
  const id = asked;
  const child = running ?? start();
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    child.send(
      { id, question } satisfies ToGeography,
      (error) => error && settle({ id, error: String(error) }),
    );
  });
}

function settle({ id, answer, error }: FromGeography): void {
  const asker = waiting.get(id);
  waiting.delete(id);
  if (answer) asker?.resolve(answer);
  else asker?.reject(new Error(error ?? 'The process that knows the world did not answer.'));
  if (waiting.size === 0) idle = setTimeout(() => running?.disconnect(), IDLE_MS).unref();
}

function start(): ChildProcess {
  const child = fork(programFile(import.meta.url, 'geography-worker'), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // It needs none of the server's settings, least of all the secrets.
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    serialization: 'json',
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.unref();
  child.channel?.unref();
  if (child.stdout instanceof Socket) child.stdout.unref();
  child.on('message', (message) => settle(message as FromGeography));
  const forget = () => {
    if (running !== child) return;
    running = undefined;
    for (const id of waiting.keys()) settle({ id });
  };
  child.on('error', forget);
  child.on('disconnect', forget);
  child.on('exit', forget);
  running = child;
  return child;
}
