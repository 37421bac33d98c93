import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app';

export const render = (url: string) =>
  renderToString(
    <StaticRouter location={url}>
      <App />
    </StaticRouter>,
  );
