import type { Drawing, Mark } from '#domain/chart/marks.ts';
import { directionIn, textDirection } from '#domain/locale/direction.ts';
import type { BlockRender } from '../contract.ts';
import { type DrawnChart, drawChart, numberFormat } from './draw.ts';
import type { ChartProps } from './props.ts';
import { chartWords } from './words/words.ts';

export const render: BlockRender<ChartProps> = ({ props, context }) => {
  const drawn = drawChart(props, context.locale);
  const say = chartWords(context.locale);
  const name = props.title || say(`kind.${props.kind}`);
  const plot = {
    drawn,
    description: say('described', { name }),
    // A drawing runs from left to right, its axes and where its words end: only a page that does not has to say so.
    ...(textDirection(context.locale) === 'rtl' ? { direction: 'ltr' as const } : {}),
  };
  return (
    <figure className="chart">
      {props.title && <figcaption {...directionIn(context.locale, props.title)}>{props.title}</figcaption>}
      <div className="chart-plot" data-label={name}>
        <Plot size="wide" drawing={drawn.wide} {...plot} />
        <Plot size="narrow" drawing={drawn.narrow} {...plot} />
      </div>
      <p className="chart-readout" role="status" />
      {props.note && (
        <p className="chart-note" {...directionIn(context.locale, props.note)}>
          {props.note}
        </p>
      )}
      {drawn.isTruncated && (
        <p className="chart-note">
          {say('truncated', { rows: drawn.dataset.rows.length, columns: drawn.dataset.columns.length })}
        </p>
      )}
      <details>
        <summary>
          {say('table')}
          <span className="visually-hidden">{`: ${name}`}</span>
        </summary>
        <Table props={props} dataset={drawn.dataset} locale={context.locale} />
      </details>
    </figure>
  );
};

interface PlotProps {
  readonly size: 'wide' | 'narrow';
  readonly drawing: Drawing;
  readonly drawn: DrawnChart;
  readonly description: string;
  readonly direction?: 'ltr';
}

/** Drawn for both widths, since words in a drawing shrink with it; the style sheet shows one of them. */
function Plot({ size, drawing, drawn, description, direction }: PlotProps) {
  return (
    <div className={`chart-${size}`}>
      {!drawing.namesSeries && (
        <ul className="chart-legend">
          {drawn.legend.map((text, series) => (
            <li key={series} className={`s${series}`}>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      <svg
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        role="img"
        aria-label={description}
        direction={direction}
      >
        {drawing.marks.map((mark, index) => (
          <MarkShape key={index} mark={mark} readouts={drawn.readouts} />
        ))}
      </svg>
    </div>
  );
}

function MarkShape({ mark, readouts }: { mark: Mark; readouts: readonly string[] }) {
  switch (mark.kind) {
    case 'rect': {
      const { x, y, width, height, series, row } = mark;
      return <rect x={x} y={y} width={width} height={height} className={`s${series}`} data-row={row} />;
    }
    case 'path':
      return (
        <path d={mark.d} className={`${mark.use} s${mark.series}`} data-row={mark.row}>
          {mark.row !== undefined && <title>{readouts[mark.row]}</title>}
        </path>
      );
    case 'dot':
      return <circle cx={mark.x} cy={mark.y} r={3} className={`s${mark.series}`} data-row={mark.row} />;
    case 'rule': {
      const { x1, y1, x2, y2, isZero } = mark;
      return <line x1={x1} y1={y1} x2={x2} y2={y2} className={isZero ? 'zero' : undefined} />;
    }
    case 'text':
      return (
        <text x={mark.x} y={mark.y} textAnchor={mark.anchor} className={mark.use}>
          {mark.text}
        </text>
      );
    case 'area': {
      const { x, y, width, height, row } = mark;
      return (
        <rect className="hit" x={x} y={y} width={width} height={height} data-row={row}>
          <title>{readouts[row]}</title>
        </rect>
      );
    }
  }
}

interface TableProps {
  readonly props: ChartProps;
  readonly dataset: DrawnChart['dataset'];
  readonly locale: string;
}

function Table({ props, dataset, locale }: TableProps) {
  const say = chartWords(locale);
  const format = numberFormat(props, locale);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{props.rowLabel || say('row')}</th>
          {dataset.columns.map((column, index) => (
            <th key={index} scope="col">
              {column || say('column', { number: index + 1 })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dataset.rows.map(({ label, values }, row) => (
          <tr key={row}>
            <th scope="row">{label}</th>
            {values.map((value, column) => (
              <td key={column}>{format(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
