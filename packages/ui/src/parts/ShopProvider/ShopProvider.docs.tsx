import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ShopProvider.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once, around the shop, if its name, addresses, currency, numbers, categories or places are not those of Apple Only.',
    'Set only what differs. All values are plain data, so that a server component can set them.',
    'For your own categories: `categories={[{ value: "phones", name: "Phones", href: "/phones", gradedAs: "iphone" }, { value: "accessories" }]}`. Header, footer, filters, forms and cards show them in this order.',
    'A category that is not in the contract needs a name and an address. One of the contract gets them from the words and the `links`.',
    'For your own places: `locations={{ products: [{ value: "berlin", name: "Berlin" }, { value: "Graz" }] }}`. Without a name, the value is shown.',
    '`bookings` in `locations` are the places where buyers can collect a product, if they differ.',
    '`gradedAs` names the category of the contract whose conditions mean the same: those of `iphone` and `macBook` include the battery health.',
    'Without `gradedAs`, the grades have only the criteria that all categories share.',
    'Components that only show a product accept any category.',
    'Forms and dialogs report the user’s choices in the types that you pass: `<ProductForm<"phones" | "watches", "berlin" | "Graz">>`, `<BookingModal<"berlin">>`, `<CategoryLinks<"phones" | "watches">>`.',
    'The components of a search get the types from their `filters`: `ShopFilters<"phones" | "watches", "berlin" | "Graz">`.',
    'With a backend of your own, if you have your own categories or places: the contract, `@apple-only/api-client` and the reference server refuse them.',
    'Your backend returns the contract’s fields, with any text as `category` and `location`; counts your categories and places in `facets`; and accepts the values that the forms send.',
    '`useBrand`, `useLinks`, `useNumbers`, `useCategories` and `useLocations` give your own components the same values.',
    'Outside of components, the defaults are `defaultBrand`, `defaultLinks`, `defaultNumbers`, `defaultCategories` and `defaultLocations`.',
  ],
  avoid: [
    'For your router’s link: `LinkProvider`.',
    'To convert prices: the kit shows each price as its seller typed it, after the currency sign.',
    'To rename a category of the contract in one language: its name is a label, which `LabelsProvider` can replace.',
    'For other words, or a whole language: `LabelsProvider`. Numbers and dates follow its language.',
  ],
};
