import type { ReactNode } from 'react'
import { Panel } from '#ui/components/index.ts'

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** A block of a settings page with its own title, introduction and button. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <Panel as="section" id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-24 gap-5">
      <div>
        <h2 id={`${id}-title`} className="type-h3">
          {title}
        </h2>
        {lead === undefined ? null : <p className="text-ink-2 mt-1">{lead}</p>}
      </div>
      {children}
    </Panel>
  )
}
