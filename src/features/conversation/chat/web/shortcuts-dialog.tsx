import './keys.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Dialog, Switch } from '#ui/components/index.ts'
import type { en } from '../locales/shortcuts/en.ts'
import type { en as changesEn } from '../locales/message-changes/en.ts'
import { useEnterSends } from './composer/enter-sends.ts'

interface KeysDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * The keyboard shortcuts of a chat, with key names for the reader's keyboard, and what Enter does
 * on this device.
 */
export function ShortcutsDialog({ open, onClose }: KeysDialogProps) {
  const t = usePhrases<typeof en>('shortcuts')
  const tc = usePhrases<typeof changesEn>('message_changes')
  const [sends, choose] = useEnterSends()
  const command = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : t('ctrl')
  const [enter, shift] = [t('enter'), t('shift')]
  const rows = [
    ...(sends ? [[t('send'), [[enter]]] as const] : []),
    [t('line'), sends ? [[shift, enter]] : [[enter], [shift, enter]]],
    [t('send_always'), [[command, enter]]],
    [tc('keys_undo'), [[command, 'Z']]],
    [t('search'), [[command, 'K']]],
    [t('next'), [['Alt', '↓']]],
    [t('previous'), [['Alt', '↑']]],
    [tc('keys_message'), [['↑'], ['↓']]],
    [t('leave'), [[t('esc')]]],
    [t('list'), [['?']]],
  ] as const
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <dl className="chat-keys">
        {rows.map(([does, presses]) => (
          <div key={does}>
            <dt>{does}</dt>
            {presses.map((keys) => (
              <dd key={keys.join()}>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="type-meta text-muted mt-3">{t('focus')}</p>
      <div className="mt-4">
        <Switch
          label={t('enter_sends')}
          hint={t('enter_hint')}
          checked={sends}
          onChange={(event) => choose(event.target.checked)}
        />
      </div>
    </Dialog>
  )
}
