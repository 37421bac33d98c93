/**
 * The demo shop: its people and their devices, as plain data. All people and devices are invented. The pictures
 * are our own drawings, in the folders `people` and `photos` beside this file.
 */

/** A person of the demo shop, with credentials. */
export interface DemoPerson {
  /** Names the person in this file. */
  key: 'admin' | 'nadia' | 'tanvir' | 'sadia' | 'imran';
  name: string;
  email: string;
  password: string;
  role: 'admin' | 'seller' | 'buyer';
  /** Whether an admin has verified this seller. */
  verify: boolean;
  /** File in `people`. */
  photo: string;
}

/** A device for sale in the demo shop. The fields of the form are texts, written as a seller writes them. */
export interface DemoDevice {
  seller: 'nadia' | 'tanvir';
  name: string;
  condition: 'Excellent' | 'Good' | 'Fair';
  location: 'Dhaka' | 'Chittagong' | 'Khulna' | 'Rajshahi' | 'Barisal';
  category: 'macBook' | 'iphone' | 'accessories';
  purchase_year: string;
  use_year: string;
  /** File in `photos`. */
  photo: string;
  original_price: string;
  selling_price: string;
  number: string;
  description: string;
  /** How long ago it was listed. */
  daysAgo: number;
  advertised: boolean;
  /** The buyer who has booked it. */
  bookedBy?: 'sadia' | 'imran';
}

/** One admin, a verified and an unverified seller, two buyers. */
export const people: DemoPerson[] = [
  {
    key: 'admin',
    name: 'Rehana Akter',
    email: 'admin@appleonly.example',
    password: 'admin-sample',
    role: 'admin',
    verify: false,
    photo: 'admin.webp',
  },
  {
    key: 'nadia',
    name: 'Nadia Rahman',
    email: 'nadia@appleonly.example',
    password: 'nadia-sample',
    role: 'seller',
    verify: true,
    photo: 'nadia.webp',
  },
  {
    key: 'tanvir',
    name: 'Tanvir Chowdhury',
    email: 'tanvir@appleonly.example',
    password: 'tanvir-sample',
    role: 'seller',
    verify: false,
    photo: 'tanvir.webp',
  },
  {
    key: 'sadia',
    name: 'Sadia Karim',
    email: 'sadia@appleonly.example',
    password: 'sadia-sample',
    role: 'buyer',
    verify: false,
    photo: 'sadia.webp',
  },
  {
    key: 'imran',
    name: 'Imran Hossain',
    email: 'imran@appleonly.example',
    password: 'imran-sample',
    role: 'buyer',
    verify: false,
    photo: 'imran.webp',
  },
];

