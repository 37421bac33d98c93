// The script of the report's page: the current story, and the keys.
import { Accepted } from './accept.ts';
import type { ReportData, ReportPicture, Story } from './data.ts';
import { byId, make, plural } from './dom.ts';
import { StoryList } from './list.ts';
import { Stage, type View, views } from './stage.ts';
import { amount, causeNodes, mostChanged } from './words.ts';

const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as ReportData;
const stories = data.components.flatMap((component) => component.stories);
const accepted = new Accepted(data.facts, stories);
const list = new StoryList(data, () => updateAcceptShown());
const stage = new Stage(() => showTools());

let story: Story | undefined;
let picture: ReportPicture | undefined;

const announce = (text: string) => (byId('announcement', 'p').textContent = text);

function showFacts() {
  const { base, head, browser, pictures } = data.facts;
  const differing = stories.flatMap((one) => one.pictures).length;
  byId('facts', 'p').textContent =
    `${differing.toLocaleString('en')} of ${plural(pictures, 'picture')} differ · ${base} → ${head} · ${browser}`;
}

/** The URL names the story and the mode: a link to it can be sent along with the report. */
function showAddress() {
  const [, id = '', mode = ''] = /^#\/([^/]*)\/?(.*)$/.exec(location.hash) ?? [];
  const next = stories.find((one) => one.id === id) ?? list.shown[0] ?? stories[0];
  if (!next) return;
  const shown = next.pictures.find((one) => one.mode === mode) ?? mostChanged(next);
  if (next === story && shown === picture) return;
  const isOther = next !== story;
  story = next;
  picture = shown;
  byId('main', 'main').hidden = false;
  setListOpen(false);
  showStory(isOther);
}

function goTo(next: Story | undefined, mode?: string) {
  if (!next) return;
  location.hash = mode ? `/${next.id}/${mode}` : `/${next.id}`;
  // At once: the `hashchange` event may fire only after the next key.
  showAddress();
}

function step(by: number) {
  const place = list.shown.findIndex((one) => one === story);
  goTo(list.shown[place < 0 ? 0 : place + by], picture?.mode);
}

function stepMode(by: number) {
  const place = story?.pictures.findIndex((one) => one === picture) ?? 0;
  const next = story?.pictures[place + by];
  if (next) goTo(story, next.mode);
}

function showStory(isOther: boolean) {
  if (!story || !picture) return;
  const { title, name, file } = story;
  document.title = `${name} · ${title} · Visual changes`;
  byId('component', 'p').textContent = title.replaceAll('/', ' / ');
  byId('name', 'h2').textContent = name;
  byId('file', 'p').textContent = file;
  byId('why', 'ol').replaceChildren(...picture.causes.map((cause) => make('li', {}, ...causeNodes(cause))));
  showModes(story);
  stage.show(picture, `${title}, ${name}, ${picture.mode}`);
  list.mark(story);
  byId('previous', 'button').disabled = list.shown[0] === story;
  byId('next', 'button').disabled = list.shown.at(-1) === story;
  showAccepted();
  if (isOther)
    announce(`${name}, ${title}. ${list.shown.indexOf(story) + 1} of ${list.shown.length}. ${picture.causes[0] ?? ''}`);
  preloadNext();
}

