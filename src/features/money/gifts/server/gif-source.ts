import type { Locale } from '#kernel/locale.ts'

/** A moving picture a source offers. */
export interface Gif {
  /** Its id at the source: letters, digits, `-` and `_`. It stands in messages and must go on meaning the same picture. */
  readonly id: string
  /** What is on it, in the language asked for: its text alternative. */
  readonly name: string
  /** Changes whenever its bytes do, for browsers keep them. */
  readonly version: string
}

/** `moving` plays; `still` is one picture of it at rest. */
export type GifForm = 'moving' | 'still'

/**
 * Where moving pictures come from (CHAT-06). Our own drawings are one; an operator may plug in another without touching chat. Its
 * pictures are fetched by this server and sent from our own address, so that no foreign service ever learns who looks at what.
 * A source that does not answer throws.
 */
export interface GifSource {
  /** Its name in messages, for good: small letters, digits and `-`. */
  readonly name: string
  /** What fits some words, the best first; without words what it offers first. */
  search(request: { words: string; locale: Locale; count: number }): Promise<readonly Gif[]>
  /** One picture by its id, however old the message; null where it is gone. It must come from what is at hand, for pages wait for it. */
  find(id: string, locale: Locale): Gif | null
  /** Its bytes, as an SVG without scripts, a WebP, a GIF or a PNG; null where it is gone. */
  picture(id: string, form: GifForm): Promise<{ readonly bytes: Uint8Array; readonly type: string } | null>
}
