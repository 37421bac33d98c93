import { apply } from '../edits.ts';
import { run } from '../run.ts';
import { openTree, restore } from '../tree.ts';
import { type Defect, defects } from './prove/defects.ts';

/**
 * Proves in a separate working tree that the rehearsal finds defects of the published packages: each check passes, then fails for
 * the right reason with the defect. Resolves with true if all of them do.
 */
export async function prove(root: string): Promise<boolean> {
  const { tree, close } = await openTree(root, 'HEAD');
  const rows: { what: string; found: string }[] = [];
  /** The checks that passed without a defect. */
  const sound = new Set<string>();
  try {
    for (const { what, edits, check, expectedOutput } of defects) {
      const name = JSON.stringify(check);
      // A check that always fails proves nothing.
      const trouble = sound.has(name) ? undefined : await failureOf(tree, check);
      if (trouble === undefined) sound.add(name);
      for (const edit of edits) await apply(tree, edit);
      const found =
        trouble === undefined ? verdict(await failureOf(tree, check), expectedOutput) : `fails without it: ${trouble}`;
      // Prints each result at once: the whole proof takes long, and may be interrupted.
      console.log(`${what}: ${found}`);
      rows.push({ what, found });
    }
  } finally {
    await close();
  }
  return rows.length > 0 && rows.every(({ found }) => found === caught);
}

const caught = 'caught';
const verdict = (failure: string | undefined, expectedOutput: RegExp) => {
  if (failure === undefined) return 'NOT caught';
  return expectedOutput.test(failure) ? caught : `caught, but it says: ${failure}`;
};

/** The output of the failing command; undefined if all of them pass. Undoes the edits of the tree. */
async function failureOf(tree: string, check: Defect['check']): Promise<string | undefined> {
  try {
    for (const command of check) await run(tree, command);
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    restore(tree);
  }
}
