import { type UIEvent, useLayoutEffect, useRef, useState } from 'react';

/** The index of the picture to which a list is scrolled. */
const indexAt = ({ scrollLeft, clientWidth }: Element) => Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth));

/** A list that scrolls from picture to picture: the index of the current one, and the list's props. */
export function useTrack(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [currentIndex, setCurrentIndex] = useState(0);
  /** The target of a scroll that `show` has started: the photos on the way are not reported as shown. */
  const target = useRef<number>(undefined);
  const last = Math.max(0, count - 1);
  useLayoutEffect(() => {
    // The user may have swiped before the page was hydrated.
    if (track.current) setCurrentIndex(indexAt(track.current));
  }, []);

  const endScroll = () => {
    target.current = undefined;
  };
  return {
    /** The index of the current photo. */
    currentIndex: Math.min(currentIndex, last),
    show(next: number) {
      const list = track.current;
      const slide = list?.children[next];
      if (!list || !(slide instanceof HTMLElement)) return;
      target.current = next;
      setCurrentIndex(next);
      list.scrollTo({ left: slide.offsetLeft });
    },
    props: {
      ref: track,
      onScroll: ({ currentTarget: list }: UIEvent<HTMLUListElement>) => {
        const scrolled = indexAt(list);
        if (target.current === undefined) setCurrentIndex(scrolled);
        else if (target.current === scrolled) endScroll();
      },
      // The user takes over.
      onWheel: endScroll,
      onTouchStart: endScroll,
    },
  };
}
