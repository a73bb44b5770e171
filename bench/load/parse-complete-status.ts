/**
 * The status of an HTTP response once it is complete, otherwise null. Handles only what the
 * product's own responses need.
 */
export function parseCompleteStatus(bytes: Buffer): number | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const head = bytes.toString('latin1', 0, end).toLowerCase()
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1]
  const whole =
    length === undefined
      ? !head.includes('\r\ntransfer-encoding: chunked') || bytes.subarray(-5).equals(lastChunk)
      : bytes.byteLength >= end + 4 + Number(length)
  return whole ? Number(head.slice(9, 12)) : null
}

const lastChunk = Buffer.from('0\r\n\r\n')
