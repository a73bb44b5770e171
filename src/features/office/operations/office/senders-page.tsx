import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, Tag } from '#ui/components/index.ts'
import { ListPage, TableSection } from '#features/members/staff/office/index.ts'
import type { SenderCheckView, SenderView } from '../contract/senders.ts'
import type { en } from '../locales/emails/en.ts'
import { emailCalls } from './email-calls.ts'
import { TestEmailForm } from './test-email-form.tsx'

/** The records that the domains of senders publish, and a test email (OPS-09). */
export function Page() {
  const t = usePhrases<typeof en>('emails')
  const list = emailCalls.useCall('emails.check_senders', {})
  return (
    <ListPage
      title={t('senders.title')}
      lead={t('senders.lead')}
      notLoaded={t('senders.not_loaded')}
      list={list}
      empty={({ senders }) => senders.length === 0 && { title: t('senders.none') }}
      action={
        <Button
          variant="line"
          loading={list.isFetching}
          loadingLabel={t('working')}
          onClick={() => void list.refetch()}
        >
          {t('senders.again')}
        </Button>
      }
    >
      {({ senders }) => (
        <>
          {senders.map((sender) => (
            <Sender key={sender.domain} sender={sender} />
          ))}
          <TestEmailForm />
        </>
      )}
    </ListPage>
  )
}

function Sender({ sender: { domain, sites, checks } }: { readonly sender: SenderView }) {
  const t = usePhrases<typeof en>('emails')
  const { list } = useFormat()
  return (
    <TableSection
      label={`${domain} (${list(sites)})`}
      columns={[t('kind'), t('status'), t('senders.record')]}
    >
      {checks.map((check) => (
        <tr key={check.name} data-verdict={check.verdict}>
          <th scope="row">{check.check.toUpperCase()}</th>
          <td>
            <Tag look={check.verdict === 'ok' ? 'pine' : 'warn'}>
              {t(`senders.verdicts.${check.verdict}`)}
            </Tag>
            <p className="mt-1 max-w-text">
              <Advice check={check} />
            </p>
          </td>
          <td className="wrap-anywhere">
            <span className="type-meta block text-muted">
              {t('senders.where')} <code translate="no">{check.name}</code>
            </span>
            {check.record === null ? null : <code translate="no">{check.record}</code>}
          </td>
        </tr>
      ))}
    </TableSection>
  )
}

/** The advice that follows from what was found. */
function Advice({ check: { check, result } }: { readonly check: SenderCheckView }) {
  const t = usePhrases<typeof en>('emails')
  if (result === 'lookup_failed') return t('senders.advice.lookup_failed')
  return t(`senders.advice.${check}.${result}` as 'senders.advice.spf.missing', {
    prefix: check === 'spf' ? 'v=spf1' : 'v=DMARC1',
  })
}
