// An entry of its own, `@apple-only/contract/models`: only a field that is about to need the catalogue loads it.
import { type Category, type memorySizes, storageSizes, type StorageSize } from './choices.ts';

type Memory = (typeof memorySizes)[number];

/** A model that Apple has sold. An absent list is unknown, not empty. */
export interface AppleModel {
  /** As sellers write it, with the chip or the year if several models share Apple's own name. */
  name: string;
  /** When it was first sold. */
  year: number;
  /** The category that it is listed in. */
  category: Category;
  /** The sizes of storage that it was sold with, ascending. */
  storages?: readonly StorageSize[] | undefined;
  /** The sizes of memory that it was sold with, ascending. */
  memories?: readonly Memory[] | undefined;
  /** Its finishes by Apple's names, in British spelling. Red is (PRODUCT)RED. */
  colours?: readonly string[] | undefined;
}

type Facts = Pick<AppleModel, 'storages' | 'memories' | 'colours'>;

/** Models of a year with the same facts. Names are written one after the other, separated by `;`, colours by a comma. */
const models = (category: Category, family: string, year: number, names: string, facts: Facts = {}): AppleModel[] =>
  names.split(';').map((name) => Object.assign({ name: `${family} ${name.trim()}`.trim(), year, category }, facts));

/** The sizes of storage from one to another. */
const from = (min: StorageSize, max: StorageSize = min): Facts => ({
  storages: storageSizes.slice(storageSizes.indexOf(min), storageSizes.indexOf(max) + 1),
});
const only = (...sizes: StorageSize[]): Facts => ({ storages: sizes });
const memory = (...sizes: Memory[]): Facts => ({ memories: sizes });
const colours = (names: string): Facts => ({ colours: names.split(', ') });

const phones = (year: number, names: string, sizes: Facts, finishes: string) =>
  models('iphone', 'iPhone', year, names, { ...sizes, ...colours(finishes) });

const titanium = (own: string) => `Black Titanium, White Titanium, Natural Titanium, ${own} Titanium`;

const iPhones = [
  ...phones(2025, '17 Pro', from('256 GB', '1 TB'), 'Silver, Cosmic Orange, Deep Blue'),
  ...phones(2025, '17 Pro Max', from('256 GB', '2 TB'), 'Silver, Cosmic Orange, Deep Blue'),
  ...phones(2025, 'Air', from('256 GB', '1 TB'), 'Space Black, Cloud White, Light Gold, Sky Blue'),
  ...phones(2025, '17', from('256 GB', '512 GB'), 'Black, White, Mist Blue, Sage, Lavender'),
  ...phones(2025, '16e', from('128 GB', '512 GB'), 'Black, White'),
  ...phones(2024, '16 Pro', from('128 GB', '1 TB'), titanium('Desert')),
  ...phones(2024, '16 Pro Max', from('256 GB', '1 TB'), titanium('Desert')),
  ...phones(2024, '16; 16 Plus', from('128 GB', '512 GB'), 'Black, White, Pink, Teal, Ultramarine'),
  ...phones(2023, '15 Pro', from('128 GB', '1 TB'), titanium('Blue')),
  ...phones(2023, '15 Pro Max', from('256 GB', '1 TB'), titanium('Blue')),
  ...phones(2023, '15; 15 Plus', from('128 GB', '512 GB'), 'Black, Blue, Green, Yellow, Pink'),
  ...phones(2022, '14 Pro; 14 Pro Max', from('128 GB', '1 TB'), 'Space Black, Silver, Gold, Deep Purple'),
  ...phones(2022, '14; 14 Plus', from('128 GB', '512 GB'), 'Midnight, Starlight, Blue, Purple, Yellow, Red'),
  ...phones(2022, 'SE, 2022', from('64 GB', '256 GB'), 'Midnight, Starlight, Red'),
  ...phones(2021, '13 Pro; 13 Pro Max', from('128 GB', '1 TB'), 'Graphite, Gold, Silver, Sierra Blue, Alpine Green'),
  ...phones(2021, '13; 13 mini', from('128 GB', '512 GB'), 'Midnight, Starlight, Blue, Pink, Green, Red'),
  ...phones(2020, '12 Pro; 12 Pro Max', from('128 GB', '512 GB'), 'Graphite, Silver, Gold, Pacific Blue'),
  ...phones(2020, '12; 12 mini', from('64 GB', '256 GB'), 'Black, White, Blue, Green, Purple, Red'),
  ...phones(2020, 'SE, 2020', from('64 GB', '256 GB'), 'Black, White, Red'),
  ...phones(2019, '11 Pro; 11 Pro Max', only('64 GB', '256 GB', '512 GB'), 'Midnight Green, Silver, Space Grey, Gold'),
  ...phones(2019, '11', from('64 GB', '256 GB'), 'Black, White, Green, Yellow, Purple, Red'),
  ...phones(2018, 'XS; XS Max', only('64 GB', '256 GB', '512 GB'), 'Silver, Space Grey, Gold'),
  ...phones(2018, 'XR', from('64 GB', '256 GB'), 'Black, White, Blue, Yellow, Coral, Red'),
  ...phones(2017, 'X', only('64 GB', '256 GB'), 'Silver, Space Grey'),
  ...phones(2017, '8; 8 Plus', from('64 GB', '256 GB'), 'Silver, Space Grey, Gold, Red'),
  ...phones(2016, '7; 7 Plus', only('32 GB', '128 GB', '256 GB'), 'Black, Jet Black, Silver, Gold, Rose Gold, Red'),
  ...phones(2016, 'SE, 2016', from('16 GB', '128 GB'), 'Silver, Space Grey, Gold, Rose Gold'),
];

