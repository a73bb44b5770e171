import type { ReactNode } from 'react'

/** The frame of the pages that emailed links lead to: one column of 420 px. */
export function SmallPage({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <div className="wrap grid min-h-[60vh] items-center py-8 lg:py-14">
      <div className="mx-auto grid w-full max-w-105 justify-items-start gap-4">
        <h1 className="type-h1" tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </div>
    </div>
  )
}
