import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../Root/root.ts';
import * as styles from './Icon.css.ts';

// Each icon is a component of its own, so that a page loads only the drawings that its components show.

export interface IconLook extends RootProps<SVGSVGElement> {
  /** `small` in tabs, `seal` in seals, `normal` beside the text of a control. @default 'normal' */
  size?: 'small' | 'seal' | 'normal' | undefined;
}

/** Creates an icon from its drawing, in a 20 by 20 view box. */
const icon = (name: string, drawing: ReactNode) =>
  function DrawnIcon({ size = 'normal', ...root }: IconLook) {
    return (
      <svg {...rootProps(root, styles.root)} data-name={name} data-size={size} viewBox="0 0 20 20" aria-hidden="true">
        {drawing}
      </svg>
    );
  };

export const AlertIcon = /* @__PURE__ */ icon(
  'alert',
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6.5v4.2M10 13.4v.1" />
  </>,
);

export const ArrowIcon = /* @__PURE__ */ icon('arrow', <path d="M3 10h13M11 5l5 5-5 5" />);

export const ClockIcon = /* @__PURE__ */ icon(
  'clock',
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 6v4.2l2.8 1.8" />
  </>,
);

export const CrossIcon = /* @__PURE__ */ icon('cross', <path d="M5 5l10 10M15 5L5 15" />);

export const EnlargeIcon = /* @__PURE__ */ icon(
  'enlarge',
  <path d="M12 3.5h4.5V8M8 16.5H3.5V12M16.5 3.5l-5 5M3.5 16.5l5-5" />,
);

export const FilterIcon = /* @__PURE__ */ icon('filter', <path d="M3 6h14M5.5 10h9M8 14h4" />);

export const FlagIcon = /* @__PURE__ */ icon('flag', <path d="M5 17V3.5h10l-2.6 3.6L15 10.7H5" />);

export const LockIcon = /* @__PURE__ */ icon(
  'lock',
  <>
    <rect x="4.5" y="9" width="11" height="8" rx="1" />
    <path d="M7 9V6.5a3 3 0 0 1 6 0V9" />
  </>,
);

export const MenuIcon = /* @__PURE__ */ icon('menu', <path d="M3 6h14M3 10h14M3 14h14" />);

export const MinusIcon = /* @__PURE__ */ icon('minus', <path d="M4 10h12" />);

export const OfflineIcon = /* @__PURE__ */ icon(
  'offline',
  <path d="M3 3l14 14M2.5 8.2A11 11 0 0 1 6 5.9M9.5 5.1a11 11 0 0 1 8 3.1M5.4 11.4a6.8 6.8 0 0 1 3.2-1.8M12.6 10.2l2 1.2M10 15v.1" />,
);

export const PhotoIcon = /* @__PURE__ */ icon(
  'photo',
  <>
    <rect x="2.5" y="4.5" width="15" height="11" rx="1" />
    <path d="M2.5 13l4-4 4.5 4.5 2.5-2.5 4 4" />
  </>,
);

export const PlusIcon = /* @__PURE__ */ icon('plus', <path d="M10 4v12M4 10h12" />);

export const SearchIcon = /* @__PURE__ */ icon(
  'search',
  <>
    <circle cx="8.8" cy="8.8" r="5.3" />
    <path d="M12.8 12.8l4 4" />
  </>,
);

export const SpinnerIcon = /* @__PURE__ */ icon('spinner', <path d="M10 3a7 7 0 1 1-7 7" />);

export const ThemeIcon = /* @__PURE__ */ icon(
  'theme',
  <>
    <path d="M10 3.5a6.5 6.5 0 1 0 0 13z" className={styles.solid} />
    <circle cx="10" cy="10" r="6.5" />
  </>,
);

export const TickIcon = /* @__PURE__ */ icon('tick', <path d="M4 10.5l4 4 8-9" />);