const macs = (year: number, names: string, sizes: Facts, memoryFacts: Facts, finishes: string) =>
  models('macBook', 'MacBook', year, names, { ...sizes, ...memoryFacts, ...colours(finishes) });

const macBooks = [
  ...macs(2025, 'Pro 14 M5', from('512 GB', '4 TB'), memory('16 GB', '24 GB', '32 GB'), 'Silver, Space Black'),
  ...macs(
    2025,
    'Air 13 M4; Air 15 M4',
    from('256 GB', '2 TB'),
    memory('16 GB', '24 GB', '32 GB'),
    'Silver, Starlight, Sky Blue, Midnight',
  ),
  ...macs(2024, 'Pro 14 M4', from('512 GB', '2 TB'), memory('16 GB', '24 GB', '32 GB'), 'Silver, Space Black'),
  ...macs(
    2024,
    'Pro 14 M4 Pro; Pro 16 M4 Pro',
    from('512 GB', '4 TB'),
    memory('24 GB', '48 GB'),
    'Silver, Space Black',
  ),
  ...macs(
    2024,
    'Pro 14 M4 Max; Pro 16 M4 Max',
    from('1 TB', '8 TB'),
    memory('36 GB', '48 GB', '64 GB', '128 GB'),
    'Silver, Space Black',
  ),
  ...macs(
    2024,
    'Air 13 M3; Air 15 M3',
    from('256 GB', '2 TB'),
    memory('8 GB', '16 GB', '24 GB'),
    'Silver, Starlight, Space Grey, Midnight',
  ),
  ...macs(2023, 'Pro 14 M3', from('512 GB', '2 TB'), memory('8 GB', '16 GB', '24 GB'), 'Silver, Space Grey'),
  ...macs(
    2023,
    'Pro 14 M3 Pro; Pro 16 M3 Pro',
    from('512 GB', '4 TB'),
    memory('18 GB', '36 GB'),
    'Silver, Space Black',
  ),
  ...macs(
    2023,
    'Pro 14 M3 Max; Pro 16 M3 Max',
    from('1 TB', '8 TB'),
    memory('36 GB', '48 GB', '64 GB', '96 GB', '128 GB'),
    'Silver, Space Black',
  ),
  ...macs(
    2023,
    'Air 15 M2',
    from('256 GB', '2 TB'),
    memory('8 GB', '16 GB', '24 GB'),
    'Silver, Starlight, Space Grey, Midnight',
  ),
  ...macs(2023, 'Pro 14 M2 Pro; Pro 16 M2 Pro', from('512 GB', '8 TB'), memory('16 GB', '32 GB'), 'Silver, Space Grey'),
  ...macs(2023, 'Pro 14 M2 Max; Pro 16 M2 Max', {}, memory('32 GB', '64 GB', '96 GB'), 'Silver, Space Grey'),
  ...macs(
    2022,
    'Air 13 M2',
    from('256 GB', '2 TB'),
    memory('8 GB', '16 GB', '24 GB'),
    'Silver, Starlight, Space Grey, Midnight',
  ),
  ...macs(2022, 'Pro 13 M2', from('256 GB', '2 TB'), memory('8 GB', '16 GB', '24 GB'), 'Silver, Space Grey'),
  ...macs(2021, 'Pro 14 M1 Pro; Pro 16 M1 Pro', from('512 GB', '8 TB'), memory('16 GB', '32 GB'), 'Silver, Space Grey'),
  ...macs(2021, 'Pro 14 M1 Max; Pro 16 M1 Max', from('512 GB', '8 TB'), memory('32 GB', '64 GB'), 'Silver, Space Grey'),
  ...macs(2020, 'Air 13 M1', from('256 GB', '2 TB'), memory('8 GB', '16 GB'), 'Silver, Space Grey, Gold'),
  ...macs(2020, 'Pro 13 M1', from('256 GB', '2 TB'), memory('8 GB', '16 GB'), 'Silver, Space Grey'),
  ...macs(2020, 'Pro 13, 2020', from('256 GB', '4 TB'), memory('8 GB', '16 GB', '32 GB'), 'Silver, Space Grey'),
  ...macs(2020, 'Air 13, 2020', from('256 GB', '2 TB'), memory('8 GB', '16 GB'), 'Silver, Space Grey, Gold'),
  ...macs(2019, 'Pro 16, 2019', from('512 GB', '8 TB'), memory('16 GB', '32 GB', '64 GB'), 'Silver, Space Grey'),
  ...macs(2019, 'Pro 15, 2019', from('256 GB', '4 TB'), memory('16 GB', '32 GB'), 'Silver, Space Grey'),
  ...macs(2019, 'Pro 13, 2019', from('128 GB', '2 TB'), memory('8 GB', '16 GB'), 'Silver, Space Grey'),
  ...macs(2019, 'Air 13, 2019', from('128 GB', '1 TB'), memory('8 GB', '16 GB'), 'Silver, Space Grey, Gold'),
  ...macs(2018, 'Pro 15, 2018', from('256 GB', '4 TB'), memory('16 GB', '32 GB'), 'Silver, Space Grey'),
  ...macs(2018, 'Pro 13, 2018', from('256 GB', '2 TB'), memory('8 GB', '16 GB'), 'Silver, Space Grey'),
  // Also sold with 1.5 TB, which the shop's sizes do not have.
  ...macs(2018, 'Air 13, 2018', {}, memory('8 GB', '16 GB'), 'Silver, Space Grey, Gold'),
  ...macs(2017, 'Pro 15, 2017', from('256 GB', '2 TB'), memory('16 GB'), 'Silver, Space Grey'),
  ...macs(2017, 'Pro 13, 2017', from('128 GB', '1 TB'), memory('8 GB', '16 GB'), 'Silver, Space Grey'),
  ...macs(2017, 'Air 13, 2017', from('128 GB', '512 GB'), memory('8 GB'), 'Silver'),
  ...macs(2017, '12, 2017', from('256 GB', '512 GB'), memory('8 GB', '16 GB'), 'Silver, Space Grey, Gold, Rose Gold'),
  ...macs(2016, 'Pro 15, 2016', from('256 GB', '2 TB'), memory('16 GB'), 'Silver, Space Grey'),
  ...macs(2016, 'Pro 13, 2016', from('256 GB', '1 TB'), memory('8 GB', '16 GB'), 'Silver, Space Grey'),
  ...macs(2016, '12, 2016', from('256 GB', '512 GB'), memory('8 GB'), 'Silver, Space Grey, Gold, Rose Gold'),
];

