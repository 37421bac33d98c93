/** A story, as the Storybook's index has it. */
export interface BoardStory {
  id: string;
  title: string;
  name: string;
  tags?: readonly string[];
}

/** What a board shows: of one component, of a group such as `Pages/`, or of all; and what has every word of the search. */
export interface Choice {
  of: string;
  search: string;
}

/** The stories of a choice, by the component that they are of. Nothing chosen is nothing: all at once would be thousands of frames. */
export function chosenStories<Story extends BoardStory>(stories: readonly Story[], { of, search }: Choice) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (!of && words.length === 0) return {};
  const chosen = stories.filter(({ title, name, tags = [] }) => {
    const text = [title, name, ...tags].join(' ').toLowerCase();
    return (
      (of.endsWith('/') ? title.startsWith(of) : !of || title === of) && words.every((word) => text.includes(word))
    );
  });
  return Object.groupBy(chosen, ({ title }) => title);
}
