'use client';

import { type ComponentProps, useState } from 'react';
import { smallestPhotoSrc } from './sizes.ts';

interface DecorationProps extends Pick<ComponentProps<'img'>, 'className' | 'width' | 'height'> {
  /** Address of the picture. */
  src: string;
  /** Whether it is shown so small that its smallest size is enough. @default false */
  small?: boolean | undefined;
}

/** A decorative picture. Renders an `<img>`; nothing if it fails to load, not even the browser's broken-image icon. */
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
      src={small ? smallestPhotoSrc(src) : src}
      onError={() => setFailed(src)}
    />
  );
}
