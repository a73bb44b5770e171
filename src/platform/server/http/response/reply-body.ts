/** The body of a response: text, bytes, a stream of bytes, or nothing. */
export type ReplyBody =
  | string
  | Uint8Array<ArrayBuffer>
  | ReadableStream<Uint8Array<ArrayBuffer>>
  | null
