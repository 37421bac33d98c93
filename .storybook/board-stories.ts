/** A story, as in Storybook's index. */
export interface BoardStory {
  id: string;
  title: string;
  name: string;
  tags?: readonly string[];
}

/** Selects the stories of a board: one component, a group such as `Pages/`, or all. A story must contain every word of the search. */
export interface BoardFilter {
  of: string;
  search: string;
}

/** The chosen stories, by component. Without a choice there are none: all at once would be thousands of frames. */
export function filterStories<Story extends BoardStory>(stories: readonly Story[], { of, search }: BoardFilter) {
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
