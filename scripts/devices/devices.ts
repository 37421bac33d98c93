/**
 * Our own drawings of the devices, from which the demo shop's photographs and the pages' pictures are made. Each is
 * projected from real sizes through a small camera and shaded with the colours of its finish; `pnpm devices` draws
 * them all to files. No drawing carries a logo.
 */
import { charger, earbuds, headphones, keyboard, tablet } from './accessories.ts';
import { Drawing } from './drawing.ts';
import { type Finish, finishes, type FinishName } from './finishes.ts';
import { laptopBack, laptopClosed, laptopOpen } from './laptops.ts';
import { mouse } from './mouse.ts';
import { phoneBack, phoneClassic, phoneDuo, phonePro } from './phones.ts';
import type { WallpaperName } from './wallpaper.ts';
import { watch } from './watch.ts';

interface Model {
  draw: (drawing: Drawing, finish: Finish, paper: WallpaperName, name: FinishName) => void;
  /** The finishes it is drawn in, each with its wallpaper, or `true` if no screen is visible. */
  finishes: Partial<Record<FinishName, WallpaperName | true>>;
}

/** Every device, and the finishes it comes in. */
const models: Record<string, Model> = {
  'laptop-open': {
    draw: laptopOpen,
    finishes: { silver: 'tide', graphite: 'dusk', midnight: 'dawn', starlight: 'moss' },
  },
  'laptop-back': {
    draw: laptopBack,
    finishes: { silver: true, graphite: true, midnight: true, starlight: true },
  },
  'laptop-closed': {
    draw: laptopClosed,
    finishes: { silver: true, graphite: true, midnight: true, starlight: true },
  },
  'phone-duo': {
    draw: phoneDuo,
    finishes: { black: 'dusk', silver: 'dawn', mist: 'tide', sage: 'moss', clay: 'dawn' },
  },
  'phone-pro': {
    draw: phonePro,
    finishes: { graphite: 'night', silver: 'dusk', midnight: 'night', starlight: 'dawn', black: 'tide' },
  },
  'phone-back': {
    draw: phoneBack,
    finishes: { black: true, starlight: true, mist: true, sage: true, clay: true },
  },
  'phone-classic': {
    draw: phoneClassic,
    finishes: { silver: 'tide', graphite: 'night', black: 'dawn', clay: 'dusk' },
  },
  tablet: { draw: tablet, finishes: { silver: 'moss', graphite: 'tide', midnight: 'dusk' } },
  keyboard: { draw: keyboard, finishes: { silver: true, graphite: true } },
  mouse: {
    draw: (drawing, finish, _paper, name) => mouse(drawing, finish, name),
    finishes: { silver: true, graphite: true },
  },
  watch: { draw: watch, finishes: { silver: true, midnight: true, starlight: true, clay: true } },
  headphones: { draw: headphones, finishes: { silver: true, graphite: true, mist: true, sage: true } },
  earbuds: { draw: earbuds, finishes: { silver: true } },
  charger: { draw: charger, finishes: { silver: true } },
};

/** A drawing's file name without its ending, such as `watch-clay`, and its SVG. */
export interface DevicePicture {
  name: string;
  svg: string;
}

/** Draws every device in every finish. */
export function drawDevices(): DevicePicture[] {
  return Object.entries(models).flatMap(([model, { draw, finishes: offered }]) =>
    (Object.entries(offered) as [FinishName, WallpaperName | true][]).map(([finish, paper]) => {
      const drawing = new Drawing();
      draw(drawing, finishes[finish], paper === true ? 'tide' : paper, finish);
      return { name: `${model}-${finish}`, svg: drawing.toString() };
    }),
  );
}
