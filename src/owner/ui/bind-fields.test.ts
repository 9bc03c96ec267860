import { describe, expect, test, vi } from 'vitest';
import { bindFields } from './bind-fields.ts';

describe('fields bound to a value', () => {
  test('each shows its part, and sets nothing else', () => {
    const set = vi.fn();
    const { field, toggle } = bindFields({ name: 'Kiln', isOpen: false }, set);
    expect(field('name').value).toBe('Kiln');
    expect(toggle('isOpen').isOn).toBe(false);
    field('name').onChange('Wheel');
    toggle('isOpen').onChange(true);
    expect(set.mock.calls).toEqual([[{ name: 'Wheel' }], [{ isOpen: true }]]);
  });
});
