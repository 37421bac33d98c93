import { type Drawing, short } from './drawing.ts';
import type { Finish } from './finishes.ts';
import {
  bounds,
  camera,
  circle,
  hull,
  plane,
  type Point2,
  type Point3,
  radians,
  roundedRectangle,
  superellipse,
} from './geometry.ts';
import { keyboardKeys, keys } from './keys.ts';
import { wallpaper, type WallpaperName } from './wallpaper.ts';

/** A tablet that leans back, with its pencil in front. */
export function tablet(drawing: Drawing, finish: Finish, paper: WallpaperName) {
  const [width, height, thickness] = [17.8, 24.8, 0.62];
  const lean = radians(-17);
  const project = camera({ yaw: -26, pitch: 11, distance: 92, focus: 1800, cx: 412, cy: 292 });
  const up: Point3 = [0, Math.cos(lean), Math.sin(lean)];
  const sheet = (offset: number) =>
    plane([0, -11.9 - Math.sin(lean) * offset, 2 + Math.cos(lean) * offset], [1, 0, 0], up);
  const at = sheet(thickness / 2);
  const behind = sheet(-thickness / 2);
  const show = (points: Point2[]) => points.map((point) => project(at(point)));
  const outline = roundedRectangle(-width / 2, 0, width, height, 1.3);
  const silhouette = hull([...show(outline), ...outline.map((point) => project(behind(point)))]);
  const [left, , right] = bounds(silhouette);
  const [footX, footY] = project([0, -12, 2]);
  drawing.shadow(footX + 8, footY + 8, 190, 12, 0.5, 8);
  drawing.shadow(footX + 20, footY - 4, 240, 34, 0.2, 26);
  const { light, shade, edge } = finish;
  drawing.paint(
    silhouette,
    drawing.linear(
      [
        [0, light],
        [0.5, edge],
        [0.94, shade],
        [1, edge],
      ],
      left,
      0,
      right,
      0,
    ),
  );
  drawing.paint(show(roundedRectangle(-width / 2 + 0.1, 0.1, width - 0.2, height - 0.2, 1.22)), '#0a0a0b');
  const screen = { x: -width / 2 + 0.85, y: 0.85, width: width - 1.7, height: height - 1.7, radius: 0.6 };
  wallpaper(drawing, project, at, screen, paper);
  drawing.paint(show(circle(0, height - 0.46, 0.12)), '#2a3140');

  const [fromX, fromY] = project([-5.5, -11.6, 8.6]);
  const [toX, toY] = project([9.2, -11.6, 6.6]);
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [alongX, alongY] = [(toX - fromX) / length, (toY - fromY) / length];
  const [acrossX, acrossY] = [-alongY * 5.4, alongX * 5.4];
  const [tipX, tipY]: Point2 = [fromX - alongX * 24, fromY - alongY * 24];
  const under = `M${short(tipX)} ${short(tipY + 7)}L${short(toX)} ${short(toY + 8)}`;
  drawing.stroke(under, '#0b0a08', 9, `opacity=".4" ${drawing.blur(4)}`);
  const [middleX, middleY] = [(fromX + toX) / 2, (fromY + toY) / 2];
  drawing.paint(
    [
      [fromX + acrossX, fromY + acrossY],
      [toX + acrossX, toY + acrossY],
      [toX + alongX * 5, toY + alongY * 5],
      [toX - acrossX, toY - acrossY],
      [fromX - acrossX, fromY - acrossY],
      [tipX, tipY],
    ],
    drawing.linear(
      [
        [0, '#c3c1bb'],
        [0.3, '#fbfaf8'],
        [0.7, '#e7e5e0'],
        [1, '#9d9a93'],
      ],
      middleX - acrossX,
      middleY - acrossY,
      middleX + acrossX,
      middleY + acrossY,
    ),
  );
  drawing.line(
    [
      [fromX + acrossX, fromY + acrossY],
      [fromX - acrossX, fromY - acrossY],
    ],
    '#8e8b84',
    0.8,
    'opacity=".6"',
  );
}

