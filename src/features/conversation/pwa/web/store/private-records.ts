import { privateDatabase } from '#platform/web/private-data.ts'
import type { Encrypted } from './encrypt.ts'

/** An encrypted conversation, with what is needed to find and to replace it. */
export interface CopyRecord extends Encrypted {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly storedAt: number
  /** How often its messages had been edited or deleted; missing in a copy of an older version. */
  readonly changes?: number
}

/** The session that the records belong to, and when the server last said that they may be read. */
export interface OwnerRecord {
  readonly id: 'owner'
  readonly fingerprint: string
  readonly confirmedAt: number
}

interface PrivateTransaction {
  owner(): Promise<OwnerRecord | undefined>
  putOwner(owner: OwnerRecord): void
  copies(): Promise<CopyRecord[]>
  put(copy: CopyRecord): void
  remove(id: string): void
  clear(): void
}

/**
 * Runs one transaction on the database of private records. The connection is closed afterwards, so
 * that a log-out in another tab can delete the database.
 */
export async function onPrivateRecords<T>(
  work: (records: PrivateTransaction) => Promise<T>,
): Promise<T> {
  const database = await open()
  try {
    const transaction = database.transaction(['copies', 'owner'], 'readwrite')
    const copies = transaction.objectStore('copies')
    const owner = transaction.objectStore('owner')
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = transaction.onerror = () => reject(transaction.error)
    })
    // If the work fails, its error is the one to report.
    done.catch(() => {})
    const result = await work({
      owner: () => settle(owner.get('owner')) as Promise<OwnerRecord | undefined>,
      putOwner: (record) => void owner.put(record),
      copies: () => settle(copies.getAll()) as Promise<CopyRecord[]>,
      put: (copy) => void copies.put(copy),
      remove: (id) => void copies.delete(id),
      clear: () => {
        copies.clear()
        owner.clear()
      },
    })
    await done
    return result
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(privateDatabase, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('copies', { keyPath: 'id' })
    request.result.createObjectStore('owner', { keyPath: 'id' })
  }
  return settle(request)
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
