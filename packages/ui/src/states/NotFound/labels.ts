export const notFoundLabels = {
  title: 'Not Found',
  text: 'We can’t find that page.',
  back: 'Go back Our Site',
};

export type NotFoundLabels = typeof notFoundLabels;
