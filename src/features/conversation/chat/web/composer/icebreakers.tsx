import { useQuery } from '@tanstack/react-query'
import { createClient } from '#platform/web/api/create-client.ts'
import { useApi } from '#platform/web/api/use-api.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, CostChip, CostNote, Dialog, Skeleton } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import type { contract, Icebreaker } from '../../contract/icebreakers.ts'
import type { Cost } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import { CostText } from './cost-line.tsx'

const calls = createClient<typeof contract>()

interface IcebreakersProps {
  readonly open: boolean
  readonly member: string
  readonly name: string
  readonly cost: Cost
  readonly onClose: () => void
  /** Puts the line into the composer; never sends. */
  readonly onPick: (line: string) => void
}

/**
 * Six icebreakers that fit the member, each with its price in credits; the price in money is shown
 * above them (CHAT-05).
 */
export function Icebreakers({ open, member, name, cost, onClose, onPick }: IcebreakersProps) {
  const t = usePhrases<typeof en>('chat')
  const online = useOnline()
  const { data, isError, refetch, isFetching } = useQuery({
    ...calls.query('icebreakers.suggest', { member })(useApi()),
    enabled: open,
    throwOnError: false,
  })
  const failed = data === undefined && isError
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('ideas.title', { name })}
      closeLabel={t('ideas.close')}
    >
      <p className="text-muted">{t('ideas.text')}</p>
      <CostNote className="mt-1 mb-3">
        <CostText cost={cost} />
      </CostNote>
      {data === undefined && !failed ? <Waiting label={t('ideas.loading')} /> : null}
      {failed ? (
        <Alert
          tone="danger"
          announce
          action={
            <button
              type="button"
              className="alert-action"
              disabled={isFetching}
              onClick={() => void refetch()}
            >
              {t('list.retry')}
            </button>
          }
        >
          {online ? t('ideas.failed') : t('ideas.offline')}
        </Alert>
      ) : null}
      {data === undefined ? null : (
        <ul className="grid gap-2">
          {data.lines.map((line) => (
            <li key={line.text}>
              <Line line={line} name={name} cost={cost} onPick={onPick} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Line({
  line: { text, interest },
  name,
  cost,
  onPick,
}: { readonly line: Icebreaker } & Pick<IcebreakersProps, 'name' | 'cost' | 'onPick'>) {
  const t = usePhrases<typeof en>('chat')
  return (
    <button type="button" className="chat-idea" onClick={() => onPick(text)}>
      <span>
        {text}
        {interest === null ? null : (
          <small>
            {interest.shared
              ? t('ideas.shared', { interest: interest.label })
              : t('ideas.theirs', { name, interest: interest.label })}
          </small>
        )}
      </span>
      {cost.reason === 'staff' ? null : (
        <CostChip free={cost.next === 'free'} className="flex-none">
          {cost.next === 'free' ? t('ideas.free') : t('ideas.price', { credits: cost.next })}
        </CostChip>
      )}
    </button>
  )
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <div className="grid gap-2" role="status" aria-label={label}>
      {Array.from({ length: 6 }, (_, place) => (
        <Skeleton key={place} className="skeleton-lg h-14 w-full" />
      ))}
    </div>
  )
}
