import type { Drawing } from './drawing.ts';
import type { Finish } from './finishes.ts';
import { bounds, camera, circle, type Point2, radians, roundedRectangle, superellipse } from './geometry.ts';
import { type Surface, surfaces } from './surface.ts';

const width = 7.3;
const height = 8.7;
const thickness = 1.9;
const corner = 2.35;

/** The case's edge, half a turn from its back to the glass: how far in, how far forward. */
const rim = (v: number): Point2 => {
  const angle = radians(-90 + 180 * v);
  return [0.62 * (1 - Math.cos(angle) ** 0.8), (Math.sin(angle) * thickness) / 2];
};

const lengthOf = (points: Point2[]) =>
  points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return Math.hypot(next[0] - point[0], next[1] - point[1]);
  });

/** A point on a closed outline, at a part of its length. */
function along(points: Point2[]) {
  const lengths = lengthOf(points);
  const total = lengths.reduce((sum, length) => sum + length);
  return (part: number): Point2 => {
    let rest = (part % 1) * total;
    for (const [index, length] of lengths.entries()) {
      const [a, b] = [points[index], points[(index + 1) % points.length]];
      if (a && b && rest <= length) {
        const share = length ? rest / length : 0;
        return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
      }
      rest -= length;
    }
    return points[0] ?? [0, 0];
  };
}

/** The case: a rounded rectangle whose edge is round as well. */
function caseSurface(finish: Finish): Surface {
  // Insetting changes the corners little here, so one outline is scaled inward.
  const outline = along(roundedRectangle(-width / 2, -height / 2, width, height, corner, 16));
  return {
    columns: 260,
    rows: 36,
    material: {
      ramp: [finish.shade, finish.shade, finish.body, finish.light],
      gloss: 0.8,
      polish: 0.75,
      rim: finish.light,
    },
    at: (u, v) => {
      const [x, y] = outline(u);
      const [inset, z] = rim(v);
      return [x * (1 - (2 * inset) / width), y * (1 - (2 * inset) / height), z];
    },
  };
}

/** The strap: one closed loop behind the case, wide at the case and narrower at the clasp. */
function strapSurface(finish: Finish): Surface {
  const section = along(roundedRectangle(-0.5, -0.28, 1, 0.56, 0.2, 4).map(([x, y]) => [x + 2.5 * Math.sign(x), y]));
  const [reach, tall] = [5.3, 6.1];
  return {
    columns: 80,
    rows: 180,
    material: {
      ramp: [finish.bandShade, finish.bandShade, finish.band, finish.bandLight],
      gloss: 0.2,
      polish: 0.1,
    },
    at: (u, v) => {
      const angle = 2 * Math.PI * v;
      const bend = (t: number) => superellipse(t, reach, tall, 0.86);
      const [back, up] = bend(angle);
      const [nextBack, nextUp] = bend(angle + 0.002);
      const length = Math.hypot(nextBack - back, nextUp - up);
      const outward: Point2 = [(nextUp - up) / length, -(nextBack - back) / length];
      // 0 at the case, 1 at the clasp.
      const far = (1 - Math.cos(angle)) / 2;
      const wide = 6 - 1.5 * far ** 0.7;
      const [across, out] = section(1 - u);
      return [(across * wide) / 6, up + out * outward[1], back - reach - 0.25 + out * outward[0]];
    },
  };
}

/** The crown on the right side of the case. */
function crownSurface(finish: Finish): Surface {
  const profile: Point2[] = [
    [0, 0.62],
    [0.42, 0.66],
    [0.54, 0.6],
    [0.58, 0.5],
    [0.585, 0],
  ];
  return {
    columns: 72,
    rows: profile.length - 1,
    material: { ramp: [finish.shade, finish.shade, finish.body, finish.light], gloss: 0.6, polish: 0.6 },
    at: (u, v) => {
      const [out, radius] = profile[Math.round(v * (profile.length - 1))] ?? [0, 0];
      const angle = 2 * Math.PI * u;
      const knurl = out > 0 && out < 0.5 ? 0.028 * Math.sign(Math.sin(angle * 18)) : 0;
      return [width / 2 - 0.14 + out, 1.7 + (radius + knurl) * Math.cos(angle), (radius + knurl) * Math.sin(angle)];
    },
  };
}

