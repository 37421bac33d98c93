import * as v from './answers.ts';

/** The answer of a call that changes something that exists: 0 if nothing changed. */
export interface ModifiedCount {
  modifiedCount: number;
}
export const ModifiedCount = v.object<ModifiedCount>({
  modifiedCount: v.number,
});

/** The answer of a call that deletes: 0 if there was nothing to delete. */
export interface DeletedCount {
  deletedCount: number;
}
export const DeletedCount = v.object<DeletedCount>({
  deletedCount: v.number,
});
