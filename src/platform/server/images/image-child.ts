/**
 * The process that decodes untrusted files, with an empty environment. Its JavaScript may not write
 * files or start processes. What an attacker who takes over a native decoder could still access
 * depends on the machine; see `confinement.ts`.
 */
import { readSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import sharp from 'sharp'
import { releaseBuffer } from '../release-buffer.ts'
import { decodeImage } from './decode-image.ts'
import { encodeAvif } from './encode-avif.ts'
import { readPerceptualHash } from './read-perceptual-hash.ts'
import { filePipeFd, type ImageJobResult, type ImageJob } from './image-job.ts'

// libvips loads dozens of formats by default, SVG and PDF among them; only those accepted for
// photos are enabled.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

const [, , nice = '0'] = process.argv
// Started only to find out whether that works.
if (nice === 'probe') process.exit()
if (Number(nice) > 0) setPriority(Math.min(19, getPriority() + Number(nice)))

const works = { decode: decodeImage, avif: encodeAvif, print: readPerceptualHash }

process.on('disconnect', () => process.exit())
process.on('message', async ({ work, size }: ImageJob) => {
  const bytes = receive(size)
  const result = await works[work](bytes)
  releaseBuffer(bytes)
  const answer: ImageJobResult = { result, memory: process.memoryUsage.rss() }
  process.send?.(answer)
})

/**
 * Reads the file that belongs to a job from the pipe. The process has nothing else to do, so it may
 * block.
 */
function receive(size: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(size)
  for (let received = 0; received < size; ) {
    const more = readSync(filePipeFd, bytes, received, size - received, null)
    if (more === 0) process.exit(1)
    received += more
  }
  return bytes
}
