/** Returns a generator of whole numbers below a limit; the same seed gives the same numbers. */
export function createRandomBelow(seed: number): (below: number) => number {
  let state = seed | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Extreme values of lengths and sizes in file headers. */
const extremes = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff]

/**
 * Damages a file in a few places: changed bytes, extreme numbers, bytes left out, repeated or cut off.
 * Half of the changes are in the first 200 bytes, where the headers are.
 */
export function mutate(file: Uint8Array, below: (limit: number) => number): Buffer {
  let bytes = Buffer.from(file)
  for (let changes = 1 + below(8); changes > 0; changes -= 1) {
    const at = below(below(2) === 0 ? Math.min(200, bytes.length) : bytes.length)
    const length = Math.min(1 + below(64), bytes.length - at)
    switch (below(6)) {
      case 0:
        bytes[at] = below(256)
        break
      case 1:
        bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8))
        break
      case 2:
        if (at + 4 <= bytes.length) bytes.writeUInt32BE(extremes[below(extremes.length)] ?? 0, at)
        break
      case 3:
        bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)])
        break
      case 4:
        bytes = Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)])
        break
      default:
        if (below(3) === 0) bytes = Buffer.from(bytes.subarray(0, Math.max(16, at)))
    }
    if (bytes.length < 16) return bytes
  }
  return bytes
}
