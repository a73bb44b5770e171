import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useApi } from '#platform/web/api/use-api.ts'
import { useSite, useViewer } from '#platform/web/surroundings.ts'
import { parsePopupDelay } from '../rules/parse-popup-delay.ts'
import { isBusy } from './is-busy.ts'
import type { MatchPerson } from './match-modal.tsx'

const againMs = 1000

interface AutoLike {
  readonly profile: {
    readonly id: string
    readonly name: string
    readonly main_image: { readonly match: string } | null
  }
}

/**
 * The like popup (LIKE-04): `?t=30` shows the newest unseen like after 30 seconds, if there is one;
 * `t` is removed from the URL immediately. It waits while the viewer is typing or has a dialog open
 * (H13).
 */
export function useLikePopup(show: (person: MatchPerson) => void): void {
  const api = useApi()
  const member = useViewer() !== null
  const { cdnPrefix } = useSite()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const delayParam = query.get('t')

  useEffect(() => {
    if (delayParam === null) return
    const rest = new URLSearchParams(window.location.search)
    rest.delete('t')
    void navigate(
      { search: rest.toString(), hash: window.location.hash },
      { replace: true, preventScrollReset: true },
    )
    const seconds = parsePopupDelay(delayParam)
    if (seconds !== null && member) popup.wait(seconds * 1000, () => void showNewestLike())

    async function showNewestLike(): Promise<void> {
      const answer = await api.call('likes.auto_like', {})
      if (!answer.ok || answer.value === null) return
      const { id, name, main_image: image } = (answer.value as AutoLike).profile
      const photo = image === null ? null : cdnPrefix + image.match
      popup.wait(0, () => popup.show?.({ id, name, kind: 'member', label: null, photo }))
    }
  }, [delayParam, member, api, cdnPrefix, navigate])

  useEffect(() => {
    popup.show = show
  }, [show])
}

/** The popup state of this tab; survives navigation between pages. */
const popup = {
  show: undefined as ((person: MatchPerson) => void) | undefined,
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
  wait(ms: number, then: () => void): void {
    clearTimeout(popup.timer)
    popup.timer = setTimeout(() => (isBusy() ? popup.wait(againMs, then) : then()), ms)
  },
}
