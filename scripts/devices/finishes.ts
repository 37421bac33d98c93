/** The colours of one finish, from a metal's brightest edge to its shadow, and those of its softer parts. */
export interface Finish {
  /** Where light falls. */
  light: string;
  body: string;
  shade: string;
  /** The bright line of a polished edge. */
  edge: string;
  /** Straps. */
  band: string;
  bandLight: string;
  bandShade: string;
  /** Textile. */
  mesh: string;
  /** The second hand, and other small marks. */
  accent: string;
  /** Keys and other plastic. */
  plastic: Plastic;
}

interface Plastic {
  top: string;
  topLight: string;
  side: string;
}

const white: Plastic = { top: '#f1f0ed', topLight: '#ffffff', side: '#b5b3ae' };
const black: Plastic = { top: '#26272a', topLight: '#3a3b3f', side: '#0c0c0d' };

/** Every finish that a device can have. A new one needs only an entry here. */
export const finishes = {
  silver: {
    light: '#f6f6f4',
    body: '#d8d9d9',
    shade: '#9fa1a3',
    edge: '#ffffff',
    band: '#e4e1db',
    bandLight: '#faf9f7',
    bandShade: '#b5b1a9',
    mesh: '#a9a9a8',
    accent: '#d9823b',
    plastic: white,
  },
  graphite: {
    light: '#9c9da0',
    body: '#75767a',
    shade: '#46474a',
    edge: '#b9babd',
    band: '#34353a',
    bandLight: '#56575d',
    bandShade: '#1b1c1f',
    mesh: '#2b2c2f',
    accent: '#d9823b',
    plastic: black,
  },
  midnight: {
    light: '#515c6c',
    body: '#323b48',
    shade: '#171c24',
    edge: '#7c899b',
    band: '#2b3542',
    bandLight: '#4a5768',
    bandShade: '#141a21',
    mesh: '#1c222b',
    accent: '#e0b04a',
    plastic: black,
  },
  starlight: {
    light: '#f8f2e6',
    body: '#e2d8c6',
    shade: '#ab9f8a',
    edge: '#fffaf0',
    band: '#dccfb9',
    bandLight: '#f4ecdd',
    bandShade: '#a99c84',
    mesh: '#9b917f',
    accent: '#b3502f',
    plastic: white,
  },
  black: {
    light: '#4c4d50',
    body: '#2c2d30',
    shade: '#121314',
    edge: '#7b7c80',
    band: '#26272a',
    bandLight: '#48494d',
    bandShade: '#111213',
    mesh: '#1b1b1d',
    accent: '#d9823b',
    plastic: black,
  },
  mist: {
    light: '#cbdbe6',
    body: '#9fb8ca',
    shade: '#667f93',
    edge: '#e6f0f6',
    band: '#6f8ca3',
    bandLight: '#a5bccd',
    bandShade: '#41586b',
    mesh: '#53697a',
    accent: '#f0d27a',
    plastic: white,
  },
  sage: {
    light: '#d6dfcd',
    body: '#aebb9f',
    shade: '#748168',
    edge: '#eef4e8',
    band: '#7f9174',
    bandLight: '#b1bfa6',
    bandShade: '#4d5b45',
    mesh: '#5f6d56',
    accent: '#f0d27a',
    plastic: white,
  },
  clay: {
    light: '#e8a592',
    body: '#c4705a',
    shade: '#863f30',
    edge: '#f6cdbf',
    band: '#b35f4a',
    bandLight: '#dc947f',
    bandShade: '#6f3023',
    mesh: '#6b352a',
    accent: '#f3e2c2',
    plastic: white,
  },
} as const satisfies Record<string, Finish>;

/** The name of a finish. */
export type FinishName = keyof typeof finishes;
