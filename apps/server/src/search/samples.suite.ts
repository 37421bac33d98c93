import { storageSizes, type Category } from '@apple-only/contract';

/** A product to be found, as a seller names it. */
export interface SampleProduct {
  name: string;
  category: Category;
}

/** The facts that a seller of it could state. */
export interface SampleProductWithFacts extends SampleProduct {
  model?: string;
  storage?: (typeof storageSizes)[number] | undefined;
}

const phones: Record<string, string[]> = {
  'iPhone 7': ['32', '128'],
  'iPhone 8': ['64', '256'],
  'iPhone 8 Plus': ['64', '256'],
  'iPhone X': ['64', '256'],
  'iPhone XR': ['64', '128'],
  'iPhone XS Max': ['64', '256'],
  'iPhone SE (2020)': ['64', '128'],
  'iPhone SE (2022)': ['64', '128'],
  'iPhone 11': ['64', '128', '256'],
  'iPhone 11 Pro': ['64', '256'],
  'iPhone 11 Pro Max': ['64', '256'],
  'iPhone 12 mini': ['64', '128'],
  'iPhone 12': ['64', '128', '256'],
  'iPhone 12 Pro': ['128', '256'],
  'iPhone 12 Pro Max': ['128', '256', '512'],
  'iPhone 13 mini': ['128', '256'],
  'iPhone 13': ['128', '256', '512'],
  'iPhone 13 Pro': ['128', '256', '512'],
  'iPhone 13 Pro Max': ['128', '256', '512'],
  'iPhone 14': ['128', '256'],
  'iPhone 14 Plus': ['128', '256'],
  'iPhone 14 Pro': ['128', '256', '512'],
  'iPhone 14 Pro Max': ['128', '256', '512'],
  'iPhone 15': ['128', '256'],
  'iPhone 15 Plus': ['128', '256'],
  'iPhone 15 Pro': ['128', '256', '512'],
  'iPhone 15 Pro Max': ['256', '512'],
};

const macs: Record<string, string[]> = {
  'MacBook Air 11 2015': ['128 GB'],
  'MacBook Air 13 2017': ['128 GB', '256 GB'],
  'MacBook Air 13 M1': ['256 GB', '512 GB'],
  'MacBook Air 13" M2': ['256 GB', '512 GB'],
  'MacBook Air 13-inch M3': ['256 GB', '512 GB'],
  'MacBook Air 15 M2': ['256 GB', '512 GB'],
  'MacBook Air 15 M3': ['256 GB', '512 GB'],
  'MacBook Pro 13 2019': ['128 GB', '256 GB'],
  'MacBook Pro 13 M1': ['256 GB', '512 GB'],
  'MacBook Pro 13 M2': ['256 GB', '512 GB'],
  'MacBook Pro 14 M1 Pro': ['512 GB', '1 TB'],
  'MacBook Pro 14 M2 Pro': ['512 GB', '1 TB'],
  'MacBook Pro 14 M3': ['512 GB', '1 TB'],
  'MacBook Pro 16 2019': ['512 GB', '1TB'],
  'MacBook Pro 16 M1 Max': ['1 TB', '2 TB'],
  'MacBook Pro 16 M3 Max': ['1 TB', '2 TB'],
  'MacBook 12 2017': ['256 GB'],
  'Mac mini M1': ['256 GB', '512 GB'],
  'Mac mini M2': ['256 GB', '512 GB'],
  'iMac 24 M1': ['256 GB', '512 GB'],
  'iMac 24 M3': ['256 GB'],
  'iMac 27 5K 2019': ['512 GB', '1 TB'],
};

const tablets: Record<string, string[]> = {
  'iPad 9th generation': ['64GB', '256GB'],
  'iPad 10th gen': ['64GB', '256GB'],
  'iPad mini 6': ['64GB', '256GB'],
  'iPad Air 4': ['64GB', '256GB'],
  'iPad Air 5': ['64GB', '256GB'],
  'iPad Pro 11 M1': ['128GB', '256GB'],
  'iPad Pro 11 M2': ['128GB', '256GB'],
  'iPad Pro 12.9 M1': ['256GB', '512GB'],
  'iPad Pro 12.9 M2': ['256GB', '512GB'],
};

