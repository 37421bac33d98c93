// `pnpm check:packs`: packs the built packages (`pnpm build:kit`), and checks the packs: publint, and attw.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPacks, pack } from './rehearse/packs.ts';
import { hasFailed } from './rehearse/outcome.ts';

const work = mkdtempSync(join(tmpdir(), 'packs-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
process.exitCode = hasFailed(await checkPacks(await pack(work))) ? 1 : 0;
