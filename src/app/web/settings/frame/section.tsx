import type { ReactNode } from 'react'
import { Panel } from '#ui/components/index.ts'

interface SectionProps {
  readonly id: string
  readonly title: string
  /** Whether it fills a page, which already shows the title. */
  readonly isWholePage?: boolean
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** A block of a settings page with its own title, introduction and button. */
export function Section({ id, title, isWholePage = false, lead, children }: SectionProps) {
  return (
    <Panel
      as="section"
      id={id}
      {...(isWholePage ? { 'aria-label': title } : { 'aria-labelledby': `${id}-title` })}
      className="grid scroll-mt-24 gap-5"
    >
      {isWholePage && lead === undefined ? null : (
        <div>
          {isWholePage ? null : (
            <h2 id={`${id}-title`} className="type-h3">
              {title}
            </h2>
          )}
          {lead === undefined ? null : <p className="text-ink-2 mt-1">{lead}</p>}
        </div>
      )}
      {children}
    </Panel>
  )
}
