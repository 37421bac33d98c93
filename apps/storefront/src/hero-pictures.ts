import { type Category, categories } from '@apple-only/contract';

/** The drawing of each category, at the top of home. */
const drawings: Record<Category, string> = {
  macBook: 'laptop-open-silver',
  iphone: 'phone-duo-sage',
  accessories: 'headphones-silver',
};
export const heroDrawings: readonly string[] = Object.values(drawings);

/** The width of a page's picture, in pixels. */
export const fullWidth = 960;
/** Smaller widths of the pictures at the top of home, for phones. `pnpm devices` writes the files. */
export const smallWidths = [240, 480];

/** The name of a picture's file. */
export const pictureFileName = (drawing: string, width = fullWidth) =>
  width === fullWidth ? `${drawing}.webp` : `${drawing}-${width}.webp`;

function pictureOf(category: Category) {
  const address = (width: number) => `/pictures/${pictureFileName(drawings[category], width)}`;
  const srcSet = [...smallWidths, fullWidth].map((width) => `${address(width)} ${width}w`).join(', ');
  return { src: address(fullWidth), srcSet };
}

/** The picture of each category, at the top of home. */
export const heroPictures = Object.fromEntries(categories.map((category) => [category, pictureOf(category)])) as Record<
  Category,
  ReturnType<typeof pictureOf>
>;
