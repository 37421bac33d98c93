/** A value for display: colours in hexadecimal, long values truncated. */
export function valueOf(value: string): string {
  const hex = value.replaceAll(/rgba?\(([^()]+)\)/g, (_, list: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = list.split(/[\s,/]+/).map(Number);
    const bytes = alpha < 1 ? [red, green, blue, alpha * 255] : [red, green, blue];
    return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
  });
  if (hex === '') return 'nothing';
  return hex.length > 80 ? `${hex.slice(0, 76)} …` : hex;
}

const ratio = ([old, fresh]: readonly [string, string]) => Number.parseFloat(fresh) / Number.parseFloat(old);
const isLength = (value: string) => /^-?[\d.]+(px|em|rem|%)?$/.test(value);

/** Whether two lengths grew in proportion. */
export function isSameRatio(one: readonly [string, string], other: readonly [string, string]): boolean {
  return [...one, ...other].every(isLength) && Math.abs(ratio(one) / ratio(other) - 1) < 0.002;
}