/** A flat wireless keyboard. */
export function keyboard(drawing: Drawing, finish: Finish) {
  const project = camera({ yaw: -21, pitch: 37, distance: 92, focus: 1690, cx: 402, cy: 300 });
  const [width, depth] = [32, 12.4];
  const { light, body, shade, edge, plastic } = finish;
  const level = (height: (z: number) => number) =>
    roundedRectangle(-width / 2, -depth / 2, width, depth, 1).map(([x, z]) => project([x, height(z), z]));
  const floor = level(() => -0.9);
  drawing.cast(floor, 0.5, 7, 2, 9);
  drawing.cast(floor, 0.2, 24, 6, 22);
  const top = level((z) => 0.2 - z * 0.03);
  const side = hull([...top, ...level(() => -0.7)]);
  const box = bounds(side);
  drawing.paint(
    side,
    drawing.linear(
      [
        [0, shade],
        [0.2, edge],
        [0.32, shade],
        [0.7, edge],
        [1, shade],
      ],
      box[0],
      0,
      box[2],
      0,
    ),
  );
  drawing.paint(
    top,
    drawing.linear(
      [
        [0, body],
        [1, light],
      ],
      ...box,
    ),
  );
  drawing.stroke(top, '#fff', 1.2, 'opacity=".5"');
  const deck = plane([-width / 2, 0.25, -depth / 2], [1, 0, 0], [0, -0.03, 1]);
  keys(drawing, project, deck, keyboardKeys(0.7, 0.75, width - 1.4, depth - 1.5, 0.34, false), {
    top: drawing.linear(
      [
        [0, plastic.top],
        [1, plastic.topLight],
      ],
      ...box,
    ),
    side: plastic.side,
    radius: 0.34,
    lift: 0.2,
  });
}

/** Headphones in three-quarter view: the near cup's shell, and the far cup's cushion. */
export function headphones(drawing: Drawing, finish: Finish) {
  const { light, body, shade, edge, mesh } = finish;
  drawing.shadow(516, 540, 120, 10, 0.5, 7).shadow(252, 508, 92, 8, 0.4, 7).shadow(400, 530, 250, 30, 0.18, 24);

  const round = 'stroke-linecap="round"';
  const bow = 'M246 330C214 170 268 74 384 66C512 58 590 158 566 350';
  drawing.stroke(bow, shade, 30, round);
  drawing.stroke(
    bow,
    drawing.linear(
      [
        [0, shade],
        [0.22, edge],
        [0.42, body],
        [0.7, edge],
        [0.86, body],
        [1, shade],
      ],
      236,
      120,
      590,
      260,
    ),
    25,
    round,
  );
  const canopy = 'M276 186C292 116 330 90 386 86C456 82 512 118 536 192';
  drawing.stroke(canopy, shade, 23, round).stroke(canopy, mesh, 19, round);
  drawing.stroke(canopy, '#fff', 17, 'opacity=".14" stroke-dasharray="1.5 4"');
  drawing.stroke('M264 150C286 96 330 72 384 69C444 66 498 88 530 132', '#fff', 3, `opacity=".55" ${drawing.blur(2)}`);

  const cup = (cx: number, cy: number, rx: number, ry: number, tilt: number, paint: string, attributes = '') => {
    const [cosine, sine] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
    const points = Array.from({ length: 72 }, (_, step): Point2 => {
      const [x, y] = superellipse((2 * Math.PI * step) / 72, rx, ry, 0.62);
      return [cx + x * cosine - y * sine, cy + x * sine + y * cosine];
    });
    drawing.paint(points, paint, attributes);
    return points;
  };
  const rod = (x: number, y: number, tilt: number) => {
    const steel = drawing.linear(
      [
        [0, '#77787a'],
        [0.35, '#fff'],
        [1, '#6d6e70'],
      ],
      x,
      0,
      x + 15,
      0,
    );
    const place = `x="${x}" y="${y}" width="15" height="78" rx="6" transform="rotate(${tilt} ${x} ${y})"`;
    drawing.add(`<rect ${place} fill="${steel}"/>`);
  };

  // The far cup: its shell behind, its cushion toward us.
  rod(240, 304, 3);
  cup(
    236,
    410,
    62,
    104,
    4,
    drawing.linear(
      [
        [0, shade],
        [0.3, light],
        [0.7, body],
        [1, shade],
      ],
      174,
      0,
      300,
      0,
    ),
  );
  cup(
    262,
    412,
    60,
    100,
    4,
    drawing.linear(
      [
        [0, shade],
        [1, body],
      ],
      200,
      0,
      322,
      0,
    ),
  );
  cup(
    274,
    413,
    58,
    98,
    4,
    drawing.linear(
      [
        [0, '#0e0e0f'],
        [0.4, mesh],
        [1, '#19191a'],
      ],
      214,
      320,
      334,
      500,
    ),
  );
  cup(280, 413, 50, 88, 4, mesh);
  cup(
    282,
    414,
    33,
    66,
    4,
    drawing.linear(
      [
        [0, '#060606'],
        [1, '#2a2a2b'],
      ],
      250,
      350,
      316,
      480,
    ),
  );
  cup(285, 415, 28, 60, 4, '#17171a');
  drawing.stroke('M252 336C262 328 296 326 308 340', '#fff', 4, `opacity=".28" ${drawing.blur(3)} ${round}`);

  // The near cup: the edge of its cushion behind, its shell toward us.
  rod(556, 318, -2);
  cup(
    476,
    428,
    62,
    108,
    -5,
    drawing.linear(
      [
        [0, '#0c0c0d'],
        [0.5, mesh],
        [1, '#0c0c0d'],
      ],
      414,
      0,
      540,
      0,
    ),
  );
  cup(488, 428, 64, 109, -5, mesh);
  cup(494, 428, 66, 110, -5, '#000', 'opacity=".35"');
  cup(
    522,
    428,
    80,
    114,
    -5,
    drawing.linear(
      [
        [0, shade],
        [0.12, edge],
        [0.3, shade],
        [1, shade],
      ],
      440,
      0,
      604,
      0,
    ),
  );
  const near = drawing.linear(
    [
      [0, light],
      [0.4, body],
      [1, shade],
    ],
    478,
    316,
    606,
    548,
  );
  const face = cup(535, 428, 77, 110, -5, near);
  drawing.inside(face, () => {
    drawing.ellipse(508, 372, 36, 74, '#fff', `transform="rotate(18 508 372)" opacity=".42" ${drawing.blur(20)}`);
    drawing.ellipse(590, 520, 70, 50, '#000', `transform="rotate(-30 590 520)" opacity=".28" ${drawing.blur(22)}`);
  });
  drawing.stroke(face, '#fff', 1.4, 'opacity=".45"');
  const dial = drawing.linear(
    [
      [0, edge],
      [1, shade],
    ],
    560,
    310,
    580,
    326,
  );
  drawing.ellipse(570, 318, 10, 7, dial, 'transform="rotate(30 570 318)"');
}

