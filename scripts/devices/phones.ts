import type { Drawing } from './drawing.ts';
import type { Finish } from './finishes.ts';
import { bounds, camera, circle, hull, type Point2, type Point3, radians, roundedRectangle } from './geometry.ts';
import { wallpaper, type WallpaperName } from './wallpaper.ts';

/** Two cameras, three cameras, or one camera and a home button. */
type Kind = 'duo' | 'pro' | 'classic';

const sizes = {
  duo: { width: 7.15, height: 14.7, thickness: 0.8, corner: 1.2 },
  pro: { width: 7.5, height: 15.4, thickness: 0.84, corner: 1.25 },
  classic: { width: 6.75, height: 13.9, thickness: 0.76, corner: 1.05 },
} as const;

interface Pose {
  kind: Kind;
  /** The wallpaper of its screen; without one, the phone shows its back. */
  paper?: WallpaperName;
  yaw: number;
  x?: number;
  z?: number;
}

function phone(drawing: Drawing, finish: Finish, { kind, paper, yaw, x = 0, z = 0 }: Pose) {
  const { width, height, thickness, corner } = sizes[kind];
  const { light, body, shade, edge } = finish;
  const eye = camera({ pitch: 5, distance: 62, focus: 1930 });
  const [cosine, sine] = [Math.cos(radians(yaw)), Math.sin(radians(yaw))];
  // All phones stand on one floor, whatever their height.
  const place = ([px, py, pz]: Point3): Point3 => [
    px * cosine + pz * sine + x,
    py + height / 2 - 7.6,
    -px * sine + pz * cosine + z,
  ];
  const project = Object.assign((point: Point3) => eye(place(point)), { turn: eye.turn });
  const front = thickness / 2;
  const onFace = ([u, v]: Point2): Point3 => [u, v, front];
  const show = (points: Point2[], lift = 0) => points.map(([u, v]) => project([u, v, front + lift]));
  const outline = (inset: number) =>
    roundedRectangle(
      -width / 2 + inset,
      -height / 2 + inset,
      width - 2 * inset,
      height - 2 * inset,
      corner - inset,
      12,
    );

  const silhouette = hull([...show(outline(0)), ...show(outline(0), -thickness)]);
  const [left, top, right, bottom] = bounds(silhouette);
  const [footX, footY] = project([0, -height / 2, 0]);
  drawing.shadow(footX + 10, footY + 5, (right - left) * 0.56, 9, 0.5, 6);
  drawing.shadow(footX + 26, footY + 4, (right - left) * 0.8, 18, 0.22, 18);
  drawing.paint(
    silhouette,
    drawing.linear(
      [
        [0, shade],
        [0.04, edge],
        [0.1, shade],
        [0.5, body],
        [0.9, edge],
        [0.95, shade],
        [1, edge],
      ],
      left,
      0,
      right,
      0,
    ),
  );
  for (const start of [2.2, 0.6]) {
    const side = yaw > 0 ? -width / 2 : width / 2;
    const button: Point3[] = [
      [side, start, -0.14],
      [side, start, 0.14],
      [side, start + 1.1, 0.14],
      [side, start + 1.1, -0.14],
    ];
    drawing.paint(button.map(project), shade, 'opacity=".75"');
  }

  if (paper) {
    drawing.paint(show(outline(0.09)), '#08080a');
    if (kind === 'classic') {
      const screen = { x: -width / 2 + 0.36, y: -height / 2 + 1.85, width: width - 0.72, height: height - 3.6 };
      wallpaper(drawing, project, onFace, { ...screen, radius: 0.12 }, paper);
      drawing.stroke(show(circle(0, -height / 2 + 0.95, 0.56)), '#3d3e42', 2.2);
      drawing.paint(show(roundedRectangle(-0.7, height / 2 - 1, 1.4, 0.14, 0.07, 4)), '#2b2c30');
      return;
    }
    const screen = { x: -width / 2 + 0.34, y: -height / 2 + 0.34, width: width - 0.68, height: height - 0.68 };
    wallpaper(drawing, project, onFace, { ...screen, radius: corner - 0.3 }, paper);
    drawing.paint(show(circle(0, height / 2 - 0.92, 0.2)), '#050506');
    drawing.paint(show(circle(0.02, height / 2 - 0.9, 0.08)), '#1e2a44');
    drawing.paint(show(roundedRectangle(-1.2, -height / 2 + 0.62, 2.4, 0.1, 0.05, 3)), '#fff', 'opacity=".75"');
    return;
  }

  const back = show(outline(0.09));
  drawing.paint(
    back,
    drawing.linear(
      [
        [0, light],
        [0.45, body],
        [1, shade],
      ],
      left,
      top,
      right,
      bottom,
    ),
  );
  drawing.inside(back, () => {
    const window = show([
      [-width / 2, height * 0.1],
      [width / 2, height * 0.52],
      [width / 2, height * 0.2],
      [-width / 2, -height * 0.3],
    ]);
    drawing.paint(window, '#fff', `opacity=".13" ${drawing.blur(9)}`);
  });
  drawing.stroke(back, '#fff', 1, 'opacity=".28"');

  const lens = (u: number, v: number, size: number) => {
    const [cx, cy] = project(onFace([u, v]));
    const radius = Math.abs(project(onFace([u + size, v]))[0] - cx);
    const ring = (part: number) => show(circle(u, v, size * part), 0.22);
    drawing.paint(show(circle(u + 0.08, v - 0.12, size * 1.06)), '#000', 'opacity=".35"');
    drawing.paint(hull([...show(circle(u, v, size)), ...ring(1)]), shade);
    drawing.paint(
      ring(1),
      drawing.linear(
        [
          [0, edge],
          [0.5, shade],
          [1, light],
        ],
        cx - radius,
        cy - radius,
        cx + radius,
        cy + radius,
      ),
    );
    drawing.paint(ring(0.86), '#070809');
    drawing.paint(
      ring(0.62),
      drawing.radial(
        [
          [0, '#0a0d16'],
          [0.6, '#10192b'],
          [0.85, '#27374f'],
          [1, '#07090d'],
        ],
        cx,
        cy,
        radius * 0.66,
      ),
    );
    drawing.paint(ring(0.3), '#030406');
    drawing.ellipse(cx - radius * 0.26, cy - radius * 0.3, radius * 0.17, radius * 0.12, '#dfeaff', 'opacity=".75"');
    drawing.ellipse(cx + radius * 0.24, cy + radius * 0.3, radius * 0.2, radius * 0.1, '#8fb0ff', 'opacity=".3"');
  };
  const island = (u: number, v: number, islandWidth: number, islandHeight: number, radius: number) => {
    const points = roundedRectangle(u, v, islandWidth, islandHeight, radius);
    const foot = show(points);
    const face = show(points, 0.13);
    drawing.paint(foot, '#000', `opacity=".3" ${drawing.blur(4)} transform="translate(2 4)"`);
    drawing.paint(hull([...foot, ...face]), shade);
    drawing.paint(
      face,
      drawing.linear(
        [
          [0, light],
          [1, body],
        ],
        ...bounds(face),
      ),
    );
    drawing.stroke(face, '#fff', 1, 'opacity=".35"');
  };
  const flash = (u: number, v: number, size: number, colour = '#f6ecd6') =>
    drawing.paint(show(circle(u, v, size)), colour);

  const leftEdge = -width / 2;
  const topEdge = height / 2;
  if (kind === 'duo') {
    island(leftEdge + 0.55, topEdge - 4.75, 2.35, 4.2, 1.17);
    lens(leftEdge + 1.72, topEdge - 1.72, 0.86);
    lens(leftEdge + 1.72, topEdge - 3.58, 0.86);
    flash(leftEdge + 3.5, topEdge - 1.72, 0.26);
  } else if (kind === 'pro') {
    island(leftEdge + 0.45, topEdge - 4.35, 3.95, 3.9, 1);
    lens(leftEdge + 1.5, topEdge - 1.5, 0.85);
    lens(leftEdge + 1.5, topEdge - 3.3, 0.85);
    lens(leftEdge + 3.3, topEdge - 2.4, 0.85);
    flash(leftEdge + 3.42, topEdge - 0.98, 0.25);
    flash(leftEdge + 3.42, topEdge - 3.82, 0.2, '#111');
  } else {
    lens(leftEdge + 1.25, topEdge - 1.25, 0.66);
    flash(leftEdge + 2.35, topEdge - 1.25, 0.22);
    drawing.paint(show(roundedRectangle(leftEdge, topEdge - 2.35, width, 0.12, 0.05, 1)), shade, 'opacity=".35"');
  }
}

