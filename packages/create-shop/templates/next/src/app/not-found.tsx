import { NotFound } from '@apple-only/ui';
import { picture } from '../shop.ts';

export default function Page() {
  return <NotFound picture={picture} />;
}
