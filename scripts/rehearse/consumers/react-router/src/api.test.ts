import { test } from 'node:test';
import { createRequestListener } from '@react-router/node';
// @ts-ignore: built after the types are checked.
import * as build from '../build/server/index.js';
import { checkCookieSession } from './cookie-exchange.ts';

test('React Router keeps the session in a cookie', () => checkCookieSession(createRequestListener({ build })));
