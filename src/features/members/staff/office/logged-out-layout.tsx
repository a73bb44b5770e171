import type { ReactNode } from 'react'
import { useSite } from '#platform/web/surroundings.ts'
import { Logo, Panel } from '#ui/components/index.ts'

/** Layout of office pages before login: the logo on a dark background, with a white sheet below. */
export function LoggedOutLayout({ children }: { readonly children: ReactNode }) {
  const { name } = useSite()
  return (
    <main
      id="content"
      tabIndex={-1}
      className="stage office-logged-out grid min-h-dvh content-start justify-items-center gap-8 px-4"
    >
      <Logo name={name} />
      <Panel raised className="offstage w-full max-w-form text-ink">
        {children}
      </Panel>
    </main>
  )
}
