import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser } from 'playwright';
import { changedFiles, fileAt, findBase } from '../git.ts';
import { startBrowser } from './browser.ts';
import { buildHead } from './build.ts';
import { affectedStories } from './changed.ts';
import { type Base, byKey, describe, openBase } from './differences.ts';
import { readEnvironment } from './environment.ts';
import { followRoutes, readGraph } from './graph.ts';
import { type Evidence, judge, lineOf, suspects } from './judge.ts';
import {
  type Environment,
  keyOf,
  type Manifest,
  orphansOf,
  otherEnvironment,
  readManifest,
  isSameLine,
  storyOf,
  unknownStories,
  writeManifest,
} from './manifest.ts';
import { readParameters, type Rendered, render } from './render.ts';
import { repeat } from './repeat.ts';
import { writeReport } from './report.ts';
import { serve } from './serve.ts';
import { summaryTable } from './summary.ts';
import { planShots, readStories, type Shot } from './stories.ts';

export interface Options {
  /** Renders every picture, not only those that the change can affect. */
  all: boolean;
  base?: string | undefined;
  /** Writes the digests of differing pictures to the manifest. */
  accept: boolean;
  /** The stories to accept; none means all. */
  stories: string[];
  /** Renders this many times, and compares the renders with one another. */
  repeat?: number | undefined;
}

const manifestPath = '.storybook/pictures.txt';
const reportFolder = 'visual-report';
const acceptCommand = 'pnpm test:visual --accept';
const keyOfShot = ({ story, mode }: Shot) => keyOf(story.id, mode);
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Draws the stories that a change can affect, and compares them with the manifest. Resolves with whether all pictures match. */
export async function checkPictures(root: string, options: Options): Promise<boolean> {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const folder = await buildHead(root);
  console.log(`The Storybook is built (${seconds()}).`);
  const browser = await startBrowser();
  const { origin, close } = await serve(folder);
  try {
    const extracted = await readParameters(browser, origin);
    const plan = planShots(readStories(folder, extracted), extracted);
    for (const { story, reason } of plan.leftOut) console.log(`Left out: ${story}. ${reason}`);
    for (const complaint of plan.complaints) console.error(complaint);
    const isComplete = plan.complaints.length === 0;
    const run: Run = { root, folder, browser, origin, options, plan, environment: await readEnvironment(browser) };
    const unknown = unknownStories(options.stories, readHere(run), plan.shots.map(keyOfShot));
    if (unknown.length > 0) {
      console.error(
        `There is no picture of ${unknown.join(', ')}. A story is named like products-productcard--booked.`,
      );
      return false;
    }
    if (options.repeat) return (await repeatPictures(run, options.repeat)) && isComplete;
    const isMatching = await compare(run);
    console.log(`Done in ${seconds()}.`);
    return isMatching && isComplete;
  } finally {
    close();
    await browser.close();
  }
}

interface Run {
  root: string;
  folder: string;
  browser: Browser;
  origin: string;
  options: Options;
  plan: ReturnType<typeof planShots>;
  environment: Environment;
}

async function repeatPictures(run: Run, times: number): Promise<boolean> {
  const base = findBase(run.root, run.options.base);
  const shots = choose(run, base, readHere(run), undefined);
  const folder = join(run.root, reportFolder, 'unsteady');
  const { unsteady, troubles } = await repeat(run.browser, run.origin, shots, { times, folder });
  for (const [key, digests] of unsteady) console.error(`Differs between runs: ${key}  ${digests.join(' ')}`);
  console.log(
    unsteady.size === 0
      ? `${count(shots.length, 'picture')} drawn, the same each time.`
      : `${unsteady.size} of ${count(shots.length, 'picture')} differ between runs. The versions are in ${relative(process.cwd(), folder)}`,
  );
  return unsteady.size === 0 && troubles.length === 0;
}

function readHere({ root, environment }: Run): Manifest {
  const path = join(root, manifestPath);
  return existsSync(path) ? readManifest(readFileSync(path, 'utf8')) : { environment, lines: new Map() };
}

/** The pictures that a change can affect: by the changed files, or by a changed line of the manifest. */
function choose(run: Run, base: string | undefined, manifest: Manifest, before: Manifest | undefined): Shot[] {
  const { root, folder, options, plan } = run;
  const all = (why: string) => {
    console.log(`Drawing all ${count(plan.shots.length, 'picture')}: ${why}.`);
    return plan.shots;
  };
  if (options.all) return all('--all');
  if (!base) {
    console.log(
      'Drawing only pictures without a line in the manifest: this clone has no commit to compare with. --all draws every picture.',
    );
    return plan.shots.filter((shot) => !manifest.lines.has(keyOfShot(shot)));
  }
  const files = changedFiles(root, base);
  const stories = plan.shots.map(({ story }) => story);
  const graph = readGraph(join(folder, 'preview-stats.json'), root);
  followRoutes(graph, root, stories);
  const known = new Set(stories.flatMap(({ id, file }) => [id, file]));
  const affected = affectedStories(files, graph, known, (file) => !existsSync(join(root, file)));
  if ('all' in affected) return all(`${affected.all} changed, which can affect every story`);
  const shots = plan.shots.filter((shot) => {
    const key = keyOfShot(shot);
    const isLineChanged = before !== undefined && !isSameLine(manifest.lines.get(key), before.lines.get(key));
    const isAffected = affected.stories.has(shot.story.id) || affected.stories.has(shot.story.file);
    return isAffected || isLineChanged || !manifest.lines.has(key);
  });
  console.log(
    `Drawing ${shots.length} of ${count(plan.shots.length, 'picture')}: those that ${count(files.length, 'file')} changed since ${base.slice(0, 8)} can affect.`,
  );
  return shots;
}

