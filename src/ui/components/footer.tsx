import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Logo } from '../icons/logo.tsx'
import { joinClasses } from './join-classes.ts'

/** A link in the footer; `strong` highlights the link to withdraw from a contract. */
export type FooterLink = { href: string; label: ReactNode; strong?: boolean | undefined }

type FooterProps = Omit<ComponentProps<'footer'>, 'children' | 'about'> & {
  name: string
  /** Sentences below the logo, including company and address. */
  about?: ReactNode
  groups: readonly { title: string; links: readonly FooterLink[] }[]
  /** A router's link component; receives the URL as `to`. */
  as?: ElementType | undefined
  /** One row of links, for members. */
  short?: boolean | undefined
}

/** The footer of every page. Help is in the same position on each (WCAG 3.2.6). */
export function Footer({ name, about, groups, as, short, className, ...rest }: FooterProps) {
  const Anchor: ElementType = as ?? 'a'
  const link = (item: FooterLink) => (
    <li key={item.href}>
      <Anchor
        {...(as ? { to: item.href } : { href: item.href })}
        className={item.strong ? 'foot-strong' : undefined}
      >
        {item.label}
      </Anchor>
    </li>
  )
  if (short) {
    return (
      <footer className={joinClasses('foot foot-short', className)} {...rest}>
        <div className="wrap">
          <ul>{groups.flatMap((group) => group.links).map(link)}</ul>
          {about}
        </div>
      </footer>
    )
  }
  return (
    <footer className={joinClasses('foot', className)} {...rest}>
      <div className="wrap">
        <div className="foot-grid">
          <div>
            <Logo name={name} className="foot-logo mb-3" />
            <div className="foot-about">{about}</div>
          </div>
          <div className="foot-groups">
            {groups.map((group) => (
              <div key={group.title}>
                <h2 className="foot-title">{group.title}</h2>
                <ul>{group.links.map(link)}</ul>
              </div>
            ))}
          </div>
        </div>
      </div>
    </footer>
  )
}
