import { expect, test } from 'vitest';
import { filterStories } from '../../.storybook/board-stories.ts';

const story = (title: string, name: string, tags: string[] = []) => ({ id: `${title}--${name}`, title, name, tags });
const stories = [
  story('Products/ProductCard', 'Booked'),
  story('Products/ProductCard', 'Booked And Advertised'),
  story('Parts/Badge', 'Booked'),
  story('Frame/Page', 'Loading'),
  story('Frame/PageHeading', 'Short'),
  story('Pages/Category', 'Failing', ['network']),
];
const chosen = (of: string, search: string) =>
  Object.values(filterStories(stories, { of, search })).flatMap((group) => group?.map(({ id }) => id));

test('a search finds stories across components', () => {
  expect(chosen('', 'booked')).toEqual([
    'Products/ProductCard--Booked',
    'Products/ProductCard--Booked And Advertised',
    'Parts/Badge--Booked',
  ]);
});

test('all words of a search must match, in titles, names or tags', () => {
  expect(chosen('', ' Advertised  productcard ')).toEqual(['Products/ProductCard--Booked And Advertised']);
  expect(chosen('', 'network')).toEqual(['Pages/Category--Failing']);
});

test('a component is selected by its full title, a group by its prefix', () => {
  expect(chosen('Frame/Page', '')).toEqual(['Frame/Page--Loading']);
  expect(chosen('Pages/', '')).toEqual(['Pages/Category--Failing']);
  expect(chosen('Products/ProductCard', 'advertised')).toEqual(['Products/ProductCard--Booked And Advertised']);
});

test('an empty selection shows no stories', () => {
  expect(chosen('', '  ')).toEqual([]);
});
