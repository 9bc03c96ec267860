/**
 * An animated shape around a run of text, anchored to each of its lines: when fonts arrive or the lines break
 * elsewhere it is drawn anew, and it plays when the text comes into view. Drawn means uncovered: two transforms
 * that cancel each other, so that nothing is painted while it moves.
 */
import { observeEntrance } from '../entrance/observe-entrance.ts';
import { throttle } from '../throttle/throttle.ts';
import { isMotionReduced } from '../transition/motion.ts';
import { boxOf, shapePath } from './shapes.ts';
import { readSettings, type TextShapeSettings } from './text-shape-settings.ts';

const SVG = 'http://www.w3.org/2000/svg';
const SETTINGS = ['shape', 'mode', 'direction', 'duration', 'thickness'];

interface Line {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * @param text an inline element that says by `data-shape…` how it is to be drawn; changing that plays it anew
 * @param host stands around it and is positioned; the shapes are put into it
 * @returns the undo
 */
export function mountTextShape(text: HTMLElement, host: HTMLElement): () => void {
  const layer = document.createElement('span');
  layer.setAttribute('aria-hidden', 'true');
  layer.setAttribute('data-shape-layer', '');
  layer.style.cssText = 'position:absolute;inset:0;pointer-events:none';
  host.append(layer);
  let hasEntered = false;
  let running: Animation[] = [];

  const draw = (plays: boolean, from: CSSNumberish = 0) => {
    const settings = readSettings(text.dataset);
    for (const each of running) each.cancel();
    running = [];
    const thickness = toPixels(settings.thickness, text);
    const lines = linesOf(text, host);
    const drawn = lines.map((line) => drawLine(line, settings, thickness));
    layer.replaceChildren(...drawn.map(({ clip }) => clip));
    layer.hidden = !hasEntered;
    if (plays && !isMotionReduced()) running = play(drawn, lines, settings);
    for (const each of running) each.currentTime = from;
  };
  // A shape that is being drawn goes on where its lines are now.
  const anchor = throttle(() => {
    const playing = running.find(({ playState }) => playState === 'running');
    draw(playing !== undefined, playing?.currentTime ?? 0);
  });
  const unobserve = observeEntrance([text], () => {
    hasEntered = true;
    draw(true);
  });
  const resized = new ResizeObserver(anchor);
  resized.observe(host);
  resized.observe(text);
  const changed = new MutationObserver(() => draw(hasEntered));
  changed.observe(text, {
    attributeFilter: SETTINGS.map((name) => (name === 'shape' ? 'data-shape' : `data-shape-${name}`)),
    characterData: true,
    subtree: true,
  });
  document.fonts.addEventListener('loadingdone', anchor);
  return () => {
    unobserve();
    resized.disconnect();
    changed.disconnect();
    document.fonts.removeEventListener('loadingdone', anchor);
    anchor.cancel();
    for (const each of running) each.cancel();
    layer.remove();
  };
}

/** The lines the text stands in, by the host's own corner. */
function linesOf(text: HTMLElement, host: HTMLElement): Line[] {
  const origin = host.getBoundingClientRect();
  const size = Number.parseFloat(getComputedStyle(text).fontSize);
  const lines: Line[] = [];
  for (const { left, top, width, height } of text.getClientRects()) {
    if (width === 0) continue;
    const x = left - origin.left - host.clientLeft;
    // Boxes of inline text are as tall as its font says; words are as tall as their size.
    const y = top - origin.top - host.clientTop + (height - size) / 2;
    const last = lines.at(-1);
    if (last && Math.abs(last.y - y) < size / 2) {
      const start = Math.min(last.x, x);
      const end = Math.max(last.x + last.width, x + width);
      lines[lines.length - 1] = { ...last, x: start, width: end - start };
    } else lines.push({ x, y, width, height: size });
  }
  return lines;
}

interface Drawn {
  readonly clip: HTMLElement;
  readonly inner: HTMLElement;
}

function drawLine(line: Line, { shape }: TextShapeSettings, thickness: number): Drawn {
  const box = boxOf(shape, line);
  // Room for the stroke, which goes beyond its path on both sides.
  const room = thickness * 2;
  const clip = document.createElement('span');
  const inner = document.createElement('span');
  clip.style.cssText = `position:absolute;overflow:clip;left:${box.x - room}px;top:${box.y - room}px;width:${box.width + 2 * room}px;height:${box.height + 2 * room}px`;
  inner.style.cssText = 'position:absolute;inset:0';
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', '100%');
  svg.setAttribute('height', '100%');
  svg.style.display = 'block';
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', shapePath(shape, box.width, box.height));
  path.setAttribute('transform', `translate(${room} ${room})`);
  path.setAttribute('fill', 'none');
  path.setAttribute('stroke', 'currentColor');
  path.setAttribute('stroke-width', String(thickness));
  path.setAttribute('stroke-linecap', 'round');
  path.setAttribute('stroke-linejoin', 'round');
  svg.append(path);
  inner.append(svg);
  clip.append(inner);
  return { clip, inner };
}

/** Line by line, each for as long as it is wide; what fades does so all at once. */
function play(drawn: readonly Drawn[], lines: readonly Line[], settings: TextShapeSettings): Animation[] {
  const total = lines.reduce((sum, { width }) => sum + width, 0);
  const ms = settings.duration * 1000;
  const side = settings.direction === 'left' ? -100 : 100;
  let delay = 0;
  return drawn.flatMap(({ clip, inner }, index) => {
    if (settings.mode !== 'draw') {
      const from = settings.mode === 'fade' ? { opacity: 0 } : { opacity: 0, transform: 'scale(0.8)' };
      return [inner.animate([from, {}], { duration: ms, easing: 'ease-out' })];
    }
    const duration = (ms * (lines[index]?.width ?? 0)) / total;
    const options: KeyframeAnimationOptions = { duration, delay, fill: 'backwards', easing: 'ease-in-out' };
    delay += duration;
    return [
      clip.animate([{ transform: `translateX(${side}%)` }, { transform: 'none' }], options),
      inner.animate([{ transform: `translateX(${-side}%)` }, { transform: 'none' }], options),
    ];
  });
}

function toPixels(thickness: string, text: HTMLElement): number {
  const size = Number.parseFloat(getComputedStyle(text).fontSize);
  const number = Number.parseFloat(thickness);
  if (!(number > 0)) return size * 0.06;
  return thickness.trim().endsWith('em') ? number * size : number;
}