/** Earbuds in their open case, and one in front of it. */
export function earbuds(drawing: Drawing) {
  drawing.shadow(330, 486, 170, 12, 0.5, 8).shadow(340, 488, 250, 28, 0.18, 24).shadow(590, 500, 90, 9, 0.42, 7);
  const across = (x0: number, x1: number) =>
    drawing.linear(
      [
        [0, '#c6c3bd'],
        [0.12, '#f4f2ee'],
        [0.45, '#fff'],
        [0.8, '#e6e3dd'],
        [1, '#b4b0a8'],
      ],
      x0,
      0,
      x1,
      0,
    );

  const lid = 'M176 262C170 190 190 148 248 140C300 133 368 133 420 140C478 148 498 190 492 262Z';
  drawing.paint(lid, across(172, 496));
  drawing.paint(
    lid,
    drawing.linear(
      [
        [0, '#8f8b83', 0.15],
        [0.2, '#8f8b83', 0],
        [1, '#57524a', 0.3],
      ],
      0,
      138,
      0,
      262,
    ),
  );
  drawing.paint(
    'M196 258C192 202 208 168 256 162C306 156 362 156 412 162C460 168 476 202 472 258Z',
    drawing.linear(
      [
        [0, '#a7a39b'],
        [1, '#dedbd4'],
      ],
      0,
      160,
      0,
      258,
    ),
  );
  drawing.paint('M172 268C172 244 260 236 334 236S496 244 496 268C496 292 420 300 334 300S172 292 172 268Z', '#d8d5ce');
  drawing.paint(
    'M196 268C196 252 268 247 334 247S472 252 472 268C472 284 410 290 334 290S196 284 196 268Z',
    drawing.linear(
      [
        [0, '#6f6b64'],
        [1, '#b9b5ad'],
      ],
      0,
      247,
      0,
      290,
    ),
  );
  for (const x of [266, 402]) {
    const dome = drawing.radial(
      [
        [0, '#fff'],
        [0.6, '#eceae5'],
        [1, '#b3afa7'],
      ],
      x - 8,
      244,
      44,
    );
    drawing.ellipse(x, 256, 34, 26, dome).ellipse(x, 247, 11, 6, '#2d2c2a', 'opacity=".75"');
  }
  const body =
    'M170 276C172 300 250 306 334 306S496 300 498 276C506 352 504 420 478 452C456 478 396 484 334 484' +
    'S212 478 190 452C164 420 162 352 170 276Z';
  drawing.paint(body, across(164, 504));
  drawing.paint(
    body,
    drawing.linear(
      [
        [0, '#fff', 0.5],
        [0.4, '#fff', 0],
        [0.75, '#57524a', 0.02],
        [1, '#57524a', 0.42],
      ],
      0,
      276,
      0,
      484,
    ),
  );
  drawing.ellipse(262, 378, 36, 80, '#fff', `opacity=".8" ${drawing.blur(16)}`);
  drawing.stroke('M171 280C176 302 252 308 334 308S492 302 497 280', '#8e8a82', 1.4, 'opacity=".7"');
  drawing.dot(334, 356, 3.4, '#5fae7f');

  // The one outside.
  drawing.paint(
    'M574 372C572 420 574 462 578 486C580 498 602 498 604 486C608 462 610 420 610 384Z',
    drawing.linear(
      [
        [0, '#c2beb7'],
        [0.3, '#fff'],
        [0.7, '#e6e3dd'],
        [1, '#a9a59d'],
      ],
      572,
      0,
      612,
      0,
    ),
  );
  drawing.paint('M577 480C579 499 603 499 605 480Z', '#8d8a84');
  const head = [
    [0, '#fff'],
    [0.5, '#f2f0ec'],
    [0.85, '#cbc7c0'],
    [1, '#a7a39b'],
  ] as const;
  drawing.ellipse(
    604,
    350,
    50,
    44,
    drawing.radial(
      head.map(([offset, colour]) => [offset, colour]),
      592,
      332,
      66,
    ),
  );
  drawing.paint(
    'M634 326C660 318 676 336 672 356C668 376 646 384 632 372Z',
    drawing.linear(
      [
        [0, '#fbfaf8'],
        [1, '#a9a59d'],
      ],
      634,
      320,
      668,
      380,
    ),
  );
  drawing.ellipse(664, 350, 9, 17, '#3a3936', 'transform="rotate(-12 664 350)"');
  drawing.ellipse(592, 330, 9, 5, '#35342f', 'transform="rotate(-24 592 330)" opacity=".8"');
}

