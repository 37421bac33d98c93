import { type Drawing, path } from './drawing.ts';
import type { Finish } from './finishes.ts';
import {
  bounds,
  type Camera,
  camera,
  hull,
  plane,
  type Point2,
  type Point3,
  radians,
  roundedRectangle,
} from './geometry.ts';
import { keyboardKeys, keys } from './keys.ts';
import { wallpaper, type WallpaperName, wallpapers } from './wallpaper.ts';

const width = 30;
const depth = 20.6;
const lidHeight = 19.8;
const lidThickness = 0.42;
const corner = 1.2;

/** A level outline, `inset` smaller than the laptop all around, at height `y`. */
const level = (y: number, inset = 0, radius = corner) =>
  roundedRectangle(-width / 2 + inset, -depth / 2 + inset, width - 2 * inset, depth - 2 * inset, radius).map(
    ([x, z]): Point3 => [x, y, z],
  );

/** The shadow under a laptop: one where it touches, one around it. */
function floorShadow(drawing: Drawing, project: Camera, y: number, opacity: number, dx: number, lift: number) {
  const floor = level(y).map(project);
  const [left, , right, bottom] = bounds(floor);
  drawing.cast(floor, opacity, 9, dx, 9);
  drawing.shadow((left + right) / 2, bottom - lift, (right - left) * 0.52, 45, 0.2, 30);
}

/** Both sides of a lid that stands on `hinge` and leans along `up`. */
function lid(project: Camera, hinge: Point3, up: Point3, normal: Point3) {
  const behind: Point3 = [
    hinge[0] - normal[0] * lidThickness,
    hinge[1] - normal[1] * lidThickness,
    hinge[2] - normal[2] * lidThickness,
  ];
  const at = plane(hinge, [1, 0, 0], up);
  const atBack = plane(behind, [1, 0, 0], up);
  const outline = roundedRectangle(0, 0, width, lidHeight, corner);
  const front = outline.map((point) => project(at(point)));
  const silhouette = hull([...front, ...outline.map((point) => project(atBack(point)))]);
  const show = (points: Point2[]) => points.map((point) => project(at(point)));
  return { at, front, silhouette, show };
}

