/** CRC-32 as PNG defines it. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

function chunk(type: string, data: readonly number[]): number[] {
  const typeAndData = [...new TextEncoder().encode(type), ...data];
  return [...uint32(data.length), ...typeAndData, ...uint32(crc32(Uint8Array.from(typeAndData)))];
}

/** Pixels as uncompressed zlib data, in one block: at most 65,535 bytes. */
function stored(bytes: number[]): number[] {
  const low = bytes.length & 255;
  const high = bytes.length >>> 8;
  return [0x78, 1, 1, low, high, ~low & 255, ~high & 255, ...bytes, ...uint32(adler32(Uint8Array.from(bytes)))];
}

/** The properties of a generated picture. */
export interface Picture {
  width?: number;
  height?: number;
  /** Its brightness, from 0 to 255; without it, no two neighbouring pixels are alike. */
  grey?: number;
  /** The size in its header, if that is to differ from the real one. */
  claimed?: { width: number; height: number };
  /** A comment in the file. */
  comment?: string;
}

/** A generated PNG of at most 65,000 pixels. */
export function png({ width = 8, height = 8, grey, claimed = { width, height }, comment = '' }: Picture = {}): Blob {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (__, x) => grey ?? (x * 7919 + y * 104_729) % 251),
  ]);
  const bytes = [
    0x89,
    ...new TextEncoder().encode('PNG\r\n\u001A\n'),
    ...chunk('IHDR', [...uint32(claimed.width), ...uint32(claimed.height), 8, 0, 0, 0, 0]),
    ...chunk('tEXt', [...new TextEncoder().encode(`Comment\0${comment}`)]),
    ...chunk('IDAT', stored(rows.flat())),
    ...chunk('IEND', []),
  ];
  return new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
}
