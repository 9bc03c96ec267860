/** The one script of the editor's frame. */
import './no-eval.ts';
import { findIsland } from '#blocks/islands.ts';
import { startEditFrame } from '#runtime/edit-frame/start.ts';
import { mountIslands } from '#runtime/islands.ts';

startEditFrame({ mountIslands: (root) => mountIslands(root, findIsland) });
