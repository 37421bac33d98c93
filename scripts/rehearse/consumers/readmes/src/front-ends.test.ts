import { getRequestListener } from '@hono/node-server';
import { test } from 'vitest';
import { checkCookieSession } from './cookie-exchange.ts';
import { app } from './hono.ts';
import * as route from './route.ts';

/* The front ends of the README of @apple-only/auth. The one with React Router is in the consumer `react-router`. */

test('Next.js keeps the session in a cookie', () =>
  checkCookieSession(
    getRequestListener((request) => {
      const methods: Readonly<Record<string, typeof route.GET | undefined>> = route;
      return methods[request.method]?.(request) ?? new Response(null, { status: 405 });
    }),
  ));

test('Hono keeps the session in a cookie', () => checkCookieSession(getRequestListener(app.fetch)));
