/** Ties fields to the parts of one value: each shows its part, and sets it. */

interface Bound<Part> {
  readonly value: Part;
  readonly onChange: (to: Part) => void;
}

interface BoundSwitch<Part> {
  readonly isOn: Part;
  readonly onChange: (to: Part) => void;
}

export interface Binding<Value> {
  readonly field: <Key extends keyof Value>(key: Key) => Bound<Value[Key]>;
  readonly toggle: <Key extends keyof Value>(key: Key) => BoundSwitch<Value[Key]>;
}

export function bindFields<Value extends object>(
  value: Value,
  set: (part: Partial<Value>) => void,
): Binding<Value> {
  const change = <Key extends keyof Value>(key: Key, to: Value[Key]) => {
    const part: Partial<Value> = {};
    part[key] = to;
    set(part);
  };
  return {
    field: (key) => ({ value: value[key], onChange: (to) => change(key, to) }),
    toggle: (key) => ({ isOn: value[key], onChange: (to) => change(key, to) }),
  };
}
