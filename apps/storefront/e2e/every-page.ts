import { callAs, demo } from './people.ts';

export const people = ['sadia', 'visitor', 'nadia', 'admin'] as const;
export type PageVisitor = (typeof people)[number];
type Pages = Record<PageVisitor, readonly (readonly [path: string, title: string])[]>;

/** Every page and its title, by the user who has access to it. Sadia has no access to the last of hers. */
export const pages: Pages = {
  visitor: [
    ['/', 'Home'],
    ['/login', 'Login'],
    ['/register', 'Register'],
    ['/blog', 'Blog'],
    ['/blog/used-macbook', 'What to check before you buy a used MacBook'],
    ['/blog/used-iphone', 'How to check a used iPhone in ten minutes'],
    ['/blog/accessories', 'Which Apple accessories are worth buying used'],
    ['/about', 'About'],
    ['/grading', 'Condition guide'],
    ['/contact', 'Contact'],
    ['/search', 'Search'],
    ['/nowhere', 'Not Found'],
  ],
  sadia: [
    ['/category/macbook', 'MacBook'],
    ['/category/iphone', 'iPhone'],
    ['/category/accessories', 'Accessories'],
    ['/dashboard', 'Dashboard'],
    ['/dashboard/buyer/order', 'My Booking'],
    ['/dashboard/allbuyers', 'All Buyers'],
  ],
  nadia: [
    ['/dashboard', 'Dashboard'],
    ['/dashboard/sellers/addproducts', 'Add Products'],
    ['/dashboard/sellers/allproducts', 'My Products'],
  ],
  admin: [
    ['/dashboard', 'Dashboard'],
    ['/dashboard/allsellers/', 'All Sellers'],
    ['/dashboard/allbuyers', 'All Buyers'],
    ['/dashboard/messages', 'Messages'],
  ],
};

/** Pages reached through a guard or a link, so that their heading has the focus: login with its reason, and the form that edits a product. */
export const pagesWithFocusedHeading: Pages = {
  sadia: [],
  visitor: [['/dashboard/buyer/order', 'Login']],
  nadia: [['/dashboard/sellers/allproducts?edit=:id', 'Edit product']],
  admin: [],
};

/** The address of a path in a shop: `:id` is one of Nadia's products. */
export async function addressIn(shop: string, path: string): Promise<string> {
  if (!path.includes(':id')) return path;
  const { _id } = await callAs(shop, demo('nadia'), 'GET', `/users/${demo('nadia').email}`);
  const [product] = await callAs(shop, demo('nadia'), 'GET', `/seller/products?id=${_id}`);
  return path.replace(':id', product._id);
}
