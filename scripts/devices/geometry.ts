/**
 * The geometry behind the device pictures: flat outlines, planes to paint them on, and a small perspective camera.
 * Lengths are roughly centimetres; y points up, z toward the viewer. Screen points are SVG units, y down.
 */

/** A point on the picture, or on a plane before it is placed in space. */
export type Point2 = [x: number, y: number];
/** A point or a direction in space. */
export type Point3 = [x: number, y: number, z: number];
/** Left, top, right and bottom. */
export type Box = [left: number, top: number, right: number, bottom: number];

/** Projects a point in space onto the picture. `turn` converts it to the camera's axes, for light and depth. */
export type Camera = ((point: Point3) => Point2) & { turn: (point: Point3) => Point3 };

/** Degrees to radians. */
export const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A camera that looks at the origin, turned by `yaw` and raised by `pitch` degrees; the origin lands on `cx`, `cy`. */
export function camera({ yaw = 0, pitch = 0, distance = 90, focus = 1500, cx = 400, cy = 300 }): Camera {
  const [cosYaw, sinYaw] = [Math.cos(radians(yaw)), Math.sin(radians(yaw))];
  const [cosPitch, sinPitch] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))];
  const turn = ([x, y, z]: Point3): Point3 => {
    const depth = -x * sinYaw + z * cosYaw;
    return [x * cosYaw + z * sinYaw, y * cosPitch - depth * sinPitch, y * sinPitch + depth * cosPitch];
  };
  const project = (point: Point3): Point2 => {
    const [x, y, z] = turn(point);
    const scale = focus / (distance - z);
    return [cx + x * scale, cy - y * scale];
  };
  return Object.assign(project, { turn });
}

/** A plane in space: maps flat coordinates along `u` and `v` from `origin`. */
export const plane =
  (origin: Point3, u: Point3, v: Point3) =>
  ([a, b]: Point2): Point3 => [
    origin[0] + a * u[0] + b * v[0],
    origin[1] + a * u[1] + b * v[1],
    origin[2] + a * u[2] + b * v[2],
  ];

/** A rectangle with rounded corners, from its lower left corner; `steps` points per corner. */
export function roundedRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  steps = 8,
): Point2[] {
  const corners: [number, number, number][] = [
    [x + width - radius, y + height - radius, 0],
    [x + radius, y + height - radius, 90],
    [x + radius, y + radius, 180],
    [x + width - radius, y + radius, 270],
  ];
  return corners.flatMap(([cx, cy, start]) =>
    Array.from({ length: steps + 1 }, (_, step): Point2 => {
      const angle = radians(start + (90 * step) / steps);
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    }),
  );
}

/** A circle as a polygon. */
export const circle = (x: number, y: number, radius: number, steps = 36) =>
  Array.from({ length: steps }, (_, step): Point2 => {
    const angle = (2 * Math.PI * step) / steps;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** The point of a superellipse at an angle; an `exponent` below 1 makes it squarer, 1 is an ellipse. */
export function superellipse(angle: number, width: number, height: number, exponent: number): Point2 {
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** exponent;
  return [bend(Math.cos(angle)) * width, bend(Math.sin(angle)) * height];
}

/** The convex outline around some points: the silhouette of a convex solid. */
export function hull(points: Point2[]): Point2[] {
  const sorted = points.toSorted((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (run: Point2[]) => {
    const outline: Point2[] = [];
    for (const point of run) {
      for (;;) {
        const [a, b] = [outline.at(-2), outline.at(-1)];
        const turnsLeft = a && b && (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0;
        if (!a || turnsLeft) break;
        outline.pop();
      }
      outline.push(point);
    }
    return outline.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** The box around some points. */
export function bounds(points: Point2[]): Box {
  const x = points.map((point) => point[0]);
  const y = points.map((point) => point[1]);
  return [Math.min(...x), Math.min(...y), Math.max(...x), Math.max(...y)];
}

/** A vector of length 1. */
export function unit([x, y, z]: Point3): Point3 {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** The direction perpendicular to both. */
export const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** How closely two directions agree: 1 the same, 0 perpendicular, -1 opposite. */
export const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** From `a` to `b`. */
export const between = (a: Point3, b: Point3): Point3 => [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
