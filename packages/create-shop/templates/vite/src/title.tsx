import { brand } from './shop.ts';

/** The title of a page, for browsers and screen readers. */
export const Title = ({ page }: { page: string }) => <title>{`${page} - ${brand.name}`}</title>;
