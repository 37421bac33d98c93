/**
 * Resolves once the SDK's last write to IndexedDB is committed. The SDK itself continues when its request has succeeded, and leaving the
 * page before the commit loses the write: a user who has signed out would be signed in again. Rejects while the page is being left.
 */
export async function committed(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const opening = indexedDB.open('firebaseLocalStorageDb');
  await new Promise<void>((resolve, reject) => {
    const fail = ({ error }: IDBRequest | IDBTransaction) => (error?.name === 'AbortError' ? reject(error) : resolve());
    // If the browser refuses IndexedDB, the SDK does without.
    opening.addEventListener('error', () => fail(opening));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const store = 'firebaseLocalStorage';
      if (!database.objectStoreNames.contains(store)) {
        database.close();
        return resolve();
      }
      // It begins after the transactions before it have ended.
      const reading = database.transaction(store);
      reading.objectStore(store).count();
      reading.addEventListener('complete', () => resolve());
      reading.addEventListener('abort', () => fail(reading));
      return database.close();
    });
  });
}
