/**
 * The id of a page's `<h1>`, and the `tabIndex` that makes it focusable: focus it after a navigation, so that screen readers say where the
 * link has led. All components that render the page's `<h1>` have these props; spread them on an `<h1>` of your own.
 */
export const pageHeading = { id: 'page-heading', tabIndex: -1 } as const;
