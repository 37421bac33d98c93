import { categoryNames } from '@apple-only/contract';

export const footerLabels = {
  about: 'A marketplace for used and refurbished Apple devices. Independent; not affiliated with Apple Inc.',
  devices: 'Devices',
  ...categoryNames,
  /** `{brand}` is the shop's name. */
  shop: '{brand}',
  home: 'Home',
  blog: 'Blog',
  aboutLink: 'About',
  grading: 'Condition guide',
  help: 'Help',
  contact: 'Contact',
  login: 'Login',
  register: 'Register',
  dashboard: 'Dashboard',
  searchKey: 'The / key leads to the search',
};

export type FooterLabels = typeof footerLabels;