const macBooks: DemoDevice[] = [
  {
    seller: 'nadia',
    name: 'MacBook Air 13 M1, 256 GB',
    condition: 'Excellent',
    location: 'Dhaka',
    category: 'macBook',
    purchase_year: '2021',
    use_year: '5 years',
    photo: 'laptop-open-silver.webp',
    original_price: '999',
    selling_price: '430',
    number: '01711 204 118',
    description:
      'Bought new, lived on a desk. Battery at 88% after 214 cycles, still a full working day of writing. One faint ' +
      'line on the lid near the hinge, visible only against the light. Box and the original charger are included.',
    daysAgo: 2,
    advertised: true,
  },
  {
    seller: 'tanvir',
    name: 'MacBook Pro 14 M2 Pro, space grey',
    condition: 'Good',
    location: 'Chittagong',
    category: 'macBook',
    purchase_year: '2023',
    use_year: '3 years',
    photo: 'laptop-back-graphite.webp',
    original_price: '1,999',
    selling_price: '1,140',
    number: '01819 553 020',
    description:
      'Used for video work in our studio. Small rub on the left palm rest, all ports tight, fans quiet. 16 GB, ' +
      '512 GB. Battery 86%. Reset and signed out.',
    daysAgo: 5,
    advertised: true,
    bookedBy: 'sadia',
  },
  {
    seller: 'nadia',
    name: 'MacBook Air 15 M3, midnight',
    condition: 'Excellent',
    location: 'Khulna',
    category: 'macBook',
    purchase_year: '2024',
    use_year: '2 years',
    photo: 'laptop-open-midnight.webp',
    original_price: '1,299',
    selling_price: '880',
    number: '01711 204 118',
    description:
      'My sister used it for her thesis and has moved to an office machine. 256 GB, battery 96%. Kept in a sleeve. ' +
      'Fingerprints show on this finish, scratches do not, because there are none.',
    daysAgo: 9,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'MacBook Pro 16, 2019, refurbished',
    condition: 'Fair',
    location: 'Dhaka',
    category: 'macBook',
    purchase_year: '2019, autumn',
    use_year: '6 years',
    photo: 'laptop-open-graphite.webp',
    original_price: '2,399',
    selling_price: '485',
    number: '01552 310 774',
    description:
      'Refurbished in our shop this spring: new battery, new bottom case screws, keyboard cleaned key by key, new ' +
      'thermal paste. What I could not make new: the finish is worn to bare metal along the front edge where wrists ' +
      'rest, about four centimetres on each side, and there is one pressure mark in the lower right of the display ' +
      'that shows only on a white page. It is the Intel model, i7, 16 GB, 512 GB, so it gets warm under load and the ' +
      'fans are honest about it. The charger is a third-party one; I say so before you ask. I have the receipt for ' +
      'the parts. Come and run any test you like before you decide.',
    daysAgo: 33,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'MacBook 12, 2017',
    condition: 'Fair',
    location: 'Rajshahi',
    category: 'macBook',
    purchase_year: '2017',
    use_year: '8 years',
    photo: 'laptop-closed-silver.webp',
    original_price: '1,299',
    selling_price: '145',
    number: '01552 310 774',
    description:
      'The E key needs a firm press. Dent on the rear left corner, screen clean, battery good for two hours. Fine ' +
      'for writing and mail; not for much else.',
    daysAgo: 61,
    advertised: false,
    bookedBy: 'imran',
  },
  {
    seller: 'nadia',
    name: 'MacBook Air 13 M2, starlight',
    condition: 'Good',
    location: 'Dhaka',
    category: 'macBook',
    purchase_year: '2022',
    use_year: '4 years',
    photo: 'laptop-open-starlight.webp',
    original_price: '1,199',
    selling_price: '610',
    number: '01711 204 118',
    description:
      'Mine. It travelled between two desks in Dhanmondi. A few fine marks on the base, none on the lid or the ' +
      'screen. Battery 90%, 8 GB, 256 GB. The charging cable is new, the plug is the original.',
    daysAgo: 12,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'MacBook Pro 13 M1, space grey',
    condition: 'Good',
    location: 'Barisal',
    category: 'macBook',
    purchase_year: '2020',
    use_year: '5 years',
    photo: 'laptop-open-graphite.webp',
    original_price: '1,299',
    selling_price: '465',
    number: '01913 008 465',
    description:
      'The one with the touch bar, which works along its whole length. The keys are a little shiny, as keys get. ' +
      'Battery 84%. My cousin in Barisal keeps it; you can see it there any evening.',
    daysAgo: 47,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'MacBook Pro 14 M3, 1 TB',
    condition: 'Excellent',
    location: 'Chittagong',
    category: 'macBook',
    purchase_year: '2024',
    use_year: '1 year, 8 months',
    photo: 'laptop-back-silver.webp',
    original_price: '1,799',
    selling_price: '1,230',
    number: '01819 553 020',
    description:
      'Company machine, always on an external screen, so keyboard and display look unused. 61 cycles, battery 98%. ' +
      'Box, charger, even the stickers.',
    daysAgo: 3,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'MacBook Air 13 M3, 16 GB',
    condition: 'Excellent',
    location: 'Dhaka',
    category: 'macBook',
    purchase_year: '2024',
    use_year: '2 years',
    photo: 'laptop-back-midnight.webp',
    original_price: '1,299',
    selling_price: '865',
    number: '01711 204 118',
    description:
      'Ordered with more memory than I turned out to need. Battery 95%. One hair-thin mark beside the charging port ' +
      'where the magnet snaps on; every midnight one has it. Box included.',
    daysAgo: 18,
    advertised: true,
  },
  {
    seller: 'tanvir',
    name: 'MacBook Air 13, 2017, silver',
    condition: 'Fair',
    location: 'Rajshahi',
    category: 'macBook',
    purchase_year: '2018',
    use_year: '8 years',
    photo: 'laptop-back-silver.webp',
    original_price: '999',
    selling_price: '160',
    number: '01552 310 774',
    description:
      'An old friend with a new battery (fitted in May, receipt here). Light dent on the lid, rubber feet replaced. ' +
      'It stops at macOS Monterey. A student could still get a degree with it.',
    daysAgo: 96,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'MacBook Pro 16 M1 Pro, 16 GB',
    condition: 'Good',
    location: 'Dhaka',
    category: 'macBook',
    purchase_year: '2022',
    use_year: '4 years',
    photo: 'laptop-closed-graphite.webp',
    original_price: '2,499',
    selling_price: '1,120',
    number: '01711 204 118',
    description:
      'I buy from people I know and write down what I am told, so here is this one in full. First owner: an ' +
      'architect in Banani, who used it plugged in six days a week. Battery 87% at 148 cycles. The speakers, the ' +
      'camera, all ports and the card reader were tested on the day I took it. There is a scuff the length of a rice ' +
      'grain on the lid, and the arrow keys are shinier than the rest. Nothing was ever repaired. The 140 W charger ' +
      'and its braided cable are original. It weighs more than two kilos; carry one before you fall in love with ' +
      'the screen.',
    daysAgo: 25,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'MacBook Air 13 M2, midnight',
    condition: 'Fair',
    location: 'Khulna',
    category: 'macBook',
    purchase_year: '2022',
    use_year: '4 years',
    photo: 'laptop-closed-midnight.webp',
    original_price: '1,199',
    selling_price: '495',
    number: '01819 553 020',
    description:
      'The dark paint has chipped on two corners and along the ports. Inside it is perfect, battery 85%. Cheap ' +
      'because of the looks only.',
    daysAgo: 40,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'MacBook Air 13 M1, 512 GB, gold',
    condition: 'Good',
    location: 'Khulna',
    category: 'macBook',
    purchase_year: '2021',
    use_year: '4 years',
    photo: 'laptop-back-starlight.webp',
    original_price: '1,249',
    selling_price: '480',
    number: '01913 008 465',
    description:
      'The larger disk, in gold. My aunt kept recipes and photographs on it and always closed it with two hands. ' +
      'Battery 89%. Small sticker mark on the lid that I did not dare to rub harder.',
    daysAgo: 70,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'MacBook Pro 13, 2020, four ports',
    condition: 'Good',
    location: 'Chittagong',
    category: 'macBook',
    purchase_year: '2020',
    use_year: '6 years',
    photo: 'laptop-back-graphite.webp',
    original_price: '1,799',
    selling_price: '330',
    number: '01819 553 020',
    description:
      'Intel i5, 16 GB, 512 GB. Top case and battery replaced last year, so the keyboard is as new. Lid in good ' +
      'order.',
    daysAgo: 83,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'MacBook Pro 14 M1 Pro, no charger',
    condition: 'Good',
    location: 'Dhaka',
    category: 'macBook',
    purchase_year: '2021, December',
    use_year: '4 years',
    photo: 'laptop-open-silver.webp',
    original_price: '1,999',
    selling_price: '790',
    number: '01552 310 774',
    description:
      'Battery 83%, which macOS calls normal and I call half a day. Screen flawless. The charger stayed with the ' +
      'previous owner; any USB-C one from 65 W works.',
    daysAgo: 29,
    advertised: false,
    bookedBy: 'sadia',
  },
  {
    seller: 'nadia',
    name: 'MacBook Air 13 M4, starlight',
    condition: 'Excellent',
    location: 'Dhaka',
    category: 'macBook',
    purchase_year: '2025, December',
    use_year: '11 months',
    photo: 'laptop-closed-starlight.webp',
    original_price: '999',
    selling_price: '820',
    number: '01711 204 118',
    description:
      'A gift that somebody already had. Used at weekends for eleven months, 22 cycles, still under warranty. I ' +
      'looked for a mark to describe and found none.',
    daysAgo: 1,
    advertised: true,
  },
  {
    seller: 'nadia',
    name: 'MacBook Pro 15, 2018',
    condition: 'Fair',
    location: 'Barisal',
    category: 'macBook',
    purchase_year: '2018',
    use_year: '7 years',
    photo: 'laptop-closed-graphite.webp',
    original_price: '2,399',
    selling_price: '270',
    number: '01913 008 465',
    description:
      'A fast machine of its day with the keyboard that everybody warns about: here the spacebar sometimes answers ' +
      'twice. Good with an external keyboard. Battery says "service soon", and it is right.',
    daysAgo: 108,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'MacBook Air 15 M2, 512 GB',
    condition: 'Good',
    location: 'Rajshahi',
    category: 'macBook',
    purchase_year: '2023',
    use_year: '2 years, 6 months',
    photo: 'laptop-open-starlight.webp',
    original_price: '1,499',
    selling_price: '760',
    number: '01552 310 774',
    description:
      'Big screen, light bag. Fine scratches on the bottom, one key cap (F5) replaced with an original part. ' +
      'Battery 92%.',
    daysAgo: 54,
    advertised: false,
  },
];

