import { type UIEvent, useRef, useState } from 'react';

/** The list of pictures that is scrolled from one to the next: which one it shows, and its props. */
export function useTrack(count: number) {
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  /** Where a scroll leads that was begun here: what it passes is not shown. */
  const target = useRef<number>(undefined);
  const last = Math.max(0, count - 1);

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
        const scrolled = Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth));
        if (target.current === undefined) setPlace(scrolled);
        else if (target.current === scrolled) leave();
      },
      // A hand that takes over.
      onWheel: leave,
      onTouchStart: leave,
    },
  };
}
