import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'

/** A picture the viewer may see, in several widths. */
export type PhotoSource = {
  src: string
  srcSet?: string | undefined
  sizes?: string | undefined
  width?: number | undefined
  height?: number | undefined
  alt: string
}

/** A photo that gives way to `fallback` when it cannot be loaded, even if it failed before the page woke up. */
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
