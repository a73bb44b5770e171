import type { ComponentProps, ElementType, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type NavItemProps = Omit<ComponentProps<'a'>, 'children' | 'ref'> & {
  as?: ElementType | undefined
  /** Regular shape at rest, and the filled or bold one shown while this is the current place. */
  icon?: ReactNode
  label: ReactNode
  badge?: ReactNode
  /** True on the current place; a router's NavLink sets `aria-current` by itself. */
  current?: boolean | undefined
  [more: string]: unknown
}

/** A place in the top bar. */
export function NavItem({ as, icon, label, badge, current, className, ...rest }: NavItemProps) {
  const Anchor: ElementType = as ?? 'a'
  return (
    <Anchor className={joinClasses('nav-item', className)} {...(current ? { 'aria-current': 'page' } : {})} {...rest}>
      {icon}
      {label}
      {badge}
    </Anchor>
  )
}

/** A place in the bar at a phone's lower edge. */
export function TabItem({ as, icon, label, badge, current, className, ...rest }: NavItemProps) {
  const Anchor: ElementType = as ?? 'a'
  return (
    <Anchor className={joinClasses('tab-item', className)} {...(current ? { 'aria-current': 'page' } : {})} {...rest}>
      <span className="tab-sign">
        {icon}
        {badge}
      </span>
      {label}
    </Anchor>
  )
}

/** Both shapes of a place's icon: `<PlaceIcon rest={<HeartIcon />} here={<HeartFillIcon />} />`. */
export function PlaceIcon({ rest, here }: { rest: ReactNode; here: ReactNode }) {
  return (
    <>
      <span className="place-rest">{rest}</span>
      <span className="place-here">{here}</span>
    </>
  )
}
