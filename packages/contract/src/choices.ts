// What can be chosen from, apart from the schemas: who only shows it does not carry what checks it.

/** The three categories, as they are written on the wire and in the paths of lists (specification §9). */
export const categories = ['macBook', 'iphone', 'accessories'] as const;
export type Category = (typeof categories)[number];

/** How a category is called where people read it. */
export const categoryNames: Readonly<Record<Category, string>> = {
  macBook: 'MacBook',
  iphone: 'iPhone',
  accessories: 'Accessories',
};

/** The grades of condition, from worst to best. */
export const conditions = ['Fair', 'Good', 'Excellent'] as const;
export type Condition = (typeof conditions)[number];

/** Where a product can be (specification §9). Not the list of the booking form: that one is older, and spells differently. */
export const productLocations = ['Dhaka', 'Chittagong', 'Khulna', 'Rajshahi', 'Barisal'] as const;
export type ProductLocation = (typeof productLocations)[number];

/** Where a buyer can collect a product (specification §5, in its order and spelling). */
export const bookingLocations = ['Dhaka', 'Khulna', 'Barishal', 'Jessore', 'Chittagong'] as const;
export type BookingLocation = (typeof bookingLocations)[number];
