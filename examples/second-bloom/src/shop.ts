import { wordmark } from './wordmark.ts';

/** The API that the shop reads: `API_URL`, when it is built and when it runs. */
export const api = process.env['API_URL'] ?? 'http://localhost:4000';

export const brand = { name: 'Second Bloom', wordmark };

export const picture = '/device.svg';

export const currency = '€';

export const links = {
  macBook: '/laptops',
  iphone: '/telefone',
  accessories: '/zubehoer',
  search: '/suche',
  login: '/anmelden',
  register: '/registrieren',
  myBookings: '/reservierungen',
  dashboard: '/reservierungen',
  about: '/ueber-uns',
  blog: '/ueber-uns#schritte',
  grading: '/ueber-uns#zustand',
  contact: '/ueber-uns#kontakt',
};

export const productPath = (id: string) => `/geraet/${id}`;

export const colour = '#0b6b3a';

export const firebase: { apiKey: string; authDomain: string; projectId: string } | undefined = undefined;
