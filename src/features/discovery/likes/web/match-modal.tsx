import './match-modal.css'
import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useId } from 'react'
import { useApi } from '#platform/web/api/use-api.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, getInitials, Photo } from '#ui/components/index.ts'
import { useModal } from '#ui/components/use-modal.ts'
import { FictionalNotice } from '#features/members/fictional-profiles/web/index.ts'
import type { LikeCard } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { refreshLikes } from './refresh-likes.ts'

export interface MatchPerson extends Pick<LikeCard, 'id' | 'name' | 'kind' | 'label'> {
  /** The URL of the photo; null if there is none. */
  readonly photo: string | null
}

interface MatchModalProps {
  readonly person: MatchPerson
  /** `match`: both like each other. `like`: they like the viewer and are waiting for a response. */
  readonly occasion: 'match' | 'like'
  /** Whether the button opens the chat; otherwise it opens the profile. */
  readonly canWrite: boolean
  readonly onClose: () => void
  /** Called when the photo is pressed; the modal stays open until the caller navigates. */
  readonly onPhoto: (member: string) => void
  /** Called when the button is pressed; the modal stays open until the caller navigates. */
  readonly onButton: (member: string) => void
}

const refreshAfterMs = 500

/**
 * Full-screen modal: a click anywhere closes it; a click on the photo or button is reported to the
 * caller instead (LIKE-03).
 */
export function MatchModal({
  person,
  occasion,
  canWrite,
  onClose,
  onPhoto,
  onButton,
}: MatchModalProps) {
  const t = usePhrases<typeof en>('likes')
  const { ref, modalProps } = useModal({ open: true, onClose })
  const titleId = useId()
  useRefreshedLikes()
  const { id, name } = person
  const signal = (notify: (member: string) => void) => (event: MouseEvent) => {
    event.stopPropagation()
    notify(id)
  }
  const initials = (
    <span className="match-initials" aria-hidden="true">
      {getInitials(name)}
    </span>
  )
  return (
    <dialog
      ref={ref}
      className="match-modal stage"
      aria-labelledby={titleId}
      {...modalProps}
      onClick={onClose}
    >
      <div className="flex w-full max-w-form flex-col items-center gap-5 text-center">
        <div className="match-scene">
          <button
            type="button"
            className="match-photo"
            aria-label={t('modal.photo', { name })}
            onClick={signal(onPhoto)}
          >
            {person.photo === null ? (
              initials
            ) : (
              <Photo photo={{ src: person.photo, alt: '' }} fallback={initials} />
            )}
          </button>
          <i className="match-dot match-dot-theirs" aria-hidden="true" />
          <i className="match-dot match-dot-mine" aria-hidden="true" />
        </div>
        <h2 id={titleId} className="type-h1" tabIndex={-1} data-first-focus>
          {occasion === 'like' ? (
            t('modal.like', { name })
          ) : (
            <>
              <span aria-hidden="true">{t('modal.match')}</span>
              <span className="sr-only">{t('modal.match_read', { name })}</span>
            </>
          )}
        </h2>
        <p className="type-lead">{occasion === 'like' ? t('modal.like_text') : name}</p>
        <FictionalNotice kind={person.kind} label={person.label} name={name} />
        <div className="action-row action-row-wide w-full">
          <Button variant="peony" size="lg" onClick={signal(onButton)}>
            {canWrite ? t('modal.write', { name }) : t('modal.profile', { name })}
          </Button>
          <Button variant="line" size="lg">
            {t('modal.close')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}

/**
 * Refetches the lists half a second after the modal opens, or immediately when it closes earlier.
 * The list of likes is refetched on every page, so that it is up to date when the viewer goes
 * there.
 */
function useRefreshedLikes(): void {
  const cache = useQueryClient()
  const api = useApi()
  useEffect(() => {
    let done = false
    const refresh = () => {
      if (done) return
      done = true
      void refreshLikes(cache)
      // A list on the current page is already being refetched and is not requested twice.
      void cache.prefetchQuery({ ...calls.query('likes.list', {})(api), staleTime: 0 })
    }
    const timer = setTimeout(refresh, refreshAfterMs)
    return () => {
      clearTimeout(timer)
      refresh()
    }
  }, [cache, api])
}
