import '../styles/photos.css'
import type { ComponentProps } from 'react'
import { LockSimpleFillIcon } from '../icons/icons.tsx'
import { joinClasses } from './join-classes.ts'

/** How many preset pictures there are. */
export const lockedPresets = 12

type LockedTileProps = ComponentProps<'span'> & {
  /** 1 to 12. It tells nothing of the photo, which this page never received. */
  preset: number
}

/** Stands where a photo is that the viewer may not see. The words under the lock come as children. */
export function LockedTile({ preset, className, children, ...rest }: LockedTileProps) {
  const picture = ((Math.trunc(preset) - 1 + lockedPresets) % lockedPresets) + 1
  return (
    <span className={joinClasses('locked', picture > 1 && `locked-${picture}`, className)} {...rest}>
      <span className="locked-sign">
        <LockSimpleFillIcon />
      </span>
      {children ? <span className="locked-text">{children}</span> : null}
    </span>
  )
}
