/**
 * The process in which files from outside are decoded. It has no environment, may write nothing and start nothing; whoever
 * breaks out of a decoder finds itself in an empty room.
 */
import sharp from 'sharp'
import { decodeImage } from './decode-image.ts'
import { encodeAvif } from './encode-avif.ts'
import type { ImageAnswer, ImageQuestion } from './image-workers.ts'

// libvips reads dozens of formats by itself, SVG and PDF among them; here only those a photo may come in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

process.on('disconnect', () => process.exit())
process.on('message', async ({ work, bytes }: ImageQuestion) => {
  const result = work === 'decode' ? await decodeImage(bytes) : await encodeAvif(bytes)
  const answer: ImageAnswer = { result, memory: process.memoryUsage.rss() }
  process.send?.(answer)
})