const others = [
  ...['6 40 mm', '6 44mm', '7 41mm', '7 45mm', '8 41 mm', '8 45 mm', '9 41mm', '9 45mm'].map(
    (one) => `Apple Watch Series ${one}`,
  ),
  'Apple Watch SE 40mm',
  'Apple Watch SE 2 44mm',
  'Apple Watch Ultra',
  'Apple Watch Ultra 2 49mm',
  'AirPods 2nd generation',
  'AirPods 3',
  'AirPods Pro',
  'AirPods Pro 2 USB-C',
  'AirPods Max, silver',
  'EarPods with Lightning',
  'HomePod mini',
  'HomePod 2',
  'Apple TV 4K 64GB',
  'AirTag, pack of four',
  'Magic Mouse 2',
  'Magic Trackpad',
  'Magic Keyboard with Touch ID',
  'Magic Keyboard for iPad Pro 11',
  'Smart Folio for iPad Air 5',
  'Apple Pencil 1st generation',
  'Apple Pencil 2',
  'Apple Pencil USB-C',
  '20W USB-C charger',
  '35W dual charger',
  '61 W USB-C power adapter',
  '96W charger for MacBook Pro 16',
  '140W USB-C power adapter',
  'MagSafe charger',
  'MagSafe battery pack',
  'MagSafe 2 charger 60W for MacBook Pro',
  'MagSafe 3 cable, 2 m',
  'MagSafe wallet',
  'Lightning cable 1 m',
  'USB-C to Lightning cable',
  'USB-C charge cable 2 m',
  'Thunderbolt 4 cable',
  'USB-C digital AV adapter',
  'Sport Band 45mm for Apple Watch',
  'Milanese Loop 44mm',
  'Leather strap 41mm for Apple Watch',
  'Alpine Loop for Apple Watch Ultra',
  'Sleeve for MacBook Air 13',
  'Hard case MacBook Pro 14',
  'Laptop stand for MacBook',
  'USB-C hub for MacBook Air M2',
  'Keyboard cover MacBook Air',
  'AirPods Pro silicone case',
  'AirPods 3 case cover',
  'Ear tips for AirPods Pro',
  'AirPods Max case',
  'iPad 9 case with stand',
  'Case iPad mini 6',
  'Screen protector for iPad Pro 11',
  'Charger for iPad',
  'Stand for iPad',
];

const caseModels = [
  '8',
  'X',
  'XR',
  'SE',
  '11',
  '11 Pro',
  '12',
  '12 mini',
  '12 Pro Max',
  '13',
  '13 mini',
  '13 Pro',
  '13 Pro Max',
  '14',
  '14 Plus',
  '14 Pro Max',
  '15',
  '15 Pro',
];
const cases = [
  'Silicone case for',
  'Clear case',
  'Leather cover',
  'Tempered glass screen protector',
  'MagSafe clear case',
  'Wallet folio',
];

const bangla: SampleProduct[] = [
  { name: 'আইফোন ১১ ১২৮ জিবি', category: 'iphone' },
  { name: 'ম্যাকবুক এয়ার এম১', category: 'macBook' },
  { name: 'আইপ্যাড প্রো ১১ ইঞ্চি', category: 'accessories' },
];

/** Names as sellers write them: in another order, with more words than needed, in the wrong category, misspelt. */
const messyNames: SampleProduct[] = [
  { name: 'Used iPhone 13 128 GB, blue, with box, charger and case', category: 'iphone' },
  { name: 'FRESH!! IPHONE12PROMAX 256GB gold urgent sale', category: 'iphone' },
  { name: 'macbook pro 2015 15 inch retina 16gb ram 512gb', category: 'macBook' },
  { name: 'Macbok Air 2012', category: 'macBook' },
  { name: 'iPhone 13 silicone case red', category: 'iphone' },
  { name: 'iphone 14 pro screen protector', category: 'iphone' },
  { name: 'MacBook charger 85W', category: 'macBook' },
];

const samplesOf = (devices: Record<string, string[]>, category: Category, unit = ''): SampleProductWithFacts[] =>
  Object.entries(devices).flatMap(([model, sizes]) =>
    sizes.map((size) => ({
      name: `${model} ${size}${unit}`,
      category,
      model,
      storage: storageSizes.find((one) => one.replace(' ', '') === `${size}${unit}`.replace(' ', '')),
    })),
  );

/** Devices with the facts that their names contain. */
const devices: readonly SampleProductWithFacts[] = [
  ...samplesOf(phones, 'iphone', 'GB'),
  ...samplesOf(macs, 'macBook'),
  ...samplesOf(tablets, 'accessories'),
];

const accessories: readonly SampleProduct[] = [
  ...others.map((name): SampleProduct => ({ name, category: 'accessories' })),
  ...caseModels.flatMap((model) =>
    cases.map((kind): SampleProduct => ({ name: `${kind} iPhone ${model}`, category: 'accessories' })),
  ),
  ...bangla,
  ...messyNames,
];

/** About 300 products of a shop: devices and accessories. */
export const sampleProductsWithFacts: readonly SampleProductWithFacts[] = [...devices, ...accessories];
/** The same without facts, to be found by name alone. */
export const sampleProducts: readonly SampleProduct[] = sampleProductsWithFacts.map(({ name, category }) => ({
  name,
  category,
}));
