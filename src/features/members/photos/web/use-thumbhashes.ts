import { type RefObject, useEffect } from 'react'
import { thumbHashToDataURL } from 'thumbhash'

/**
 * Shows a blurred preview behind every image of a list that has not loaded yet. Done by script,
 * because a served page may have no style attributes; the images are found by their URLs.
 */
export function useThumbhashes(
  list: RefObject<HTMLElement | null>,
  photos: readonly { readonly thumbhash: string; readonly src: { readonly 480: string } }[],
): void {
  useEffect(() => {
    for (const image of list.current?.querySelectorAll('img') ?? []) {
      if (image.complete) continue
      const photo = photos.find(({ src }) => image.getAttribute('src') === src[480])
      if (photo === undefined) continue
      image.style.background = `center / cover url("${dataUrl(photo.thumbhash)}")`
      image.addEventListener('load', () => image.style.removeProperty('background'), { once: true })
    }
  }, [list, photos])
}

function dataUrl(thumbhash: string): string {
  return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (byte) => byte.charCodeAt(0)))
}
