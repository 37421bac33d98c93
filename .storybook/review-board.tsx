import { useEffect, useRef, useState } from 'react';
import { type BoardStory, type BoardFilter, filterStories } from './board-stories.ts';
import { type Mode, modes } from './modes.ts';
import './review-board.css';

interface IndexedStory extends BoardStory {
  type: 'story' | 'docs';
}

/** The window whose address a user copies: Storybook's own, around this one. Undefined if another site embeds it. */
function findOuterWindow(): Window | undefined {
  try {
    void window.parent.location.href;
    return window.parent;
  } catch {
    return undefined;
  }
}

function readFilter(): BoardFilter {
  const params = new URLSearchParams(findOuterWindow()?.location.search);
  return { of: params.get('of') ?? '', search: params.get('search') ?? '' };
}

function writeFilter(filter: BoardFilter) {
  const outerWindow = findOuterWindow();
  if (!outerWindow) return;
  const url = new URL(outerWindow.location.href);
  for (const [name, value] of Object.entries(filter)) {
    if (value) url.searchParams.set(name, String(value));
    else url.searchParams.delete(name);
  }
  outerWindow.history.replaceState(outerWindow.history.state, '', url);
}

function useStories() {
  const [stories, setStories] = useState<IndexedStory[]>([]);
  useEffect(() => {
    const read = async () => {
      const response = await fetch('./index.json');
      const { entries } = (await response.json()) as { entries: Record<string, IndexedStory> };
      setStories(Object.values(entries).filter(({ type }) => type === 'story'));
    };
    void read();
  }, []);
  return stories;
}

/** Every state of a component, or of whole pages, in every mode at once. */
export function ReviewBoard() {
  const stories = useStories();
  const [filter, setFilter] = useState(readFilter);
  const updateFilter = (change: Partial<BoardFilter>) => {
    const next = { ...filter, ...change };
    setFilter(next);
    writeFilter(next);
  };
  const groups = Object.entries(filterStories(stories, filter));
  const count = groups.reduce((sum, [, group]) => sum + (group?.length ?? 0), 0);
  return (
    <div className="review-board sb-unstyled">
      <h1>Review board</h1>
      <search>
        <label>
          Of
          <select value={filter.of} onChange={({ target }) => updateFilter({ of: target.value })}>
            <option value="">everything</option>
            <option value="Pages/">whole pages</option>
            {titlesOf(stories).map((title) => (
              <option key={title}>{title}</option>
            ))}
          </select>
        </label>
        <label>
          States with
          <input
            type="search"
            placeholder="booked, verified, empty, failing"
            value={filter.search}
            onChange={({ target }) => updateFilter({ search: target.value })}
          />
        </label>
        <output>{count === 1 ? '1 state' : `${count} states`}</output>
      </search>
      {groups.length === 0 && <Titles stories={stories} choose={(of) => updateFilter({ of, search: '' })} />}
      {groups.map(([title, group = []]) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {group.map((story) => (
            <StoryModes key={story.id} story={story} />
          ))}
        </section>
      ))}
    </div>
  );
}

const titlesOf = (stories: readonly BoardStory[]) => [...new Set(stories.map(({ title }) => title))];

/** All components to choose from, if nothing is chosen or found. */
function Titles({ stories, choose }: { stories: readonly BoardStory[]; choose: (title: string) => void }) {
  return (
    <ul className="review-titles">
      {titlesOf(stories).map((title) => (
        <li key={title}>
          <button type="button" onClick={() => choose(title)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}

function StoryModes({ story: { id, name } }: { story: BoardStory }) {
  return (
    <article aria-label={name}>
      <h3>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
      </h3>
      <ul className="review-modes">
        {Object.entries(modes).map(([mode, settings]) => (
          <li key={mode}>
            <p>{mode}</p>
            <Frame id={id} title={`${name}, ${mode}`} mode={settings} />
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The scale of a frame: all modes stand side by side if there is room, and are stacked if not. */
function scaleOf(viewport: number): number {
  const room = document.documentElement.clientWidth - 48;
  const isRow = room >= 720;
  if (viewport < 600) return isRow ? 0.5 : Math.min(0.8, room / viewport);
  return isRow ? Math.min(0.5, (room - 390 - 3 * 16 - 8) / 2 / viewport) : room / viewport;
}

/** Heights of a frame in its own pixels: dialogs need a whole window, and long pages are cut. */
const minHeight = 96;
const minDialogHeight = 480;
const maxHeight = 2400;

/** A story in a mode, scaled down. Loads when it comes into view: a lazy `<iframe>` would load much earlier, dozens at once. */
function Frame({ id, title, mode: { theme, viewport } }: { id: string; title: string; mode: Mode }) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState(minDialogHeight);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, []);
  const scale = scaleOf(viewport);
  const globals = `theme:${theme};a11y.manual:!true`;
  return (
    <div ref={container} className="review-frame" style={{ width: viewport * scale, height: height * scale }}>
      {isNear && (
        // Inert: Tab goes from state to state, not through their content. See also `review-board-frame.ts`.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this Storybook.
        <iframe
          inert
          title={title}
          src={`./iframe.html?viewMode=story&id=${id}&globals=${globals}`}
          style={{ width: viewport, height, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => observeHeight(currentTarget, setHeight)}
        />
      )}
    </div>
  );
}

/** Reports the height of a frame's content, whenever it changes. */
function observeHeight({ contentDocument }: HTMLIFrameElement, onHeight: (height: number) => void) {
  const root = contentDocument?.querySelector('#storybook-root');
  if (!contentDocument || !root) return;
  const measure = () => {
    const { bottom } = root.getBoundingClientRect();
    const isCovered = contentDocument.querySelector('[role="dialog"], [role="alertdialog"], [aria-live] > *') !== null;
    onHeight(Math.min(Math.max(Math.ceil(bottom) + 16, isCovered ? minDialogHeight : minHeight), maxHeight));
  };
  new ResizeObserver(measure).observe(root);
  // Dialogs and messages are outside the root, and do not change its size.
  new MutationObserver(measure).observe(contentDocument.body, { childList: true, subtree: true });
}
