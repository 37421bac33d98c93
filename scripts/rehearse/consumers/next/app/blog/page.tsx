import { ButtonLink, LinkProvider } from '@apple-only/ui';
import { RouterLink } from '@apple-only/ui/next';

export default function Blog() {
  return (
    <LinkProvider component={RouterLink}>
      <h1>The blog</h1>
      <ButtonLink href="/">To the shop</ButtonLink>
    </LinkProvider>
  );
}
