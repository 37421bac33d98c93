import { paths, type ArticleName } from '@apple-only/contract';
import type { ComponentType } from 'react';

/** The data of an article before it is opened. Its text is loaded then. */
interface Article {
  title: string;
  text: string;
  picture: string;
  published: string;
  minutes: number;
  read: () => Promise<{ Text: ComponentType }>;
}

/** The shop's articles, the newest first. */
export const articles: Record<ArticleName, Article> = {
  'used-macbook': {
    title: 'What to check before you buy a used MacBook',
    text: 'Battery, keyboard, locks and lids: ten minutes at a table, in the order in which they save you money.',
    picture: '/pictures/laptop-open-starlight.webp',
    published: '2026-10-19T08:00:00.000Z',
    minutes: 4,
    read: () => import('./articles/used-macbook.tsx'),
  },
  'used-iphone': {
    title: 'A used iPhone, looked at like a sceptic',
    text: 'Whose is it, how tired is it, and was it ever opened? Three questions, and the screens that answer them.',
    picture: '/pictures/phone-pro-starlight.webp',
    published: '2026-09-07T08:00:00.000Z',
    minutes: 4,
    read: () => import('./articles/used-iphone.tsx'),
  },
  accessories: {
    title: 'Chargers, earbuds, mice: which accessories age well',
    text: 'What is worth buying used, what is not, and how to tell an original from a copy that gets warm.',
    picture: '/pictures/headphones-silver.webp',
    published: '2026-08-03T08:00:00.000Z',
    minutes: 3,
    read: () => import('./articles/accessories.tsx'),
  },
};

/** As lists show them. */
export const articleList = Object.entries(articles).map(([name, { title, text, picture, published }]) => ({
  title,
  text,
  picture,
  published,
  href: paths.article(name as ArticleName),
}));
