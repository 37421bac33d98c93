'use client';

import { useEffect, useRef, useState } from 'react';
import { Link } from '../../parts/Link/Link.tsx';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import { type ProductNameLabels, productNameLabels } from './product-name-labels.ts';
import * as styles from './ProductName.css.ts';

interface ProductNameProps {
  /** The heading's id. */
  id: string;
  name: string;
  /** The heading's class: it cuts off a long name where cards are side by side, unless `data-open`. */
  className: string;
  headingLevel: 2 | 3 | 4;
  /** Address of the product: the name is the link. */
  href?: string | undefined;
  /** Replaces its own words. */
  labels: SomeLabels<ProductNameLabels>;
}

/** Shorter names fit in every card. */
const longName = 40;

/** A product's name, as its card's heading. If it is cut off, it has a button that shows it in full, or a link to the product. */
export function ProductName({ id, name, className, headingLevel, href, labels }: ProductNameProps) {
  const words = useLabels<ProductNameLabels>('ProductName', productNameLabels, labels);
  const Heading = `h${headingLevel}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  /** The name that is cut off, and the one that is shown in full. Neither applies to a name that replaces it. */
  const [cut, setCut] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const open = opened === name;
  const mayBeCut = !href && !open && name.length > longName && 'ResizeObserver' in globalThis;
  useEffect(() => {
    const element = heading.current;
    if (!mayBeCut || !element) return undefined;
    const observer = new ResizeObserver(() =>
      setCut(element.scrollHeight > element.clientHeight + 1 ? name : undefined),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [mayBeCut, name]);

  const shown = <bdi>{name}</bdi>;
  return (
    <>
      <Heading ref={heading} id={id} className={className} data-open={open || undefined}>
        {href ? <Link href={href}>{shown}</Link> : shown}
      </Heading>
      {(cut === name || open) && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-describedby={id}
          onClick={() => setOpened(open ? undefined : name)}
        >
          {open ? words.shortName : words.fullName}
        </button>
      )}
    </>
  );
}
