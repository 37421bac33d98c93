/**
 * Portraits of the demo shop's people: cut from paper, without a face, so that no viewer takes them for real people.
 */

/** A portrait's file name without its ending, and its SVG. */
export interface Portrait {
  name: string;
  svg: string;
}

interface Cut {
  /** The colour of the background sheet. */
  ground: string;
  /** Layers from the back to the front: path data and paper. */
  layers: [shape: string, paper: string][];
  /** Thin lines on top, such as glasses. */
  lines?: string;
}

const ink = '#1a1916';
const shoulders = 'M40 420C44 330 110 296 200 296S356 330 360 420Z';
const neck = 'M168 232H232V300C232 322 168 322 168 300Z';
const head = 'M200 98C244 98 266 132 264 176C262 226 234 262 200 262S138 226 136 176C134 132 156 98 200 98Z';

const people: Record<string, Cut> = {
  // A headscarf in slate over a dark coat.
  admin: {
    ground: '#cfd6dd',
    layers: [
      [
        'M200 52C282 52 312 122 304 196C298 262 330 300 332 352C250 400 150 400 68 352C70 300 102 262 96 196' +
          'C88 122 118 52 200 52Z',
        '#42546b',
      ],
      ['M34 420C40 352 104 322 200 322S360 352 366 420Z', ink],
      [head, '#c99a74'],
      [
        'M200 66C270 66 292 122 286 184C282 250 250 300 200 316C150 300 118 250 114 184C108 122 130 66 200 66Z' +
          'M200 104C160 104 142 136 144 178C146 222 170 256 200 256S254 222 256 178C258 136 240 104 200 104Z',
        '#5d7089',
      ],
      ['M112 214C128 292 240 326 304 262C318 318 290 352 232 354C164 356 118 312 112 214Z', '#6b7f99'],
    ],
  },
  // Long hair, an amber blouse.
  nadia: {
    ground: '#e6dcc6',
    layers: [
      [
        'M198 62C276 58 304 118 294 190C286 250 312 296 294 356C240 372 160 372 106 356' +
          'C92 296 114 250 106 190C98 118 126 64 198 62Z',
        '#2b2420',
      ],
      [shoulders, '#c98a2b'],
      [neck, '#b98560'],
      [head, '#cf9d78'],
      [
        'M128 196C118 116 158 74 208 76C262 78 282 128 272 200C262 160 240 132 216 122' +
          'C196 146 158 158 140 164C134 174 130 184 128 196Z',
        '#352c27',
      ],
    ],
  },
  // A full beard, a green shirt with a collar.
  tanvir: {
    ground: '#d3dccb',
    layers: [
      [shoulders, '#2f5a43'],
      [neck, '#a8754f'],
      ['M150 296L200 346L168 366L136 304ZM250 296L200 346L232 366L264 304Z', '#3c6e53'],
      [head, '#bd8760'],
      [
        'M136 176C138 240 160 284 200 284S262 240 264 176C260 206 244 216 226 212C208 206 192 206 174 212' +
          'C156 216 140 206 136 176Z',
        '#2a211b',
      ],
      [
        'M132 176C122 108 150 76 206 74C258 72 280 108 268 176C264 154 258 142 248 130' +
          'C220 142 176 142 152 130C142 142 136 156 132 176Z',
        '#2a211b',
      ],
    ],
  },
  // Hair in a bun, round glasses, a clay jumper.
  sadia: {
    ground: '#ecd6cc',
    layers: [
      ['M200 24C232 24 250 46 248 70C246 94 226 104 200 104S154 94 152 70C150 46 168 24 200 24Z', '#1f1a18'],
      ['M200 68C266 68 288 118 280 178C276 218 258 246 200 250S124 218 120 178C112 118 134 68 200 68Z', '#2a2320'],
      [shoulders, '#a9503b'],
      [neck, '#bb8763'],
      ['M146 300C166 326 234 326 254 300L262 316C236 346 164 346 138 316Z', '#bf6650'],
      [head, '#d3a27e'],
      ['M132 180C124 110 160 82 200 82S276 110 268 180C262 148 240 126 200 120C160 126 138 148 132 180Z', '#2a2320'],
    ],
    lines:
      `<g fill="none" stroke="${ink}" stroke-width="5"><circle cx="172" cy="182" r="21"/>` +
      '<circle cx="228" cy="182" r="21"/><path d="M193 180Q200 175 207 180M151 179L138 174M249 179L262 174"/></g>',
  },
  // Short hair to one side, an ink jacket over a pale shirt.
  imran: {
    ground: '#d9d4ca',
    layers: [
      [shoulders, '#2c2a27'],
      ['M156 298L200 390L244 298Z', '#f1ede4'],
      ['M156 294L204 420H120L116 316ZM244 294L196 420H280L284 316Z', '#3a3732'],
      [neck, '#9c6a47'],
      [head, '#b07a54'],
      [
        'M132 172C118 104 150 62 214 64C264 66 290 104 268 172C264 150 256 138 250 128' +
          'C216 134 186 124 170 106C162 130 140 142 132 172Z',
        '#191512',
      ],
    ],
  },
};

/** Every layer casts a small shadow on the one below, like cut paper. */
const shadow =
  '<filter id="paper" x="-20%" y="-20%" width="140%" height="140%">' +
  '<feDropShadow dx="0" dy="3" stdDeviation="4" flood-color="#1a1510" flood-opacity=".32"/></filter>';

/** Draws the portraits, 400 by 400. */
export function drawPeople(): Portrait[] {
  return Object.entries(people).map(([name, { ground, layers, lines = '' }]) => {
    const sheets = layers.map(
      ([shape, paper]) => `<path d="${shape}" fill="${paper}" fill-rule="evenodd" filter="url(#paper)"/>`,
    );
    const light =
      '<radialGradient id="light" cx=".4" cy=".3" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".4"/>' +
      '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>';
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">' +
      `<defs>${shadow}${light}</defs><rect width="400" height="400" fill="${ground}"/>` +
      `<rect width="400" height="400" fill="url(#light)"/>${sheets.join('')}${lines}</svg>\n`;
    return { name, svg };
  });
}
