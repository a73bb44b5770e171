import { crc32, deflateSync } from 'node:zlib'

/** A grey PNG of 240 × 240 px, the smallest file the product accepts as a photo. */
export const sampleImage: Uint8Array = png(240)

function png(side: number): Uint8Array {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // 8-bit greyscale.
  head[8] = 8
  const lines = Buffer.alloc(side * (side + 1), 0x80)
  for (let line = 0; line < side; line += 1) lines[line * (side + 1)] = 0
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
