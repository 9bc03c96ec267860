/**
 * A table as a grid of slots, so that rows and columns can be added and removed beside cells that span several.
 * The content of cells does not matter here; new cells are empty.
 */

export interface GridCell<Content> {
  readonly row: number;
  readonly column: number;
  readonly rowspan: number;
  readonly colspan: number;
  readonly isHeader: boolean;
  readonly content: Content | undefined;
}

export interface Grid<Content> {
  readonly rows: number;
  readonly columns: number;
  /** Row by row; every slot belongs to exactly one cell. */
  readonly cells: readonly GridCell<Content>[];
}

export type ListedCell<Content> = Pick<GridCell<Content>, 'rowspan' | 'colspan' | 'isHeader' | 'content'>;

/** Builds the grid from the rows of the document. Short rows are filled up. */
export function gridOf<Content>(listed: readonly (readonly ListedCell<Content>[])[]): Grid<Content> {
  const taken = new Set<string>();
  const cells: GridCell<Content>[] = [];
  listed.forEach((row, index) => {
    let column = 0;
    for (const cell of row) {
      while (taken.has(`${index} ${column}`)) column += 1;
      const colspan = freeWidth(taken, { row: index, column, colspan: cell.colspan });
      const rowspan = Math.min(cell.rowspan, listed.length - index);
      const placed = { ...cell, row: index, column, colspan, rowspan };
      for (const slot of slotsOf(placed)) taken.add(slot);
      cells.push(placed);
      column += colspan;
    }
  });
  const columns = Math.max(0, ...cells.map((cell) => cell.column + cell.colspan));
  return filled({ rows: listed.length, columns, cells });
}

/** A cell that would overlap one spanning down from above is cut short. */
function freeWidth(
  taken: ReadonlySet<string>,
  { row, column, colspan }: { row: number; column: number; colspan: number },
): number {
  let width = 1;
  while (width < colspan && !taken.has(`${row} ${column + width}`)) width += 1;
  return width;
}

function slotsOf({
  row,
  column,
  rowspan,
  colspan,
}: Omit<GridCell<unknown>, 'content' | 'isHeader'>): string[] {
  return Array.from({ length: rowspan * colspan }, (_, index) => {
    return `${row + Math.floor(index / colspan)} ${column + (index % colspan)}`;
  });
}

/** Gives every slot a cell and orders the cells; rows in which no cell begins are dropped. */
function filled<Content>({ rows, columns, cells }: Grid<Content>): Grid<Content> {
  const taken = new Set(cells.flatMap(slotsOf));
  const heads = headRows({ rows, columns, cells });
  const all = [...cells];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (!taken.has(`${row} ${column}`))
        all.push({ row, column, rowspan: 1, colspan: 1, isHeader: row < heads, content: undefined });
  all.sort((a, b) => a.row - b.row || a.column - b.column);
  const grid = { rows, columns, cells: all };
  const hollow = Array.from({ length: rows }, (_, row) => row).find(
    (row) => !all.some((cell) => cell.row === row),
  );
  return hollow === undefined ? grid : removeRow(grid, hollow);
}

/** How many rows at the top consist of header cells only. */
export function headRows<Content>({ rows, cells }: Grid<Content>): number {
  const body = cells.filter(({ isHeader }) => !isHeader).map(({ row }) => row);
  return Math.min(rows, ...body);
}

/** @param at index of the new row; the number of rows to append it */
export function insertRow<Content>(grid: Grid<Content>, at: number): Grid<Content> {
  const cells = grid.cells.map((cell) => {
    if (cell.row >= at) return { ...cell, row: cell.row + 1 };
    return cell.row + cell.rowspan > at ? { ...cell, rowspan: cell.rowspan + 1 } : cell;
  });
  const made = filled({ ...grid, rows: grid.rows + 1, cells });
  const isHead = at < headRows(grid);
  const beside = (column: number) =>
    grid.cells.some(
      (cell) =>
        cell.isHeader && cell.column === column && cell.row >= headRows(grid) && cell.content !== undefined,
    );
  return withHeaders(made, (cell) => (cell.row === at ? isHead || beside(cell.column) : undefined));
}

/** @param at index of the new column; the number of columns to append it */
export function insertColumn<Content>(grid: Grid<Content>, at: number): Grid<Content> {
  const cells = grid.cells.map((cell) => {
    if (cell.column >= at) return { ...cell, column: cell.column + 1 };
    return cell.column + cell.colspan > at ? { ...cell, colspan: cell.colspan + 1 } : cell;
  });
  const heads = headRows(grid);
  const made = filled({ ...grid, columns: grid.columns + 1, cells });
  return withHeaders(made, (cell) => (cell.column === at ? cell.row < heads : undefined));
}

/** @param isHeader for a new cell; undefined for an existing one */
function withHeaders<Content>(
  grid: Grid<Content>,
  isHeader: (cell: GridCell<Content>) => boolean | undefined,
): Grid<Content> {
  const cells = grid.cells.map((cell) =>
    cell.content === undefined ? { ...cell, isHeader: isHeader(cell) ?? cell.isHeader } : cell,
  );
  return { ...grid, cells };
}

export function removeRow<Content>(grid: Grid<Content>, at: number): Grid<Content> {
  const cells = grid.cells.flatMap((cell) => {
    if (cell.row > at) return [{ ...cell, row: cell.row - 1 }];
    if (cell.row + cell.rowspan <= at) return [cell];
    return cell.rowspan > 1 ? [{ ...cell, rowspan: cell.rowspan - 1 }] : [];
  });
  return filled({ ...grid, rows: grid.rows - 1, cells });
}

export function removeColumn<Content>(grid: Grid<Content>, at: number): Grid<Content> {
  const cells = grid.cells.flatMap((cell) => {
    if (cell.column > at) return [{ ...cell, column: cell.column - 1 }];
    if (cell.column + cell.colspan <= at) return [cell];
    return cell.colspan > 1 ? [{ ...cell, colspan: cell.colspan - 1 }] : [];
  });
  return filled({ ...grid, columns: grid.columns - 1, cells });
}

/** Makes the first row a header row, or turns all header rows back into plain ones. */
export function setHead<Content>(grid: Grid<Content>, isOn: boolean): Grid<Content> {
  const last = isOn ? 1 : headRows(grid);
  const cells = grid.cells.map((cell) => (cell.row < last ? { ...cell, isHeader: isOn } : cell));
  return { ...grid, cells };
}
