import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reach, readGraph } from './graph.ts';

test('a style sheet is made of what it imports, which is gone once it is built', () => {
  const root = mkdtempSync(join(tmpdir(), 'graph-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(
    join(root, 'src/Card.css.ts'),
    `import { space } from './space.ts';\nimport { style } from '@vanilla-extract/css';\n`,
  );
  writeFileSync(join(root, 'src/space.ts'), `import { unit } from './unit.ts';\n`);
  writeFileSync(join(root, 'src/unit.ts'), 'export const unit = 4;\n');
  const modules = [
    { name: './src/Card.css.ts', reasons: [{ moduleName: './src/Card.tsx' }] },
    { name: './src/Card.tsx?used', reasons: [{ moduleName: './src/Card.stories.tsx' }] },
  ];
  writeFileSync(join(root, 'stats.json'), JSON.stringify({ modules }));
  expect([...reach(readGraph(join(root, 'stats.json'), root), 'src/unit.ts')]).toEqual([
    'src/unit.ts',
    'src/space.ts',
    'src/Card.css.ts',
    'src/Card.tsx',
    'src/Card.stories.tsx',
  ]);
});
