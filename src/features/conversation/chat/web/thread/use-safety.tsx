import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useToast } from '#ui/components/index.ts'
import { BlockDialog } from '#features/members/blocks/web/index.ts'
import type { en as blocks } from '#features/members/blocks/locales/en.ts'
import { RealPersonDialog } from '#features/safety/message-safety/web/index.ts'
import { ReportDialog } from '#features/safety/reports/web/index.ts'
import type { Message, Partner } from '../../contract/chat.ts'
import type { en } from '../../locales/en.ts'
import type { en as changesEn } from '../../locales/message-changes/en.ts'

/** Safety actions in a chat, with their dialogs. */
export interface Safety {
  readonly askIfReal: () => void
  /** Reports a message or, if null, the entire chat. */
  readonly report: (seq: number | null) => void
  readonly block: () => void
  /** Whether the reader is about to block; they are redirected afterwards. */
  readonly blocking: boolean
  readonly dialogs: ReactNode
}

interface SafetyFacts {
  readonly profile: Partner
  /** Null before the first message. */
  readonly conversation: string | null
  readonly messages: readonly Message[]
}

/** How many of their messages can be selected in a report. */
const offered = 8

/**
 * Asking whether a profile is a real person, reporting and blocking, from anywhere in a chat
 * (BEY-02, BEY-16).
 */
export function useSafety({ profile, conversation, messages }: SafetyFacts): Safety {
  const t = usePhrases<typeof en>('chat')
  const tb = usePhrases<typeof blocks>('blocks')
  const tc = usePhrases<typeof changesEn>('message_changes')
  const cache = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  const [open, setOpen] = useState<'real' | 'report' | 'block' | null>(null)
  const [selected, setSelected] = useState<number | null>(null)
  const name = profile.name ?? t('member_gone')
  const member = { id: profile.id ?? '', name }
  const theirs = messages.filter(({ mine }) => !mine)
  const latest = theirs.filter(({ seq }, at) => seq === selected || at >= theirs.length - offered)

  async function blocked() {
    setOpen(null)
    await navigate('/chats')
    // Removes cached data, so that this member does not reappear.
    cache.removeQueries({ queryKey: ['chat.read_conversation', conversation] })
    cache.removeQueries({
      predicate: ({ queryKey }) =>
        profile.id !== null && JSON.stringify(queryKey).includes(profile.id),
    })
    void cache.invalidateQueries()
    toast.show({ text: tb('done', { name }) })
  }

  return {
    askIfReal: () => setOpen('real'),
    report: (seq) => {
      setSelected(seq)
      setOpen('report')
    },
    block: () => setOpen('block'),
    blocking: open === 'block',
    dialogs: (
      <>
        <RealPersonDialog member={member} open={open === 'real'} onClose={() => setOpen(null)} />
        <ReportDialog
          key={selected}
          target={
            profile.id === null && conversation !== null ? { conversation } : { member: member.id }
          }
          name={name}
          messages={latest.map(({ seq, text, kind, deleted }) => ({
            seq,
            text: deleted
              ? tc('deleted_by_them', { name })
              : text || t(kind === 'photo' ? 'list.photo' : 'list.picked_gone'),
          }))}
          selected={selected}
          open={open === 'report'}
          onClose={() => setOpen(null)}
          onBlock={() => setOpen('block')}
        />
        <BlockDialog
          member={member}
          open={open === 'block'}
          onClose={() => setOpen(null)}
          onBlocked={() => void blocked()}
        />
      </>
    ),
  }
}
