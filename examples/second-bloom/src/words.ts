import type { LabelsProviderProps } from '@apple-only/ui';
import { german } from '@apple-only/ui/locales/de';

const categories = { macBook: 'Laptops', iphone: 'Telefone', accessories: 'Zubehör' };

export const words = {
  language: german.locale,
  home: 'Laptops, Telefone und Zubehör von Apple, schon einmal geliebt. Jedes mit ehrlichem Preis und Zustand.',
  categories,
  all: (category: string) => `Alle ${category}`,
  meet: 'Erst ansehen, dann zahlen.',
  meetText: 'Reserviere ein Gerät, triff den Verkäufer und sieh es dir in Ruhe an.',
  devices: 'Alle Geräte',
  nothing: 'Hier ist gerade nichts im Angebot.',
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
  pageFailed: 'Die Seite konnte nicht geladen werden',
  /** A category's page. */
  category: {
    macBook: 'Zum Arbeiten, Lernen und Filmeschauen.',
    iphone: 'Für die Hosentasche, mit Akku, der noch hält.',
    accessories: 'Kopfhörer, Mäuse, Ladegeräte.',
  },
  filter: 'Filtern und suchen',
};

/** A word set of the kit, with the names of our categories where it has them. */
const named = Object.entries(german).map(([name, set]) => [
  name,
  typeof set === 'object' && 'accessories' in set ? { ...set, ...categories } : set,
]);

export const labels: LabelsProviderProps['labels'] = {
  ...german,
  ...(Object.fromEntries(named) as Partial<typeof german>),
  Header: {
    ...german.Header,
    macBook: 'LAPTOPS',
    iphone: 'TELEFONE',
    accessories: 'ZUBEHÖR',
    blog: 'ÜBER UNS',
  },
};
