import './accounts.css'
import type { ReactNode } from 'react'
import { DanceTrack } from '#ui/components/index.ts'

/**
 * Layout of the small account pages: one column of 420 px, with the stage next to it on a desktop.
 */
export function AccountStage({
  quote,
  children,
}: {
  readonly quote?: string
  readonly children: ReactNode
}) {
  return (
    <div className="wrap account-stage grid items-center">
      {quote === undefined ? null : (
        <aside className="stage account-stage-side self-stretch">
          <DanceTrack figure="parallel" className="track w-80" />
          <p className="account-stage-quote type-h2 text-center">{quote}</p>
        </aside>
      )}
      <div
        className={`mx-auto w-full max-w-narrow ${quote === undefined ? 'account-stage-alone' : ''}`}
      >
        {children}
      </div>
    </div>
  )
}
