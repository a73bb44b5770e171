import { Link, useLocation } from 'react-router'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Table } from '#features/members/staff/office/index.ts'
import { Tag } from '#ui/components/index.ts'
import type { FoundMember } from '../contract/member-files.ts'
import type { en } from '../locales/en.ts'
import type { MemberStatus } from '../rules/member-status.ts'

/** The members found, each with a link to the file; on a phone, one below the other. */
export function FoundMembers({ members }: { readonly members: readonly FoundMember[] }) {
  const t = usePhrases<typeof en>('member_files')
  return (
    <Table
      className="members-table mt-6"
      label={t('title')}
      columns={[t('name'), t('status'), t('site'), t('country'), t('signed_up'), t('last_active')]}
    >
      {members.map((member) => (
        <MemberRow key={member.member} member={member} />
      ))}
    </Table>
  )
}

function MemberRow({ member: row }: { readonly member: FoundMember }) {
  const t = usePhrases<typeof en>('member_files')
  const { country, date } = useFormat()
  const { state } = useLocation()
  const { member, name, email, status, premium, site, signed_up_at: since } = row
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        <Link className="link" data-member to={`?member=${member}`} state={state}>
          {name}
        </Link>
        {email === null ? null : <span className="type-meta block text-muted">{email}</span>}
      </th>
      <td data-label={t('status')}>
        <span className="members-tags">
          <StatusTag status={status} />
          {premium ? <Tag look="quiet">{t('premium')}</Tag> : null}
        </span>
      </td>
      <td data-label={t('site')}>{site}</td>
      <td data-label={t('country')}>{row.country === null ? '–' : country(row.country)}</td>
      <td data-label={t('signed_up')} className="num">
        {date(since)}
      </td>
      <td data-label={t('last_active')} className="num">
        {row.last_active_at === null ? t('never') : date(row.last_active_at)}
      </td>
    </tr>
  )
}

/** The state of an account; what staff did stands out. */
export function StatusTag({ status }: { readonly status: MemberStatus }) {
  const t = usePhrases<typeof en>('member_files')
  const look =
    status === 'active'
      ? 'pine'
      : status === 'not_confirmed' || status === 'deleted'
        ? 'quiet'
        : 'warn'
  return <Tag look={look}>{t(`statuses.${status}`)}</Tag>
}
