export const headerLabels = {
  navigation: 'Main',
  menu: 'Menu',
  search: 'Search',
  macBook: 'MACBOOK',
  iphone: 'IPHONE',
  accessories: 'ACCESSORIES',
  home: 'HOME',
  blog: 'BLOG',
  logout: 'LOGOUT',
  register: 'REGISTER',
  login: 'LOGIN',
};

export type HeaderLabels = typeof headerLabels;
