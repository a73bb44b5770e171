import { Link } from 'react-router'
import type { en as fiction } from '#features/members/fictional-profiles/locales/en.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useOnline } from '#platform/web/use-online.ts'
import { Alert, Bubble, Button, FictionalTag, SparkleIcon } from '#ui/components/index.ts'
import type { en } from '../../locales/installed-app/en.ts'
import type { DatedConversation, StoredMessage } from '../../rules/stored-conversation.ts'
import { StoredDraft } from './stored-draft.tsx'
import { returnTo } from './use-return.ts'
import { useStoredTimes } from './use-stored-times.ts'

/** A conversation as it was when it was last open on this device, and its draft. */
export function StoredConversationView({
  conversation,
  to,
}: {
  readonly conversation: DatedConversation
  /** The path of the real page. */
  readonly to: string
}) {
  const t = usePhrases<typeof en>('installed_app')
  const { dateTime } = useStoredTimes()
  const online = useOnline()
  const { name, label, messages, storedAt } = conversation
  const partner = name ?? t('stored.gone')
  return (
    <section className="grid gap-4" aria-labelledby="stored-name">
      <Link to="/offline?to=/chats" className="link">
        {t('stored.all')}
      </Link>
      <h1 id="stored-name" className="type-h1" tabIndex={-1}>
        {partner}
      </h1>
      {label === null ? null : <FictionalTag label={label} />}
      <Alert tone={online ? 'info' : 'warn'}>
        <p>{t(online ? 'stored.online' : 'stored.notice', { time: dateTime(storedAt) })}</p>
        <Button variant="line" size="sm" className="mt-2" onClick={() => returnTo(to)}>
          {t('offline.retry')}
        </Button>
      </Alert>
      <ol className="grid gap-3">
        {messages.map((message) => (
          <Message
            key={message.seq}
            message={message}
            partner={partner}
            fictional={label !== null}
          />
        ))}
      </ol>
      {conversation.open ? <StoredDraft conversation={conversation} partner={partner} /> : null}
    </section>
  )
}

function Message({
  message,
  partner,
  fictional,
}: {
  readonly message: StoredMessage
  readonly partner: string
  readonly fictional: boolean
}) {
  const t = usePhrases<typeof en>('installed_app')
  const tf = usePhrases<typeof fiction>('fictional_profiles')
  const { dateTime } = useStoredTimes()
  const { mine, kind, sealed, text, at, author } = message
  const words = sealed ? t('stored.sealed') : kind === 'text' ? text : t(`stored.${kind}`)
  return (
    <li>
      <Bubble from={mine ? 'me' : fictional ? 'fictional' : 'them'}>
        <span className="sr-only">{mine ? t('stored.you') : partner}: </span>
        <span className="break-words whitespace-pre-line">{words}</span>
        {author === 'ai' || author === 'ai_assisted' ? (
          <span className="stored-author">
            <SparkleIcon /> {tf(`author.${author}`)}
          </span>
        ) : null}
      </Bubble>
      <time dateTime={at} className={mine ? 'stored-time stored-time-mine' : 'stored-time'}>
        {dateTime(at)}
      </time>
    </li>
  )
}
