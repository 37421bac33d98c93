import type { Drawing } from './drawing.ts';
import type { Finish, FinishName } from './finishes.ts';
import { camera, type Point3, superellipse } from './geometry.ts';
import { type Material, type Surface, surfaces } from './surface.ts';

const width = 5.9;
const length = 11.6;
/** How square the plan is: between an ellipse and a rounded rectangle. */
const square = 0.7;

const planAt = (u: number, scale: number): [x: number, z: number] => {
  const [x, z] = superellipse(-2 * Math.PI * u, width / 2, length / 2, square);
  return [x * scale, z * scale];
};

/** The metal body, which narrows toward the desk. */
function base(material: Material): Surface {
  return {
    columns: 160,
    rows: 8,
    material,
    at: (u, v) => {
      const [x, z] = planAt(u, 0.86 + 0.125 * Math.sin((v * Math.PI) / 2));
      return [x, arch(z) * 0.32 + 0.66 * v - 0.02, z];
    },
  };
}

/** How the underside of the shell rises toward both ends. */
const arch = (z: number) => 0.5 * Math.abs(z / (length / 2)) ** 2.2;

/** The shell: one arch along its length, rolled over at the sides, highest a little behind the middle. */
function shell(material: Material): Surface {
  return {
    columns: 260,
    rows: 80,
    material,
    at: (u, v) => {
      const inward = Math.cos((v * Math.PI) / 2);
      const [x, z] = planAt(u, inward);
      const edge = arch(planAt(u, 1)[1]) * 0.32 + 0.72;
      const along = (z - 0.5) / (length / 2 + 0.5);
      const across = x / (width / 2);
      const top = 2.55 - 1.35 * along * along - 0.34 * across * across;
      // The roll at the edge: steep at first, then level.
      return [x, edge + (top - edge) * Math.sin((v * Math.PI) / 2) ** 0.62, z];
    },
  };
}

/** A wireless mouse: a glossy shell on a metal body. */
export function mouse(drawing: Drawing, finish: Finish, name: FinishName) {
  const project = camera({ yaw: -40, pitch: 30, distance: 60, focus: 2900, cx: 396, cy: 342 });
  const floor = Array.from({ length: 96 }, (_, step): Point3 => {
    const [x, z] = planAt(step / 96, 0.93);
    return [x, -0.1, z];
  }).map(project);
  drawing.cast(floor, 0.55, 6, 2, 7);
  drawing.cast(floor, 0.26, 24, 10, 24);

  const dark = name !== 'silver' && name !== 'starlight';
  surfaces(drawing, project, [
    base({
      ramp: [finish.shade, finish.shade, finish.body, finish.light],
      gloss: 0.8,
      polish: 0.5,
      rim: finish.light,
    }),
  ]);
  // The gap in which the shell floats.
  const seam = Array.from({ length: 160 }, (_, step): Point3 => {
    const [x, z] = planAt(step / 160, 0.99);
    return [x, arch(z) * 0.32 + 0.68, z];
  }).map(project);
  drawing.paint(seam, '#1a1a1c');
  surfaces(drawing, project, [
    shell(
      dark
        ? { ramp: ['#08080a', '#1b1c1f', '#2f3034', '#47494e'], gloss: 0.62, polish: 0.75, rim: '#5a5c62' }
        : { ramp: ['#87847e', '#b9b6b0', '#dad7d2', '#efedea', '#f7f6f4'], gloss: 0.9, polish: 0.7, rim: '#f7f6f4' },
    ),
  ]);
}
