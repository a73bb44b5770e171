/**
 * Gives the memory behind bytes back at once; they are empty afterwards, so nobody else may still need them. What is left to the
 * garbage collector counts against the whole heap: a few files of some megabytes make it walk everything there is, and every
 * request waits meanwhile. Pieces of something larger are left alone.
 */
export function giveBack(bytes: Uint8Array): void {
  const { buffer, byteLength } = bytes
  if (buffer instanceof ArrayBuffer && !buffer.detached && byteLength === buffer.byteLength) buffer.transfer(0)
}
