import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CaretRightBoldIcon, Card, PlusIcon } from '#ui/components/index.ts'
import type { en } from '../../../locales/en.ts'

interface OwnCardProps {
  readonly title: string
  readonly href: string
  /** The label of the link, if it is not for changing the part. */
  readonly action?: string
  /** The items that could still be added, in words. */
  readonly missing?: readonly string[]
  /** The part as others see it; nothing if it is empty. */
  readonly children?: ReactNode
}

/** A part of the profile with everything that could be added, and a link for changing it. */
export function OwnCard({ title, href, action, missing = [], children }: OwnCardProps) {
  const t = usePhrases<typeof en>('profiles')
  return (
    <Card as="section" className="own-card">
      <h2 className="type-title">
        <Link to={href} className="own-card-link">
          {title}
          <span className="own-card-edit">
            <span className="sr-only">: </span>
            {action ?? t('own.edit')}
            <CaretRightBoldIcon />
          </span>
        </Link>
      </h2>
      {children}
      {missing.map((item) => (
        <p key={item} className="own-card-missing">
          <PlusIcon />
          {item}
        </p>
      ))}
    </Card>
  )
}
