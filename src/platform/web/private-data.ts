/** The database of what this browser keeps for one account; a session's end deletes it. */
export const privateDatabase = 'minuet-private'

/**
 * Deletes what this browser keeps for an account. Resolves in any case: what can't be deleted, such
 * as in a private window, can't be read either once the session's key is gone.
 */
export function deletePrivateData(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(privateDatabase)
      request.onsuccess = request.onerror = request.onblocked = () => resolve()
    } catch {
      resolve()
    }
  })
}
