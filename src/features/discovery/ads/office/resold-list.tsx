import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { Tag } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { ResoldMember } from '../contract/office.ts'

interface ResoldListProps {
  readonly members: readonly ResoldMember[]
  readonly count: number
}

/**
 * Members who chose to be shown on our other sites. Staff can neither choose nor revoke it for
 * them.
 */
export function ResoldList({ members, count }: ResoldListProps) {
  const t = usePhrases<typeof en>('ads')
  const { date } = useFormat()
  return (
    <>
      <p className="mt-4 text-ink-2">{t('office.members_note')}</p>
      <p className="mt-1 text-ink-2 num">
        {t('office.members_count', { count })}
        {members.length < count ? `. ${t('office.members_latest', { count: members.length })}` : ''}
      </p>
      <ul className="office-made-rows">
        {members.map(({ id, title, home, since }) => (
          <li key={id} className="office-made">
            <div className="office-made-words">
              <h2 className="office-made-name">{title}</h2>
              <p className="office-made-facts num">
                <span>{t('office.since', { date: date(since) })}</span>
              </p>
            </div>
            <Tag look="pine">{home}</Tag>
          </li>
        ))}
      </ul>
    </>
  )
}
