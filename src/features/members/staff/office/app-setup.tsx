import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import type { en } from '../locales/en.ts'
import { encode } from 'uqr'

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

/** Renders a text as a QR code: dark on white in every theme, because scanners expect that. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .filter((square) => square !== '')
    .join('')
  return (
    <svg
      className="office-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
