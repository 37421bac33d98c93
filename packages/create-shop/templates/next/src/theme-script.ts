/** The key under which the browser stores the theme that the visitor has chosen. */
export const themeKey = 'theme';

/** Runs in the page's head, before the first paint, so that no visitor sees a flash of the other theme. */
export const themeScript = `try {
  const theme = localStorage.getItem('${themeKey}');
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}`;
