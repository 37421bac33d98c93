import { type Drawing, path } from './drawing.ts';
import { type Camera, type Point2, type Point3, roundedRectangle } from './geometry.ts';

/** A key on its plane: its corner and its size. */
export type Key = [x: number, y: number, width: number, height: number];

/** The relative widths of the keys, row by row. */
const rows: number[][] = [
  [...Array<number>(13).fill(1), 1.5],
  [1.5, ...Array<number>(13).fill(1)],
  [1.8, ...Array<number>(11).fill(1), 1.8],
  [2.3, ...Array<number>(10).fill(1), 2.3],
  [1, 1, 1, 1.3, 5.4, 1.3, 1, 1, 1, 1],
];

/** Where the keys of a keyboard stand; `y` grows toward the person who types. */
export function keyboardKeys(
  x: number,
  y: number,
  width: number,
  height: number,
  gap: number,
  withFunctionKeys: boolean,
): Key[] {
  const placed: Key[] = [];
  const functionHeight = height * 0.1;
  let top = y;
  if (withFunctionKeys) {
    const pitch = (width + gap) / 14;
    for (let column = 0; column < 14; column++) {
      placed.push([x + column * pitch, top, pitch - gap, functionHeight - gap * 0.4]);
    }
    top += functionHeight + gap * 0.4;
  }
  const pitch = (height - (top - y) + gap) / rows.length;
  for (const [index, widths] of rows.entries()) {
    const share = (width + gap) / widths.reduce((sum, value) => sum + value);
    let left = x;
    for (const value of widths) {
      placed.push([left, top + index * pitch, value * share - gap, pitch - gap]);
      left += value * share;
    }
  }
  return placed;
}

/** Draws keys on a plane, each raised by `lift`. One path for all sides and one for all tops keeps the file small. */
export function keys(
  drawing: Drawing,
  project: Camera,
  at: (point: Point2) => Point3,
  placed: Key[],
  look: { top: string; side: string; radius: number; lift: number },
) {
  const outlines = placed.map(([x, y, width, height]) => roundedRectangle(x, y, width, height, look.radius, 3).map(at));
  const draw = (lift: number) =>
    outlines.map((outline) => path(outline.map(([x, y, z]) => project([x, y + lift, z])))).join('');
  drawing.paint(draw(0), look.side);
  drawing.paint(draw(look.lift), look.top);
}
