import '../styles/components/rows.css'
import { type ElementType, type ReactNode, useId } from 'react'
import { CaretRightBoldIcon } from '../icons/icons.tsx'
import { joinClasses } from './join-classes.ts'

type RowGroupProps = {
  title: ReactNode
  /** List items, each with one row. */
  children: ReactNode
}

/** A titled group of rows. */
export function RowGroup({ title, children }: RowGroupProps) {
  const id = useId()
  return (
    <div>
      <h2 id={id} className="rows-title">
        {title}
      </h2>
      <ul className="rows" aria-labelledby={id}>
        {children}
      </ul>
    </div>
  )
}

type LinkRowProps = {
  /** A link if given, otherwise a button. */
  href?: string | undefined
  /** A router's link component; receives the URL as `to`. */
  as?: ElementType | undefined
  onClick?: (() => void) | undefined
  icon?: ReactNode
  label: ReactNode
  /** The current value in a few words. */
  state?: ReactNode
  /** Whether the row's page is the open one. */
  current?: boolean | undefined
  /** Whether its page is shown beside the list that was opened. */
  shown?: boolean | undefined
  danger?: boolean | undefined
}

/** A row that leads to a page of its own and shows the current state of what is set there. */
export function LinkRow({
  href,
  as,
  onClick,
  icon,
  label,
  state,
  current,
  shown,
  danger,
}: LinkRowProps) {
  const Tag: ElementType = href === undefined ? 'button' : (as ?? 'a')
  const address =
    href === undefined ? { type: 'button', onClick } : as === undefined ? { href } : { to: href }
  return (
    <Tag
      {...address}
      className={joinClasses('row', danger && 'row-danger')}
      aria-current={current ? 'page' : undefined}
      data-shown={shown || undefined}
    >
      {icon}
      <span className="row-text">
        <span className="row-label">{label}</span>
        {state === undefined ? null : (
          <>
            {' '}
            <span className="row-state">{state}</span>
          </>
        )}
      </span>
      {href === undefined ? null : <CaretRightBoldIcon className="row-caret" />}
    </Tag>
  )
}
