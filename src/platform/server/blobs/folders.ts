import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Durable folders: a folder's entry is on disk only after the folder itself has been flushed. */
export interface Folders {
  /**
   * Creates a folder; its own entry and those of its parent folders are durable when this resolves.
   */
  make(folder: string): Promise<void>
  /** When this resolves, every current entry of the folder is durable. */
  sync(folder: string): Promise<void>
}

/**
 * Manages the folders below `root`. Concurrent requests for the same folder share the work; `write`
 * flushes a folder's entries to disk.
 */
export function createFolders(
  root: string,
  write: (folder: string) => Promise<void> = syncNow,
): Folders {
  const making = new Map<string, Promise<void>>()
  const syncing = new Map<string, { running: Promise<void>; next?: Promise<void> }>()
  /**
   * Folders known to be durable, excluding the lowest level, because there are few of these and
   * each lowest folder is requested only once or twice.
   */
  const lasting = new Set<string>([root])

  async function make(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true })
    // The folder may have been created by an earlier server that stopped before flushing it.
    for (let name = folder; !lasting.has(name); name = dirname(name)) {
      await sync(dirname(name))
      if (name !== folder) lasting.add(name)
    }
  }

  function sync(folder: string): Promise<void> {
    const current = syncing.get(folder)
    if (current === undefined) {
      const one: { running: Promise<void>; next?: Promise<void> } = { running: write(folder) }
      syncing.set(folder, one)
      const over = () => void (one.next === undefined && syncing.delete(folder))
      one.running.then(over, over)
      return one.running
    }
    // The running flush may have started before the caller's entry existed; the next one covers it.
    const again = () => {
      syncing.delete(folder)
      return sync(folder)
    }
    current.next ??= current.running.then(again, again)
    return current.next
  }

  return {
    make(folder) {
      if (folder === root) return Promise.resolve()
      const begun = making.get(folder) ?? make(folder).finally(() => making.delete(folder))
      making.set(folder, begun)
      return begun
    },
    sync,
  }
}

async function syncNow(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