/** An open laptop with a lit screen. */
export function laptopOpen(drawing: Drawing, finish: Finish, paper: WallpaperName) {
  const project = camera({ yaw: -27, pitch: 19, distance: 92, focus: 1530, cx: 408, cy: 392 });
  const deckPlane = plane([-width / 2, 0, -depth / 2], [1, 0, 0], [0, 0, 1]);
  const deckPart = (points: Point2[]) => points.map((point) => project(deckPlane(point)));
  floorShadow(drawing, project, -1, 0.42, 4, 52);

  // The base, seen from above and from its front edge.
  const top = level(0).map(project);
  const side = hull([...top, ...level(-0.75, 0.45).map(project)]);
  const [left, upper, right, lower] = bounds(side);
  const { light, body, shade, edge } = finish;
  drawing.paint(
    side,
    drawing.linear(
      [
        [0, shade],
        [0.36, edge],
        [0.5, shade],
        [0.62, edge],
        [1, shade],
      ],
      left,
      0,
      right,
      0,
    ),
  );
  drawing.paint(
    top,
    drawing.linear(
      [
        [0, shade],
        [0.35, body],
        [1, light],
      ],
      left + 60,
      upper,
      right - 40,
      lower,
    ),
  );
  drawing.stroke(top, edge, 1.2, 'opacity=".8"');

  // Keyboard, trackpad, and the place for a finger under the lid.
  drawing.paint(deckPart(roundedRectangle(1.7, 1.9, width - 3.4, 9.2, 0.5)), shade, 'opacity=".75"');
  keys(drawing, project, deckPlane, keyboardKeys(1.85, 2.05, width - 3.7, 8.9, 0.3, true), {
    top: drawing.linear(
      [
        [0, '#17181a'],
        [1, '#2b2c2f'],
      ],
      left,
      upper,
      right,
      lower,
    ),
    side: '#060607',
    radius: 0.26,
    lift: 0.09,
  });
  const pad = deckPart(roundedRectangle(width / 2 - 5.6, 12.1, 11.2, 7.5, 0.6));
  const [padLeft, padTop, padRight, padBottom] = bounds(pad);
  drawing.paint(
    pad,
    drawing.linear(
      [
        [0, body],
        [1, light],
      ],
      padLeft,
      padTop,
      padRight,
      padBottom,
    ),
  );
  drawing.stroke(pad, shade, 1, 'opacity=".75"');
  drawing.paint(deckPart(roundedRectangle(width / 2 - 2.6, depth - 0.42, 5.2, 0.42, 0.2, 4)), shade, 'opacity=".8"');

  // The lid, which leans back, and its screen.
  const lean = radians(16);
  const screen = lid(
    project,
    [-width / 2, 0.12, -depth / 2 + 0.35],
    [0, Math.cos(lean), -Math.sin(lean)],
    [0, Math.sin(lean), Math.cos(lean)],
  );
  drawing.paint(screen.show(roundedRectangle(1.4, -0.25, width - 2.8, 0.7, 0.2, 3)), '#0c0c0d');
  drawing.paint(
    screen.silhouette,
    drawing.linear(
      [
        [0, light],
        [0.5, edge],
        [1, shade],
      ],
      ...bounds(screen.silhouette),
    ),
  );
  drawing.paint(screen.show(roundedRectangle(0.12, 0.12, width - 0.24, lidHeight - 0.24, 1.1)), '#0b0b0c');
  const lit = { x: 0.62, y: 1.15, width: width - 1.24, height: lidHeight - 1.8, radius: 0.55 };
  wallpaper(drawing, project, screen.at, lit, paper);
  const [lensX, lensY] = project(screen.at([width / 2, lidHeight - 0.38]));
  drawing.dot(lensX, lensY, 1.8, '#26282c');

  // The screen's light on the deck, and the bright near edge.
  const glow = deckPart(roundedRectangle(1, 0.3, width - 2, 8, 1));
  const [glowLeft, glowTop, glowRight, glowBottom] = bounds(glow);
  const middle = (glowLeft + glowRight) / 2;
  const colour = wallpapers[paper][1];
  drawing.paint(
    glow,
    drawing.linear(
      [
        [0, colour, 0.22],
        [1, colour, 0],
      ],
      middle,
      glowTop,
      middle,
      glowBottom,
    ),
  );
  drawing.stroke(path(top.slice(0, 18), false), '#fff', 1.4, 'opacity=".55"');
}

