import { useEffect, useRef } from 'react'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Bubble } from '#ui/components/index.ts'
import type { OpenedConversation } from '../contract.ts'
import type { en } from '../locales/en.ts'

type Line = OpenedConversation['lines'][number]

/** The messages, scrolled to the latest at the bottom. */
export function Lines({ opened }: { readonly opened: OpenedConversation }) {
  const t = usePhrases<typeof en>('persona_desk')
  const { date, time } = useFormat()
  const { member, profile, lines } = opened
  const log = useRef<HTMLDivElement>(null)
  const last = lines.at(-1)?.seq
  useEffect(() => {
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight
  }, [last])
  return (
    <div
      ref={log}
      className="desk-log"
      role="log"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
      tabIndex={0}
      aria-label={t('thread.log', { member: member.name, profile: profile.name })}
    >
      {opened.more ? <p className="desk-day">{t('thread.more')}</p> : null}
      {lines.map((line, place) => {
        const isFromProfile = line.from === 'profile'
        const day = date(line.at)
        const earlier = lines[place - 1]
        return (
          <div key={line.seq}>
            {earlier !== undefined && date(earlier.at) === day ? null : (
              <h3 className="desk-day">{day}</h3>
            )}
            <Bubble
              from={isFromProfile ? 'me' : 'them'}
              className={isFromProfile ? 'desk-own' : undefined}
            >
              <span className="sr-only">{isFromProfile ? profile.name : member.name}: </span>
              {line.replies_to === null ? null : (
                <small className="block">{t('thread.replies_to', { text: line.replies_to })}</small>
              )}
              {line.deleted ? <em className="block">{t('thread.deleted')}</em> : null}
              {line.kind === 'photo' ? <em className="block">{t('thread.photo')}</em> : null}
              {line.kind === 'gift' || line.kind === 'gif' ? (
                <Drawing kind={line.kind} drawing={line.drawing} />
              ) : null}
              {line.text}
            </Bubble>
            <p className="desk-when num" data-own={isFromProfile || undefined}>
              {[
                line.by,
                line.author === 'ai' || line.author === 'ai_assisted'
                  ? t(`thread.${line.author}`)
                  : null,
                time(line.at),
                line.edited_at === null ? null : t('thread.edited', { time: time(line.edited_at) }),
                line.reaction === null ? null : t('thread.reaction', { kind: line.reaction }),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </p>
          </div>
        )
      })}
    </div>
  )
}

/** The still image of a gift or sticker with its name; nothing is animated at the desk. */
function Drawing({
  kind,
  drawing,
}: {
  readonly kind: 'gift' | 'gif'
  readonly drawing: Line['drawing']
}) {
  const t = usePhrases<typeof en>('persona_desk')
  if (drawing === null) return <em className="block">{t('thread.picked_gone')}</em>
  return (
    <span className="flex items-center gap-3">
      <img src={drawing.still} alt="" width={56} height={56} decoding="async" />
      {kind === 'gift'
        ? t('thread.gift', { what: drawing.name })
        : t('thread.sticker', { what: drawing.name })}
    </span>
  )
}
