import type { ReactElement, ReactNode } from 'react';

/** The named places of a card. Left out, a place has the card's own content; `null` leaves it empty, except `media`. A server component can fill them, too. */
export interface CardSlots {
  /** In place of the picture, with its room: a `Picture`, a `<video>`. */
  media?: ReactElement | undefined;
  /** In place of the badges, read after the name: `Badges`, and further ones. */
  badges?: ReactNode;
  /** In place of the facts: `Facts`. */
  facts?: ReactNode;
  /** In place of the buttons. Name each so that it also says what it is for: its card is not read with it. */
  actions?: ReactNode;
  /** At the end of the card, which has nothing there itself. */
  footer?: ReactNode;
}
