import type { ComponentDocs } from '../../component-docs.ts';
import type * as stories from './ShopProvider.stories.tsx';

export const docs: ComponentDocs<typeof stories> = {
  use: [
    'Once, around the shop, if its name, addresses, currency, numbers, categories or places are not those of Apple Only. Set only what differs. All of it is plain data, so that a server component can set it.',
    'For your own categories: `categories={[{ value: "phones", name: "Phones", href: "/phones", gradedAs: "iphone" }, { value: "accessories" }]}`. One that the contract does not have needs a name and an address; one that it has takes them from the words and the `links`. Header, footer, filters, forms and cards then have them, in this order.',
    'For your own places: `locations={{ products: [{ value: "berlin", name: "Berlin" }, { value: "Graz" }] }}`. Without a name, the value is shown. `bookings` are the places where buyers can collect a product, if they are others.',
    '`gradedAs` names the category of the contract whose conditions mean the same: `iphone` and `macBook` ask for the health of the battery. Without it, the grades have what all have in common, and no battery.',
    'Components that only show a product take any category. Forms and dialogs tell you what was chosen in the types that you name: `<ProductForm<"phones" | "watches", "berlin" | "Graz">>`, `<BookingModal<"berlin">>`, `<CategoryLinks<"phones" | "watches">>`; those of a search have the types of its `filters`, which are `ShopFilters<"phones" | "watches", "berlin" | "Graz">`.',
    'With a backend of your own. The contract, `@apple-only/api-client` and the reference server have the three categories and the places of the specification, and refuse others. Yours answers products with the fields of the contract’s, and any text as their `category` and `location`; for filters, a count of each of your categories and places in the `facets`; and takes the values that the forms send.',
    '`useBrand`, `useLinks`, `useNumbers`, `useCategories` and `useLocations` give your own components the same values. Outside of components, the default ones are `defaultBrand`, `defaultLinks`, `defaultNumbers`, `defaultCategories` and `defaultLocations`.',
  ],
  avoid: [
    'For your router’s link: `LinkProvider`.',
    'To convert prices: they are shown as their sellers typed them, after the sign.',
    'For other words for the categories of the contract: they are labels, as all others. `LabelsProvider` has them.',
    'For other words, and a whole language: `LabelsProvider`. Numbers and dates follow it by themselves.',
  ],
};
