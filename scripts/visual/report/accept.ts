import type { Facts, Story } from './data.ts';
import { byId, plural } from './dom.ts';

/** Identifies the differences of a story's pictures in the report. */
const lookOf = ({ pictures }: Story) => JSON.stringify(pictures);

/** The stories that are accepted, and the command that accepts them. */
export class Accepted {
  readonly ids: Set<string>;
  readonly #facts: Facts;
  readonly #stories: readonly Story[];
  readonly #command = byId('command', 'code');
  readonly #key: string;

  constructor(facts: Facts, stories: readonly Story[]) {
    this.#facts = facts;
    this.#stories = stories;
    this.#key = `accepted ${facts.base} ${facts.head}`;
    // Drops a story whose differences have changed since it was accepted in an earlier report.
    const stored = this.#stored();
    this.ids = new Set(stories.filter((story) => stored[story.id] === lookOf(story)).map(({ id }) => id));
    byId('copy', 'button').addEventListener('click', () => void this.copy());
    this.show();
  }

  set(stories: readonly Story[], isAccepted: boolean) {
    for (const { id } of stories) {
      if (isAccepted) this.ids.add(id);
      else this.ids.delete(id);
    }
    const ofIds = this.#stories.filter(({ id }) => this.ids.has(id));
    // Not the session storage: after a reload, Chromium sometimes finds that of a page from disk empty.
    window.name = JSON.stringify({ [this.#key]: Object.fromEntries(ofIds.map((one) => [one.id, lookOf(one)])) });
    this.show();
  }

  get command(): string {
    const { acceptCommand } = this.#facts;
    return this.ids.size === this.#stories.length ? acceptCommand : [acceptCommand, ...this.ids].join(' ');
  }

  show() {
    const { size } = this.ids;
    byId('progress', 'p').textContent =
      size === 0
        ? `${plural(this.#stories.length, 'story', 'stories')} to review`
        : `${size} of ${this.#stories.length} accepted`;
    this.#command.textContent = this.command;
    this.#command.hidden = size === 0;
    byId('copy', 'button').hidden = size === 0;
  }

  async copy() {
    if (this.ids.size === 0) return;
    try {
      await navigator.clipboard.writeText(this.command);
      byId('announcement', 'p').textContent = 'The command is copied.';
      const button = byId('copy', 'button');
      button.textContent = 'Copied';
      window.setTimeout(() => (button.textContent = 'Copy command'), 2000);
    } catch {
      // The browser refused: selects the command, so that the user can copy it.
      getSelection()?.selectAllChildren(this.#command);
      byId('announcement', 'p').textContent = 'The command is selected. Copy it with the keyboard.';
    }
  }

  #stored(): Record<string, string> {
    try {
      return (JSON.parse(window.name) as Record<string, Record<string, string>>)[this.#key] ?? {};
    } catch {
      // Another page has named the tab, or none.
      return {};
    }
  }
}
