import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PhraseKey } from '#kernel/phrase-key.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en as refundTexts } from '#features/money/refunds/locales/en.ts'
import type { en as staffTexts } from '#features/members/staff/locales/en.ts'
import type { en as complaintTexts } from '#features/safety/complaints/locales/en.ts'
import type { en as reportTexts } from '#features/safety/reports/locales/en.ts'
import {
  AmountCell,
  approvalTexts,
  DateTimeCell,
  Table,
} from '#features/members/staff/office/index.ts'
import { Tag } from '#ui/components/index.ts'
import type { FileView } from '../contract/file-view.ts'
import type { en } from '../locales/en.ts'
import { CreditFacts } from './credit-facts.tsx'

type Part<Name extends keyof FileView> = NonNullable<FileView[Name]>

/** A column of numbers. */
const figures = (label: string) => ({ label, figures: true })

/** Reports about the member and by them; the other side isn't named. */
export function ReportTable({ reports }: { readonly reports: Part<'reports'> }) {
  const t = usePhrases<typeof en>('member_files')
  const report = usePhrases<typeof reportTexts>('reports')
  return (
    <Table
      label={t('sections.reports')}
      columns={[
        t('columns.when'),
        t('columns.what'),
        t('columns.number'),
        t('columns.reason'),
        t('columns.outcome'),
      ]}
    >
      {reports.map((row) => (
        <tr key={`${row.number} ${row.by_member}`}>
          <DateTimeCell at={row.at} />
          <td>
            {t(row.by_machine ? 'report.machine' : row.by_member ? 'report.by' : 'report.about')}
          </td>
          <td className="num whitespace-nowrap">
            <Link className="link" to="/office/reports">
              {row.number}
            </Link>
          </td>
          <td>{report(`reasons.${row.reason}` as PhraseKey<typeof reportTexts>)}</td>
          <td>
            {row.outcome === null ? (
              <Tag look="warn">{t('report.open')}</Tag>
            ) : (
              report(`office.outcome.${row.outcome}` as PhraseKey<typeof reportTexts>)
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** Decisions with their reasons, and appeals against them. */
export function DecisionTable({ decisions }: { readonly decisions: Part<'decisions'> }) {
  const t = usePhrases<typeof en>('member_files')
  const complaint = usePhrases<typeof complaintTexts>('complaints')
  return (
    <Table
      label={t('sections.decisions')}
      columns={[
        t('columns.when'),
        t('columns.number'),
        t('columns.outcome'),
        t('columns.reason'),
        t('columns.state'),
      ]}
    >
      {decisions.map((row) => (
        <tr key={row.number}>
          <DateTimeCell at={row.at} />
          <td className="num whitespace-nowrap">{row.number}</td>
          <td>{complaint(`office.outcomes.${row.outcome}` as PhraseKey<typeof complaintTexts>)}</td>
          <td className="min-w-56 wrap-anywhere">
            {row.statement ??
              (row.rule === null
                ? ''
                : complaint(`rules.${row.rule}` as PhraseKey<typeof complaintTexts>))}
          </td>
          <td>
            {row.appeal === null ? null : (
              <Link className="link" to="/office/complaints">
                {t(`appeal.${row.appeal_outcome ?? 'waiting'}`, { number: row.appeal })}
              </Link>
            )}
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** Complaints and questions to support. */
export function CaseTable({ cases }: { readonly cases: Part<'cases'> }) {
  const t = usePhrases<typeof en>('member_files')
  const complaint = usePhrases<typeof complaintTexts>('complaints')
  const state = ({ outcome, answered_at: answered }: Part<'cases'>[number]) =>
    outcome !== null
      ? complaint(`office.outcomes.${outcome}`)
      : t(answered === null ? 'case.open' : 'case.answered')
  return (
    <Table
      label={t('sections.cases')}
      columns={[t('columns.when'), t('columns.number'), t('columns.what'), t('columns.state')]}
    >
      {cases.map((row) => (
        <tr key={row.number}>
          <DateTimeCell at={row.at} />
          <td className="num whitespace-nowrap">
            <Link
              className="link"
              to={row.kind === 'support' ? '/office/support' : '/office/complaints'}
            >
              {row.number}
            </Link>
          </td>
          <td>
            {t(`case.${row.kind}`)}
            {row.about === null ? null : (
              <span className="type-meta block text-muted">
                {complaint(`topics.${row.about}` as PhraseKey<typeof complaintTexts>)}
              </span>
            )}
          </td>
          <td>{state(row)}</td>
        </tr>
      ))}
    </Table>
  )
}

function OrderLink({ order }: { readonly order: string }) {
  const t = usePhrases<typeof en>('member_files')
  return (
    <Link
      className="link num"
      aria-label={`${t('columns.order')} ${order}`}
      to={`/office/orders?order=${order}`}
    >
      {order.slice(0, 8)}
    </Link>
  )
}

/** Orders with what was refunded of each. */
export function OrderTable({ orders }: { readonly orders: Part<'orders'> }) {
  const t = usePhrases<typeof en>('member_files')
  const refund = usePhrases<typeof refundTexts>('refunds')
  return (
    <Table
      label={t('sections.orders')}
      columns={[
        t('columns.when'),
        t('columns.order'),
        t('columns.state'),
        figures(t('columns.credits')),
        figures(t('columns.price')),
        figures(t('columns.refunded')),
      ]}
    >
      {orders.map((row) => (
        <tr key={row.order}>
          <DateTimeCell at={row.at} />
          <td>
            <OrderLink order={row.order} />
          </td>
          <td>
            <Tag look={row.status === 'completed' ? 'pine' : 'quiet'}>
              {refund(`office.statuses.${row.status}` as PhraseKey<typeof refundTexts>)}
            </Tag>
          </td>
          <td className="figure">{row.credits}</td>
          <AmountCell minor={row.price_minor} currency={row.currency} />
          <AmountCell minor={row.refunded_minor} currency={row.currency} />
        </tr>
      ))}
    </Table>
  )
}

/** Unspent credits, and where they came from and went. */
export function CreditTable({ credits }: { readonly credits: Part<'credits'> }) {
  const t = usePhrases<typeof en>('member_files')
  const { signed } = useFormat()
  return (
    <>
      <CreditFacts credits={credits} />
      {credits.movements.length === 0 ? null : (
        <Table
          className="mt-4"
          label={t('sections.credits')}
          columns={[
            t('columns.when'),
            t('columns.what'),
            figures(t('columns.credits')),
            t('columns.order'),
          ]}
        >
          {credits.movements.map((row, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list is read once
            <tr key={place}>
              <DateTimeCell at={row.at} />
              <td>{t(`credits.kinds.${row.kind}`)}</td>
              <td className="figure">{signed(row.credits)}</td>
              <td>{row.order === null ? null : <OrderLink order={row.order} />}</td>
            </tr>
          ))}
        </Table>
      )}
    </>
  )
}

/** Requests that wait for a second person. */
export function ApprovalTable({ approvals }: { readonly approvals: Part<'approvals'> }) {
  const t = usePhrases<typeof en>('member_files')
  const staff = usePhrases<typeof staffTexts>('staff')
  return (
    <Table
      label={t('sections.approvals')}
      columns={[t('columns.when'), t('columns.what'), t('columns.who'), t('columns.number')]}
    >
      {approvals.map((row) => (
        <tr key={`${row.kind} ${row.about}`}>
          <DateTimeCell at={row.at} />
          <td>
            <Link className="link" to="/office/approvals">
              {staff(approvalTexts[row.kind as keyof typeof approvalTexts])}
            </Link>
          </td>
          <td>{row.by}</td>
          <td className="num wrap-anywhere">{row.about}</td>
        </tr>
      ))}
    </Table>
  )
}

/** Acts of staff, from the audit log. */
export function HistoryTable({ history }: { readonly history: Part<'history'> }): ReactNode {
  const t = usePhrases<typeof en>('member_files')
  return (
    <Table
      className="mt-3"
      label={t('sections.history')}
      columns={[t('columns.when'), t('columns.who'), t('columns.what'), t('columns.details')]}
    >
      {history.map((row) => (
        <tr key={row.id}>
          <DateTimeCell at={row.at} />
          <td>{row.by}</td>
          {/* The technical name, the same in every language, as in the audit log. */}
          <td>
            <code>{row.act}</code>
          </td>
          <td className="min-w-56 wrap-anywhere">
            {Object.entries(row.facts)
              .filter(([, value]) => value !== null && value !== '')
              .map(([name, value]) => `${name}: ${String(value)}`)
              .join(' · ')}
          </td>
        </tr>
      ))}
    </Table>
  )
}
