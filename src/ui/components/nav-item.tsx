import type { ComponentProps, ElementType, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type NavItemProps = Omit<ComponentProps<'a'>, 'children' | 'ref'> & {
  as?: ElementType | undefined
  /** Both shapes of the icon: the regular one, and the filled or bold one for the current page. */
  icon?: ReactNode
  label: ReactNode
  badge?: ReactNode
  /** True for the current page; a router's NavLink sets `aria-current` automatically. */
  current?: boolean | undefined
  [more: string]: unknown
}

/** An entry of the top bar. */
export function NavItem({ as, icon, label, badge, current, className, ...rest }: NavItemProps) {
  const Anchor: ElementType = as ?? 'a'
  return (
    <Anchor
      className={joinClasses('nav-item', className)}
      {...(current ? { 'aria-current': 'page' } : {})}
      {...rest}
    >
      {icon}
      {label}
      {badge}
    </Anchor>
  )
}

/** An entry of the tab bar at the bottom of a phone screen. */
export function TabItem({ as, icon, label, badge, current, className, ...rest }: NavItemProps) {
  const Anchor: ElementType = as ?? 'a'
  return (
    <Anchor
      className={joinClasses('tab-item', className)}
      {...(current ? { 'aria-current': 'page' } : {})}
      {...rest}
    >
      <span className="tab-sign">
        {icon}
        {badge}
      </span>
      {label}
    </Anchor>
  )
}

/**
 * Both shapes of a navigation icon: `<NavIcon rest={<HeartIcon />} here={<HeartFillIcon />} />`.
 */
export function NavIcon({ rest, here }: { rest: ReactNode; here: ReactNode }) {
  return (
    <>
      <span className="place-rest">{rest}</span>
      <span className="place-here">{here}</span>
    </>
  )
}
