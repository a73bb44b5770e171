import { pipeline, Readable } from 'node:stream'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'

/** Compresses a stream with Zstandard. */
export function compress(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return pipeline(Readable.from(source), createZstdCompress(), () => {})
}

export function decompress(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return pipeline(Readable.from(source), createZstdDecompress(), () => {})
}
