import './picker.css'
import { type CSSProperties, useId, useState } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import {
  Button,
  CostChip,
  ErrorState,
  MagnifyingGlassIcon,
  Sheet,
  Skeleton,
  Tabs,
} from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { Cost } from '../../contract/chat.ts'
import type { AddCredits } from '../composer/use-add-credits.ts'
import type { en } from '../../locales/en.ts'
import { PickerFooter } from './picker-footer.tsx'
import { PickerGrid, type PickerGroup } from './picker-grid.tsx'
import { usePickerList } from './picker-list.ts'
import type { PickedDrawing } from './picked-drawing.ts'
import { getPickPrice } from './pick-price.ts'
import { recentPicks } from './recent-picks.ts'
import type { PickComposer } from './use-pick-composer.ts'

interface PickerProps {
  readonly picker: PickComposer
  readonly cost: Cost
  /** Name of the receiver. */
  readonly name: string
  readonly adding: Pick<AddCredits, 'prepare' | 'showFor' | 'notice'>
}

const sizes = ['small', 'middle', 'large'] as const

/**
 * Picker for gifts and stickers: from the bottom on a phone, above the composer on larger screens
 * (CHAT-06, DESIGN: gift picker).
 */
export function Picker({ picker, cost, name, adding }: PickerProps) {
  const t = usePhrases<typeof en>('chat')
  const member = useViewer()?.profile.id ?? ''
  const online = useOnline()
  const [kind, setKind] = useState<PickedDrawing['kind']>(picker.pick?.kind ?? 'gift')
  const [typed, setTyped] = useState('')
  const { offered, failed, again } = usePickerList(kind, typed)
  const pick = picker.pick?.kind === kind ? picker.pick : null
  const field = useId()
  const label = kind === 'gift' ? t('pick.gifts') : t('pick.stickers')

  return (
    <Sheet
      open={picker.open}
      onClose={picker.close}
      title={t('pick.title', { name })}
      closeLabel={t('pick.close')}
      className="pick-sheet"
      style={getAnchorStyle()}
      actions={
        <PickerFooter picker={picker} pick={pick} cost={cost} offered={offered} adding={adding} />
      }
    >
      <Tabs
        label={t('pick.tabs')}
        tabs={[
          { id: 'gift', label: t('pick.gifts') },
          { id: 'gif', label: t('pick.stickers') },
        ]}
        selected={kind}
        onSelect={(id) => {
          setKind(id === 'gif' ? 'gif' : 'gift')
          setTyped('')
        }}
      >
        <div className="pick-search">
          <MagnifyingGlassIcon />
          <label htmlFor={field} className="sr-only">
            {kind === 'gift' ? t('pick.search_gifts') : t('pick.search_stickers')}
          </label>
          <input
            id={field}
            type="search"
            maxLength={100}
            placeholder={kind === 'gift' ? t('pick.search_gifts') : t('pick.search_stickers')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        {offered === undefined && !failed ? <Waiting /> : null}
        {offered === undefined && failed ? (
          <ErrorState
            title={t('pick.failed')}
            text={online ? null : t('pick.offline')}
            action={
              <Button variant="line" size="sm" onClick={again}>
                {t('list.retry')}
              </Button>
            }
          />
        ) : null}
        {offered?.length === 0 ? (
          <p className="py-6 text-center text-muted" role="status">
            {t('pick.none_found')}
          </p>
        ) : null}
        {offered !== undefined && offered.length > 0 ? (
          <Grid
            kind={kind}
            label={label}
            cost={cost}
            offered={offered}
            pick={pick}
            picker={picker}
            member={member}
            searching={typed.trim() !== ''}
          />
        ) : null}
      </Tabs>
    </Sheet>
  )
}

interface GridProps {
  readonly kind: PickedDrawing['kind']
  readonly label: string
  readonly cost: Cost
  readonly offered: readonly PickedDrawing[]
  readonly pick: PickedDrawing | null
  readonly picker: PickComposer
  readonly member: string
  readonly searching: boolean
}

function Grid({ kind, label, cost, offered, pick, picker, member, searching }: GridProps) {
  const t = usePhrases<typeof en>('chat')
  const format = useFormat()
  // Read once, so that sending does not rearrange the grid.
  const [recent] = useState(() => ({
    gift: recentPicks(member, 'gift'),
    gif: recentPicks(member, 'gif'),
  }))
  const latest = searching
    ? []
    : recent[kind].flatMap((id) => offered.find((one) => one.id === id) ?? [])
  const rest = offered.filter((one) => !latest.includes(one))

  function priced(one: PickedDrawing): string {
    const price = getPickPrice(cost, one.kind, one.size)?.price ?? 0
    return `${one.name}, ${price === 0 ? t('ideas.free') : t('ideas.price', { credits: price })}`
  }
  function renderHeading(size: (typeof sizes)[number]) {
    const price = getPickPrice(cost, 'gift', size)
    const sizeName = { small: t('pick.small'), middle: t('pick.middle'), large: t('pick.large') }[
      size
    ]
    return (
      <>
        {sizeName}{' '}
        <CostChip free={price?.price === 0}>
          {price === null || price.price === 0
            ? t('ideas.free')
            : t('ideas.price', { credits: price.price })}
        </CostChip>{' '}
        {price?.money ? (
          <small>{format.money(price.money.minor, price.money.currency)}</small>
        ) : null}
      </>
    )
  }
  const groups: PickerGroup[] = [
    { id: 'recent', title: t('pick.recent'), offered: latest },
    ...(kind === 'gift'
      ? sizes.map((size) => ({
          id: size,
          title: renderHeading(size),
          offered: rest.filter((one) => one.size === size),
        }))
      : [{ id: 'all', title: null, offered: rest }]),
  ].filter((group) => group.offered.length > 0)
  return (
    <PickerGrid
      label={label}
      groups={groups}
      picked={pick}
      getLabel={priced}
      onPick={picker.choose}
    />
  )
}

function Waiting() {
  return (
    <div className="pick-cells py-3">
      {Array.from({ length: 12 }, (_, place) => (
        <Skeleton key={place} className="skeleton-lg h-28 w-full" />
      ))}
    </div>
  )
}

/** Position on larger screens: above the button that opened it. */
function getAnchorStyle(): CSSProperties | undefined {
  if (typeof document === 'undefined') return undefined
  const button = document.querySelector('[data-gifts]')?.getBoundingClientRect()
  if (button === undefined) return undefined
  return {
    '--pick-left': `${Math.round(Math.max(8, button.left - 8))}px`,
    '--pick-bottom': `${Math.round(innerHeight - button.top + 12)}px`,
  } as CSSProperties
}
