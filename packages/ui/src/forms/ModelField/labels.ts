/** The words of a `ModelField`. */
export interface ModelFieldLabels {
  /** The name of the list. */
  list: string;
  /** Shown if no model matches the typed words. */
  none: string;
  /** The number of offered models, which is announced. */
  suggestions: (count: number) => string;
}

export const modelFieldLabels: ModelFieldLabels = {
  list: 'Apple’s models',
  none: 'Not in our list of models. It stays as you write it.',
  suggestions: (count) => (count === 1 ? '1 model' : `${count} models`),
};
