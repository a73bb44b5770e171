import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import { QrCode } from './qr-code.tsx'

/** The key for an authenticator app, to scan or type. */
export function AppSetup({ uri, secret }: { readonly uri: string; readonly secret: string }) {
  const t = usePhrases<typeof en>('staff')
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-2">{t('setup.scan')}</p>
      <QrCode text={uri} label={t('setup.picture')} />
      <p className="text-ink-2">{t('setup.type')}</p>
      <code className="office-key">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
    </div>
  )
}
