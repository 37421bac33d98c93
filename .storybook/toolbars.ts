import type { Decorator } from '@storybook/react-vite';
import { quietGallery } from '../packages/ui/example/quiet-gallery.css.ts';
import { german } from './german.ts';

/** The themes to choose from: the class each sets on the root. The shop's own needs none. */
const skins: Readonly<Record<string, string | undefined>> = { default: undefined, gallery: quietGallery };

/** Replacements of the kit's words, by language and component. English is the components' default. */
const languages: Readonly<Record<string, Readonly<Record<string, object | undefined>> | undefined>> = {
  en: undefined,
  de: german,
};

/** The toolbar's menus besides theme and viewport. */
export const toolbars = {
  skin: {
    description: 'Whose theme is worn',
    toolbar: {
      icon: 'paintbrush' as const,
      dynamicTitle: true,
      items: [
        { value: 'default', title: 'Inspected with care' },
        { value: 'gallery', title: 'Quiet gallery' },
      ],
    },
  },
  direction: {
    description: 'Direction of reading',
    toolbar: {
      icon: 'transfer' as const,
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  language: {
    description: 'Language of the words that are not given by a story',
    toolbar: {
      icon: 'globe' as const,
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'de', title: 'Deutsch' },
      ],
    },
  },
  textSize: {
    description: 'Size of the text, in percent of what the reader has set',
    toolbar: {
      icon: 'zoom' as const,
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
};

/** The toolbars' initial values. `STORYBOOK_SKIN=gallery pnpm test:stories` runs every story, and axe, in the second theme. */
export const toolbarsAtFirst = {
  skin: import.meta.env['STORYBOOK_SKIN'] ?? 'default',
  direction: 'ltr',
  language: 'en',
  textSize: '100',
};

/** Sets theme, direction, language and text size on the root, so that they apply to dialogs, too. */
export const withRoot: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  for (const [name, className] of Object.entries(skins)) {
    if (className) root.classList.toggle(className, name === globals['skin']);
  }
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  root.lang = globals['language'] in languages ? globals['language'] : 'en';
  root.style.fontSize = `${globals['textSize']}%`;
  return Story();
};

/** Replaces the words of the story's component: its title ends in the name. Words set by the story itself stay. */
export const withLanguage: Decorator = (Story, { args, globals, title }) => {
  const words = languages[globals['language']]?.[title.split('/').at(-1) ?? ''];
  if (!words) return Story();
  const labels = labelsOf(words);
  return Story({ args: { ...words, ...args, ...(labels && { labels: { ...labels, ...labelsOf(args) } }) } });
};

const labelsOf = (props: object) => ('labels' in props && typeof props.labels === 'object' ? props.labels : undefined);
