import { useState } from 'react'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import {
  ArrowBendUpLeftIcon,
  ContextMenu,
  CopyIcon,
  FlagIcon,
  type MenuEntry,
  PencilSimpleIcon,
  TrashIcon,
  useToast,
  XBoldIcon,
} from '#ui/components/index.ts'
import type { en as reports } from '#features/safety/reports/locales/en.ts'
import type { Message, Partner, Thread } from '../../contract/chat.ts'
import type { en } from '../../locales/message-changes/en.ts'
import { reactions } from '../../rules/changes/reactions.ts'
import { toMessageQuote } from '../../rules/changes/resolve-quote.ts'
import type { Safety } from '../thread/use-safety.tsx'
import { useDayFormat } from '../thread/use-day-format.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { quoting } from './quoting.ts'
import { reactionIcons } from './reaction-icons.ts'
import { useChange } from './use-change.ts'

interface MessageLayerProps {
  readonly conversation: string
  readonly message: Message
  readonly anchor: HTMLElement
  readonly profile: Partner
  readonly cost: Thread['cost']
  readonly marks: Thread['marks']
  readonly safety: Safety
  readonly onClose: () => void
}

/** The menu of a message, and the dialogs it opens. */
export function MessageLayer(props: MessageLayerProps) {
  const { conversation, message, anchor, profile, cost, marks, safety, onClose } = props
  const t = usePhrases<typeof en>('message_changes')
  const tr = usePhrases<typeof reports>('reports')
  const { time } = useDayFormat()
  const toast = useToast()
  const { react } = useChange(conversation)
  const [shown, setShown] = useState<'menu' | 'edit' | 'delete'>('menu')
  const { seq, mine, kind, text, deleted, withdrawn, reaction } = message
  const name = profile.name ?? ''
  const readable = !deleted && (mine || !withdrawn)
  const writable = readable && cost.closed !== 'chat.closed' && profile.state === 'active'

  function reply() {
    quoting.set(conversation, toMessageQuote(message))
    // After the menu has returned focus.
    setTimeout(() => document.querySelector<HTMLElement>('.chat-field')?.focus())
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.show({ text: t('copied') })
    } catch {
      toast.show({ tone: 'danger', text: t('not_copied') })
    }
  }

  const items: MenuEntry[] = [
    ...(writable && !mine && !withdrawn
      ? [
          {
            id: 'react',
            label: t('react'),
            options: reactions.map((kindOf) => {
              const Icon = reactionIcons[kindOf]
              return {
                id: kindOf,
                label: t(`reactions.${kindOf}`),
                icon: <Icon />,
                checked: reaction === kindOf,
                onSelect: () => {
                  onClose()
                  void react(seq, reaction === kindOf ? null : kindOf)
                },
              }
            }),
          },
        ]
      : []),
    ...(reaction !== null && !mine
      ? [
          {
            id: 'unreact',
            label: t('remove_reaction'),
            icon: <XBoldIcon />,
            onSelect: () => void react(seq, null),
          },
        ]
      : []),
    ...(writable && cost.closed === null && !withdrawn
      ? [{ id: 'reply', label: t('reply'), icon: <ArrowBendUpLeftIcon />, onSelect: reply }]
      : []),
    ...(readable && kind === 'text' && !message.hidden
      ? [{ id: 'copy', label: t('copy'), icon: <CopyIcon />, onSelect: () => void copy() }]
      : []),
    ...(message.can_edit
      ? [
          {
            id: 'edit',
            label: t('edit'),
            icon: <PencilSimpleIcon />,
            onSelect: () => setShown('edit'),
          },
        ]
      : []),
    ...(mine || profile.id === null
      ? []
      : [
          {
            id: 'report',
            label: tr('action'),
            icon: <FlagIcon />,
            onSelect: () => safety.report(seq),
          },
        ]),
    ...(message.can_delete
      ? [
          {
            id: 'delete',
            label: t('delete'),
            icon: <TrashIcon />,
            danger: true,
            rule: true,
            onSelect: () => setShown('delete'),
          },
        ]
      : []),
  ]

  if (shown === 'edit')
    return (
      <EditDialog
        conversation={conversation}
        message={message}
        profile={profile}
        cost={cost}
        before={marks.last}
        onClose={onClose}
      />
    )
  if (shown === 'delete')
    return (
      <DeleteDialog
        conversation={conversation}
        message={message}
        name={name}
        read={seq <= marks.their_read}
        onClose={onClose}
      />
    )
  return items.length === 0 ? null : (
    <ContextMenu
      items={items}
      anchor={anchor}
      align={mine ? 'end' : 'start'}
      label={t('menu', { time: time(message.at) })}
      // An entry that opens a dialog has closed the menu too.
      onClose={() => setTimeout(() => setShown((now) => (now === 'menu' ? (onClose(), now) : now)))}
    />
  )
}
