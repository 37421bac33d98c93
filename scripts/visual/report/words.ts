import type { ReportPicture, Story } from './data.ts';
import { make } from './dom.ts';

/** `0.4 %`, `37 px`, `new`, `gone`. */
export function amount({ kind, pixels, share }: ReportPicture): string {
  if (kind === 'added') return 'new';
  if (kind === 'removed') return 'gone';
  if (share < 0.0005) return `${pixels.toLocaleString('en')} px`;
  return `${(share * 100).toLocaleString('en', { maximumSignificantDigits: 2 })} %`;
}

export function mostChanged({ pictures }: Story): ReportPicture | undefined {
  return pictures.toSorted((a, b) => b.share - a.share)[0];
}

/** A cause without its counts and its element's text, which differ from picture to picture. */
export function causeKey(cause: string): string {
  return cause
    .replace(/^\d+ × /, '')
    .replace(/ \(\d+ elements?\)$/, '')
    .replace(/^((?:(?!: )[^“])+) “[^”]*”/, '$1');
}

/** A cause with its element highlighted, and a swatch next to each colour value. */
export function causeNodes(cause: string): Node[] {
  const [, about = '', rest = cause] = /^(.*?(?:”|\w|\))(?=: )):? (.*)$/s.exec(cause) ?? [];
  const nodes: Node[] = about ? [make('strong', {}, about), document.createTextNode(' ')] : [];
  for (const part of rest.split(/(#[\da-f]{8}\b|#[\da-f]{6}\b| → )/i)) {
    if (part === ' → ') nodes.push(make('span', { className: 'arrow' }, ' → '));
    else if (part.startsWith('#') && /^#[\da-f]+$/i.test(part)) {
      const swatch = make('span', { className: 'swatch', 'aria-hidden': 'true' });
      swatch.style.setProperty('--colour', part);
      nodes.push(make('span', { className: 'colour' }, swatch, part));
    } else if (part) nodes.push(document.createTextNode(part));
  }
  return nodes;
}
