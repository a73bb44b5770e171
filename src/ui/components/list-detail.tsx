import '../styles/components/rows.css'
import type { ElementType, ReactNode } from 'react'
import { CaretLeftBoldIcon } from '../icons/icons.tsx'

type ListDetailProps = {
  /** The name of the list: its title, and the label of the link back to it. */
  title: ReactNode
  /** The address of the list. */
  href: string
  /** A router's link component; receives the URL as `to`. */
  as: ElementType
  list: ReactNode
  /** The title of the open page; none if the list itself was opened. */
  pageTitle?: ReactNode
  children: ReactNode
}

/**
 * A list of pages, and one of them. On a phone the list is a page of its own, to which the others
 * link back; on a desktop it stays beside the open page, and its own address shows the first one.
 */
export function ListDetail({ title, href, as: Link, list, pageTitle, children }: ListDetailProps) {
  const isAtList = pageTitle === undefined
  return (
    <div className="list-detail" data-at-list={isAtList || undefined}>
      <div className="list-detail-list">
        {isAtList ? (
          <h1 className="type-h1" tabIndex={-1}>
            {title}
          </h1>
        ) : (
          <Link to={href} className="type-h1 list-detail-title">
            {title}
          </Link>
        )}
        {list}
      </div>
      <div className="list-detail-page">
        {isAtList ? null : (
          <>
            <Link to={href} className="back-link list-detail-back">
              <CaretLeftBoldIcon />
              {title}
            </Link>
            <h1 className="type-h2" tabIndex={-1}>
              {pageTitle}
            </h1>
          </>
        )}
        {children}
      </div>
    </div>
  )
}
