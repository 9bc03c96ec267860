/** What somebody else is at work on stays as it is until they are done. */
import type { Frame } from './frame.ts';

/** Whether somebody else holds it; the owner is told so. */
export function refuseHeld(frame: Frame, id: string): boolean {
  const lock = frame.state.locks.find((each) => each.id === id);
  if (!lock) return false;
  frame.send({ type: 'problem', message: `${lock.name} is editing this now.` });
  return true;
}
