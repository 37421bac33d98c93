import { describe } from 'vitest';
import { describeServerOn } from './conformance.suite.ts';
import { testDatabaseUrl } from './test-databases.ts';

describe.runIf(testDatabaseUrl)('where there is one', () => {
  describeServerOn('PostgreSQL');
});
