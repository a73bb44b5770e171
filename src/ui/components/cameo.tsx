import type { ComponentProps } from 'react'
import { getInitials } from './get-initials.ts'
import { joinClasses } from './join-classes.ts'
import { Photo } from './photo.tsx'

type CameoProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The name of the person; its initials are shown if there is no photo. */
  name: string
  src?: string | undefined
  srcSet?: string | undefined
  /** Empty next to the written name, which is the usual case. */
  alt?: string | undefined
  /** 32×40, 44×54, 48×59, 56×70 or 96×118. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** Shows the dot; the text is for screen readers, "online now". */
  online?: string | undefined
  /** Adds the iris ring. The word "Fictional" must also appear next to the cameo. */
  fictional?: boolean | undefined
  eager?: boolean | undefined
}

const pixels = { xs: [32, 40], sm: [44, 54], md: [48, 59], lg: [56, 70], xl: [96, 118] } as const

/** A portrait as an upright oval. */
export function Cameo({
  name,
  src,
  srcSet,
  alt = '',
  size = 'sm',
  online,
  fictional,
  eager,
  className,
  ...rest
}: CameoProps) {
  const [width, height] = pixels[size]
  // Drawn with CSS, so that the initials are not part of the text of the button or link around
  // them.
  const initials = (
    <span className="cameo-face" data-initials={getInitials(name)} aria-hidden="true" />
  )
  return (
    <span
      className={joinClasses(
        'cameo',
        size !== 'sm' && `cameo-${size}`,
        fictional && 'cameo-fictional',
        className,
      )}
      {...rest}
    >
      {src ? (
        <Photo
          className="cameo-face"
          photo={{ src, srcSet, alt, width, height, sizes: `${width}px` }}
          loading={eager ? 'eager' : 'lazy'}
          fallback={initials}
        />
      ) : (
        initials
      )}
      {online ? (
        <span className="cameo-online">
          <span className="sr-only">{online}</span>
        </span>
      ) : null}
    </span>
  )
}