function showModes(ofStory: Story) {
  const modes = byId('modes', 'div');
  const hadFocus = modes.contains(document.activeElement);
  modes.replaceChildren(...ofStory.pictures.map((one) => modeTab(ofStory, one)));
  const shown = modes.querySelector<HTMLElement>('[aria-selected="true"]');
  if (hadFocus) shown?.focus();
  else shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function modeTab(ofStory: Story, one: ReportPicture): HTMLButtonElement {
  const isShown = one === picture;
  const tab = make('button', {
    type: 'button',
    role: 'tab',
    tabIndex: isShown ? 0 : -1,
    'aria-selected': String(isShown),
  });
  tab.setAttribute('aria-controls', 'stage');
  tab.append(one.mode, make('span', { className: `amount ${one.kind}` }, amount(one)));
  tab.addEventListener('click', () => goTo(ofStory, one.mode));
  return tab;
}

/** Preloads the next story's pictures. */
function preloadNext() {
  const next = list.shown[list.shown.findIndex((one) => one === story) + 1];
  const shown = next?.pictures.find(({ mode }) => mode === picture?.mode) ?? (next && mostChanged(next));
  for (const shot of [shown?.before, shown?.after]) if (shot) new Image().src = shot.src;
}

function showTools() {
  for (const button of byId('views', 'div').querySelectorAll('button')) {
    const view = button.value as View | 'blink';
    const isShown = view === 'blink' ? stage.isBlinking : !stage.isBlinking && stage.shownView === view;
    button.setAttribute('aria-pressed', String(isShown));
    button.disabled = view === 'blink' ? picture?.kind !== 'changed' : !stage.canShow(view);
  }
  byId('zoom', 'span').textContent = stage.zoomText;
  byId('go-to-change', 'button').disabled = !picture || picture.boxes.length === 0;
}

function updateAcceptShown() {
  const count = list.shown.length;
  byId('accept-shown', 'button').textContent =
    count === stories.length ? 'Accept all' : `Accept ${plural(count, 'shown story', 'shown stories')}`;
  byId('accept-shown', 'button').disabled = count === 0;
}

function showAccepted() {
  const isAccepted = story !== undefined && accepted.ids.has(story.id);
  byId('accept', 'button').setAttribute('aria-pressed', String(isAccepted));
  byId('accept', 'button').textContent = isAccepted ? 'Accepted' : 'Accept';
  list.markAccepted(accepted.ids);
}

/** Accepts the story and goes to the next, or withdraws the acceptance and stays. */
function toggleAccepted() {
  if (!story) return;
  const isAccepted = !accepted.ids.has(story.id);
  accepted.set([story], isAccepted);
  showAccepted();
  if (isAccepted) step(1);
  else announce(`${story.name} is no longer accepted.`);
}

function setListOpen(isOpen: boolean) {
  document.body.classList.toggle('list-open', isOpen);
  byId('open-list', 'button').setAttribute('aria-expanded', String(isOpen));
}

function makeViews() {
  const entries = [...Object.entries(views), ['blink', 'Blink'] as const];
  for (const [place, [value, name]] of entries.entries()) {
    const key = value === 'blink' ? 'Space' : String(place + 1);
    const button = make('button', { type: 'button', value }, name, make('kbd', { 'aria-hidden': 'true' }, key));
    button.setAttribute('aria-keyshortcuts', key);
    button.addEventListener('click', () => (value === 'blink' ? stage.blink() : stage.setView(value as View)));
    byId('views', 'div').append(button);
  }
}

const keys: Readonly<Record<string, () => void>> = {
  j: () => step(1),
  k: () => step(-1),
  ArrowDown: () => step(1),
  ArrowUp: () => step(-1),
  ArrowRight: () => stepMode(1),
  ArrowLeft: () => stepMode(-1),
  ...Object.fromEntries(
    Object.keys(views).map((view, place) => [String(place + 1), () => stage.setView(view as View)]),
  ),
  ' ': () => stage.blink(),
  '+': () => stage.zoomBy(1),
  '=': () => stage.zoomBy(1),
  '-': () => stage.zoomBy(-1),
  0: () => stage.zoomToFit(),
  z: () => stage.goToChange(),
  a: toggleAccepted,
  c: () => void accepted.copy(),
  '/': () => {
    setListOpen(true);
    list.focusFilter();
  },
  '?': () => byId('help', 'dialog').showModal(),
};

document.addEventListener('keydown', (event) => {
  const target = event.target as HTMLElement;
  const isTyped = target.matches('input, textarea') || event.ctrlKey || event.metaKey || event.altKey;
  if (event.key === 'Escape') setListOpen(false);
  if (isTyped || byId('help', 'dialog').open || !byId('shortcuts', 'input').checked) return;
  // These keys scroll or press the focused element.
  const isScrolled = event.key.startsWith('Arrow') && target.matches('#stage, #command');
  const isPressed = event.key === ' ' && target.matches('button:focus-visible, summary, a');
  if (isScrolled || isPressed) return;
  const act = keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});

const press = (id: string, act: () => void) => byId(id, 'button').addEventListener('click', act);
press('previous', () => step(-1));
press('next', () => step(1));
press('accept', toggleAccepted);
press('zoom-in', () => stage.zoomBy(1));
press('zoom-out', () => stage.zoomBy(-1));
press('zoom-fit', () => stage.zoomToFit());
press('go-to-change', () => stage.goToChange());
press('open-help', () => byId('help', 'dialog').showModal());
press('open-list', () => setListOpen(!document.body.classList.contains('list-open')));
press('accept-shown', () => {
  accepted.set(list.shown, true);
  showAccepted();
  announce(`${plural(list.shown.length, 'story is', 'stories are')} accepted.`);
});

makeViews();
showFacts();
updateAcceptShown();
window.addEventListener('hashchange', showAddress);
showAddress();
