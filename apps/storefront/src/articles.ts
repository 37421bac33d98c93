import type { ComponentType } from 'react';
import { paths, type ArticleName } from './paths.ts';

/** An article's data before it is opened. Its text loads on opening. */
interface Article {
  title: string;
  text: string;
  picture: string;
  published: string;
  minutes: number;
  load: () => Promise<{ Text: ComponentType }>;
}

/** The shop's articles, the newest first. */
export const articles: Record<ArticleName, Article> = {
  'used-macbook': {
    title: 'What to check before you buy a used MacBook',
    text: 'Locks, battery, keyboard and screen: a check that takes fifteen minutes, in the order that saves you the most money.',
    picture: '/pictures/laptop-open-starlight.webp',
    published: '2026-10-19T08:00:00.000Z',
    minutes: 3,
    load: () => import('./articles/used-macbook.tsx'),
  },
  'used-iphone': {
    title: 'How to check a used iPhone in ten minutes',
    text: 'Is it locked, how worn is the battery, and was it repaired? Where to look, and what the answers mean.',
    picture: '/pictures/phone-pro-starlight.webp',
    published: '2026-09-07T08:00:00.000Z',
    minutes: 3,
    load: () => import('./articles/used-iphone.tsx'),
  },
  accessories: {
    title: 'Which Apple accessories are worth buying used',
    text: 'Keyboards and chargers last for years, earbuds often do not. What to test, and how to spot a copy.',
    picture: '/pictures/headphones-silver.webp',
    published: '2026-08-03T08:00:00.000Z',
    minutes: 2,
    load: () => import('./articles/accessories.tsx'),
  },
};

/** The articles as lists show them. */
export const articleList = Object.entries(articles).map(([name, { title, text, picture, published }]) => ({
  title,
  text,
  picture,
  published,
  href: paths.article(name as ArticleName),
}));
