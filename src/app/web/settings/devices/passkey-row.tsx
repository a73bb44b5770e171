import '../settings.css'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { Button, KeyIcon } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'
import type { Passkey } from './use-add-passkey.ts'

interface PasskeyRowProps {
  readonly passkey: Passkey
  readonly onAct: (act: 'rename' | 'remove') => void
}

/** A passkey: its name, when it was added, when it was last used, and the host it works on. */
export function PasskeyRow({ passkey: { name, host, added_on, used_on }, onAct }: PasskeyRowProps) {
  const t = usePhrases<typeof en>('settings')
  const { date } = useFormat()
  // Noon UTC of that day, so that it is the same day in every time zone.
  const day = (of: string) => date(`${of}T12:00:00Z`)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="row-icon" aria-hidden="true">
        <KeyIcon />
      </span>
      <span className="grid min-w-0 grow basis-56">
        <b className="wrap-anywhere">{name}</b>
        <span className="type-meta text-muted">
          {[
            t('passkeys.added_on', { date: day(added_on) }),
            used_on === null
              ? t('passkeys.never_used')
              : t('passkeys.used_on', { date: day(used_on) }),
            t('passkeys.works_at', { host }),
          ].join(' · ')}
        </span>
      </span>
      <span className="settings-device-actions flex flex-wrap gap-2">
        {(['rename', 'remove'] as const).map((act) => (
          <Button
            key={act}
            variant="ghost"
            size="sm"
            aria-label={t(`passkeys.${act}_named`, { name })}
            onClick={() => onAct(act)}
          >
            {t(`passkeys.${act}`)}
          </Button>
        ))}
      </span>
    </li>
  )
}
