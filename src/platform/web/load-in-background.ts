let loading = 0

/**
 * Loads code that no one is waiting for. If it fails, because the connection is lost or there is a
 * new version, the page must not reload: that would lose what a member is writing.
 */
export async function loadInBackground<T>(load: () => Promise<T>): Promise<T> {
  loading += 1
  try {
    return await load()
  } finally {
    loading -= 1
  }
}

/** Whether a failed request may belong to code that no one is waiting for. */
export function isLoadingInBackground(): boolean {
  return loading > 0
}
