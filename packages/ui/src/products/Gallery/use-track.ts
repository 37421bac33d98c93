import { type UIEvent, useLayoutEffect, useRef, useState } from 'react';

/** The place of the picture to which a list is scrolled. */
const placeIn = ({ scrollLeft, clientWidth }: Element) => Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth));

/** The list of pictures that is scrolled from one to the next: which one it shows, and its props. */
export function useTrack(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  /** Where a scroll leads that was begun here: what it passes is not shown. */
  const target = useRef<number>(undefined);
  const last = Math.max(0, count - 1);
  useLayoutEffect(() => {
    // Swiped before the page was hydrated.
    if (track.current) setPlace(placeIn(track.current));
  }, []);

  const leave = () => {
    target.current = undefined;
  };
  return {
    /** The place of the photo that is shown, from 0. */
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
      // A hand that takes over.
      onWheel: leave,
      onTouchStart: leave,
    },
  };
}
