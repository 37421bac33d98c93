import sharp from 'sharp';
import type { Box } from './snapshot.ts';

export type { Box } from './snapshot.ts';

export interface Pixels {
  width: number;
  height: number;
  /** RGBA, 8 bits each, row by row. */
  data: Buffer;
}

/** A picture that differs from the manifest or the base. */
export interface Difference {
  /** Storybook's id: `products-productcard--booked`. */
  story: string;
  /** The component's page: `Products/ProductCard`. */
  title: string;
  /** The story's name: `Booked`. */
  name: string;
  /** The path of the story's file, from the project's root. */
  file: string;
  mode: string;
  kind: 'changed' | 'added' | 'removed';
  /** PNGs of how the browser drew it. */
  before?: Buffer;
  after?: Buffer;
  /** The number of differing pixels. */
  pixels: number;
  /** The places of the differing pixels. */
  boxes: Box[];
  /** A PNG of the differing pixels; transparent elsewhere, so that it can overlay a picture. */
  difference?: Buffer;
  /** Lines such as `span.Badge_root “Booked”: border-radius 8px → 9px`, the most relevant first. */
  causes: string[];
}

/** Decodes a PNG into the pixels that the browser drew, without colour conversion. */
export async function readPixels(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/**
 * Compares two PNGs pixel by pixel, exactly. Resolves with undefined if they are equal. Pixels that only the larger one has
 * differ.
 */
export async function comparePictures(
  before: Buffer,
  after: Buffer,
): Promise<(Pick<Difference, 'pixels' | 'boxes'> & { difference: Buffer }) | undefined> {
  if (before.equals(after)) return undefined;
  const one = await readPixels(before);
  const other = await readPixels(after);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const mask = Buffer.alloc(width * height * 4);
  const differing: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (colourAt(one, x, y) === colourAt(other, x, y)) continue;
      const place = y * width + x;
      differing.push(place);
      mask.writeUInt32BE(mark, place * 4);
    }
  }
  if (differing.length === 0) return undefined;
  const difference = await sharp(mask, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels: differing.length, boxes: boxesOf(differing, width), difference };
}

/** Magenta, which no theme of the kit uses. */
const mark = 0xe6_00_8c_ff;

/** The colour of a pixel as one number; -1 outside of the picture. */
function colourAt({ width, height, data }: Pixels, x: number, y: number): number {
  return x < width && y < height ? data.readUInt32BE((y * width + x) * 4) : -1;
}

/** More boxes than this do not help a reader. */
const maxBoxes = 24;

/** The boxes around pixels. Neighbouring pixels share a box. */
function boxesOf(places: readonly number[], width: number): Box[] {
  for (let cell = 8; ; cell *= 2) {
    const boxes = mergeOverlapping(joinNeighbours(fillCells(places, width, cell)));
    if (boxes.length <= maxBoxes) {
      return boxes
        .map(({ left, top, right, bottom }) => ({ x: left, y: top, width: right - left + 1, height: bottom - top + 1 }))
        .toSorted((a, b) => b.width * b.height - a.width * a.height);
    }
  }
}

/** The outermost pixels of a box, all included. */
interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function union(a: Edges, b: Edges): Edges {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Divides the picture into a grid. Maps the column and row of each cell with pixels to the box around them. */
function fillCells(places: readonly number[], width: number, cell: number): Map<string, Edges> {
  const cells = new Map<string, Edges>();
  for (const place of places) {
    const x = place % width;
    const y = (place - x) / width;
    const key = `${Math.floor(x / cell)},${Math.floor(y / cell)}`;
    const edges = cells.get(key);
    if (!edges) cells.set(key, { left: x, top: y, right: x, bottom: y });
    else {
      edges.left = Math.min(edges.left, x);
      edges.right = Math.max(edges.right, x);
      edges.bottom = y;
    }
  }
  return cells;
}

/** Merges cells that touch, even at corners, into one box. Empties the map. */
function joinNeighbours(cells: Map<string, Edges>): Edges[] {
  const joined: Edges[] = [];
  for (const [start, first] of cells) {
    let edges = first;
    const open = [start];
    cells.delete(start);
    for (let key = open.pop(); key; key = open.pop()) {
      const [column = 0, row = 0] = key.split(',').map(Number);
      for (const [right, down] of around) {
        const next = `${column + right},${row + down}`;
        const found = cells.get(next);
        if (!found) continue;
        edges = union(edges, found);
        cells.delete(next);
        open.push(next);
      }
    }
    joined.push(edges);
  }
  return joined;
}
const around = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));

function mergeOverlapping(boxes: readonly Edges[]): Edges[] {
  const merged: Edges[] = [];
  for (let box of boxes) {
    for (let place = merged.length - 1; place >= 0; place -= 1) {
      const other = merged[place];
      if (
        !other ||
        other.left > box.right ||
        other.right < box.left ||
        other.top > box.bottom ||
        other.bottom < box.top
      )
        continue;
      merged.splice(place, 1);
      box = union(box, other);
      // The larger box may touch others that the smaller did not.
      place = merged.length;
    }
    merged.push(box);
  }
  return merged;
}
