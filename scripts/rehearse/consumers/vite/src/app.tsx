import { LinkProvider } from '@apple-only/ui';
// Its links find the provider of the other entry: both are the same modules.
import { Footer } from '@apple-only/ui/Footer';
import { RouterLink } from '@apple-only/ui/react-router';
import { Route, Routes } from 'react-router';
import { ArabicShop } from '../arabic-shop';
import { Shop } from '../first-card';
import { theme } from './theme.css';

export function App() {
  return (
    <LinkProvider component={RouterLink}>
      <div className={theme}>
        <Routes>
          <Route
            path="/"
            element={
              <>
                <Shop />
                <ArabicShop />
              </>
            }
          />
          <Route path="/blog" element={<h1>The blog</h1>} />
        </Routes>
        <Footer />
      </div>
    </LinkProvider>
  );
}