const tablets = (year: number, names: string, sizes: Facts, finishes: string) =>
  models('accessories', 'iPad', year, names, { ...sizes, ...colours(finishes) });

const airColours = 'Space Grey, Starlight, Blue, Purple';

const iPads = [
  ...tablets(2025, 'Pro 11 M5; Pro 13 M5', from('256 GB', '2 TB'), 'Silver, Space Black'),
  ...tablets(2025, 'Air 11 M3; Air 13 M3', from('128 GB', '1 TB'), airColours),
  ...tablets(2025, 'A16', from('128 GB', '512 GB'), 'Silver, Blue, Pink, Yellow'),
  ...tablets(2024, 'mini A17 Pro', from('128 GB', '512 GB'), airColours),
  ...tablets(2024, 'Pro 11 M4; Pro 13 M4', from('256 GB', '2 TB'), 'Silver, Space Black'),
  ...tablets(2024, 'Air 11 M2; Air 13 M2', from('128 GB', '1 TB'), airColours),
  ...tablets(2022, 'Pro 11 M2; Pro 12.9 M2', from('128 GB', '2 TB'), 'Silver, Space Grey'),
  ...tablets(2022, '10th generation', only('64 GB', '256 GB'), 'Silver, Blue, Pink, Yellow'),
  ...tablets(2022, 'Air 5', only('64 GB', '256 GB'), `${airColours}, Pink`),
  ...tablets(2021, 'mini 6', only('64 GB', '256 GB'), 'Space Grey, Starlight, Pink, Purple'),
  ...tablets(2021, '9th generation', only('64 GB', '256 GB'), 'Silver, Space Grey'),
  ...tablets(2021, 'Pro 11 M1; Pro 12.9 M1', from('128 GB', '2 TB'), 'Silver, Space Grey'),
  ...tablets(2020, 'Air 4', only('64 GB', '256 GB'), 'Silver, Space Grey, Rose Gold, Green, Sky Blue'),
  ...tablets(2020, '8th generation', only('32 GB', '128 GB'), 'Silver, Space Grey, Gold'),
  ...tablets(2020, 'Pro 11, 2020; Pro 12.9, 2020', from('128 GB', '1 TB'), 'Silver, Space Grey'),
  ...tablets(2019, '7th generation', only('32 GB', '128 GB'), 'Silver, Space Grey, Gold'),
  ...tablets(2019, 'Air 3; mini 5', only('64 GB', '256 GB'), 'Silver, Space Grey, Gold'),
  ...tablets(2018, 'Pro 11, 2018; Pro 12.9, 2018', only('64 GB', '256 GB', '512 GB', '1 TB'), 'Silver, Space Grey'),
  ...tablets(2018, '6th generation', only('32 GB', '128 GB'), 'Silver, Space Grey, Gold'),
  ...tablets(2017, 'Pro 10.5, 2017', only('64 GB', '256 GB', '512 GB'), 'Silver, Space Grey, Gold, Rose Gold'),
  ...tablets(2017, 'Pro 12.9, 2017', only('64 GB', '256 GB', '512 GB'), 'Silver, Space Grey, Gold'),
  ...tablets(2017, '5th generation', only('32 GB', '128 GB'), 'Silver, Space Grey, Gold'),
  ...tablets(2016, 'Pro 9.7, 2016', only('32 GB', '128 GB', '256 GB'), 'Silver, Space Grey, Gold, Rose Gold'),
];

