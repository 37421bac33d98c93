const containers = 'article, section, li, tr';

/**
 * The elements that can take the focus back from a dialog, best first: the one that has it now, then each container around it
 * with its neighbours.
 */
export function returnTargets(): HTMLElement[] {
  const { activeElement } = document;
  const targets = [activeElement];
  const containerOf = (element: Element | null | undefined) => element?.parentElement?.closest(containers);
  for (let container = containerOf(activeElement); container; container = containerOf(container)) {
    const neighbours = [container.nextElementSibling, container.previousElementSibling];
    const beside = neighbours.filter((neighbour) => neighbour?.matches(containers));
    // For a list item, use its card, which has a name.
    targets.push(container, ...beside.map((item) => item?.querySelector(':scope > article') ?? item ?? null));
  }
  targets.push(document.querySelector('main'));
  return targets.flatMap((target) => (target instanceof HTMLElement && target !== document.body ? [target] : []));
}

/** Moves the focus on to others if the target is removed: a list may update only later. */
function watchRemoval(target: HTMLElement, others: readonly HTMLElement[]) {
  const observer = new MutationObserver(() => {
    if (target.isConnected) return;
    observer.disconnect();
    returnFocus(others);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  // A browser may fire `blur` just before it removes an element.
  const stopWatching = () => queueMicrotask(() => target.isConnected && observer.disconnect());
  target.addEventListener('blur', stopWatching, { once: true });
}

/**
 * Focuses the first target that can still take the focus, and scrolls it into view. Does nothing if the page has already moved the focus.
 */
export function returnFocus(targets: readonly HTMLElement[]): void {
  if (document.activeElement !== document.body) return;
  for (const [index, target] of targets.entries()) {
    if (target.matches(`${containers}, main`)) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // A removed or disabled element does not take the focus.
    if (document.activeElement !== target) continue;
    watchRemoval(target, targets.slice(index + 1));
    const { top, bottom } = target.getBoundingClientRect();
    // jsdom has no scrolling.
    if (bottom <= 0 || top >= window.innerHeight) target.scrollIntoView?.({ block: 'nearest' });
    return;
  }
}