const iphones: DemoDevice[] = [
  {
    seller: 'nadia',
    name: 'iPhone 15, green, 256 GB',
    condition: 'Excellent',
    location: 'Dhaka',
    category: 'iphone',
    purchase_year: '2023',
    use_year: '3 years',
    photo: 'phone-duo-sage.webp',
    original_price: '899',
    selling_price: '470',
    number: '01711 204 118',
    description:
      'Always in a case, always behind glass. Battery 90%, original. Comes with its box, two cases and an unused ' +
      'cable. I cleaned the speaker grille with a soft brush and a lot of patience.',
    daysAgo: 4,
    advertised: true,
  },
  {
    seller: 'tanvir',
    name: 'iPhone 14 Pro, space black',
    condition: 'Good',
    location: 'Chittagong',
    category: 'iphone',
    purchase_year: '2022',
    use_year: '3 years',
    photo: 'phone-pro-black.webp',
    original_price: '999',
    selling_price: '495',
    number: '01819 553 020',
    description:
      'Two light scratches on the steel frame, screen clean under the film. Battery 84%, never opened. Face ID, ' +
      'all three cameras and the flash tested.',
    daysAgo: 7,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'iPhone SE, 2020, red',
    condition: 'Good',
    location: 'Khulna',
    category: 'iphone',
    purchase_year: '2020',
    use_year: '5 years',
    photo: 'phone-classic-clay.webp',
    original_price: '399',
    selling_price: '95',
    number: '01913 008 465',
    description:
      'A small phone with a button, for somebody who misses the button. New battery in 2024 (100% then, 94% now). ' +
      'Paint worn at one corner.',
    daysAgo: 66,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'iPhone 15 Pro, natural titanium',
    condition: 'Excellent',
    location: 'Dhaka',
    category: 'iphone',
    purchase_year: '2023',
    use_year: '2 years, 4 months',
    photo: 'phone-pro-starlight.webp',
    original_price: '1,099',
    selling_price: '640',
    number: '01552 310 774',
    description: 'Battery 91%, 256 GB, box and papers. Bought by a customer who went back to a smaller phone.',
    daysAgo: 6,
    advertised: true,
    bookedBy: 'imran',
  },
  {
    seller: 'nadia',
    name: 'iPhone 14, blue',
    condition: 'Good',
    location: 'Dhaka',
    category: 'iphone',
    purchase_year: '2022',
    use_year: '4 years',
    photo: 'phone-duo-mist.webp',
    original_price: '799',
    selling_price: '315',
    number: '01711 204 118',
    description:
      'The blue is lighter in daylight than in any picture. Battery 82%, so plan a new one next year. A tiny chip in ' +
      'the glass beside the lower speaker, which you feel with a nail and hardly see.',
    daysAgo: 21,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'iPhone 13 Pro, graphite',
    condition: 'Good',
    location: 'Rajshahi',
    category: 'iphone',
    purchase_year: '2021',
    use_year: '4 years, 6 months',
    photo: 'phone-pro-graphite.webp',
    original_price: '999',
    selling_price: '365',
    number: '01552 310 774',
    description:
      'Battery replaced in our shop with a service part, 99%. iOS shows it as genuine. Frame has the usual marks ' +
      'around the mute switch.',
    daysAgo: 15,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'iPhone 11, white',
    condition: 'Fair',
    location: 'Barisal',
    category: 'iphone',
    purchase_year: '2019',
    use_year: '6 years',
    photo: 'phone-duo-silver.webp',
    original_price: '699',
    selling_price: '120',
    number: '01552 310 774',
    description:
      'I will be plain about this one, because a surprise at the door helps nobody. The screen is not the original: ' +
      'it was changed in 2022 after a fall, it is a good copy, True Tone is gone, and in the sun it is a little less ' +
      'bright. The back glass is original and has a crack of about two centimetres under the case line at the lower ' +
      'left; it has not grown in three years. Battery 79%, so iOS asks for service. Everything else works: both ' +
      'cameras, Face ID, speakers, both microphones, charging by cable and by pad. A good first phone for a child, ' +
      'or a spare one for the shop counter.',
    daysAgo: 88,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'iPhone 15, pink',
    condition: 'Excellent',
    location: 'Dhaka',
    category: 'iphone',
    purchase_year: '2024',
    use_year: '2 years',
    photo: 'phone-duo-clay.webp',
    original_price: '799',
    selling_price: '480',
    number: '01711 204 118',
    description:
      'More coral than pink, to my eye. Battery 93%, 128 GB. The glass film has a scratch; the glass below has not. ' +
      'Signed out in front of the buyer, always.',
    daysAgo: 10,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'iPhone 14, starlight',
    condition: 'Good',
    location: 'Chittagong',
    category: 'iphone',
    purchase_year: '2023',
    use_year: '3 years',
    photo: 'phone-back-starlight.webp',
    original_price: '799',
    selling_price: '350',
    number: '01913 008 465',
    description:
      'My brother in Chittagong changes phones when the lease ends, and they come to me. Battery 86%. Edge wear at ' +
      'two corners, nothing on the glass.',
    daysAgo: 28,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'iPhone 12 Pro Max, pacific blue',
    condition: 'Good',
    location: 'Chittagong',
    category: 'iphone',
    purchase_year: '2020, November',
    use_year: '5 years',
    photo: 'phone-pro-midnight.webp',
    original_price: '1,099',
    selling_price: '330',
    number: '01819 553 020',
    description: 'Large, heavy, healthy. Battery 85% (second one). Light scratches on the screen, gone under a film.',
    daysAgo: 44,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'iPhone 8, space grey',
    condition: 'Fair',
    location: 'Rajshahi',
    category: 'iphone',
    purchase_year: '2018',
    use_year: '7 years',
    photo: 'phone-classic-graphite.webp',
    original_price: '599',
    selling_price: '60',
    number: '01913 008 465',
    description:
      'Works, and has worked for a long time. The battery lasts until the afternoon. No updates any more, so I would ' +
      'use it for music in the kitchen.',
    daysAgo: 112,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'iPhone 16, black',
    condition: 'Excellent',
    location: 'Dhaka',
    category: 'iphone',
    purchase_year: '2025, December',
    use_year: '11 months',
    photo: 'phone-duo-black.webp',
    original_price: '799',
    selling_price: '585',
    number: '01819 553 020',
    description: 'As new, battery 99%, full set. A few weeks of warranty are left.',
    daysAgo: 8,
    advertised: true,
  },
  {
    seller: 'nadia',
    name: 'iPhone 13, midnight',
    condition: 'Fair',
    location: 'Khulna',
    category: 'iphone',
    purchase_year: '2021',
    use_year: '5 years',
    photo: 'phone-back-black.webp',
    original_price: '699',
    selling_price: '195',
    number: '01913 008 465',
    description:
      'It fell on a tiled floor once. The back shows it: a star in the lower corner, covered by any case. Front ' +
      'fine, battery 81%, Face ID quick.',
    daysAgo: 58,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'iPhone 14 Pro, silver',
    condition: 'Excellent',
    location: 'Khulna',
    category: 'iphone',
    purchase_year: '2023',
    use_year: '2 years',
    photo: 'phone-pro-silver.webp',
    original_price: '1,099',
    selling_price: '530',
    number: '01552 310 774',
    description:
      'One owner, a dentist, who disinfected it daily; the frame shines. Battery 89%. 256 GB. Box without earphones, ' +
      'as it was sold.',
    daysAgo: 36,
    advertised: false,
    bookedBy: 'sadia',
  },
  {
    seller: 'nadia',
    name: 'iPhone SE, 2022, midnight',
    condition: 'Good',
    location: 'Dhaka',
    category: 'iphone',
    purchase_year: '2022',
    use_year: '4 years',
    photo: 'phone-classic-black.webp',
    original_price: '429',
    selling_price: '150',
    number: '01711 204 118',
    description:
      'My mother found the letters too small, otherwise she would have kept it. Battery 88%. The home button has the ' +
      'good, dull click.',
    daysAgo: 74,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'iPhone 12, green, 128 GB',
    condition: 'Good',
    location: 'Barisal',
    category: 'iphone',
    purchase_year: '2021',
    use_year: '4 years, 8 months',
    photo: 'phone-back-sage.webp',
    original_price: '849',
    selling_price: '215',
    number: '01552 310 774',
    description:
      'New battery, new charging port, both with three months of my guarantee. Frame marked at the SIM tray.',
    daysAgo: 51,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'iPhone 15, blue',
    condition: 'Good',
    location: 'Dhaka',
    category: 'iphone',
    purchase_year: '2023',
    use_year: '3 years',
    photo: 'phone-back-mist.webp',
    original_price: '799',
    selling_price: '430',
    number: '01711 204 118',
    description:
      'Used without a case by somebody careful. You see it on the frame, in two places, and nowhere else. Battery ' +
      '88%, cable included.',
    daysAgo: 19,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'iPhone 11, red',
    condition: 'Good',
    location: 'Rajshahi',
    category: 'iphone',
    purchase_year: '2020',
    use_year: '5 years',
    photo: 'phone-back-clay.webp',
    original_price: '599',
    selling_price: '150',
    number: '01819 553 020',
    description: 'Original screen, second battery at 95%. Back without cracks, which is rare for this one.',
    daysAgo: 79,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'iPhone 7, silver, 32 GB',
    condition: 'Fair',
    location: 'Barisal',
    category: 'iphone',
    purchase_year: '2017',
    use_year: '8 years',
    photo: 'phone-classic-silver.webp',
    original_price: '549',
    selling_price: '40',
    number: '01913 008 465',
    description:
      'Honest about its age. It calls, it texts, it takes a decent picture at noon. The left speaker is quieter than ' +
      'the right. I would rather it went to somebody than into a drawer.',
    daysAgo: 119,
    advertised: false,
  },
];