/** A standing watch on its strap, with a lit dial. */
export function watch(drawing: Drawing, finish: Finish) {
  const project = camera({ yaw: -31, pitch: 13, distance: 62, focus: 2130, cx: 342, cy: 306 });
  const ground = project([0, -6.5, -5.5]);
  drawing.shadow(ground[0] + 6, ground[1] + 4, 118, 15, 0.5, 8);
  drawing.shadow(ground[0] + 22, ground[1] + 6, 210, 30, 0.24, 24);
  surfaces(drawing, project, [strapSurface(finish)]);
  surfaces(drawing, project, [caseSurface(finish)]);
  surfaces(drawing, project, [crownSurface(finish)]);

  const front = thickness / 2;
  const show = (points: Point2[], lift = 0) => points.map(([x, y]): Point2 => project([x, y, front + lift]));
  const sheet = (inset: number) =>
    roundedRectangle(
      -width / 2 + inset,
      -height / 2 + inset,
      width - 2 * inset,
      height - 2 * inset,
      corner - inset * 0.72,
      16,
    );
  const glass = show(sheet(0.5), 0.02);
  const [left, top, right, bottom] = bounds(glass);
  drawing.paint(glass, '#060607');
  drawing.inside(glass, () => {
    dial(drawing, show, finish);
    // The curved edge of the glass, and a window mirrored in it.
    drawing.stroke(glass, '#fff', 5, `opacity=".3" ${drawing.blur(2.4)}`);
    const window = show([
      [-1.4, height / 2],
      [width / 2, height / 2],
      [width / 2, -1.2],
    ]);
    drawing.paint(
      window,
      drawing.linear(
        [
          [0, '#fff', 0.13],
          [1, '#fff', 0.02],
        ],
        left,
        top,
        right,
        bottom,
      ),
    );
  });
  drawing.stroke(glass, '#fff', 1, 'opacity=".35"');
}

/** The time at which a watch looks friendliest. */
const time = { hour: 10, minute: 9, second: 36 };

/** Paints the dial: a warm glow, twelve marks, three hands and four small readings. */
function dial(drawing: Drawing, show: (points: Point2[]) => Point2[], finish: Finish) {
  const at = (x: number, y: number): Point2 => show([[x, y]])[0] ?? [0, 0];
  const [cx, cy] = at(0, 0);
  const scale = at(1, 0)[0] - cx;
  const cream = '#f4f1ea';
  const disc = show(circle(0, 0, 2.78, 72));
  drawing.paint(
    disc,
    drawing.radial(
      [
        [0, '#2a2c31'],
        [0.72, '#17181b'],
        [1, '#0c0d0f'],
      ],
      cx - scale,
      cy - scale,
      scale * 4,
    ),
  );
  drawing.stroke(disc, '#43454b', 1, 'opacity=".7"');

  const polar = (turn: number, radius: number): Point2 => {
    const angle = 2 * Math.PI * turn;
    return [Math.sin(angle) * radius, Math.cos(angle) * radius];
  };
  for (let minute = 0; minute < 60; minute++) {
    const hour = minute % 5 === 0;
    drawing.line(
      show([polar(minute / 60, hour ? 2.08 : 2.5), polar(minute / 60, hour ? 2.56 : 2.62)]),
      hour ? cream : '#7d7b76',
      hour ? 6.4 : 1.5,
      'stroke-linecap="round"',
    );
  }
  const hand = (turn: number, length: number, thick: number, colour: string, tail = 0.5) => {
    const [from, middle, to] = show([polar(turn + 0.5, tail), polar(turn, 0.62), polar(turn, length)]);
    if (!from || !middle || !to) return;
    drawing.line([from, to], '#000', thick * 0.4 + 3, `opacity=".4" ${drawing.blur(2)} transform="translate(2 4)"`);
    drawing.line([from, middle], colour, Math.min(thick, 3), 'stroke-linecap="round"');
    drawing.line([middle, to], colour, thick, 'stroke-linecap="round"');
  };
  hand((time.hour + time.minute / 60) / 12, 1.48, 9, cream, 0);
  hand((time.minute + time.second / 60) / 60, 2.3, 9, cream, 0);
  hand(time.second / 60, 2.5, 2.4, finish.accent, 0.7);
  drawing.dot(cx, cy, 6.6, finish.accent).dot(cx, cy, 2.4, '#141416');

  // In the corners: charge, weather, steps, date.
  const ring = (x: number, y: number, radius: number, part: number, colour: string) => {
    const arc = (share: number) =>
      show(
        Array.from({ length: 33 }, (_, step): Point2 => {
          const [dx, dy] = polar((share * step) / 32, radius);
          return [x + dx, y + dy];
        }),
      );
    drawing.line(arc(1), colour, 4.4, 'opacity=".25"');
    drawing.line(arc(part), colour, 4.4, 'stroke-linecap="round"');
  };
  ring(-2.02, 2.98, 0.3, 0.78, '#8fc7a4');
  const [sunX, sunY] = at(2.02, 2.98);
  drawing.dot(sunX, sunY, scale * 0.16, '#f0c36a');
  for (let ray = 0; ray < 8; ray++) {
    const from = polar(ray / 8, 0.27);
    const to = polar(ray / 8, 0.35);
    drawing.line(
      show([
        [2.02 + from[0], 2.98 + from[1]],
        [2.02 + to[0], 2.98 + to[1]],
      ]),
      '#f0c36a',
      3,
      'stroke-linecap="round"',
    );
  }
  for (const [index, tall] of [0.22, 0.42, 0.32, 0.56].entries()) {
    const x = -2.28 + index * 0.18;
    drawing.line(
      show([
        [x, -3.24],
        [x, -3.24 + tall],
      ]),
      '#e79f7c',
      4.4,
      'stroke-linecap="round"',
    );
  }
  for (let day = 0; day < 9; day++) {
    const [x, y] = at(1.82 + (day % 3) * 0.21, -2.76 - Math.floor(day / 3) * 0.21);
    drawing.dot(x, y, 2.6, day === 4 ? finish.accent : '#8f9db3');
  }
}
