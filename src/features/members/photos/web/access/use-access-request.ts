import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLive } from '#platform/web/live/use-live.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../../locales/en.ts'
import { calls } from '../calls.ts'

/**
 * The state of private photos between the reader and a member, and the possible actions; the other
 * side's actions appear live.
 */
export function useAccessRequest(
  member: { readonly id: string; readonly kind: string },
  enabled = true,
) {
  const t = usePhrases<typeof en>('photos')
  const cache = useQueryClient()
  const { data } = calls.useCall(
    'photos.read_request',
    { member: member.id },
    { enabled: enabled && member.kind === 'member' },
  )
  const acts = {
    ask: calls.useAction('photos.request_access'),
    undo: calls.useAction('photos.withdraw_request'),
    open: calls.useAction('photos.grant_access'),
    close: calls.useAction('photos.revoke_access'),
    later: calls.useAction('photos.dismiss_request'),
  }
  const [problem, setProblem] = useState<string>()

  async function again() {
    const about = [
      'photos.read_request',
      'photos.read_private',
      'photos.list_grants',
      'profiles.read_member',
    ]
    await Promise.all(about.map((call) => cache.invalidateQueries({ queryKey: [call] })))
  }
  useLive('photos.private', () => void again())

  async function act(what: keyof typeof acts) {
    setProblem(undefined)
    if (!navigator.onLine) return setProblem(t('own.offline'))
    const answer = await acts[what].ask({ member: member.id })
    if (!answer.ok) return setProblem(answer.refusal.message)
    await again()
  }
  return { data, act, problem, pending: Object.values(acts).some((one) => one.pending) }
}
