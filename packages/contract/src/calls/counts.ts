import * as v from './answers.ts';

/** The answer of a call that changes something that exists: 0 if nothing changed. */
export const ModifiedCount = v.object({ modifiedCount: v.number });

/** The answer of a call that deletes: 0 if there was nothing to delete. */
export const DeletedCount = v.object({ deletedCount: v.number });
