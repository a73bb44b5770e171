import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Cameo, FictionalTag } from '#ui/components/index.ts'
import type { en } from '../../locales/installed-app/en.ts'
import type { DatedConversation } from '../../rules/stored-conversation.ts'
import { useStoredTimes } from './use-stored-times.ts'

/** The conversations kept on this device, each with when it was read last. */
export function StoredList({
  conversations,
}: {
  readonly conversations: readonly DatedConversation[]
}) {
  const t = usePhrases<typeof en>('installed_app')
  const { dateTime } = useStoredTimes()
  if (conversations.length === 0) return null
  return (
    <section aria-labelledby="stored" className="grid gap-3">
      <h2 id="stored" className="type-h3">
        {t('stored.title')}
      </h2>
      <p className="text-ink-2">{t('stored.text')}</p>
      <ul className="grid gap-2">
        {conversations.map(({ id, name, label, storedAt }) => (
          <li key={id}>
            <Link to={`/offline?to=/chats/${id}`} className="stored-row">
              <Cameo name={name ?? t('stored.gone')} fictional={label !== null} />
              <span className="grid min-w-0 gap-1">
                <span className="flex flex-wrap items-center gap-2 font-semibold">
                  {name ?? t('stored.gone')}
                  {label === null ? null : <FictionalTag label={label} soft />}
                </span>
                <span className="type-meta text-muted">
                  {t('stored.as_of', { time: dateTime(storedAt) })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
