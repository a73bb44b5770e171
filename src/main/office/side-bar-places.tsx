import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useMessages } from 'use-intl'
import type { en } from '#features/staff/locales/en.ts'
import { CallRefused } from '#platform/web/api/answer.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import type { OfficeScreen } from '#platform/web/office-screen.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { phraseAt } from './office-frame.tsx'

/** How often the numbers beside the names are asked for, in milliseconds. */
const askedEveryMs = 30_000

/** The screens of this role. */
export function SideBarPlaces({ screens }: { readonly screens: readonly OfficeScreen[] }) {
  const t = usePhrases<typeof en>('staff')
  const messages = useMessages() as Record<string, unknown>
  const { pathname } = useLocation()
  const places = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone they lie in a row, and where one is may be out of sight.
    const row = places.current
    const here = row?.querySelector<HTMLElement>('[aria-current="page"]')
    if (row && here) row.scrollLeft = here.offsetLeft - (row.clientWidth - here.offsetWidth) / 2
  }, [pathname])
  return (
    <nav ref={places} aria-label={t('shell.label')} className="office-places">
      {screens.map((screen) => (
        <NavLink key={screen.path} to={screen.path} className="office-place">
          <screen.icon />
          <span>{phraseAt(messages, screen.title)}</span>
          {screen.count === undefined ? null : <Waiting call={screen.count} />}
        </NavLink>
      ))}
    </nav>
  )
}

/** How much waits on a screen; nothing where nothing does or nobody knows. */
function Waiting({ call }: { readonly call: string }) {
  const t = usePhrases<typeof en>('staff')
  const api = useApi()
  const { data } = useQuery({
    queryKey: [call, {}],
    queryFn: async ({ signal }) => {
      const answer = await api.ask(call, {}, { signal })
      if (!answer.ok) throw new CallRefused(answer.refusal)
      return answer.value as { readonly waiting: number }
    },
    refetchInterval: askedEveryMs,
  })
  if (data === undefined || data.waiting === 0) return null
  return (
    <span className="office-count num">
      <span aria-hidden="true">{data.waiting}</span>
      <span className="sr-only">{t('shell.waiting', { count: data.waiting })}</span>
    </span>
  )
}
