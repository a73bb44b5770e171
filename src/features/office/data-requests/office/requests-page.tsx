import { Link } from 'react-router'
import { hasPermission } from '#features/members/staff/index.ts'
import {
  ListPage,
  liveList,
  Table,
  TableSection,
  useAddressFilters,
  useMe,
} from '#features/members/staff/office/index.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { SelectField } from '#ui/components/index.ts'
import type { ListedRequest, Year } from '../contract/data-requests.ts'
import type { en } from '../locales/en.ts'
import { answerDays } from '../rules/deadlines.ts'
import { kinds, outcomes } from '../rules/requests.ts'
import { calls } from './calls.ts'
import { DownloadButton } from './download-button.tsx'
import { OpenedPage } from './opened-page.tsx'

/** The queue and the register of requests about personal data, and one request (OPS-10). */
export function Page() {
  const [{ request }] = useAddressFilters('request')
  return request === '' ? <Register /> : <OpenedPage key={request} request={request} />
}

const states = ['open', ...outcomes] as const

function Register() {
  const t = usePhrases<typeof en>('data_requests')
  const [set, change] = useAddressFilters('state', 'kind', 'year')
  const input = {
    ...(set.state !== '' && { state: set.state as (typeof states)[number] }),
    ...(set.kind !== '' && { kind: set.kind as (typeof kinds)[number] }),
    ...(set.year !== '' && { year: Number(set.year) }),
  }
  const list = calls.useCall('data_requests.list', input, liveList)
  return (
    <ListPage
      title={t('office.title')}
      lead={t('office.lead', { days: answerDays })}
      notLoaded={t('office.not_loaded')}
      placeholders="rows"
      list={list}
      action={<DownloadButton input={input} />}
      filters={(data) => (
        <div className="mt-4 flex flex-wrap gap-3">
          <SelectField
            label={t('office.filters.state')}
            value={set.state}
            onChange={({ target }) => change({ state: target.value })}
            options={[
              { value: '', label: t('office.filters.all') },
              ...states.map((value) => ({ value, label: t(`office.states.${value}`) })),
            ]}
          />
          <SelectField
            label={t('office.filters.kind')}
            value={set.kind}
            onChange={({ target }) => change({ kind: target.value })}
            options={[
              { value: '', label: t('office.filters.all') },
              ...kinds.map((value) => ({ value, label: t(`office.kinds.${value}`) })),
            ]}
          />
          <SelectField
            label={t('office.filters.year')}
            value={set.year}
            onChange={({ target }) => change({ year: target.value })}
            options={[
              { value: '', label: t('office.filters.all') },
              ...(data?.years ?? []).map(({ year }) => ({
                value: String(year),
                label: String(year),
              })),
            ]}
          />
        </div>
      )}
      empty={({ requests }) =>
        requests.length === 0 && { title: t('office.empty'), text: t('office.empty_text') }
      }
    >
      {({ requests, years }) => (
        <>
          <Requests requests={requests} />
          <Years years={years} />
        </>
      )}
    </ListPage>
  )
}

function Requests({ requests }: { readonly requests: readonly ListedRequest[] }) {
  const t = usePhrases<typeof en>('data_requests')
  const { date } = useFormat()
  const me = useMe()
  const mayOpen = hasPermission(me?.role ?? '', 'data_requests.handle')
  return (
    <Table
      className="mt-4"
      label={t('office.title')}
      columns={[
        t('office.columns.number'),
        t('office.columns.kind'),
        t('office.columns.due'),
        t('office.columns.identity'),
        t('office.columns.state'),
      ]}
    >
      {requests.map((one) => (
        <tr key={one.request} data-overdue={(one.outcome === null && one.overdue) || undefined}>
          <td className="num">
            {mayOpen ? (
              <Link className="link" to={`?request=${one.request}`}>
                {one.number}
              </Link>
            ) : (
              one.number
            )}
          </td>
          <td>{t(`office.kinds.${one.kind}`)}</td>
          <td className="num">
            {one.outcome === null && one.overdue ? (
              <b>{t('office.overdue', { date: date(one.due_at) })}</b>
            ) : one.due_soon ? (
              t('office.due_soon', { date: date(one.due_at) })
            ) : (
              date(one.due_at)
            )}
            {one.extended ? ` · ${t('office.extended')}` : ''}
          </td>
          <td>{t(`office.identities.${one.identity}`)}</td>
          <td>
            {t(`office.states.${one.outcome ?? 'open'}`)}
            {one.outcome !== null && one.overdue ? ` · ${t('office.late')}` : ''}
            {one.claimed_by === null ? '' : ` · ${t('office.claimed', { name: one.claimed_by })}`}
          </td>
        </tr>
      ))}
    </Table>
  )
}

const figures = [
  'received',
  'open',
  'completed',
  'refused',
  'disowned',
  'extended',
  'late',
] as const

function Years({ years }: { readonly years: readonly Year[] }) {
  const t = usePhrases<typeof en>('data_requests')
  const { number } = useFormat()
  return (
    <TableSection
      label={t('office.years')}
      columns={[
        t('office.year_columns.year'),
        ...figures.map((name) => ({ label: t(`office.year_columns.${name}`), figures: true })),
        { label: t('office.year_columns.median'), figures: true },
      ]}
    >
      {years.map((one) => (
        <tr key={one.year}>
          <th scope="row" className="num">
            {one.year}
          </th>
          {figures.map((name) => (
            <td key={name} className="figure">
              {number(one[name])}
            </td>
          ))}
          <td className="figure">{one.median_days === null ? '–' : number(one.median_days)}</td>
        </tr>
      ))}
    </TableSection>
  )
}
