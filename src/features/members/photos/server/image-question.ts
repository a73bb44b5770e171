import type { decodeImage } from './decode-image.ts'
import type { encodeAvif } from './encode-avif.ts'
import type { readPrint } from './read-print.ts'

/** What can be asked of an image process, and what it gives. */
export interface ImageWork {
  readonly decode: Awaited<ReturnType<typeof decodeImage>>
  readonly print: Awaited<ReturnType<typeof readPrint>>
  readonly avif: Awaited<ReturnType<typeof encodeAvif>>
}

/** What a process is told; so many bytes of a file follow on the pipe beside. */
export interface ImageQuestion {
  readonly work: keyof ImageWork
  readonly size: number
}

/** What it tells. */
export interface ImageAnswer {
  readonly result: ImageWork[keyof ImageWork]
  /** What the process holds afterwards, in bytes. */
  readonly memory: number
}

/** By which number a process knows the pipe that files come by. */
export const filePipe = 3
