/** Puts an entry of the palette onto the page. */
import { PRESETS } from '../../new-page/presets.ts';
import { insertBlock, insertPreset, sectionSpot } from '../commands/commands.ts';
import type { Editor } from '../editor.ts';
import type { Spot } from '../state.ts';

/** @param name a block's type, or a preset's name */
export function insertEntry(editor: Editor, name: string, spot: Spot): void {
  const preset = PRESETS.find((each) => each.name === name);
  if (preset) insertPreset(editor, preset, sectionSpot(editor, spot).position);
  else insertBlock(editor, name, spot);
}
