import type { Point2 } from './geometry.ts';

/** A colour stop of a gradient: its offset (0 to 1), its colour and its opacity. */
export type Stop = [offset: number, colour: string, opacity?: number];
/** The points of a closed outline, or path data. */
export type Shape = Point2[] | string;

/** A number for the SVG, rounded: a tenth of a unit is finer than any screen. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

/** Path data through some points. */
export const path = (points: Point2[], closed = true) =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'Z' : ''}`;

const data = (shape: Shape) => (typeof shape === 'string' ? shape : path(shape));

/** One picture being drawn: 800 by 600 units on a transparent background, so that the page decides what is behind it. */
export class Drawing {
  readonly #definitions: string[] = [];
  readonly #content: string[] = [];
  #count = 0;

  #define(write: (id: string) => string) {
    const id = `d${this.#count++}`;
    this.#definitions.push(write(id));
    return `url(#${id})`;
  }

  /** A gradient along a line. */
  linear(stops: Stop[], x1: number, y1: number, x2: number, y2: number) {
    const line = `x1="${short(x1)}" y1="${short(y1)}" x2="${short(x2)}" y2="${short(y2)}"`;
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${this.#stops(stops)}</linearGradient>`,
    );
  }

  /** A gradient around a point. */
  radial(stops: Stop[], cx: number, cy: number, radius: number) {
    const place = `cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}"`;
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${this.#stops(stops)}</radialGradient>`,
    );
  }

  #stops(stops: Stop[]) {
    return stops
      .map(([offset, colour, opacity]) => {
        const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
        return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
      })
      .join('');
  }

  /** Attributes that blur their element. */
  blur(deviation: number) {
    const area = 'x="-40%" y="-80%" width="180%" height="260%"';
    const filter = this.#define(
      (id) => `<filter id="${id}" ${area}><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
    return `filter="${filter}"`;
  }

  /** Any SVG. */
  add(svg: string) {
    this.#content.push(svg);
    return this;
  }

  /** A filled shape. */
  paint(shape: Shape, paint: string, attributes = '') {
    return this.add(`<path d="${data(shape)}" fill="${paint}" ${attributes}/>`);
  }

  /** An outline. */
  stroke(shape: Shape, paint: string, width: number, attributes = '') {
    return this.add(`<path d="${data(shape)}" fill="none" stroke="${paint}" stroke-width="${width}" ${attributes}/>`);
  }

  /** A line from point to point. */
  line(points: Point2[], paint: string, width: number, attributes = '') {
    return this.stroke(path(points, false), paint, width, attributes);
  }

  /** A filled ellipse. */
  ellipse(cx: number, cy: number, rx: number, ry: number, paint: string, attributes = '') {
    const place = `cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}"`;
    return this.add(`<ellipse ${place} fill="${paint}" ${attributes}/>`);
  }

  /** A filled circle. */
  dot(cx: number, cy: number, radius: number, paint: string, attributes = '') {
    return this.ellipse(cx, cy, radius, radius, paint, attributes);
  }

  /** Clips the output of `draw` to the shape. */
  inside(shape: Shape, draw: () => void) {
    const clip = this.#define((id) => `<clipPath id="${id}"><path d="${data(shape)}"/></clipPath>`);
    this.add(`<g clip-path="${clip}">`);
    draw();
    return this.add('</g>');
  }

  /** The soft shadow of something on the floor. */
  shadow(cx: number, cy: number, rx: number, ry: number, opacity: number, deviation: number) {
    return this.ellipse(cx, cy, rx, ry, ink, `opacity="${opacity}" ${this.blur(deviation)}`);
  }

  /** The shadow that a shape throws, moved by `dx` and `dy`. */
  cast(shape: Shape, opacity: number, deviation: number, dx: number, dy: number) {
    return this.paint(shape, ink, `opacity="${opacity}" ${this.blur(deviation)} transform="translate(${dx} ${dy})"`);
  }

  /** The finished picture. */
  toString() {
    const size = 'viewBox="0 0 800 600" width="800" height="600"';
    const definitions = `<defs>${this.#definitions.join('')}</defs>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${definitions}${this.#content.join('')}</svg>\n`;
  }
}

/** The colour of shadows: warm, because everything here stands in warm light. */
const ink = '#0b0a08';
