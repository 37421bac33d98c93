import { describe } from 'vitest';
import { describeServerOn } from './conformance.suite.ts';
import { testDatabaseUrl } from './test-databases.ts';

describe.runIf(testDatabaseUrl)('with a test database', () => {
  describeServerOn('PostgreSQL');
});
