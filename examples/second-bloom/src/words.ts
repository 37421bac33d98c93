import type { LabelsProviderProps } from '@apple-only/ui';
import { german } from '@apple-only/ui/locales/de';

const categories = { macBook: 'Laptops', iphone: 'Telefone', accessories: 'Zubehör' };

export const words = {
  language: german.locale,
  headline: (_shop: string) => 'Gute Geräte blühen zweimal.',
  homeText: 'Laptops, Telefone und Zubehör von Apple, schon einmal geliebt. Jedes mit ehrlichem Preis und Zustand.',
  categories,
  all: (category: string) => `Alle ${category}`,
  bannerTitle: 'Erst ansehen, dann zahlen.',
  bannerText: 'Reserviere ein Gerät, triff den Verkäufer und sieh es dir in Ruhe an.',
  allDevices: 'Alle Geräte',
  noProducts: 'Hier ist gerade nichts im Angebot.',
  search: 'Suche',
  results: (query: string) => `Treffer für „${query}“`,
  book: german.ProductCard.book,
  notAvailable: german.ProductCard.notAvailable,
  onlyBuyers: 'Nur Käufer können reservieren.',
  booked: 'Reserviert. Der Verkäufer weiß Bescheid.',
  login: 'Anmelden',
  loginText: 'Melde dich an, um Verkäufer zu erreichen und zu reservieren.',
  register: 'Registrieren',
  registerText: 'Käufer reservieren Geräte. Verkäufer stellen sie ein.',
  bookings: 'Meine Reservierungen',
  noBookings: 'Du hast nichts reserviert.',
  noBookingsText: 'Hier erscheint, was du reservierst, mit E-Mail und Telefon des Verkäufers.',
  about: (shop: string) => `Über ${shop}`,
  aboutText: 'Wir sind drei Freunde in Bremen. Was in Schubladen liegt, soll noch einmal aufblühen.',
  steps: 'So geht’s',
  step: [
    'Such dir ein Gerät aus und reserviere es. Das kostet nichts.',
    'Du siehst E-Mail und Telefon des Verkäufers. Verabredet euch, wo es euch passt.',
    'Sieh dir das Gerät an. Bezahlt wird erst dann, direkt beim Verkäufer.',
  ],
  grades: 'Was die Zustände bedeuten',
  contact: 'Kontakt',
  contactText: 'Schreib uns an hallo@second-bloom.example.',
  notFound: german.NotFound.title,
  pageFailed: 'Die Seite konnte nicht geladen werden',
  contactFailed: 'Der Kontakt des Verkäufers konnte nicht geladen werden',
  /** A category's page. */
  category: {
    macBook: 'Zum Arbeiten, Lernen und Filmeschauen.',
    iphone: 'Für die Hosentasche, mit Akku, der noch hält.',
    accessories: 'Kopfhörer, Mäuse, Ladegeräte.',
  },
  filter: 'Filtern und suchen',
};

/** Words of the kit with the names of our categories, wherever they are in them. */
function renamed(set: object): object {
  const named = 'macBook' in set ? { ...set, ...categories } : set;
  const inside = Object.entries(named).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null ? renamed(value as object) : value,
  ]);
  return Array.isArray(set) ? set : Object.fromEntries(inside);
}

export const labels: LabelsProviderProps['labels'] = {
  ...(renamed(german) as typeof german),
  Header: {
    ...german.Header,
    macBook: 'LAPTOPS',
    iphone: 'TELEFONE',
    accessories: 'ZUBEHÖR',
    blog: 'SO GEHT’S',
  },
  Footer: { ...german.Footer, ...categories, blog: 'So geht’s' },
};
