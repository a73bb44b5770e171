import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { SelectField, useToast } from '#ui/components/index.ts'
import { webhookRetentionDays } from '#features/money/payments/index.ts'
import {
  ActionButton,
  ListPage,
  Table,
  useAddressFilters,
} from '#features/members/staff/office/index.ts'
import type { en } from '../../locales/reconciliation/en.ts'
import { type WebhookState, webhookStates } from '../../rules/reconciliation/webhook-state.ts'
import { calls } from './calls.ts'
import { WebhookRow } from './webhook-row.tsx'

/**
 * The webhook inbox by provider and state, and querying providers again. The filter is part of the
 * URL.
 */
export function Page() {
  const t = usePhrases<typeof en>('reconciliation')
  const [{ gateway, state: typed }, setFilters] = useAddressFilters('gateway', 'state')
  const state = webhookStates.find((one) => one === typed)
  const list = calls.usePages(
    'reconciliation.list_webhooks',
    { ...(gateway !== '' && { gateway }), ...(state !== undefined && { state }) },
    ({ next }) => (next === null ? undefined : { before: next }),
  )
  const again = () => void list.refetch()
  return (
    <ListPage
      title={t('webhooks.title')}
      lead={t('webhooks.lead')}
      notLoaded={t('common.not_loaded')}
      list={list}
      filters={(data) =>
        data === undefined ? null : (
          <div className="mt-6 flex flex-wrap items-end gap-4">
            <SelectField
              className="office-filter"
              label={t('webhooks.gateway')}
              options={[
                { value: '', label: t('webhooks.any') },
                ...(data.pages[0]?.gateways ?? []).map((value) => ({ value, label: value })),
              ]}
              value={gateway}
              onChange={({ target }) => setFilters({ gateway: target.value })}
            />
            <SelectField
              className="office-filter"
              label={t('webhooks.state')}
              options={[
                { value: '', label: t('webhooks.any') },
                ...webhookStates.map((value) => ({ value, label: t(`webhooks.states.${value}`) })),
              ]}
              value={state ?? ''}
              onChange={({ target }) => setFilters({ state: target.value })}
            />
            {list.data?.pages[0]?.may_act === true &&
            list.data.pages[0].webhooks.length > 0 &&
            state !== undefined &&
            state !== 'done' ? (
              <ReplayAll gateway={gateway} state={state} onDone={again} />
            ) : null}
          </div>
        )
      }
      empty={({ pages }) =>
        pages[0]?.webhooks.length === 0 && {
          title: t('webhooks.empty'),
          text: t('webhooks.empty_text', {
            days: webhookRetentionDays.effective,
            ineffective: webhookRetentionDays.ineffective,
          }),
        }
      }
      more={t('webhooks.older')}
    >
      {({ pages }) => (
        <Table
          className="mt-4"
          label={t('webhooks.title')}
          columns={[
            t('webhooks.received'),
            t('webhooks.came'),
            t('webhooks.gateway'),
            t('webhooks.event'),
            t('webhooks.ref'),
            { label: t('webhooks.tries'), figures: true },
            { label: t('webhooks.act'), unseen: true },
          ]}
        >
          {pages.flatMap(({ webhooks, may_act: mayAct }) =>
            webhooks.map((one) => (
              <WebhookRow
                key={`${one.gateway} ${one.event}`}
                webhook={one}
                mayAct={mayAct}
                onDone={again}
              />
            )),
          )}
        </Table>
      )}
    </ListPage>
  )
}

interface ReplayAllProps {
  readonly gateway: string
  readonly state: Exclude<WebhookState, 'done'>
  readonly onDone: () => void
}

function ReplayAll({ gateway, state, onDone }: ReplayAllProps) {
  const t = usePhrases<typeof en>('reconciliation')
  const toast = useToast()
  const { ask } = calls.useAction('reconciliation.replay_all')
  return (
    <ActionButton
      act={() => ask({ state, ...(gateway !== '' && { gateway }) })}
      onDone={({ asked, helped }) => {
        toast.show({ text: t('webhooks.done_all', { asked, helped }), tone: 'success' })
        onDone()
      }}
    >
      {t('webhooks.act_all')}
    </ActionButton>
  )
}
