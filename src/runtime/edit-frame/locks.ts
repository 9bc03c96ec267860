/** Refuses changes to what somebody else is editing. */
import type { Frame } from './frame.ts';

/** Whether somebody else has locked it; if so, the owner is told. */
export function refuseLocked(frame: Frame, id: string): boolean {
  const lock = frame.state.locks.find((each) => each.id === id);
  if (!lock) return false;
  frame.send({ type: 'problem', message: `${lock.name} is editing this now.` });
  return true;
}
