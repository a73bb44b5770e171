/**
 * The process in which files from outside are decoded. It has no environment, may write nothing and start nothing; whoever
 * breaks out of a decoder finds itself in an empty room.
 */
import { readSync } from 'node:fs'
import sharp from 'sharp'
import { giveBack } from '#platform/server/give-back.ts'
import { decodeImage } from './decode-image.ts'
import { encodeAvif } from './encode-avif.ts'
import { readPrint } from './read-print.ts'
import { filePipe, type ImageAnswer, type ImageQuestion } from './image-question.ts'

// libvips reads dozens of formats by itself, SVG and PDF among them; here only those a photo may come in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

const works = { decode: decodeImage, avif: encodeAvif, print: readPrint }

process.on('disconnect', () => process.exit())
process.on('message', async ({ work, size }: ImageQuestion) => {
  const bytes = receive(size)
  const result = await works[work](bytes)
  giveBack(bytes)
  const answer: ImageAnswer = { result, memory: process.memoryUsage.rss() }
  process.send?.(answer)
})

/** The file that belongs to a question. Nothing else is to be done here, so its pieces may be waited for where we stand. */
function receive(size: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(size)
  for (let come = 0; come < size; ) {
    const more = readSync(filePipe, bytes, come, size - come, null)
    if (more === 0) process.exit(1)
    come += more
  }
  return bytes
}
