import type { Locale } from '#kernel/locale.ts'

/** An animated image offered by a source. */
export interface Gif {
  /**
   * Its id at the source: letters, digits, `-` and `_`. Stored in messages, so it must always refer
   * to the same image.
   */
  readonly id: string
  /** Describes the image in the requested language: its text alternative. */
  readonly name: string
  /** Changes whenever its bytes change, because browsers cache them. */
  readonly version: string
}

/** `moving` is animated; `still` is a single image of it. */
export type GifForm = 'moving' | 'still'

/**
 * A source of animated images (CHAT-06). Our own drawings are one source; an operator can add
 * another without changing chat. Its images are fetched by this server and served from our own
 * URLs, so that third parties never learn who views what. Throws if the source does not respond.
 */
export interface GifSource {
  /** Its permanent name in messages: lowercase letters, digits and `-`. */
  readonly name: string
  /** Images that match a search, best first; without a search the source's default ones. */
  search(request: { words: string; locale: Locale; count: number }): Promise<readonly Gif[]>
  /**
   * Returns one image by id, however old the message; null if it no longer exists. Must return from
   * local data, because pages wait for it.
   */
  find(id: string, locale: Locale): Gif | null
  /** Its bytes, as an SVG without scripts, a WebP, a GIF or a PNG; null if it no longer exists. */
  picture(
    id: string,
    form: GifForm,
  ): Promise<{ readonly bytes: Uint8Array; readonly type: string } | null>
}
