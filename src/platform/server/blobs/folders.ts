import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Folders that last: a name in one is on the disk only when the folder itself has been written there. */
export interface Folders {
  /** Makes a folder; its own name, and those of the folders above it, last when this resolves. */
  make(folder: string): Promise<void>
  /** Every name that is in a folder by now lasts when this resolves. */
  sync(folder: string): Promise<void>
}

/** Keeps the folders below `root`. Those who want the same at the same time share the work; `write` puts the names in one on the disk. */
export function createFolders(root: string, write: (folder: string) => Promise<void> = syncNow): Folders {
  const making = new Map<string, Promise<void>>()
  const syncing = new Map<string, { running: Promise<void>; next?: Promise<void> }>()
  /** Above the last ones: these are few, and each last one is asked for once or twice in its life. */
  const lasting = new Set<string>([root])

  async function make(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true })
    // The folder may be older than this server, and whoever made it may not have come so far.
    for (let name = folder; !lasting.has(name); name = dirname(name)) {
      await sync(dirname(name))
      if (name !== folder) lasting.add(name)
    }
  }

  function sync(folder: string): Promise<void> {
    const known = syncing.get(folder)
    if (known === undefined) {
      const one: { running: Promise<void>; next?: Promise<void> } = { running: write(folder) }
      syncing.set(folder, one)
      const over = () => void (one.next === undefined && syncing.delete(folder))
      one.running.then(over, over)
      return one.running
    }
    // The one that runs may have begun before the caller's name was there; the next one has not.
    const again = () => {
      syncing.delete(folder)
      return sync(folder)
    }
    known.next ??= known.running.then(again, again)
    return known.next
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
