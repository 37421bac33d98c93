import { Heading } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnatomyPart } from '../packages/ui/src/component-docs.ts';
import { withCode } from './with-code.tsx';

interface Position {
  left: number;
  top: number;
}

/** A picture of a component with numbered parts, and a legend below; the picture alone if the component has no parts. */
export function Anatomy({ parts, children }: { parts: readonly AnatomyPart[]; children: ReactNode }) {
  const picture = useRef<HTMLDivElement>(null);
  const positions = usePositions(picture, parts);
  return (
    <>
      <div ref={picture} className="anatomy-picture">
        {children}
        {parts.map(({ name: part }, index) => {
          const position = positions[index];
          return (
            position && (
              <span key={part} className="anatomy-number" style={position} aria-hidden="true">
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
            {parts.map(({ name: part, description: is }) => (
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
function usePositions(picture: { current: HTMLElement | null }, parts: readonly AnatomyPart[]) {
  const [positions, setPositions] = useState<readonly (Position | undefined)[]>([]);
  useEffect(() => {
    const root = picture.current;
    if (!root) return undefined;
    const measure = () => {
      const story = root.querySelector('.docs-story');
      const next = parts.map(({ selector: at }) =>
        positionOf(at === undefined ? null : story?.querySelector(at), root),
      );
      setPositions((last) => (JSON.stringify(next) === JSON.stringify(last) ? last : next));
    };
    const mutationObserver = new MutationObserver(measure);
    mutationObserver.observe(root, { childList: true, subtree: true });
    const resizeObserver = new ResizeObserver(measure);
    resizeObserver.observe(root);
    return () => {
      mutationObserver.disconnect();
      resizeObserver.disconnect();
    };
  }, [picture, parts]);
  return positions;
}

function positionOf(part: Element | null | undefined, root: HTMLElement): Position | undefined {
  const box = part?.getBoundingClientRect();
  if (!box || box.width === 0) return undefined;
  const from = root.getBoundingClientRect();
  return { left: box.left - from.left, top: box.top - from.top };
}
