import { Heading } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Part } from '../packages/ui/src/component-docs.ts';
import { withCode } from './with-code.tsx';

interface Place {
  left: number;
  top: number;
}

/** A picture of a component with numbered parts, and a legend below; the picture alone if the component has no parts. */
export function Anatomy({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const picture = useRef<HTMLDivElement>(null);
  const places = usePlaces(picture, parts);
  return (
    <>
      <div ref={picture} className="anatomy-picture">
        {children}
        {parts.map(({ part }, index) => {
          const place = places[index];
          return (
            place && (
              <span key={part} className="anatomy-number" style={place} aria-hidden="true">
                {index + 1}
              </span>
            )
          );
        })}
      </div>
      {parts.length > 0 && (
        <>
          <Heading>Anatomy</Heading>
          <ol className="anatomy-parts sb-unstyled">
            {parts.map(({ part, is }) => (
              <li key={part}>
                <b>{part}</b> {withCode(is)}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

/** The positions of the parts, from the upper left of the picture; undefined for parts that are not drawn. */
function usePlaces(picture: { current: HTMLElement | null }, parts: readonly Part[]) {
  const [places, setPlaces] = useState<readonly (Place | undefined)[]>([]);
  useEffect(() => {
    const root = picture.current;
    if (!root) return undefined;
    const look = () => {
      const story = root.querySelector('.docs-story');
      const next = parts.map(({ at }) => placeOf(at === undefined ? null : story?.querySelector(at), root));
      setPlaces((last) => (JSON.stringify(next) === JSON.stringify(last) ? last : next));
    };
    const drawn = new MutationObserver(look);
    drawn.observe(root, { childList: true, subtree: true });
    const sized = new ResizeObserver(look);
    sized.observe(root);
    return () => {
      drawn.disconnect();
      sized.disconnect();
    };
  }, [picture, parts]);
  return places;
}

function placeOf(part: Element | null | undefined, root: HTMLElement): Place | undefined {
  const box = part?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  const from = root.getBoundingClientRect();
  return { left: box.left - from.left, top: box.top - from.top };
}
