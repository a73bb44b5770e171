import type { decodeImage } from './decode-image.ts'
import type { encodeAvif } from './encode-avif.ts'
import type { readPerceptualHash } from './read-perceptual-hash.ts'

/** Kinds of work an image process can do, with their results. */
export interface ImageWork {
  readonly decode: Awaited<ReturnType<typeof decodeImage>>
  readonly print: Awaited<ReturnType<typeof readPerceptualHash>>
  readonly avif: Awaited<ReturnType<typeof encodeAvif>>
}

/** A job for an image process; `size` bytes of a file follow on the pipe. */
export interface ImageJob {
  readonly work: keyof ImageWork
  readonly size: number
}

export interface ImageJobResult {
  readonly result: ImageWork[keyof ImageWork]
  /** Resident memory of the process afterwards, in bytes. */
  readonly memory: number
}

/** File descriptor of the pipe on which a process receives files. */
export const filePipeFd = 3
