import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'

/** A photo that the viewer may see, in several widths. */
export type PhotoSource = {
  src: string
  srcSet?: string | undefined
  sizes?: string | undefined
  width?: number | undefined
  height?: number | undefined
  alt: string
}

/**
 * A photo that is replaced by `fallback` if it cannot be loaded, even if it failed before
 * hydration.
 */
export function Photo({
  photo,
  fallback = null,
  onError,
  ...rest
}: Omit<ComponentProps<'img'>, 'src' | 'alt'> & { photo: PhotoSource; fallback?: ReactNode }) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string>()

  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(photo.src)
  }, [photo.src])

  if (failed === photo.src) return fallback
  return (
    <img
      ref={image}
      decoding="async"
      {...rest}
      {...photo}
      alt={photo.alt}
      onError={(event) => {
        setFailed(photo.src)
        onError?.(event)
      }}
    />
  )
}