/** A half open laptop from behind: the lid is the surface that shows wear. */
export function laptopBack(drawing: Drawing, finish: Finish) {
  const project = camera({ yaw: 33, pitch: 20, distance: 92, focus: 1600, cx: 396, cy: 372 });
  const { light, body, shade, edge } = finish;
  floorShadow(drawing, project, -1, 0.45, 0, 60);

  const deck = level(0).map(project);
  const side = hull([...deck, ...level(-0.8, 0.45).map(project)]);
  const [left, upper, right, lower] = bounds(side);
  drawing.paint(
    side,
    drawing.linear(
      [
        [0, shade],
        [0.3, edge],
        [0.55, shade],
        [1, edge],
      ],
      left,
      0,
      right,
      0,
    ),
  );
  drawing.paint(
    deck,
    drawing.linear(
      [
        [0, light],
        [1, body],
      ],
      left,
      upper,
      right,
      lower,
    ),
  );

  // The hinge is on the viewer's side: the lid leans away over the deck.
  const lean = radians(-38);
  const back = lid(
    project,
    [-width / 2, 0.15, depth / 2 - 0.4],
    [0, Math.cos(lean), Math.sin(lean)],
    [0, -Math.sin(lean), Math.cos(lean)],
  );
  const [lidLeft, lidTop, lidRight, lidBottom] = bounds(back.silhouette);
  drawing.paint(back.show(roundedRectangle(1.6, -0.5, width - 3.2, 0.9, 0.2, 3)), '#0c0c0d');
  drawing.paint(
    back.silhouette,
    drawing.linear(
      [
        [0, edge],
        [1, shade],
      ],
      lidLeft,
      lidTop,
      lidRight,
      lidBottom,
    ),
  );
  drawing.paint(
    back.front,
    drawing.linear(
      [
        [0, light],
        [0.42, body],
        [1, shade],
      ],
      lidLeft + 40,
      lidTop,
      lidRight - 60,
      lidBottom + 40,
    ),
  );
  // Two windows mirrored in the metal.
  drawing.inside(back.front, () => {
    const wide = back.show([
      [3, lidHeight],
      [13, lidHeight],
      [7, 0],
      [-4, 0],
    ]);
    const narrow = back.show([
      [16, lidHeight],
      [18.5, lidHeight],
      [13.5, 0],
      [10.5, 0],
    ]);
    drawing.paint(wide, '#fff', `opacity=".13" ${drawing.blur(12)}`);
    drawing.paint(narrow, '#fff', `opacity=".12" ${drawing.blur(7)}`);
  });
  drawing.stroke(back.front, edge, 1.3, 'opacity=".9"');
}

/** A closed laptop. */
export function laptopClosed(drawing: Drawing, finish: Finish) {
  const project = camera({ yaw: -34, pitch: 27, distance: 92, focus: 1700, cx: 400, cy: 330 });
  const { light, body, shade, edge } = finish;
  const radius = 1.4;
  const floor = level(-1.7, 0, radius).map(project);
  const [floorLeft, , floorRight, floorBottom] = bounds(floor);
  drawing.cast(floor, 0.5, 8, 0, 8);
  drawing.shadow(400, floorBottom - 66, (floorRight - floorLeft) * 0.52, 60, 0.2, 34);

  const slab = (bottom: number, top: number, inset: number) => {
    const face = level(top, 0, radius).map(project);
    const side = hull([...face, ...level(bottom, inset, radius).map(project)]);
    return { face, side, box: bounds(side) };
  };
  const base = slab(-1.5, -0.42, 0.5);
  drawing.paint(
    base.side,
    drawing.linear(
      [
        [0, shade],
        [0.33, body],
        [0.4, edge],
        [0.46, shade],
        [1, body],
      ],
      base.box[0],
      0,
      base.box[2],
      0,
    ),
  );
  const gap = slab(-0.46, -0.34, 0.12);
  drawing.paint(
    gap.side,
    drawing.linear(
      [
        [0, '#111'],
        [1, '#2a2a2b'],
      ],
      gap.box[0],
      0,
      gap.box[2],
      0,
    ),
  );

  const top = slab(-0.34, 0.12, 0);
  const [left, upper, right, lower] = top.box;
  drawing.paint(
    top.side,
    drawing.linear(
      [
        [0, body],
        [0.34, light],
        [0.4, '#fff'],
        [0.46, body],
        [1, light],
      ],
      left,
      0,
      right,
      0,
    ),
  );
  drawing.paint(
    top.face,
    drawing.linear(
      [
        [0, body],
        [0.45, light],
        [0.6, body],
        [1, shade],
      ],
      left + 40,
      lower,
      right - 60,
      upper,
    ),
  );
  drawing.inside(top.face, () => {
    const window: Point3[] = [
      [-9, 0.12, 10.3],
      [1, 0.12, 10.3],
      [9, 0.12, -10.3],
      [-1, 0.12, -10.3],
    ];
    drawing.paint(window.map(project), '#fff', `opacity=".2" ${drawing.blur(14)}`);
  });
  drawing.stroke(top.face, '#fff', 1.1, 'opacity=".4"');
}
