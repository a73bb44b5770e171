import sharp from 'sharp'
import { printOf } from '../rules/print-of.ts'

/** The print of a picture of ours that was kept before there were prints. Runs in a process of its own, see `image-workers.ts`. */
export async function readPrint(bytes: Uint8Array): Promise<bigint | null> {
  const raw = await sharp(bytes, { failOn: 'error', pages: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  return raw === null ? null : printOf({ data: raw.data, ...raw.info })
}
