/**
 * Queries that every request asks, built and compiled once: building one anew costs Kysely more than the embedded
 * database takes to answer it.
 */
import type { Compilable, CompiledQuery } from 'kysely';
import type { Queryable } from './schema.ts';

/** Stands for a value until there is one. */
class Slot {
  readonly name: string;
  readonly index: number | undefined;

  constructor(name: string, index?: number) {
    this.name = name;
    this.index = index;
  }

  /** @returns the value of these that belongs here */
  from(values: Readonly<Record<string, unknown>>): unknown {
    const value = values[this.name];
    return this.index === undefined ? value : (value as readonly unknown[])[this.index];
  }
}

/**
 * @param build asked once for each set of names of `values`, and of lengths of lists among them. It may hand values on to
 *   Kysely, and must neither look at them nor compare with those that are null.
 * @returns runs the query with values of its own
 */
export function prepared<Values extends object, Row>(
  build: (db: Queryable, values: Values) => Compilable<Row>,
): (db: Queryable, values: Values) => Promise<Row[]> {
  /** By the adapter: each engine has its own way to write a query. */
  const known = new WeakMap<object, Map<string, CompiledQuery<Row>>>();
  return async (db, given) => {
    const values = given as Readonly<Record<string, unknown>>;
    const { adapter } = db.getExecutor();
    const shape = shapeOf(values);
    const ofEngine = known.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    const compiled = ofEngine.get(shape) ?? build(db, slotsOf(values) as Values).compile();
    known.set(adapter, ofEngine.set(shape, compiled));
    const parameters = compiled.parameters.map((each) => (each instanceof Slot ? each.from(values) : each));
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** What decides how a query is written: names, and lengths of lists. */
function shapeOf(values: Readonly<Record<string, unknown>>): string {
  let shape = '';
  for (const name in values) {
    const value = values[name];
    shape += Array.isArray(value) ? `${name}*${value.length},` : `${name},`;
  }
  return shape;
}

function slotsOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const slots = Object.entries(values).map(([name, value]) => [name, slotFor(name, value)] as const);
  return Object.fromEntries(slots);
}

function slotFor(name: string, value: unknown): unknown {
  return Array.isArray(value) ? value.map((_each, index) => new Slot(name, index)) : new Slot(name);
}
