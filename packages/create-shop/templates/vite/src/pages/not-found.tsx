import { NotFound } from '@apple-only/ui';
import { picture } from '../shop.ts';
import { Title } from '../title.tsx';
import { words } from '../words.ts';

/** Any other address. */
export function Component() {
  return (
    <>
      <Title page={words.notFound} />
      <NotFound picture={picture} />
    </>
  );
}
