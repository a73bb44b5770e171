import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Returns which of these texts occur in a file below a folder, or in a file's path. */
export async function findTextInFiles(
  folder: string,
  texts: readonly string[],
): Promise<readonly string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const content = await readFile(path)
    for (const text of texts)
      if (path.includes(text) || content.includes(text)) found.push(`${text} in ${path}`)
  }
  return found
}
