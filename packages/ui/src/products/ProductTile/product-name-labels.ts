export const productNameLabels = {
  fullName: 'Show full name',
  shortName: 'Shorten name',
};

export type ProductNameLabels = typeof productNameLabels;
