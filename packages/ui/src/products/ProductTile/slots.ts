import type { ReactElement, ReactNode } from 'react';

/** The slots of a card. If omitted, a slot has the card's own content; `null` leaves it empty, except `media`. Server components can fill them, too. */
export interface CardSlots {
  /** Replaces the picture, in its room: a `Picture`, a `<video>`. */
  media?: ReactElement | undefined;
  /** Replaces the badges, which are read after the name: `Badges`, and further ones. */
  badges?: ReactNode;
  /** Replaces the facts: `Facts`. */
  facts?: ReactNode;
  /** Replaces the buttons. Each label must also name the product: screen readers do not read the card with it. */
  actions?: ReactNode;
  /** Added at the end of the card. Empty by default. */
  footer?: ReactNode;
}
