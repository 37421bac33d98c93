import type { Decorator } from '@storybook/react-vite';
import { quietGallery } from '../packages/ui/example/quiet-gallery.css.ts';
import type { Catalogue } from '../packages/ui/src/locales/catalogue.ts';
import { arabic } from '../packages/ui/src/locales/ar.ts';
import { bengali } from '../packages/ui/src/locales/bn.ts';
import { german } from '../packages/ui/src/locales/de.ts';
import { LabelsProvider } from '../packages/ui/src/parts/LabelsProvider/LabelsProvider.tsx';

/** The themes to choose from: the class each sets on the root. The shop's own needs none. */
const skins: Readonly<Record<string, string | undefined>> = { default: undefined, gallery: quietGallery };

/** The languages to choose from besides English, which is the components' own. */
const languages: Readonly<Record<string, Catalogue | undefined>> = { de: german, bn: bengali, ar: arabic };

/** The toolbar's menus besides theme and viewport. */
export const toolbars = {
  skin: {
    description: 'Theme of the shop',
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
    description: 'Reading direction',
    toolbar: {
      icon: 'transfer' as const,
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Direction of the language' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  language: {
    description: 'Language of the components’ own texts',
    toolbar: {
      icon: 'globe' as const,
      dynamicTitle: true,
      items: [
        { value: 'en', title: 'English' },
        { value: 'de', title: 'Deutsch' },
        { value: 'bn', title: 'বাংলা' },
        { value: 'ar', title: 'العربية' },
      ],
    },
  },
  textSize: {
    description: 'Text size, in percent of the browser’s setting',
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
export const initialToolbars = {
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
  const language = languages[globals['language']];
  root.dir = globals['direction'] === 'rtl' ? 'rtl' : (language?.direction ?? 'ltr');
  root.lang = language?.locale ?? 'en';
  root.style.fontSize = `${globals['textSize']}%`;
  return Story();
};

/** Sets the words of all components in the story. Words set by the story itself stay. */
export const withLanguage: Decorator = (Story, { globals }) => {
  const labels = languages[globals['language']];
  return labels ? <LabelsProvider labels={labels}>{Story()}</LabelsProvider> : Story();
};