const accessories: DemoDevice[] = [
  {
    seller: 'nadia',
    name: 'AirPods Max, silver',
    condition: 'Excellent',
    location: 'Dhaka',
    category: 'accessories',
    purchase_year: '2023',
    use_year: '3 years',
    photo: 'headphones-silver.webp',
    original_price: '549',
    selling_price: '275',
    number: '01711 204 118',
    description:
      'Worn at a desk, never in the rain. Ear cushions are new and original, the old ones are in the box as well. ' +
      'About seventeen hours on a charge. The smart case has a crease, as they all do.',
    daysAgo: 11,
    advertised: true,
  },
  {
    seller: 'tanvir',
    name: 'Apple Watch Series 8, midnight, 45 mm',
    condition: 'Good',
    location: 'Chittagong',
    category: 'accessories',
    purchase_year: '2022',
    use_year: '3 years, 6 months',
    photo: 'watch-midnight.webp',
    original_price: '429',
    selling_price: '170',
    number: '01819 553 020',
    description:
      'Battery 87%, a day and a night. Case without dents; the glass has one short scratch at 4 o’clock, not under ' +
      'the finger. Original strap, cleaned.',
    daysAgo: 14,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'Magic Keyboard, silver',
    condition: 'Good',
    location: 'Dhaka',
    category: 'accessories',
    purchase_year: '2021',
    use_year: '4 years',
    photo: 'keyboard-silver.webp',
    original_price: '99',
    selling_price: '38',
    number: '01711 204 118',
    description:
      'I took every key cap off and washed it; the E and the N are slightly polished. US layout, Lightning. Charges ' +
      'once a month.',
    daysAgo: 23,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'iPad Air 5, space grey, with Pencil',
    condition: 'Excellent',
    location: 'Dhaka',
    category: 'accessories',
    purchase_year: '2022',
    use_year: '4 years',
    photo: 'tablet-graphite.webp',
    original_price: '728',
    selling_price: '360',
    number: '01711 204 118',
    description:
      'I drew on it every evening for two winters and then went back to paper. It always had a matte film, which I ' +
      'took off last week: the glass below is as it left the shop. 64 GB, battery around 90% by the coconut app. The ' +
      'Pencil is the second generation and charges on the edge; its tip is new and I add two spare ones. The folio ' +
      'is worn at the spine and comes for nothing. There is a small dent, as from a ring, on the edge opposite the ' +
      'camera. If you draw, bring your own file and try it; I have tea, and no hurry.',
    daysAgo: 16,
    advertised: true,
  },
  {
    seller: 'tanvir',
    name: 'Magic Mouse, space grey',
    condition: 'Good',
    location: 'Dhaka',
    category: 'accessories',
    purchase_year: '2022',
    use_year: '3 years',
    photo: 'mouse-graphite.webp',
    original_price: '99',
    selling_price: '42',
    number: '01552 310 774',
    description: 'Glides well, clicks well, feet fresh. Two swirl marks on top under strong light.',
    daysAgo: 31,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'AirPods 3',
    condition: 'Good',
    location: 'Khulna',
    category: 'accessories',
    purchase_year: '2023',
    use_year: '2 years',
    photo: 'earbuds-silver.webp',
    original_price: '179',
    selling_price: '62',
    number: '01819 553 020',
    description:
      'Cleaned and disinfected. Four hours each, case charges by cable and pad. Scratches on the lid, normal ' +
      'ones.',
    daysAgo: 26,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'Apple Watch SE, starlight, 40 mm',
    condition: 'Excellent',
    location: 'Dhaka',
    category: 'accessories',
    purchase_year: '2023',
    use_year: '2 years, 9 months',
    photo: 'watch-starlight.webp',
    original_price: '249',
    selling_price: '125',
    number: '01711 204 118',
    description:
      'Small wrist, small watch. Wore it to walk and to cook by the timer. Battery 92%. Two straps, the second one ' +
      'never opened.',
    daysAgo: 39,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: '96 W USB-C charger with cable',
    condition: 'Good',
    location: 'Chittagong',
    category: 'accessories',
    purchase_year: '2021',
    use_year: '4 years',
    photo: 'charger-silver.webp',
    original_price: '98',
    selling_price: '35',
    number: '01819 553 020',
    description: 'Original, serial number readable, output measured. Cable two metres, no breaks at the ends.',
    daysAgo: 42,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'AirPods Max, sky blue',
    condition: 'Good',
    location: 'Khulna',
    category: 'accessories',
    purchase_year: '2021',
    use_year: '5 years',
    photo: 'headphones-mist.webp',
    original_price: '549',
    selling_price: '210',
    number: '01913 008 465',
    description:
      'Sounds as on the first day. The headband mesh is a little loose and the right cup has a mark from a zip. ' +
      'Noise cancelling tested on the Khulna bus, which is the best test I know.',
    daysAgo: 63,
    advertised: false,
    bookedBy: 'imran',
  },
  {
    seller: 'tanvir',
    name: 'iPad Pro 11, M1, silver',
    condition: 'Good',
    location: 'Rajshahi',
    category: 'accessories',
    purchase_year: '2021',
    use_year: '5 years',
    photo: 'tablet-silver.webp',
    original_price: '799',
    selling_price: '395',
    number: '01552 310 774',
    description:
      '128 GB, Wi-Fi, with a Pencil. Face ID works. Slight bend of under a millimetre, measured with a ruler, not ' +
      'visible in the hand.',
    daysAgo: 34,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'Apple Watch Series 7, red, 41 mm',
    condition: 'Fair',
    location: 'Barisal',
    category: 'accessories',
    purchase_year: '2021',
    use_year: '4 years',
    photo: 'watch-clay.webp',
    original_price: '399',
    selling_price: '95',
    number: '01552 310 774',
    description:
      'The red has rubbed off under the strap on both sides. Battery 79%, one long day. Heart rate and swimming ' +
      'count still right.',
    daysAgo: 92,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'Magic Mouse, white',
    condition: 'Excellent',
    location: 'Dhaka',
    category: 'accessories',
    purchase_year: '2025',
    use_year: '1 year',
    photo: 'mouse-silver.webp',
    original_price: '79',
    selling_price: '40',
    number: '01711 204 118',
    description:
      'Bought with a desktop that I gave back. In its box with the woven cable. My hand wanted a taller one.',
    daysAgo: 13,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'AirPods Pro 2, USB-C',
    condition: 'Excellent',
    location: 'Chittagong',
    category: 'accessories',
    purchase_year: '2024',
    use_year: '2 years',
    photo: 'earbuds-silver.webp',
    original_price: '249',
    selling_price: '120',
    number: '01913 008 465',
    description:
      'New tips in all sizes; the used ones are in the bin, where they belong. Five and a half hours with noise ' +
      'cancelling. The case spoke once when I lost it behind the sofa, so I know that works too.',
    daysAgo: 20,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'Magic Keyboard with Touch ID, black keys',
    condition: 'Excellent',
    location: 'Dhaka',
    category: 'accessories',
    purchase_year: '2023',
    use_year: '2 years',
    photo: 'keyboard-graphite.webp',
    original_price: '149',
    selling_price: '78',
    number: '01552 310 774',
    description: 'Touch ID tested with two Macs. No shine on the keys. US layout, cable in the box.',
    daysAgo: 45,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'AirPods Max, space grey, new cushions',
    condition: 'Good',
    location: 'Chittagong',
    category: 'accessories',
    purchase_year: '2022',
    use_year: '4 years',
    photo: 'headphones-graphite.webp',
    original_price: '549',
    selling_price: '225',
    number: '01819 553 020',
    description: 'Hinges firm, both microphones fine. The cushions are third-party leather and feel better in summer.',
    daysAgo: 68,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'Apple Watch Series 6, silver, 40 mm',
    condition: 'Good',
    location: 'Khulna',
    category: 'accessories',
    purchase_year: '2020',
    use_year: '5 years',
    photo: 'watch-silver.webp',
    original_price: '399',
    selling_price: '90',
    number: '01913 008 465',
    description:
      'A nurse wore it through night shifts and asked me to find it a calmer life. Battery 82%, new white strap. The ' +
      'crown turns smoothly after a rinse.',
    daysAgo: 77,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: 'iPad Air 4, blue, 256 GB',
    condition: 'Fair',
    location: 'Dhaka',
    category: 'accessories',
    purchase_year: '2020',
    use_year: '6 years',
    photo: 'tablet-midnight.webp',
    original_price: '749',
    selling_price: '180',
    number: '01711 204 118',
    description:
      'Two children learned to read on it. Corners dented, screen whole, Touch ID in the button quick. The Pencil ' +
      'holds a charge for a lesson, not for a day.',
    daysAgo: 101,
    advertised: false,
  },
  {
    seller: 'tanvir',
    name: 'AirPods Max, green',
    condition: 'Fair',
    location: 'Rajshahi',
    category: 'accessories',
    purchase_year: '2021',
    use_year: '4 years',
    photo: 'headphones-sage.webp',
    original_price: '549',
    selling_price: '150',
    number: '01819 553 020',
    description:
      'Left cup needs a second push before it pairs. When it plays, it plays perfectly. Scratches on both shells. ' +
      'Price says it all.',
    daysAgo: 105,
    advertised: false,
  },
  {
    seller: 'nadia',
    name: '30 W USB-C charger, as new',
    condition: 'Excellent',
    location: 'Barisal',
    category: 'accessories',
    purchase_year: '2026',
    use_year: '6 months',
    photo: 'charger-silver.webp',
    original_price: '39',
    selling_price: '22',
    number: '01913 008 465',
    description: 'Came with my laptop and stayed in its wrapper until last month. The cable is tied as I found it.',
    daysAgo: 56,
    advertised: false,
  },
];

/** Everything that the demo shop sells. */
export const devices: DemoDevice[] = [...macBooks, ...iphones, ...accessories];
