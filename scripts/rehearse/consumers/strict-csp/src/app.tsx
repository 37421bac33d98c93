import { LinkProvider, PhotoInput } from '@apple-only/ui';
import { Footer } from '@apple-only/ui/Footer';
import { RouterLink } from '@apple-only/ui/react-router';
import { Route, Routes } from 'react-router';
import { ArabicShop } from '../arabic-shop';
import { Shop } from '../first-card';
import { Components } from './components';
import { theme } from './theme.css';

const home = (
  <>
    <Shop />
    <ArabicShop />
  </>
);

export function App() {
  return (
    <LinkProvider component={RouterLink}>
      <div className={theme}>
        <Routes>
          <Route path="/" element={home} />
          <Route path="/blog" element={<h1>The blog</h1>} />
          <Route path="/components" element={<Components />} />
          {['/photo', '/photo-without-preview'].map((path) => (
            <Route key={path} path={path} element={<PhotoInput name="image" />} />
          ))}
        </Routes>
        <Footer />
      </div>
    </LinkProvider>
  );
}