const watch = (year: number, name: string, sizes: readonly number[], facts: Facts = {}) =>
  sizes.flatMap((size) => models('accessories', 'Apple Watch', year, `${name}, ${size} mm`, facts));

const watches = [
  ...watch(2025, 'Ultra 3', [49], { ...from('64 GB'), ...colours('Natural, Black') }),
  ...watch(2025, 'Series 11', [42, 46], {
    ...from('64 GB'),
    ...colours('Jet Black, Rose Gold, Silver, Space Grey, Natural, Gold, Slate'),
  }),
  ...watch(2025, 'SE 3', [40, 44], { ...from('64 GB'), ...colours('Midnight, Starlight') }),
  ...watch(2024, 'Series 10', [42, 46], {
    ...from('64 GB'),
    ...colours('Jet Black, Rose Gold, Silver, Natural, Gold, Slate'),
  }),
  ...watch(2023, 'Ultra 2', [49], { ...from('64 GB'), ...colours('Natural, Black') }),
  ...watch(2023, 'Series 9', [41, 45], from('64 GB')),
  ...watch(2022, 'Ultra', [49], { ...from('32 GB'), ...colours('Natural') }),
  ...watch(2022, 'Series 8', [41, 45], from('32 GB')),
  ...watch(2022, 'SE 2', [40, 44], { ...from('32 GB'), ...colours('Midnight, Starlight, Silver') }),
  ...watch(2021, 'Series 7', [41, 45], from('32 GB')),
  ...watch(2020, 'Series 6', [40, 44], from('32 GB')),
  ...watch(2020, 'SE', [40, 44], { ...from('32 GB'), ...colours('Silver, Space Grey, Gold') }),
  ...watch(2019, 'Series 5', [40, 44], from('32 GB')),
  ...watch(2018, 'Series 4', [40, 44], from('16 GB')),
  ...watch(2017, 'Series 3', [38, 42], from('8 GB', '16 GB')),
  ...watch(2016, 'Series 2', [38, 42]),
  ...watch(2016, 'Series 1', [38, 42]),
];

