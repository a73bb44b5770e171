/**
 * Releases the memory behind a buffer immediately; the buffer is empty afterwards, so no other code
 * may still need it. Memory left to the garbage collector counts towards the heap, and a few files
 * of several megabytes cause a full collection that every request waits for. Slices of a larger
 * buffer are left alone.
 */
export function releaseBuffer(bytes: Uint8Array): void {
  const { buffer, byteLength } = bytes
  if (buffer instanceof ArrayBuffer && !buffer.detached && byteLength === buffer.byteLength)
    buffer.transfer(0)
}
