/** @jest-environment jest-fixed-jsdom */
import './shop.suite';
