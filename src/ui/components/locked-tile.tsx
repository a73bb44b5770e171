import '../styles/components/photos/photo-tile.css'
import type { ComponentProps } from 'react'
import { LockSimpleFillIcon } from '../icons/icons.tsx'
import { joinClasses } from './join-classes.ts'

/** The number of preset images. */
export const lockedPresets = 12

type LockedTileProps = ComponentProps<'span'> & {
  /** 1 to 12. It reveals nothing about the photo, which is never sent to this page. */
  preset: number
}

/** Shown in place of a photo that the viewer may not see. Children are the text below the lock. */
export function LockedTile({ preset, className, children, ...rest }: LockedTileProps) {
  const picture = ((Math.trunc(preset) - 1 + lockedPresets) % lockedPresets) + 1
  return (
    <span
      className={joinClasses('locked', picture > 1 && `locked-${picture}`, className)}
      {...rest}
    >
      <span className="locked-sign">
        <LockSimpleFillIcon />
      </span>
      {children ? <span className="locked-text">{children}</span> : null}
    </span>
  )
}
