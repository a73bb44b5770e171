import type { ReactNode } from 'react'
import { DanceTrack } from '#ui/components/index.ts'

/**
 * Layout of the small account pages: one column of 420 px, with the stage next to it on a desktop.
 */
export function AccountStage({ quote, children }: { readonly quote?: string; readonly children: ReactNode }) {
  return (
    <div className="wrap grid min-h-[70vh] items-center gap-10 py-8 lg:grid-cols-2 lg:py-14">
      {quote === undefined ? null : (
        <aside className="stage hidden self-stretch rounded-xl p-12 lg:grid lg:content-center lg:justify-items-center lg:gap-8">
          <DanceTrack figure="parallel" className="track w-80" />
          <p className="type-h2 max-w-[16ch] text-center">{quote}</p>
        </aside>
      )}
      <div className={`mx-auto w-full max-w-105 ${quote === undefined ? 'lg:col-span-2' : ''}`}>{children}</div>
    </div>
  )
}
