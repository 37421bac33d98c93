import { useEffect, useRef, useState } from 'react';
import { type BoardStory, type Choice, chosenStories } from './board-stories.ts';
import { type Mode, modes } from './modes.ts';
import './review-board.css';

interface IndexedStory extends BoardStory {
  type: 'story' | 'docs';
}

/** The window whose address a user copies: Storybook's own, around this one. Undefined if another site embeds it. */
function addressBar(): Window | undefined {
  try {
    void window.parent.location.href;
    return window.parent;
  } catch {
    return undefined;
  }
}

function readChoice(): Choice {
  const asked = new URLSearchParams(addressBar()?.location.search);
  return { of: asked.get('of') ?? '', search: asked.get('search') ?? '' };
}

function writeChoice(choice: Choice) {
  const bar = addressBar();
  if (!bar) return;
  const url = new URL(bar.location.href);
  for (const [name, value] of Object.entries(choice)) {
    if (value) url.searchParams.set(name, String(value));
    else url.searchParams.delete(name);
  }
  bar.history.replaceState(bar.history.state, '', url);
}

function useStories() {
  const [stories, setStories] = useState<IndexedStory[]>([]);
  useEffect(() => {
    const read = async () => {
      const answer = await fetch('./index.json');
      const { entries } = (await answer.json()) as { entries: Record<string, IndexedStory> };
      setStories(Object.values(entries).filter(({ type }) => type === 'story'));
    };
    void read();
  }, []);
  return stories;
}

/** Every state of a component, or of whole pages, in every mode at once. */
export function ReviewBoard() {
  const stories = useStories();
  const [choice, setChoice] = useState(readChoice);
  const choose = (change: Partial<Choice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    writeChoice(next);
  };
  const groups = Object.entries(chosenStories(stories, choice));
  const count = groups.reduce((sum, [, group]) => sum + (group?.length ?? 0), 0);
  return (
    <div className="review-board sb-unstyled">
      <h1>Review board</h1>
      <search>
        <label>
          Of
          <select value={choice.of} onChange={({ target }) => choose({ of: target.value })}>
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
            value={choice.search}
            onChange={({ target }) => choose({ search: target.value })}
          />
        </label>
        <output>{count === 1 ? '1 state' : `${count} states`}</output>
      </search>
      {groups.length === 0 && <Titles stories={stories} choose={(of) => choose({ of, search: '' })} />}
      {groups.map(([title, group = []]) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          {group.map((story) => (
            <State key={story.id} story={story} />
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

function State({ story: { id, name } }: { story: BoardStory }) {
  return (
    <article aria-label={name}>
      <h3>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
      </h3>
      <ul className="review-modes">
        {Object.entries(modes).map(([mode, how]) => (
          <li key={mode}>
            <p>{mode}</p>
            <Frame id={id} title={`${name}, ${mode}`} mode={how} />
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
const least = 96;
const forDialogs = 480;
const most = 2400;

/** A story in a mode, scaled down. Loads when it comes into view: a lazy `<iframe>` would load much earlier, dozens at once. */
function Frame({ id, title, mode: { theme, viewport } }: { id: string; title: string; mode: Mode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [height, setHeight] = useState(forDialogs);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const scale = scaleOf(viewport);
  const globals = `theme:${theme};a11y.manual:!true`;
  return (
    <div ref={place} className="review-frame" style={{ width: viewport * scale, height: height * scale }}>
      {isNear && (
        // Inert: Tab goes from state to state, not through their content. See also `in-board.ts`.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this Storybook.
        <iframe
          inert
          title={title}
          src={`./iframe.html?viewMode=story&id=${id}&globals=${globals}`}
          style={{ width: viewport, height, transform: `scale(${scale})` }}
          onLoad={({ currentTarget }) => followHeight(currentTarget, setHeight)}
        />
      )}
    </div>
  );
}

/** Reports the height of a frame's content, whenever it changes. */
function followHeight({ contentDocument }: HTMLIFrameElement, tell: (height: number) => void) {
  const root = contentDocument?.querySelector('#storybook-root');
  if (!contentDocument || !root) return;
  const measure = () => {
    const { bottom } = root.getBoundingClientRect();
    const isCovered = contentDocument.querySelector('[role="dialog"], [role="alertdialog"], [aria-live] > *') !== null;
    tell(Math.min(Math.max(Math.ceil(bottom) + 16, isCovered ? forDialogs : least), most));
  };
  new ResizeObserver(measure).observe(root);
  // Dialogs and messages are outside the root, and do not change its size.
  new MutationObserver(measure).observe(contentDocument.body, { childList: true, subtree: true });
}
