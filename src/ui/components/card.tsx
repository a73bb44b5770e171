import type { ComponentProps, ElementType } from 'react'
import { joinClasses } from './join-classes.ts'

type SurfaceProps = ComponentProps<'div'> & { as?: ElementType | undefined; raised?: boolean | undefined }

/** A resting surface of radius 20. Cards never lie in cards. */
export function Card({ as: Tag = 'div', raised, className, ...rest }: SurfaceProps) {
  return <Tag className={joinClasses('card', raised && 'panel-raised', className)} {...rest} />
}

/** A larger surface of radius 28: a filter rail, an order, a form. `raised` for one that sticks. */
export function Panel({ as: Tag = 'div', raised, className, ...rest }: SurfaceProps) {
  return <Tag className={joinClasses('panel', raised && 'panel-raised', className)} {...rest} />
}