/** Two phones with two cameras each: a back in front of a screen. */
export function phoneDuo(drawing: Drawing, finish: Finish, paper: WallpaperName) {
  phone(drawing, finish, { kind: 'duo', paper, yaw: 24, x: 2.9, z: -1.6 });
  phone(drawing, finish, { kind: 'duo', yaw: -22, x: -2.9, z: 1.5 });
}

/** Two phones with three cameras each: a back in front of a screen. */
export function phonePro(drawing: Drawing, finish: Finish, paper: WallpaperName) {
  phone(drawing, finish, { kind: 'pro', paper, yaw: 20, x: -3.2, z: -1.8 });
  phone(drawing, finish, { kind: 'pro', yaw: -28, x: 3, z: 1.3 });
}

/** One phone with two cameras, from behind. */
export function phoneBack(drawing: Drawing, finish: Finish) {
  phone(drawing, finish, { kind: 'duo', yaw: -34 });
}

/** Two phones with a home button: a screen in front of a back. */
export function phoneClassic(drawing: Drawing, finish: Finish, paper: WallpaperName) {
  phone(drawing, finish, { kind: 'classic', yaw: -20, x: -3, z: -1.4 });
  phone(drawing, finish, { kind: 'classic', paper, yaw: 18, x: 3, z: 1.4 });
}
