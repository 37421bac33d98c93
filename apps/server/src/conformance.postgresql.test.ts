import { describeServerOn } from './conformance.suite.ts';

describeServerOn('PostgreSQL');
