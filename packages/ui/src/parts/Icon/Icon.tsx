import {
  AlertIcon,
  ArrowIcon,
  ClockIcon,
  CrossIcon,
  EnlargeIcon,
  FilterIcon,
  FlagIcon,
  LockIcon,
  MenuIcon,
  MinusIcon,
  OfflineIcon,
  PhotoIcon,
  PlusIcon,
  SearchIcon,
  SpinnerIcon,
  ThemeIcon,
  TickIcon,
  type IconLook,
} from './icons.tsx';

/** The kit's icons by name. A component that shows one imports only that one. */
const icons = {
  alert: AlertIcon,
  arrow: ArrowIcon,
  clock: ClockIcon,
  cross: CrossIcon,
  enlarge: EnlargeIcon,
  filter: FilterIcon,
  flag: FlagIcon,
  lock: LockIcon,
  menu: MenuIcon,
  minus: MinusIcon,
  offline: OfflineIcon,
  photo: PhotoIcon,
  plus: PlusIcon,
  search: SearchIcon,
  spinner: SpinnerIcon,
  theme: ThemeIcon,
  tick: TickIcon,
};

export type IconName = keyof typeof icons;

export interface IconProps extends IconLook {
  /** The icon's name. */
  name: IconName;
}

/**
 * An icon next to a word. Renders an `<svg>` hidden from screen readers: the word carries the meaning.
 *
 * It takes the colour of its text. The arrow points in the reading direction, the spinner turns.
 */
export function Icon({ name, ...look }: IconProps) {
  const Drawn = icons[name];
  return <Drawn {...look} />;
}

/** The names of all icons, for pages that list them. */
export const iconNames = Object.keys(icons) as readonly IconName[];
