import type { ReactNode } from 'react'
import { useSite } from '#platform/web/surroundings.ts'
import { Logo, Panel } from '#ui/components/index.ts'

/** Layout of office pages before login: the logo on the dark background, a white sheet below. */
export function LoggedOutLayout({ children }: { readonly children: ReactNode }) {
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
