import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { AlertDialog, Button } from '#ui/components/index.ts'
import type { en as fiction } from '#features/members/fictional-profiles/locales/en.ts'
import type { en as honesty } from '#features/safety/message-safety/locales/authenticity/en.ts'
import type { Cost } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import { fictionEndpoints } from '../calls.ts'

interface DisclosureDialogProps {
  readonly open: boolean
  readonly member: string
  readonly name: string
  /** Of a message, in credits. */
  readonly price: number
  /** Approximate price in money; null if unknown. */
  readonly money: Cost['money']
  /** Maximum number of charged messages per day. */
  readonly maxPerDay: number | null
  readonly onClose: () => void
  readonly onAgreed: () => void
}

/**
 * Shown before the first paid message to a fictional profile: who writes and reads it, that meeting
 * is impossible, that messages cost the same, in credits and money, and both choices (H5, CHAT-10).
 * The author is stated first, whatever the operator's own warning says.
 */
export function DisclosureDialog({
  open,
  member,
  name,
  price,
  money,
  maxPerDay,
  onClose,
  onAgreed,
}: DisclosureDialogProps) {
  const t = usePhrases<typeof en>('chat')
  const tf = usePhrases<typeof fiction>('fictional_profiles')
  const th = usePhrases<typeof honesty>('authenticity')
  const format = useFormat()
  const site = useSite()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { data, error, refetch, isFetching } = fictionEndpoints.useCall(
    'fictional_profiles.read_disclosure',
    { member },
    { enabled: open },
  )
  const unread = data === undefined && error !== null
  const { ask: acknowledge, pending } = fictionEndpoints.useAction('fictional_profiles.acknowledge')
  const { ask: choose } = fictionEndpoints.useAction('fictional_profiles.choose_visibility')
  const [problem, setProblem] = useState('')
  // A second press before the button has changed must not send and charge a second message.
  const agreeing = useRef(false)
  useEffect(() => {
    if (open) agreeing.current = false
  }, [open])

  async function agree() {
    if (data === undefined || agreeing.current) return
    agreeing.current = true
    setProblem('')
    const answer = await acknowledge({ member, version: data.version })
    if (answer.ok) return onAgreed()
    agreeing.current = false
    setProblem(answer.refusal.message)
    // The disclosure may have changed, so it is loaded again.
    await cache.invalidateQueries({ queryKey: ['fictional_profiles.read_disclosure'] })
  }

  async function membersOnly() {
    const answer = await choose({ shown: false })
    if (!answer.ok) return setProblem(answer.refusal.message)
    onClose()
    await navigate('/members')
    void cache.invalidateQueries()
  }

  return (
    <AlertDialog
      open={open}
      onClose={onClose}
      title={data ? tf('disclosure.title', { name, label: data.label }) : name}
      closeLabel={tf('disclosure.close')}
      text={
        <>
          {unread ? null : data === undefined ? (
            <p>{tf('disclosure.loading')}</p>
          ) : (
            <>
              <p>
                {th(data.answered_by === 'staff' ? 'fictional.who' : 'fictional.who_machine', {
                  name,
                  site: site.name,
                })}{' '}
                {th('fictional.meet', { name })}
              </p>
              <p className="mt-3">{data.warning}</p>
            </>
          )}
          <p className="mt-3">
            {money === null
              ? tf('disclosure.price', { credits: price })
              : tf('disclosure.price_money', {
                  credits: price,
                  money: format.money(money.minor, money.currency),
                })}
          </p>
          {maxPerDay === null ? null : (
            <p className="mt-3">{tf('disclosure.most', { most: maxPerDay })}</p>
          )}
        </>
      }
      actions={
        <>
          <Button variant="line" onClick={() => void membersOnly()}>
            {tf('disclosure.members_only')}
          </Button>
          {unread ? (
            <Button
              variant="line"
              loading={isFetching}
              loadingLabel={tf('disclosure.loading')}
              onClick={() => void refetch()}
            >
              {t('list.retry')}
            </Button>
          ) : (
            <Button
              variant="line"
              loading={pending || data === undefined}
              loadingLabel={tf('disclosure.loading')}
              onClick={() => void agree()}
            >
              {tf('disclosure.write')}
            </Button>
          )}
        </>
      }
      problem={unread ? error.refusal.message : problem}
    />
  )
}
