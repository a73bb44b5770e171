import './keys.css'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Dialog, Switch } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import { useEnterSends } from './composer/enter-sends.ts'

interface KeysDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * The keyboard shortcuts of a chat, with the key names of the reader's keyboard, and what Enter
 * does on this device.
 */
export function ShortcutsDialog({ open, onClose }: KeysDialogProps) {
  const t = usePhrases<typeof en>('chat')
  const [sends, choose] = useEnterSends()
  const command = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : t('keys.ctrl')
  const [enter, shift] = [t('keys.enter'), t('keys.shift')]
  const rows = [
    ...(sends ? [[t('keys.send'), [[enter]]] as const] : []),
    [t('keys.line'), sends ? [[shift, enter]] : [[enter], [shift, enter]]],
    [t('keys.send_always'), [[command, enter]]],
    [t('keys.search'), [[command, 'K']]],
    [t('keys.next'), [['Alt', '↓']]],
    [t('keys.previous'), [['Alt', '↑']]],
    [t('keys.leave'), [[t('keys.esc')]]],
    [t('keys.list'), [['?']]],
  ] as const
  return (
    <Dialog open={open} onClose={onClose} title={t('keys.title')} closeLabel={t('keys.close')}>
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
      <p className="type-meta text-muted mt-3">{t('keys.focus')}</p>
      <div className="mt-4">
        <Switch
          label={t('keys.enter_sends')}
          hint={t('keys.enter_hint')}
          checked={sends}
          onChange={(event) => choose(event.target.checked)}
        />
      </div>
    </Dialog>
  )
}
