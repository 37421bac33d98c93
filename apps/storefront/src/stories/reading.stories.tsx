import preview from '#storybook/preview';
import { categoryNames } from '@apple-only/contract';
import { expect } from 'storybook/test';
import { articles } from '../articles.ts';
import { articleNames, paths } from '../paths.ts';
import { Visit } from './visit.tsx';

const meta = preview.meta({
  title: 'Pages/Reading',
  component: Visit,
  parameters: { layout: 'fullscreen' },
  args: { path: '/blog' },
});

export const Blog = meta.story({
  play: async ({ canvas }) => {
    for (const name of articleNames) {
      await expect(await canvas.findByRole('link', { name: articles[name].title })).toBeVisible();
    }
  },
});

export const Article = meta.story({
  args: { path: paths.article('used-macbook') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: articles['used-macbook'].title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All articles' })).toBeVisible();
  },
});

export const About = meta.story({
  args: { path: '/about' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What the Verified badge means' })).toBeVisible();
  },
});

export const Grading = meta.story({
  args: { path: paths.grading },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'What the conditions mean' })).toBeVisible();
    for (const name of Object.values(categoryNames)) {
      await expect(canvas.getByRole('table', { name })).toHaveTextContent('Excellent');
    }
  },
});

export const NotFound = meta.story({
  args: { path: '/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go back Our Site' })).toHaveAttribute('href', '/');
  },
});
