import { createRoot } from 'react-dom/client';
import './page.css';
import { Page } from './page.tsx';

// Filled in when the page is built.
/* global LISTING */
createRoot(document.getElementById('root')).render(<Page {...LISTING} />);