/** A power adapter with its cable in a coil. */
export function charger(drawing: Drawing) {
  const project = camera({ yaw: 30, pitch: 15, distance: 60, focus: 1850, cx: 262, cy: 322 });
  const [width, height, thickness] = [7.6, 7.6, 3.9];
  const floor = roundedRectangle(-width / 2, -thickness / 2, width, thickness, 1);
  drawing.cast(
    floor.map(([x, z]) => project([x, -height / 2, z])),
    0.55,
    8,
    4,
    6,
  );
  drawing.shadow(300, 450, 190, 24, 0.2, 22);
  const face = (z: number, inset = 0) =>
    roundedRectangle(
      -width / 2 + inset,
      -height / 2 + inset,
      width - 2 * inset,
      height - 2 * inset,
      1.5 - inset * 0.6,
      12,
    ).map(([x, y]) => project([x, y, z]));

  for (const x of [-1.3, 1.3]) {
    const end = (y: number) => {
      const corners: Point3[] = [
        [x - 0.42, y, -0.1],
        [x + 0.42, y, -0.1],
        [x + 0.42, y, 0.1],
        [x - 0.42, y, 0.1],
      ];
      return corners.map(project);
    };
    const blade = hull([...end(3.6), ...end(5.9)]);
    const [left, , right] = bounds(blade);
    drawing.paint(
      blade,
      drawing.linear(
        [
          [0, '#8b8b8c'],
          [0.3, '#fafafa'],
          [0.62, '#b9b9ba'],
          [1, '#6d6d6e'],
        ],
        left,
        0,
        right,
        0,
      ),
    );
    drawing.paint(end(5.9), '#f4f4f3');
  }

  const front = face(thickness / 2, 0.16);
  const block = hull([
    ...front,
    ...face(thickness / 2 - 0.35),
    ...face(-thickness / 2 + 0.35),
    ...face(-thickness / 2, 0.16),
  ]);
  const [left, top, right, bottom] = bounds(block);
  drawing.paint(
    block,
    drawing.linear(
      [
        [0, '#f4f2ee'],
        [0.6, '#ffffff'],
        [0.72, '#dfdcd5'],
        [0.84, '#c6c2ba'],
        [1, '#aeaaa2'],
      ],
      left,
      0,
      right,
      0,
    ),
  );
  drawing.paint(
    block,
    drawing.linear(
      [
        [0, '#fff', 0.95],
        [0.16, '#fff', 0],
      ],
      0,
      top,
      0,
      bottom,
    ),
  );
  drawing.paint(
    front,
    drawing.linear(
      [
        [0, '#ffffff'],
        [0.55, '#f3f1ed'],
        [1, '#dad6cf'],
      ],
      ...bounds(front),
    ),
  );
  drawing.stroke(front, '#fff', 1.6, 'opacity=".9"');
  const port = (x: number, y: number, portWidth: number, portHeight: number) =>
    roundedRectangle(x, y, portWidth, portHeight, portHeight / 2).map(([px, py]) => project([px, py, thickness / 2]));
  drawing.paint(port(-1.25, -1.6, 2.5, 0.86), '#c9c5bd').paint(port(-1.1, -1.5, 2.2, 0.62), '#2b2a27');

  const round = 'stroke-linecap="round"';
  const cable = (line: string) => {
    drawing.stroke(line, '#0b0a08', 15, `opacity=".3" ${drawing.blur(5)} transform="translate(3 8)"`);
    drawing.stroke(line, '#aba79f', 13, round).stroke(line, '#e9e6e1', 10.5, round);
    drawing.stroke(line, '#fff', 4, `${round} transform="translate(-.6 -2)"`);
  };
  const loop = (cx: number, cy: number, rx: number, ry: number) =>
    `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}`;
  cable(loop(562, 448, 118, 46));
  cable(loop(558, 440, 112, 43));
  cable(loop(564, 431, 116, 44));
  cable(loop(560, 422, 108, 40));

  // From the port to the coil, and from the coil to the other plug.
  const [portX, portY] = project([0, -1.2, thickness / 2]);
  cable(`M${short(portX)} ${short(portY + 40)}C${short(portX + 4)} 520 380 520 430 486C456 468 448 440 462 424`);
  drawing.paint(
    `M${short(portX - 11)} ${short(portY - 5)}h22l-3 48h-16Z`,
    drawing.linear(
      [
        [0, '#bdb9b1'],
        [0.4, '#fff'],
        [1, '#a9a59d'],
      ],
      portX - 11,
      0,
      portX + 11,
      0,
    ),
  );
  cable('M640 452C668 470 690 476 704 474');
  const sleeve = drawing.linear(
    [
      [0, '#fff'],
      [1, '#b5b1a9'],
    ],
    0,
    -11,
    0,
    11,
  );
  const plug = drawing.linear(
    [
      [0, '#f7f7f6'],
      [0.5, '#bcbdbe'],
      [1, '#77787a'],
    ],
    0,
    -7,
    0,
    7,
  );
  drawing.add(
    '<g transform="translate(704 474) rotate(-8)">' +
      `<rect x="-4" y="-11" width="40" height="22" rx="6" fill="${sleeve}"/>` +
      `<rect x="36" y="-7" width="20" height="14" rx="4" fill="${plug}"/></g>`,
  );
  const strap = drawing.linear(
    [
      [0, '#4a4944'],
      [0.4, '#6f6e68'],
      [1, '#2f2e2a'],
    ],
    540,
    0,
    574,
    0,
  );
  drawing.add(`<rect x="540" y="452" width="34" height="44" rx="5" fill="${strap}"/>`);
}
