/** A colour in OKLCH: lightness from 0 to 1, chroma from 0 (grey), hue in degrees. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Red, green and blue up to 255, and the opacity: of `#aabbcc`, `#abc`, `rgb(1 2 3 / 0.4)` or `rgb(1, 2, 3)`. */
export function channels(css: string): number[] {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(css)?.[1];
  if (!digits) return (css.match(/[\d.]+/g) ?? []).map(Number);
  const pairs = digits.match(digits.length === 3 ? /./g : /../g) ?? [];
  return pairs.map((pair) => Number.parseInt(pair.padStart(2, pair), 16));
}

/** Converts sRGB channels from 0 to 1 to linear light, and back. */
const toLight = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
const fromLight = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

const lightOf = (css: string) => {
  const [red = 0, green = 0, blue = 0] = channels(css).map((channel) => toLight(channel / 255));
  return { red, green, blue };
};

/** The ratio of two colours' luminance, as WCAG defines it. Colours are opaque: `#e6e5e1`, or as a browser computes them, `rgb(230, 229, 225)`. */
export function contrast(one: string, other: string): number {
  const [a = 0, b = 0] = [one, other].map(luminance).toSorted((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

function luminance(css: string): number {
  const { red, green, blue } = lightOf(css);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// The matrices of Björn Ottosson's OKLab, https://bottosson.github.io/posts/oklab/
/** An opaque colour of CSS, `#e6e5e1`, in OKLCH. */
export function toOklch(css: string): Oklch {
  const { red, green, blue } = lightOf(css);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Red, green and blue from 0 to 1; outside of that if sRGB cannot show the colour. */
function toShares({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map(fromLight);
}

/** Half a step of a channel, which rounding absorbs. */
const tolerance = 0.5 / 255;
const isInGamut = (shares: readonly number[]) => shares.every((share) => share >= -tolerance && share <= 1 + tolerance);

/** A colour as `#rrggbb`. One that sRGB cannot show keeps its lightness and hue, and loses only as much chroma as it must. */
export function toHex(colour: Oklch): string {
  let { chroma } = colour;
  if (!isInGamut(toShares(colour))) {
    let [low, high] = [0, chroma];
    for (let halvings = 0; halvings < 16; halvings += 1) {
      chroma = (low + high) / 2;
      if (isInGamut(toShares({ ...colour, chroma }))) low = chroma;
      else high = chroma;
    }
    chroma = low;
  }
  const shares = toShares({ ...colour, chroma });
  const digits = shares.map((share) => Math.round(Math.min(Math.max(share, 0), 1) * 255));
  return `#${digits.map((digit) => digit.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Reads a colour written as `#0b6b3a`, `#abc`, or `oklch(0.47 0.12 155)`, whose lightness may be a percentage and whose hue may end in
 * `deg`. Returns `#rrggbb`. @throws if it is something else
 */
export function readColour(written: string): string {
  const text = written.trim().toLowerCase();
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(text)) {
    return `#${channels(text)
      .map((channel) => channel.toString(16).padStart(2, '0'))
      .join('')}`;
  }
  const [, parts = ''] = /^oklch\(([^()]*)\)$/.exec(text) ?? [];
  const [first = '', second = '', third = '', ...more] = parts.trim().split(/\s+/);
  const lightness = /^[\d.]+%$/.test(first) ? Number(first.slice(0, -1)) / 100 : numberOf(first);
  const chroma = numberOf(second);
  const hue = numberOf(third.replace(/deg$/, ''));
  if (more.length > 0 || !(lightness >= 0 && lightness <= 1 && chroma >= 0 && Number.isFinite(hue))) {
    throw new Error(`${written} is not a colour that a theme can use. Write #rrggbb, or oklch(0.47 0.12 155).`);
  }
  return toHex({ lightness, chroma, hue });
}

const numberOf = (text: string) => (/^-?[\d.]+$/.test(text) ? Number(text) : Number.NaN);
