import { type ReactNode, lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useViewer } from '#platform/web/surroundings.ts'
import { calls } from './calls.ts'
import { LikesContext } from './likes-context.ts'
import type { MatchPerson } from './match-modal.tsx'
import { useLikePopup } from './use-like-popup.ts'

const MatchModal = lazy(async () => ({ default: (await import('./match-modal.tsx')).MatchModal }))

interface LikesProviderProps {
  /** The address where one writes to a member; without it the modal leads to the profile. */
  readonly writeTo?: (member: string) => string
  readonly children: ReactNode
}

/** What is on the stage, and the page it came up over. */
type Shown = { readonly page: string } & ({ readonly match: string } | { readonly person: MatchPerson })

/** Around every page: shows a match when there is one, and the like popup where an address asks for it (LIKE-03, LIKE-04). */
export function LikesProvider({ writeTo, children }: LikesProviderProps) {
  const { pathname } = useLocation()
  const member = useViewer() !== null
  const [shown, setShown] = useState<Shown | null>(null)
  const close = useCallback(() => setShown(null), [])
  // The one who made the match is told of it by the answer and by the live connection; it comes up once.
  const known = useRef(new Set<string>())
  const showMatch = useCallback(
    (match: string) => {
      if (known.current.has(match)) return
      known.current.add(match)
      setShown({ match, page: pathname })
    },
    [pathname],
  )
  useLikePopup(
    useCallback((person: MatchPerson) => setShown((before) => before ?? { person, page: pathname }), [pathname]),
  )
  const surroundings = useMemo(() => ({ showMatch, writeTo: writeTo ?? null }), [showMatch, writeTo])
  // Whoever moved on is on another page, where it has no business.
  const current = member && shown?.page === pathname ? shown : null
  return (
    <LikesContext value={surroundings}>
      {children}
      {current === null ? null : (
        <Suspense fallback={null}>
          {'match' in current ? (
            <Match match={current.match} writeTo={writeTo} onClose={close} />
          ) : (
            <Modal person={current.person} occasion="like" onClose={close} />
          )}
        </Suspense>
      )}
    </LikesContext>
  )
}

interface ModalProps {
  readonly writeTo?: LikesProviderProps['writeTo'] | undefined
  readonly onClose: () => void
}

function Match({ match, ...rest }: ModalProps & { readonly match: string }) {
  const { data } = calls.useCall('likes.read_match', { match })
  if (data === undefined) return null
  const { photo, ...member } = data.member
  return <Modal person={{ ...member, photo: photo?.src[960] ?? null }} occasion="match" {...rest} />
}

/** What follows from what the modal signals: the photo opens the profile, the button writes where one can write. */
function Modal({
  person,
  occasion,
  writeTo,
  onClose,
}: ModalProps & { readonly person: MatchPerson; readonly occasion: 'match' | 'like' }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const go = (path: string) => {
    // Arriving elsewhere takes it away; whoever is there already has arrived.
    if (path === pathname) onClose()
    else void navigate(path)
  }
  const open = (member: string) => go(`/members/${member}`)
  return (
    <MatchModal
      person={person}
      occasion={occasion}
      canWrite={writeTo !== undefined}
      onClose={onClose}
      onPhoto={open}
      onButton={writeTo === undefined ? open : (member) => go(writeTo(member))}
    />
  )
}
