import { type ReactNode, lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useViewer } from '#platform/web/surroundings.ts'
import { calls } from './calls.ts'
import { LikesContext } from './likes-context.ts'
import type { MatchPerson } from './match-modal.tsx'
import { useLikePopup } from './use-like-popup.ts'

const MatchModal = lazy(async () => ({ default: (await import('./match-modal.tsx')).MatchModal }))

interface LikesProviderProps {
  /** Returns the URL for writing to a member; without it, the modal links to the profile. */
  readonly writeTo?: (member: string) => string
  readonly children: ReactNode
}

/** The content of the modal, and the page on which it opened. */
type ActiveModal = { readonly page: string } & (
  | { readonly match: string }
  | { readonly person: MatchPerson }
)

/**
 * Wraps every page: shows a match when it happens, and the like popup if the URL requests it
 * (LIKE-03, LIKE-04).
 */
export function LikesProvider({ writeTo, children }: LikesProviderProps) {
  const { pathname } = useLocation()
  const member = useViewer() !== null
  const [shown, setShown] = useState<ActiveModal | null>(null)
  const close = useCallback(() => setShown(null), [])
  // The member who completed the match receives it twice, in the response and over the live
  // connection; it is shown once.
  const shownMatches = useRef(new Set<string>())
  const showMatch = useCallback(
    (match: string) => {
      if (shownMatches.current.has(match)) return
      shownMatches.current.add(match)
      setShown({ match, page: pathname })
    },
    [pathname],
  )
  useLikePopup(
    useCallback(
      (person: MatchPerson) => setShown((before) => before ?? { person, page: pathname }),
      [pathname],
    ),
  )
  const surroundings = useMemo(
    () => ({ showMatch, writeTo: writeTo ?? null }),
    [showMatch, writeTo],
  )
  // After navigation the modal no longer applies.
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

/**
 * Handles the modal's signals: the photo opens the profile, the button opens the chat if there is
 * one.
 */
function Modal({
  person,
  occasion,
  writeTo,
  onClose,
}: ModalProps & { readonly person: MatchPerson; readonly occasion: 'match' | 'like' }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const go = (path: string) => {
    // Navigating away closes the modal; if the target is the current page, close it directly.
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
