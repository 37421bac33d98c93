import { contrast, type Oklch, toHex, toOklch } from './colour.ts';
import { type Colour, contrastPairs } from './contrast.ts';
import type { ThemeValues } from './default-values.ts';
import { type Context, inTheme } from './tokens/value.ts';

/** The colours that a brand sets, as `#rrggbb`; the others are signals, which have one meaning in every shop. */
type BrandColours = Partial<Record<Colour, string>>;

/** The greys of the default theme. */
const greys = [
  ...(['paper', 'sheet', 'sunk', 'patch', 'stage', 'stageLit', 'hairline', 'rule', 'control'] as const),
  ...(['ink', 'inkMuted', 'onInk', 'onBand'] as const),
];
/** The chroma of a grey in a brand's hue, relative to the default theme's. */
const tinge = 1.8;

/** A theme's values with a brand's colour in place of the default theme's ink, and greys of its hue. @param brand as `#rrggbb` */
export function inBrand(values: ThemeValues, brand: string): ThemeValues {
  const light = coloursIn('light', values, brand);
  const dark = coloursIn('dark', values, brand);
  const names = Object.keys(light) as Colour[];
  const pairs = Object.fromEntries(names.map((name) => [name, `light-dark(${light[name]}, ${dark[name]})`]));
  const sheet = values.shadow.sheet.replaceAll(/#[\da-f]{6}/g, (grey) => tinged(grey, toOklch(brand)));
  return { ...values, color: { ...values.color, ...pairs }, shadow: { ...values.shadow, sheet } };
}

function coloursIn(scheme: Context['theme'], { color }: ThemeValues, brand: string): BrandColours {
  const defaultColour = (name: Colour) => inTheme(color[name], scheme);
  const own = toOklch(brand);
  // The lightness of the default theme's only interactive colour.
  const focus = toHex({ ...own, lightness: toOklch(defaultColour('focus')).lightness });
  const accent = scheme === 'light' ? brand : focus;
  const onAccent = [defaultColour('ink'), defaultColour('onInk')]
    .map((ink) => tinged(ink, own))
    .reduce((one, other) => (contrast(one, accent) > contrast(other, accent) ? one : other));
  // Dark enough for pictures and dimmed text on it, even if the brand is bright.
  const band = { ...own, lightness: scheme === 'light' ? Math.min(own.lightness, 0.31) : 0.33 };

  const colours: BrandColours = {
    ...Object.fromEntries(greys.map((name) => [name, tinged(defaultColour(name), own)])),
    accent,
    accentHover: toHex(hoverColour(toOklch(accent), toOklch(onAccent))),
    onAccent,
    band: toHex(band),
    bandHover: toHex({ ...band, lightness: band.lightness + 0.08 }),
    bandLight: toHex({ ...band, lightness: band.lightness + 0.2 }),
    focus,
  };
  // The accent is not among them: in light, it is the brand's own.
  const marks = ['ink', 'inkMuted', 'onInk', 'onBand', 'onAccent', 'control', 'focus'] as const;
  const colourOf = (name: Colour) => colours[name] ?? defaultColour(name);
  return { ...colours, ...Object.fromEntries(marks.map((name) => [name, legible(name, colourOf)])) };
}

/** A grey of the default theme in a brand's hue, of the same lightness. A brand that is grey itself gives greys. */
function tinged(grey: string, { chroma, hue }: Oklch): string {
  const defaultGrey = toOklch(grey);
  return toHex({ lightness: defaultGrey.lightness, chroma: Math.min(defaultGrey.chroma * tinge, chroma), hue });
}

/** The accent under the pointer: further from its text, unless it is already as dark or as light as possible. */
function hoverColour(accent: Oklch, text: Oklch): Oklch {
  const isDark = accent.lightness < text.lightness;
  const step = isDark ? (accent.lightness < 0.3 ? 0.12 : -0.07) : accent.lightness > 0.88 ? -0.09 : 0.07;
  return { ...accent, lightness: accent.lightness + step };
}

/** A colour, made lighter or darker only as far as its contrast requires. Unchanged if nothing is enough. */
function legible(name: Colour, colourOf: (name: Colour) => string): string {
  const colour = colourOf(name);
  const own = toOklch(colour);
  const grounds = contrastPairs
    .filter((pair) => pair.colour === name)
    .map(({ ground, minRatio }) => ({ ground: colourOf(ground), least: minRatio }));
  const isLighter = grounds.every(({ ground }) => toOklch(ground).lightness < own.lightness);
  for (let step = 0; step < 100; step += 1) {
    const lightness = own.lightness + (isLighter ? step : -step) / 100;
    const hex = step === 0 ? colour : toHex({ ...own, lightness: Math.min(Math.max(lightness, 0), 1) });
    if (grounds.every(({ ground, least: minRatio }) => contrast(hex, ground) >= minRatio)) return hex;
  }
  return colour;
}
