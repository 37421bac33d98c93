import { type UIEvent, useLayoutEffect, useRef, useState } from 'react';

/** The index of the picture to which a list is scrolled. */
const placeIn = ({ scrollLeft, clientWidth }: Element) => Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth));

/** A list that scrolls from picture to picture: the index of the current one, and the list's props. */
export function useTrack(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  /** The target of a scroll that `show` has started: the photos on the way are not reported as shown. */
  const target = useRef<number>(undefined);
  const last = Math.max(0, count - 1);
  useLayoutEffect(() => {
    // The user may have swiped before the page was hydrated.
    if (track.current) setPlace(placeIn(track.current));
  }, []);

  const leave = () => {
    target.current = undefined;
  };
  return {
    /** The index of the current photo. */
    place: Math.min(place, last),
    show(next: number) {
      const list = track.current;
      const slide = list?.children[next];
      if (!list || !(slide instanceof HTMLElement)) return;
      target.current = next;
      setPlace(next);
      list.scrollTo({ left: slide.offsetLeft });
    },
    props: {
      ref: track,
      onScroll: ({ currentTarget: list }: UIEvent<HTMLUListElement>) => {
        const scrolled = placeIn(list);
        if (target.current === undefined) setPlace(scrolled);
        else if (target.current === scrolled) leave();
      },
      // The user takes over.
      onWheel: leave,
      onTouchStart: leave,
    },
  };
}
