import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { GifForm } from './gif-source.ts'

/** One of our own drawings, read and ready to be served. */
export interface LoadedDrawing {
  readonly version: string
  readonly forms: Readonly<Record<GifForm, Uint8Array>>
}

const folder = new URL('../drawings/', import.meta.url)

/**
 * Reads a folder of drawings once at start. Animation is only in a drawing's `style`, so the still
 * version is the same file without it: every animation ends in exactly that image.
 */
export function readDrawings<Id extends string>(
  kind: 'gifts' | 'stickers',
  ids: readonly Id[],
): ReadonlyMap<Id, LoadedDrawing> {
  return new Map(ids.map((id) => [id, readDrawing(new URL(`${kind}/${id}.svg`, folder))]))
}

function readDrawing(file: URL): LoadedDrawing {
  const moving = readFileSync(file, 'utf8')
  const still = moving.replace(/<style>[\s\S]*?<\/style>/, '')
  return {
    version: createHash('sha256').update(moving).digest('hex').slice(0, 12),
    forms: { moving: Buffer.from(moving), still: Buffer.from(still) },
  }
}
