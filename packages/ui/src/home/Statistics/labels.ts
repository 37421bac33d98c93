export const statisticsLabels = {
  /** `{brand}` is the shop's name. */
  heading: '{brand} in numbers',
  users: 'users',
  soldProducts: 'sold products',
  categories: 'categories',
  locations: 'locations',
  products: 'products',
};

export type StatisticsLabels = typeof statisticsLabels;
