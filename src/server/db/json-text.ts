/** Columns whose text is JSON. Their type says what it was written from, so that whoever reads them gets that type back. */

declare const of: unique symbol;

/** A plain string is one too: what is written is checked by the command that writes it. */
export type JsonText<Value> = string & { readonly [of]?: Value };

export function readJson<Value>(text: JsonText<Value>): Value {
  return JSON.parse(text) as Value;
}
