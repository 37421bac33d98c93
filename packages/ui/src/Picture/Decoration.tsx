'use client';

import { type ComponentProps, useState } from 'react';
import { smallestOf } from './Picture.tsx';

interface DecorationProps extends Pick<ComponentProps<'img'>, 'className' | 'width' | 'height'> {
  /** Address of the picture. */
  src: string;
  /** Whether it is drawn so small that its smallest size will do. @default false */
  small?: boolean | undefined;
}

/** A picture that nothing depends on. Renders an `<img>`; where it does not arrive, nothing, not even a browser's sign for that. */
export function Decoration({ src, small = false, ...rest }: DecorationProps) {
  const [failed, setFailed] = useState<string>();
  if (failed === src) return null;
  return (
    <img
      // It may have failed before this script ran.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setFailed(src);
      }}
      {...rest}
      alt=""
      loading="lazy"
      decoding="async"
      src={small ? smallestOf(src) : src}
      onError={() => setFailed(src)}
    />
  );
}
