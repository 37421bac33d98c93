import type { Component, ReportData, Story } from './data.ts';
import { byId, make, plural } from './dom.ts';
import { amount, causeKey, causeNodes, mostChanged } from './words.ts';

/** The most causes in the list's filter. */
const maxCauses = 6;

/** The list of stories that differ, its filters, and the accepted stories. */
export class StoryList {
  /** The stories that match the filter, in the list's order. */
  shown: Story[];
  readonly #components: readonly Component[];
  readonly #links = new Map<string, HTMLAnchorElement>();
  readonly #sections: { section: HTMLElement; stories: readonly Story[] }[] = [];
  readonly #filter = byId('filter', 'input');
  readonly #changed: () => void;
  #cause: string | undefined;

  /** Calls `changed` when the list shows other stories. */
  constructor({ components, facts }: ReportData, changed: () => void) {
    this.#components = components;
    this.#changed = changed;
    byId('components', 'div').append(...components.map((component) => this.#section(component)));
    this.shown = components.flatMap(({ stories }) => stories);
    this.#filter.addEventListener('input', () => this.#narrow());
    this.#offerCauses();
    showLeftOut(facts.leftOut);
  }

  focusFilter() {
    this.#filter.focus();
  }

  /** Marks the current story, and scrolls it into view. */
  mark(story: Story) {
    for (const [id, link] of this.#links) {
      if (id === story.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    this.#links.get(story.id)?.scrollIntoView({ block: 'nearest' });
  }

  markAccepted(accepted: ReadonlySet<string>) {
    for (const [id, link] of this.#links) {
      link.classList.toggle('accepted', accepted.has(id));
      const mark = link.querySelector('.state');
      if (mark) mark.textContent = accepted.has(id) ? 'Accepted' : '';
    }
  }

  #section({ title, stories }: Component): HTMLElement {
    const items = stories.map((story) => make('li', {}, this.#link(story)));
    const section = make(
      'section',
      {},
      make('h2', {}, title.replaceAll('/', ' / '), make('span', { className: 'count' }, String(stories.length))),
      make('ul', {}, ...items),
    );
    section.style.setProperty('--rows', String(stories.length));
    this.#sections.push({ section, stories });
    return section;
  }

  #link(story: Story): HTMLAnchorElement {
    const largest = mostChanged(story);
    const link = make(
      'a',
      { href: `#/${story.id}` },
      make('span', { className: 'story-name' }, story.name),
      make('span', { className: `amount ${largest?.kind ?? ''}` }, largest ? amount(largest) : ''),
      make('span', { className: 'first-cause' }, largest?.causes[0] ?? plural(story.pictures.length, 'picture')),
      make('span', { className: 'state' }),
    );
    this.#links.set(story.id, link);
    return link;
  }

  /** A changed token can be the cause of hundreds of differences: a filter lets a reader review it once. */
  #offerCauses() {
    const causes = this.#components.flatMap(({ stories }) =>
      stories.flatMap(({ pictures }) => pictures.flatMap(({ causes: [first] }) => (first ? causeKey(first) : []))),
    );
    const counts = [...Map.groupBy(causes, (cause) => cause)]
      .map(([cause, { length }]) => ({ cause, count: length }))
      .toSorted((a, b) => b.count - a.count);
    const offered = counts.length > 1 ? counts.filter(({ count }) => count > 1).slice(0, maxCauses) : [];
    byId('causes', 'details').hidden = offered.length === 0;
    const list = byId('cause-list', 'ul');
    for (const { cause, count } of offered) {
      const words = make('span', { className: 'words' }, ...causeNodes(cause));
      const button = make(
        'button',
        { type: 'button', 'aria-pressed': 'false' },
        words,
        make('span', { className: 'count' }, String(count)),
      );
      button.addEventListener('click', () => {
        this.#cause = this.#cause === cause ? undefined : cause;
        for (const other of list.querySelectorAll('button')) {
          other.setAttribute('aria-pressed', String(other === button && this.#cause === cause));
        }
        this.#narrow();
      });
      list.append(make('li', {}, button));
    }
  }

  #matches({ id, title, name, pictures }: Story, words: readonly string[]): boolean {
    const causes = pictures.flatMap((picture) => picture.causes);
    if (this.#cause !== undefined && !causes.some((cause) => causeKey(cause) === this.#cause)) return false;
    const text = [id, title, name, ...pictures.map(({ mode }) => mode), ...causes].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  }

  #narrow() {
    const words = this.#filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    this.shown = [];
    for (const { section, stories } of this.#sections) {
      const matching = new Set(stories.filter((story) => this.#matches(story, words)));
      this.shown.push(...stories.filter((story) => matching.has(story)));
      for (const story of stories) {
        const item = this.#links.get(story.id)?.parentElement;
        if (item) item.hidden = !matching.has(story);
      }
      section.hidden = matching.size === 0;
      section.style.setProperty('--rows', String(matching.size));
    }
    byId('none', 'p').hidden = this.shown.length > 0;
    this.#changed();
  }
}

function showLeftOut(leftOut: ReportData['facts']['leftOut']) {
  const details = byId('left-out', 'details');
  details.hidden = leftOut.length === 0;
  details.querySelector('summary')?.append(`${plural(leftOut.length, 'story is', 'stories are')} left out`);
  details
    .querySelector('dl')
    ?.append(...leftOut.flatMap(({ story, reason }) => [make('dt', {}, story), make('dd', {}, reason)]));
}
