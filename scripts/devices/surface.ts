import { type Drawing, path } from './drawing.ts';
import { between, type Camera, cross, dot, type Point2, type Point3, unit } from './geometry.ts';

/** How a surface reflects light. */
export interface Material {
  /** Colours from shadow to light, as `#rrggbb`. */
  ramp: string[];
  /** How brightly it mirrors the studio's lamps, 0 to 1. */
  gloss: number;
  /** How sharply: 0 satin, 1 polished. */
  polish: number;
  /** The colour that its turned-away edges take from the room. */
  rim?: string;
}

/** A curved surface: a point for every `u` and `v` from 0 to 1, its outside where u × v points. */
export interface Surface {
  at: (u: number, v: number) => Point3;
  columns: number;
  rows: number;
  material: Material;
}

type Colour = [red: number, green: number, blue: number];

const parse = (hex: string): Colour => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const mix = (a: Colour, b: Colour, part: number): Colour => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
  a[2] + (b[2] - a[2]) * part,
];

const format = (colour: Colour) =>
  `#${colour
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const smooth = (from: number, to: number, value: number) => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** The main lamp: high, on the left, in front of the device. */
const lamp = unit([-0.5, 0.72, 0.5]);

/** How much of a lamp a mirrored direction meets: a wide window above left, a strip on the right. */
function lamps([x, y, z]: Point3, polish: number) {
  const soft = 0.5 - 0.38 * polish;
  const box = (cx: number, cy: number, width: number, height: number) =>
    (1 - smooth(width - soft / 2, width + soft / 2, Math.abs(x - cx))) *
    (1 - smooth(height - soft / 2, height + soft / 2, Math.abs(y - cy))) *
    smooth(-0.6, -0.1, z);
  return box(-0.42, 0.62, 0.3, 0.26) + 0.45 * box(0.86, 0.12, 0.1, 0.5);
}

function shine(material: Material, normal: Point3): string {
  const { ramp, gloss, polish, rim } = material;
  // Half of the light is ambient, as in a white room.
  const lit = 0.5 + 0.5 * dot(normal, lamp);
  const position = Math.min(0.999, lit) * (ramp.length - 1);
  const index = Math.floor(position);
  const dark = parse(ramp[index] ?? '#000000');
  let colour = mix(dark, parse(ramp[index + 1] ?? '#ffffff'), position - index);
  const facing = Math.max(0, normal[2]);
  if (rim) colour = mix(colour, parse(rim), 0.75 * (1 - facing) ** 3 * smooth(-0.4, 0.5, normal[1]));
  const mirrored: Point3 = [2 * facing * normal[0], 2 * facing * normal[1], 2 * facing * facing - 1];
  return format(mix(colour, [255, 255, 255], Math.min(1, gloss * lamps(mirrored, polish))));
}

interface Facet {
  depth: number;
  points: Point2[];
  colour: string;
}

/**
 * Draws curved surfaces as small facets, each lit by the studio, far ones first. Facets that look away are left out.
 * Each is outlined in its own colour, because the seams between them would otherwise show.
 */
export function surfaces(drawing: Drawing, project: Camera, list: Surface[]) {
  const facets: Facet[] = [];
  for (const { at, columns, rows, material } of list) {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const [u0, u1, v0, v1] = [column / columns, (column + 1) / columns, row / rows, (row + 1) / rows];
        const corners: [Point3, Point3, Point3, Point3] = [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)];
        const [a, b, c, d] = corners.map(project.turn) as typeof corners;
        // From the diagonals, so that a facet that narrows to a point still has a normal.
        const normal = unit(cross(between(a, c), between(b, d)));
        const middle: Point3 = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2, (a[2] + c[2]) / 2];
        if (dot(normal, unit([-middle[0], -middle[1], 60 - middle[2]])) < -0.02) continue;
        facets.push({
          depth: (a[2] + b[2] + c[2] + d[2]) / 4,
          points: corners.map(project),
          colour: shine(material, normal),
        });
      }
    }
  }
  for (const { points, colour } of facets.toSorted((p, q) => p.depth - q.depth)) {
    drawing.add(`<path d="${path(points)}" fill="${colour}" stroke="${colour}" stroke-width="1.2"/>`);
  }
}
