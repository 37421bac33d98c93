import { Book } from './book';

export default function Page() {
  return <Book />;
}
