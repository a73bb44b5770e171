import type { PhotoSource } from '#ui/components/index.ts'
import type { OpenPhoto } from '#features/members/profiles/contract/profiles.ts'

/**
 * A photo for the UI kit: all widths, and the default one. `sizes` is the display width as in HTML.
 */
export function toPhotoSource(
  photo: Pick<OpenPhoto, 'src' | 'width' | 'height'>,
  alt: string,
  sizes: string,
): PhotoSource {
  const { src, width, height } = photo
  return {
    src: src[480],
    srcSet: `${src[160]} 160w, ${src[480]} 480w, ${src[960]} 960w`,
    sizes,
    width,
    height,
    alt,
  }
}
