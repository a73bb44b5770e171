import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Tag, useToast } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { DateTimeCell } from '#features/members/staff/office/index.ts'
import type { StoredWebhook } from '../../contract/reconciliation.ts'
import type { en } from '../../locales/reconciliation/en.ts'
import { calls } from './calls.ts'
import { OrderLink } from './order-link.tsx'

interface WebhookRowProps {
  readonly webhook: StoredWebhook
  readonly mayAct: boolean
  readonly onDone: () => void
}

/** One webhook: its payment, its outcome, and the button that queries the provider again. */
export function WebhookRow({ webhook, mayAct, onDone }: WebhookRowProps) {
  const t = usePhrases<typeof en>('reconciliation')
  const toast = useToast()
  const online = useOnline()
  const { ask, pending } = calls.useAction('reconciliation.replay')
  const { gateway, event, ref, order, received_at, tries, state, outcome } = webhook
  async function replay() {
    const answer = await ask({ gateway, event })
    const text = answer.ok ? t(`webhooks.outcomes.${answer.value.came}`) : answer.refusal.message
    toast.show({ text, tone: answer.ok ? 'success' : 'danger' })
    onDone()
  }
  return (
    <tr>
      <DateTimeCell at={received_at} />
      <td className="min-w-44">
        <Tag look={state === 'done' ? 'quiet' : 'warn'}>{t(`webhooks.states.${state}`)}</Tag>
        <span className="type-meta mt-1 block text-muted">
          {t(`webhooks.outcomes.${outcome ?? 'waiting'}`)}
        </span>
      </td>
      <td>{gateway}</td>
      <td>
        <code title={event}>{shortened(event)}</code>
      </td>
      <td>
        <code title={ref}>{shortened(ref)}</code>
        {order === null ? null : (
          <span className="block">
            <OrderLink order={order} />
          </span>
        )}
      </td>
      <td className="figure">{tries}</td>
      <td>
        {mayAct ? (
          <Button
            variant="line"
            size="sm"
            className="whitespace-nowrap"
            loading={pending}
            loadingLabel={t('common.loading')}
            disabledReason={online ? undefined : t('common.offline')}
            aria-label={`${t('webhooks.act')}: ${event}`}
            onClick={() => void replay()}
          >
            {t('webhooks.act')}
          </Button>
        ) : null}
      </td>
    </tr>
  )
}

const shortened = (name: string) => (name.length > 16 ? `${name.slice(0, 15)}…` : name)
