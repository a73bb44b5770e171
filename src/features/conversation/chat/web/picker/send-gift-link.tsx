import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { Button, ButtonLink, CostChip, CostRow, GiftIcon } from '#ui/components/index.ts'
import type { FullMember } from '#features/members/profiles/contract/profiles.ts'
import type { Cost } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import { calls } from '../calls.ts'

interface SendGiftLinkProps {
  readonly member: FullMember
  /**
   * `dock`: round, for the bar at the bottom of a phone, and omitted if gifts cannot be sent,
   * because the panel explains why.
   */
  readonly look?: 'panel' | 'dock'
}

/**
 * Link from a profile to the gifts for its owner, with the price; explains why if gifts cannot be
 * sent (CHAT-06).
 */
export function SendGiftLink({ member, look = 'panel' }: SendGiftLinkProps) {
  const t = usePhrases<typeof en>('chat')
  const { data } = useConversationStart(member.id)
  const reason = useReason(member, data?.cost)
  const price = getCheapestGiftPrice(data?.cost)
  const priced =
    price === null ? null : price === 0 ? t('ideas.free') : t('give.from', { credits: price })
  // Begins with the visible words, so that it can be spoken (WCAG 2.5.3).
  const label = `${[t('give.short'), priced].filter(Boolean).join(' ')}, ${member.name}`
  const to = `/members/${member.id}/chat?gifts`
  if (data?.cost.gift === null) return null
  if (look === 'dock')
    return reason === null ? (
      <Link to={to} className="icon-btn icon-btn-line" aria-label={label}>
        <GiftIcon />
      </Link>
    ) : null
  if (reason !== null)
    return (
      <div className="grid gap-1.5">
        <Button variant="line" block icon={<GiftIcon />} aria-disabled aria-describedby="no-gift">
          {t('give.short')}
        </Button>
        <p id="no-gift" className="type-meta text-muted">
          {reason}
        </p>
      </div>
    )
  return (
    <ButtonLink as={Link} to={to} variant="line" block icon={<GiftIcon />} aria-label={label}>
      {t('give.short')} {priced === null ? null : <CostChip free={price === 0}>{priced}</CostChip>}
    </ButtonLink>
  )
}

type Money = Cost['money'] | null

/**
 * Prices of a like, the next message and a gift with this member, in credits and money, one line
 * each (BEY-06).
 */
export function ChatPrices({ member }: { readonly member: FullMember }) {
  const t = usePhrases<typeof en>('chat')
  const { data } = useConversationStart(member.id)
  const format = useFormat()
  const gift = getCheapestGiftPrice(data?.cost)
  if (data === undefined || gift === null) return null
  const message = data.cost.next === 'free' ? 0 : data.cost.next
  const cheapest = data.cost.gift?.find(({ next }) => next === gift)
  const row = (what: string, credits: number, text: string, money: Money = null): ReactNode => (
    <CostRow>
      {what}{' '}
      <CostChip free={credits === 0}>
        {credits === 0 ? t('ideas.free') : text}
        {credits === 0 || money === null ? null : ` · ${format.money(money.minor, money.currency)}`}
      </CostChip>
    </CostRow>
  )
  return (
    <>
      {row(t('give.likes'), 0, '')}
      {row(t('give.message'), message, t('ideas.price', { credits: message }), data.cost.money)}
      {row(t('give.gift'), gift, t('give.from', { credits: gift }), cheapest?.money)}
    </>
  )
}

/** Conversation and costs with a member; undefined until known, so no prices are shown. */
function useConversationStart(member: string) {
  return useQuery({
    ...calls.query('chat.preview_conversation', { member })(useApi()),
    throwOnError: false,
  })
}

/** The price of the smallest gift in credits; null if unknown or if gifts cannot be sent. */
function getCheapestGiftPrice(cost: Cost | undefined): number | null {
  const prices = cost?.gift?.map(({ next }) => (next === 'free' ? 0 : next))
  return prices === undefined ? null : Math.min(...prices)
}

/** Why gifts cannot be sent; null if they can. */
function useReason({ kind, name }: FullMember, cost: Cost | undefined): string | null {
  const t = usePhrases<typeof en>('chat')
  if (kind === 'fictional') return t('give.fictional', { name })
  switch (cost?.closed) {
    case 'chat.unconfirmed':
      return t('closed.unconfirmed', { name })
    case 'chat.gone':
      return t('refusals.gone')
    case 'chat.closed':
      return t('give.closed')
    case 'chat.too_many_starts':
      return t('closed.starts')
    case 'chat.confirm_to_write':
      return t('refusals.confirm_to_write')
    default:
      return null
  }
}