async function compare(run: Run): Promise<boolean> {
  const { root, browser, origin, plan, environment, options } = run;
  const baseCommit = findBase(root, options.base);
  const manifest = readHere(run);
  const beforeText = baseCommit && fileAt(root, baseCommit, manifestPath);
  const before = beforeText ? readManifest(beforeText) : undefined;
  const other = otherEnvironment(manifest.environment, environment);
  if (other)
    console.log(
      `The digests of the manifest are not comparable here: ${other}. The pictures are compared with those of the base commit, drawn here.`,
    );
  const shots = choose(run, baseCommit, manifest, before);
  const { rendered, troubles } = await render(browser, origin, shots, {
    onProgress: (drawn) => console.log(`${drawn} drawn…`),
  });
  for (const trouble of troubles) console.error(trouble);
  // One of the troubles reports it. Without the browser, nothing can be compared.
  if (!browser.isConnected()) return false;
  console.log(`${count(rendered.length, 'picture')} drawn.`);

  const evidence: Evidence = { manifest, before, isOtherEnvironment: other !== undefined };
  const orphans = orphansOf(manifest, new Set(plan.shots.map(keyOfShot)));
  const suspected = suspects(rendered, evidence);
  const isUnsure = suspected.some((picture) => evidence.isOtherEnvironment || lineOf(manifest, picture)?.foreign);
  const isReported = !options.accept && (suspected.length > 0 || orphans.length > 0);
  const base = baseCommit && (isUnsure || isReported) ? await openBase(browser, root, baseCommit) : undefined;
  if (isReported && !base)
    console.log('There is no base commit to draw: the report shows the pictures only as they are now.');
  try {
    const differing = await judgeAll(suspected, base, evidence);
    if (options.accept) {
      // A story that fails has no picture: its line stays unchanged.
      accept(run, manifest, differing, orphans);
      return troubles.length === 0;
    }
    if (differing.length === 0 && orphans.length === 0) return troubles.length === 0;
    await report(run, base, baseCommit, { differing, orphans, pictures: rendered.length });
    return false;
  } finally {
    base?.close();
  }
}

/** The suspects that differ. */
async function judgeAll(
  suspected: readonly Rendered[],
  base: Base | undefined,
  evidence: Evidence,
): Promise<Rendered[]> {
  // Draws pictures of the base only for digests that cannot be compared.
  const unsure = suspected.filter(
    (picture) => evidence.isOtherEnvironment || lineOf(evidence.manifest, picture)?.foreign,
  );
  const keys = new Set(unsure.map(({ shot }) => keyOfShot(shot)));
  const drawn = keys.size > 0 ? await base?.render(keys) : undefined;
  const verdicts = suspected.map((picture) => judge(picture, drawn?.get(keyOfShot(picture.shot)), evidence));
  const accepted = verdicts.filter((verdict) => verdict === 'accepted').length;
  if (accepted > 0)
    console.log(`${count(accepted, 'picture')} changed and accepted: the manifest's lines changed with them.`);
  return suspected.filter((_, place) => verdicts[place] === 'differs');
}

/** Writes the drawn pictures to the manifest. Lines of another environment are marked, until the manifest's own redraws them. */
function accept(
  { root, plan, options, environment }: Run,
  manifest: Manifest,
  differing: readonly Rendered[],
  orphans: readonly string[],
): void {
  const isSelected = (key: string) => options.stories.length === 0 || options.stories.includes(storyOf(key));
  const foreign = otherEnvironment(manifest.environment, environment) !== undefined;
  const accepted = [...byKey(differing)].filter(([key]) => isSelected(key));
  for (const [key, { width, height, digest }] of accepted) manifest.lines.set(key, { width, height, digest, foreign });
  const gone = orphans.filter(isSelected);
  for (const key of gone) manifest.lines.delete(key);
  writeFileSync(join(root, manifestPath), writeManifest(manifest));
  console.log(
    `${count(accepted.length, 'picture')} accepted, ${count(gone.length, 'line')} removed, ${plan.shots.length} in all. Look at the diff of ${manifestPath} and commit it with the change.`,
  );
}

async function report(
  { root, browser, origin, plan }: Run,
  base: Base | undefined,
  baseCommit: string | undefined,
  { differing, orphans, pictures }: { differing: readonly Rendered[]; orphans: readonly string[]; pictures: number },
): Promise<void> {
  const shots = differing.map(({ shot }) => shot);
  const differences = await describe(browser, origin, base, { shots, removed: orphans }, (explained) =>
    console.log(`${explained} of ${shots.length} explained…`),
  );
  const facts = {
    base: baseCommit?.slice(0, 8) ?? 'unknown',
    head: 'the working tree',
    browser: `Chromium ${browser.version()}`,
    acceptCommand,
    pictures,
    leftOut: plan.leftOut,
  };
  const page = await writeReport(join(root, reportFolder), differences, facts);
  // GitHub shows this file on the job's page.
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, summaryTable(differences, facts));
  console.error(`\n${count(differences.length, 'picture')} different from ${manifestPath}:`);
  for (const { kind, story, mode, causes } of differences.slice(0, 20)) {
    console.error(`  ${kind}  ${story}  ${mode}${causes[0] ? `  ${causes[0]}` : ''}`);
  }
  if (differences.length > 20) console.error(`  and ${differences.length - 20} more`);
  console.error(`\nLook at them: ${relative(process.cwd(), page)}\nAccept them:  ${acceptCommand} [story …]\n`);
}