const airPods = (year: number, names: string, finishes: string) =>
  models('accessories', 'AirPods', year, names, colours(finishes));

const headphones = [
  ...airPods(2025, 'Pro 3', 'White'),
  ...airPods(2024, '4; 4 with Active Noise Cancellation', 'White'),
  ...airPods(2024, 'Max, USB-C', 'Midnight, Starlight, Blue, Orange, Purple'),
  ...airPods(2023, 'Pro 2, USB-C', 'White'),
  ...airPods(2022, 'Pro 2, Lightning', 'White'),
  ...airPods(2021, '3rd generation', 'White'),
  ...airPods(2020, 'Max, Lightning', 'Silver, Space Grey, Green, Pink, Sky Blue'),
  ...airPods(2019, 'Pro; 2nd generation', 'White'),
  ...airPods(2016, '1st generation', 'White'),
];

const other = (year: number, names: string, facts?: Facts) => models('accessories', '', year, names, facts);

const others = [
  ...other(2024, 'Apple Pencil Pro'),
  ...other(2023, 'Apple Pencil USB-C'),
  ...other(2018, 'Apple Pencil 2'),
  ...other(2015, 'Apple Pencil 1st generation'),
  ...other(2021, 'Magic Keyboard with Touch ID; Magic Keyboard with Touch ID and Numeric Keypad'),
  ...other(2017, 'Magic Keyboard with Numeric Keypad'),
  ...other(2015, 'Magic Keyboard; Magic Mouse 2; Magic Trackpad 2'),
  ...other(2024, 'Magic Keyboard, USB-C; Magic Mouse, USB-C; Magic Trackpad, USB-C'),
  ...other(2024, 'Magic Keyboard for iPad Pro 11 M4; Magic Keyboard for iPad Pro 13 M4'),
  ...other(2023, 'HomePod 2', colours('White, Midnight')),
  ...other(2020, 'HomePod mini', colours('White, Space Grey, Yellow, Orange, Blue, Midnight')),
  ...other(2018, 'HomePod', colours('White, Space Grey')),
  ...other(2022, 'Apple TV 4K, 2022', from('64 GB', '128 GB')),
  ...other(2021, 'Apple TV 4K, 2021', from('32 GB', '64 GB')),
  ...other(2017, 'Apple TV 4K, 2017', from('32 GB', '64 GB')),
  ...other(2024, 'Apple Vision Pro M2', from('256 GB', '1 TB')),
  ...other(2019, 'iPod touch, 2019', {
    ...only('32 GB', '128 GB', '256 GB'),
    ...colours('Silver, Space Grey, Gold, Pink, Blue, Red'),
  }),
  ...other(2021, 'AirTag'),
  ...other(2020, 'MagSafe Charger; MagSafe Duo Charger'),
  ...other(2021, 'MagSafe Battery Pack'),
];

/**
 * Models of Apple since 2016, and accessories that it still sold then; the newest of each family first. Facts only, as in Apple’s
 * technical specifications, support.apple.com/specs: a fact that we are not certain of is left out.
 */
export const appleModels: readonly AppleModel[] = [
  ...iPhones,
  ...macBooks,
  ...iPads,
  ...watches,
  ...headphones,
  ...others,
];
