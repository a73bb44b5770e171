import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Portrait, portraitFolder } from '#cast/people.ts'
import { prepareImageFile } from '#cast/prepare-image-file.ts'
import type { PreparedImage } from '#features/members/photos/server/index.ts'
import { sizes } from '#kernel/image-sizes.ts'
import type { Blobs } from '#platform/server/blobs/blobs.ts'

/** A portrait whose files are stored. */
export interface Face {
  readonly person: Portrait
  readonly picture: PreparedImage
  /** Storage key; all members with this face share the same files. */
  readonly key: string
}

/**
 * Stores each of these portraits once for all members who use it, two at a time. Returns them by
 * portrait id.
 */
export async function storeFaces(
  blobs: Blobs,
  wanted: ReadonlySet<Portrait>,
): Promise<ReadonlyMap<string, Face>> {
  const faces = new Map<string, Face>()
  const waiting = wanted.values()
  async function work(): Promise<void> {
    for (const person of waiting) {
      const picture = await prepareImageFile(
        await readFile(join(portraitFolder, `${person.id}.webp`)),
      )
      const key = `crowd/${person.id}`
      await Promise.all(
        sizes.map((size) => blobs.put(`${key}/${size}.webp`, picture.files[size], 'image/webp')),
      )
      faces.set(person.id, { person, picture, key })
    }
  }
  await Promise.all([work(), work()])
  return faces
}
