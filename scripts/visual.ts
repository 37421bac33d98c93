// `pnpm test:visual`: compares pictures of every story that a change can affect with `.storybook/pictures.txt`. `--all`: every
// story; `--base REF`: changes since that commit; `--accept [story …]`: writes the differences to the manifest; `--repeat N`: checks
// that pictures are the same each time; `--prove [part of a name …]`: checks that visual changes are caught, and refactorings are not.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { missingChromium } from './chromium.ts';
import { prove } from './visual/prove.ts';
import { checkPictures } from './visual/run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    base: { type: 'string' },
    accept: { type: 'boolean', default: false },
    repeat: { type: 'string' },
    prove: { type: 'boolean', default: false },
  },
});
const times = values.repeat === undefined ? undefined : Number(values.repeat);
const usageError =
  missingChromium() ??
  (times !== undefined && !(Number.isInteger(times) && times > 1)
    ? '--repeat needs a whole number above 1.'
    : undefined) ??
  (positionals.length > 0 && !values.accept && !values.prove
    ? 'Name stories only together with --accept: --accept STORY …'
    : undefined);
if (usageError) {
  console.error(usageError);
  process.exit(1);
}
const root = fileURLToPath(new URL('..', import.meta.url));
const hasPassed = values.prove
  ? await prove(root, positionals)
  : await checkPictures(root, { ...values, repeat: times, stories: positionals });
process.exitCode = hasPassed ? 0 : 1;
