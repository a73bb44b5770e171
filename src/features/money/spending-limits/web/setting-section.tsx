import type { ReactNode } from 'react'
import { Panel } from '#ui/components/index.ts'

interface SettingSectionProps {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A section of the page: heading, purpose and controls. */
export function SettingSection({ id, title, lead, children }: SettingSectionProps) {
  return (
    <Panel as="section" id={id} aria-labelledby={`${id}-title`} className="grid scroll-mt-24 gap-5">
      <div>
        <h2 id={`${id}-title`} className="type-h3">
          {title}
        </h2>
        <p className="mt-1 text-ink-2">{lead}</p>
      </div>
      {children}
    </Panel>
  )
}
