import type { Drawing } from './drawing.ts';
import { bounds, type Camera, type Point2, type Point3, roundedRectangle } from './geometry.ts';

/** Wallpapers: the sky, then layers of dunes from far to near. */
export const wallpapers = {
  dawn: ['#f3dcc2', '#e0a679', '#b8694e', '#6d3b3d', '#2a2330'],
  tide: ['#dfe9ec', '#9dbcc6', '#5a8796', '#2f5567', '#14262f'],
  moss: ['#eceddc', '#bcc79c', '#7f9567', '#4a6249', '#1f2d27'],
  dusk: ['#e9e2dd', '#c3b3ae', '#8d8288', '#545566', '#23283a'],
  night: ['#56708c', '#34506c', '#223a54', '#15263a', '#0a121d'],
} as const;

/** The name of a wallpaper. */
export type WallpaperName = keyof typeof wallpapers;

interface Screen {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

/** Paints a lit screen with layered dunes on a plane in space. */
export function wallpaper(
  drawing: Drawing,
  project: Camera,
  at: (point: Point2) => Point3,
  { x, y, width, height, radius }: Screen,
  name: WallpaperName,
) {
  const colours = wallpapers[name];
  const [sky, horizon] = colours;
  const show = (points: Point2[]) => points.map((point) => project(at(point)));
  const face = show(roundedRectangle(x, y, width, height, radius));
  const [left, top, right, bottom] = bounds(face);

  drawing.inside(face, () => {
    drawing.paint(
      face,
      drawing.linear(
        [
          [0, sky],
          [1, horizon],
        ],
        left,
        top,
        left,
        bottom,
      ),
    );
    const [sunX, sunY] = project(at([x + width * 0.68, y + height * 0.7]));
    const reach = (bottom - top) * 0.3;
    drawing.dot(
      sunX,
      sunY,
      reach,
      drawing.radial(
        [
          [0, '#fff', 0.55],
          [1, '#fff', 0],
        ],
        sunX,
        sunY,
        reach,
      ),
    );

    const dunes = [
      { base: 0.58, swing: 0.07, phase: 0.4, colours: [colours[0], colours[1], colours[2]] },
      { base: 0.42, swing: 0.09, phase: 2.1, colours: [colours[1], colours[2], colours[3]] },
      { base: 0.27, swing: 0.08, phase: 4.3, colours: [colours[2], colours[3], colours[4]] },
      { base: 0.12, swing: 0.07, phase: 0.9, colours: [colours[3], colours[4], colours[4]] },
    ] as const;
    for (const {
      base,
      swing,
      phase,
      colours: [rim, body, foot],
    } of dunes) {
      const ridge = Array.from({ length: 29 }, (_, step): Point2 => {
        const u = step / 28;
        const rise = base + swing * Math.sin(u * 4.2 + phase) + 0.05 * Math.sin(u * 9 + phase * 2);
        return [x + width * u, y + height * rise];
      });
      const dune = show([...ridge, [x + width, y - 1], [x, y - 1]]);
      const [x0, y0, x1, y1] = bounds(dune);
      drawing.paint(
        dune,
        drawing.linear(
          [
            [0, rim],
            [0.16, body],
            [1, foot],
          ],
          x0,
          y0,
          x0 + (x1 - x0) * 0.3,
          y1,
        ),
      );
    }

    const reflection = show([
      [x + width * 0.42, y + height],
      [x + width, y + height],
      [x + width, y + height * 0.3],
      [x + width * 0.78, y],
    ]);
    const middle = (left + right) / 2;
    drawing.paint(
      reflection,
      drawing.linear(
        [
          [0, '#fff', 0.13],
          [1, '#fff', 0],
        ],
        middle,
        top,
        middle,
        bottom,
      ),
    );
  });
}
