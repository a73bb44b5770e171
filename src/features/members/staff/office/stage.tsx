import type { ReactNode } from 'react'
import { useSite } from '#platform/web/surroundings.ts'
import { Logo, Panel } from '#ui/components/index.ts'

/** A page of the office before one is in: the logo on the dark floor, one sheet of paper below. */
export function Stage({ children }: { readonly children: ReactNode }) {
  const { name } = useSite()
  return (
    <main
      id="content"
      tabIndex={-1}
      className="stage grid min-h-dvh content-start justify-items-center gap-8 px-4 py-10 md:py-18"
    >
      <Logo name={name} />
      <Panel raised className="offstage w-full max-w-form bg-surface text-ink">
        {children}
      </Panel>
    </main>
  )
}
