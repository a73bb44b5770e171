import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Alert, Button, EmptyState, SelectField, useToast } from '#ui/components/index.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { ListFrame, Table } from '#features/members/staff/office/index.ts'
import type { en } from '../../locales/reconciliation/en.ts'
import { type WebhookState, webhookStates } from '../../rules/reconciliation/webhook-state.ts'
import { calls } from './calls.ts'
import { useListTexts } from './use-list-texts.ts'
import { WebhookRow } from './webhook-row.tsx'

/**
 * The webhook inbox by provider and state, and querying providers again. The filter is part of the
 * URL.
 */
export function Page() {
  const t = usePhrases<typeof en>('reconciliation')
  const texts = useListTexts('webhooks')
  const [query, setQuery] = useSearchParams()
  const gateway = query.get('gateway') ?? ''
  const state = webhookStates.find((one) => one === query.get('state'))
  const before = query.get('before') ?? ''
  const list = calls.useCall('reconciliation.list_webhooks', {
    ...(gateway !== '' && { gateway }),
    ...(state !== undefined && { state }),
    ...(before !== '' && { before }),
  })
  const filter = (change: Record<string, string>) =>
    setQuery(Object.entries({ gateway, state: state ?? '', ...change }).filter(([, value]) => value !== ''))
  const { data } = list
  return (
    <ListFrame texts={texts} list={list} onRetry={() => void list.refetch()}>
      {data === undefined ? null : (
        <>
          <div className="mt-6 flex flex-wrap items-end gap-4">
            <SelectField
              className="flex-[1_1_14rem] sm:max-w-[14rem]"
              label={t('webhooks.gateway')}
              options={[
                { value: '', label: t('webhooks.any') },
                ...data.gateways.map((value) => ({ value, label: value })),
              ]}
              value={gateway}
              onChange={({ target }) => filter({ gateway: target.value })}
            />
            <SelectField
              className="flex-[1_1_14rem] sm:max-w-[14rem]"
              label={t('webhooks.state')}
              options={[
                { value: '', label: t('webhooks.any') },
                ...webhookStates.map((value) => ({ value, label: t(`webhooks.states.${value}`) })),
              ]}
              value={state ?? ''}
              onChange={({ target }) => filter({ state: target.value })}
            />
            {data.may_act && data.webhooks.length > 0 && state !== undefined && state !== 'done' ? (
              <ReplayAll gateway={gateway} state={state} onDone={() => void list.refetch()} />
            ) : null}
          </div>
          {data.webhooks.length === 0 ? (
            <EmptyState title={t('webhooks.empty')} text={t('webhooks.empty_text')} />
          ) : (
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
              {data.webhooks.map((one) => (
                <WebhookRow
                  key={`${one.gateway} ${one.event}`}
                  webhook={one}
                  mayAct={data.may_act}
                  onDone={() => void list.refetch()}
                />
              ))}
            </Table>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            {before === '' ? null : (
              <Button variant="line" onClick={() => filter({})}>
                {t('webhooks.latest')}
              </Button>
            )}
            {data.next === null ? null : (
              <Button variant="line" onClick={() => filter({ before: data.next ?? '' })}>
                {t('webhooks.older')}
              </Button>
            )}
          </div>
        </>
      )}
    </ListFrame>
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
  const online = useOnline()
  const { ask, pending } = calls.useAction('reconciliation.replay_all')
  const [problem, setProblem] = useState<string>()
  async function replay() {
    const answer = await ask({ state, ...(gateway !== '' && { gateway }) })
    setProblem(answer.ok ? undefined : answer.refusal.message)
    if (!answer.ok) return
    const { asked, helped } = answer.value
    toast.show({ text: t('webhooks.done_all', { asked, helped }), tone: 'success' })
    onDone()
  }
  return (
    <>
      <Button
        variant="line"
        loading={pending}
        loadingLabel={t('common.loading')}
        disabledReason={online ? undefined : t('common.offline')}
        onClick={() => void replay()}
      >
        {t('webhooks.act_all')}
      </Button>
      {problem === undefined ? null : (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
    </>
  )
}
