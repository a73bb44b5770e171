import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Coin, CostChip, CostNote, PaperPlaneRightFillIcon } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { Cost } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import type { PickedDrawing } from './picked-drawing.ts'
import { type PickPrice, getPickPrice } from './pick-price.ts'
import { ExactLink } from '#features/money/payments/web/index.ts'
import type { AddCredits } from '../composer/use-add-credits.ts'
import type { PickComposer } from './use-pick-composer.ts'
import { usePlay } from './use-play.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

interface PickerFooterProps {
  readonly picker: PickComposer
  readonly pick: PickedDrawing | null
  readonly cost: Cost
  readonly offered: readonly PickedDrawing[] | undefined
  readonly adding: Pick<AddCredits, 'prepare' | 'showFor' | 'notice'>
}

/**
 * The picked drawing, animated once, with its price in credits and money, the balance, and Send
 * (H2).
 */
export function PickerFooter({ picker, pick, cost, offered, adding }: PickerFooterProps) {
  const t = usePhrases<typeof en>('chat')
  const drawing = pick && (offered?.find((one) => one.id === pick.id) ?? pick)
  const price = drawing && getPickPrice(cost, drawing.kind, drawing.size)
  const spared =
    pick?.kind !== 'gif' && (cost.reason === 'first_message' || cost.reason === 'first_answer')
  return (
    <div className="pick-foot">
      {spared ? <p className="type-meta text-muted">{t('pick.keeps_free')}</p> : null}
      {drawing && price ? (
        <Chosen
          key={drawing.id}
          picker={picker}
          pick={drawing}
          price={price}
          balance={cost.balance}
          adding={adding}
        />
      ) : (
        <p className="text-muted">{t('pick.choose')}</p>
      )}
    </div>
  )
}

interface ChosenProps extends Pick<PickerFooterProps, 'adding'> {
  readonly picker: PickComposer
  readonly pick: PickedDrawing
  readonly price: PickPrice
  readonly balance: number | null
}

function Chosen({ picker, pick, price, balance, adding }: ChosenProps) {
  const t = usePhrases<typeof en>('chat')
  const online = useOnline()
  const calm = useReducedMotion()
  const { src, play } = usePlay(pick)
  const begin = useEffectEvent(() => {
    if (!calm) play()
  })
  useEffect(() => begin(), [])
  const { price: credits } = price
  const short = balance !== null && balance < credits
  const act = pick.kind === 'gif' ? 'sticker' : (`${pick.size ?? 'small'}_gift` as const)
  const waits = credits > 0 && !online && !short
  return (
    <>
      <div className="pick-chosen" role="status">
        <img src={src} alt="" width={72} height={72} />
        <div className="min-w-0">
          <p className="font-semibold">{pick.name}</p>
          <CostNote>
            {short ? (
              t('pick.short', { balance, credits })
            ) : (
              <PriceText price={price} left={balance ?? 0} />
            )}
          </CostNote>
          {waits ? <p className="type-meta">{t('pick.waits')}</p> : null}
        </div>
      </div>
      {short ? (
        <>
          {adding.notice === '' ? null : (
            <p className="type-meta" role="alert">
              {adding.notice}
            </p>
          )}
          <Button
            variant="brass"
            block
            icon={<Coin />}
            aria-haspopup="dialog"
            onPointerEnter={adding.prepare}
            onFocus={adding.prepare}
            onClick={() => adding.showFor({ act, price: credits })}
          >
            {t('cost.add_credits')}
          </Button>
          <ExactLink
            act={act}
            label={(missing) => t('missing', missing)}
            className="link num mx-auto"
          />
        </>
      ) : (
        <Button
          variant={credits === 0 ? 'pine' : 'brass'}
          block
          className="num"
          icon={credits === 0 ? <PaperPlaneRightFillIcon /> : <Coin />}
          aria-disabled={waits || undefined}
          onClick={() => picker.send(pick, price)}
        >
          {t('pick.send', { what: pick.name })}
          {credits === 0 ? null : <span aria-hidden="true">{` · ${credits}`}</span>}
          <span className="sr-only">
            {' '}
            {credits === 0 ? t('ideas.free') : t('ideas.price', { credits })}
          </span>
        </Button>
      )}
    </>
  )
}

function PriceText({
  price,
  left,
}: {
  readonly price: PickPrice
  readonly left: number
}): ReactNode {
  const t = usePhrases<typeof en>('chat')
  const format = useFormat()
  const { price: credits, money } = price
  const values = {
    credits,
    left,
    b: (children: ReactNode) => <b>{children}</b>,
    f: (words: ReactNode) => <CostChip free>{words}</CostChip>,
  }
  if (credits === 0) return t.rich('pick.free', values)
  return money === null
    ? t.rich('pick.price_plain', values)
    : t.rich('pick.price', { ...values, money: format.money(money.minor, money.currency) })
}
