/**
 * Lays out pictures in rows of about one height, each with its own ratio. Computed here instead of by the browser, so
 * that two thousand files need not be rendered to know their positions.
 */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Rows {
  /** Of the whole list. */
  readonly height: number;
  readonly boxes: readonly Box[];
}

export interface RowLook {
  /** Of the list, in pixels. */
  readonly width: number;
  /** Of a row's pictures, before it is stretched to the list's width. */
  readonly rowHeight: number;
  readonly gap: number;
  readonly rowGap: number;
  /** Beneath each picture. */
  readonly wordsHeight: number;
}

/** Limits ratios: narrow pictures keep room for a name, wide ones for their neighbours. */
const MIN_WIDTH = 96;
/** The most a row of few pictures is stretched. */
const MAX_STRETCH = 2;

/** @param ratios width to height of each */
export function justify(ratios: readonly number[], look: RowLook): Rows {
  const boxes: Box[] = [];
  let top = 0;
  for (let start = 0; start < ratios.length; ) {
    const row = takeRow(ratios, start, look);
    let left = 0;
    for (const width of row.widths) {
      boxes.push({ left, top, width, height: row.height + look.wordsHeight });
      left += width + look.gap;
    }
    start += row.widths.length;
    top += row.height + look.wordsHeight + look.rowGap;
  }
  return { boxes, height: Math.max(0, top - look.rowGap) };
}

interface Row {
  readonly widths: readonly number[];
  readonly height: number;
}

/** As many as fit, stretched to fill the row, except in the last one. */
function takeRow(ratios: readonly number[], start: number, { width, rowHeight, gap }: RowLook): Row {
  const natural: number[] = [];
  let taken = 0;
  let end = start;
  for (; end < ratios.length; end += 1) {
    const next = Math.min(width, Math.max(MIN_WIDTH, (ratios[end] ?? 1) * rowHeight));
    if (natural.length > 0 && taken + gap + next > width) break;
    taken += next + (natural.length > 0 ? gap : 0);
    natural.push(next);
  }
  if (end === ratios.length) return { widths: natural, height: rowHeight };
  const gaps = gap * (natural.length - 1);
  const stretch = Math.min(MAX_STRETCH, Math.max(1, (width - gaps) / Math.max(1, taken - gaps)));
  return { widths: natural.map((each) => each * stretch), height: rowHeight * stretch };
}
