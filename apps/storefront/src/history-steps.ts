/** The step of the history that this page was opened in, until the user goes back to one. A router in memory, as in stories, names it so. */
let opened: { key: string; isNew: boolean } | undefined = { key: 'default', isNew: true };

/** Gives the present step a key, if it has none. It lasts as long as the step does. */
function nameStep() {
  const state = history.state as { key?: string } | null;
  if (state?.key) return { key: state.key, isNew: false };
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, key }, '');
  return { key, isNew: true };
}

/**
 * Gives the steps of the history that the browser adds a key each, for a page that is opened or an anchor that is followed, as React
 * Router does for its own. It takes all that have none for one step, and would scroll them to where one of them was left. Called
 * before the router starts, which reads the keys.
 */
export function nameSteps() {
  opened = nameStep();
  addEventListener('popstate', () => {
    opened = undefined;
    nameStep();
  });
}

/** Whether the page was opened in the step of this key. */
export const wasOpenedIn = (key: string) => opened?.key === key;

/** Whether the page was opened in the step of this key for the first time: neither loaded again, nor by Back. */
export const isNewIn = (key: string) => wasOpenedIn(key) && opened?.isNew === true;
