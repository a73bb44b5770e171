import type { Page } from 'playwright-core'

/** The data a browser keeps for the site, read without the product's code. */
export interface KeptData {
  /** The ids of the stored conversations. */
  readonly conversations: readonly string[]
  /** Everything readable in the database, as text. */
  readonly text: string
  /** The paths in all caches. */
  readonly cached: readonly string[]
}

/** Reads what the page's browser keeps; opens no database that isn't there. */
export function readKeptData(page: Page): Promise<KeptData> {
  return page.evaluate(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error as Error)
      })
    const cached: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        cached.push(new URL(request.url).pathname)
    const there = (await indexedDB.databases()).some(({ name }) => name === 'minuet-private')
    if (!there) return { conversations: [], text: '', cached }
    const database = await settle(indexedDB.open('minuet-private'))
    try {
      if (!database.objectStoreNames.contains('copies'))
        return { conversations: [], text: '', cached }
      const copies = (await settle(
        database.transaction('copies').objectStore('copies').getAll(),
      )) as { id: string; bytes: ArrayBuffer }[]
      return {
        conversations: copies.map(({ id }) => id),
        text: copies
          .map((copy) => JSON.stringify(copy) + new TextDecoder().decode(copy.bytes))
          .join(),
        cached,
      }
    } finally {
      database.close()
    }
  })
}
