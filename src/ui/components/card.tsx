import type { ComponentProps, ElementType } from 'react'
import { joinClasses } from './join-classes.ts'

type SurfaceProps = ComponentProps<'div'> & {
  as?: ElementType | undefined
  raised?: boolean | undefined
}

/** A surface with radius 20. Do not nest cards. */
export function Card({ as: Tag = 'div', raised, className, ...rest }: SurfaceProps) {
  return <Tag className={joinClasses('card', raised && 'panel-raised', className)} {...rest} />
}

/**
 * A larger surface with radius 28: a filter rail, an order, a form. Use `raised` for a sticky one.
 */
export function Panel({ as: Tag = 'div', raised, className, ...rest }: SurfaceProps) {
  return <Tag className={joinClasses('panel', raised && 'panel-raised', className)} {...rest} />
}
