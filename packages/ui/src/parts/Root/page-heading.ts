/**
 * The id of a page's `<h1>`, and what lets it take the focus: after a navigation, focus it, and a screen reader says where the link has
 * led. All components that bring the page's `<h1>` have it; spread it on one of your own.
 */
export const pageHeading = { id: 'page-heading', tabIndex: -1 } as const;
